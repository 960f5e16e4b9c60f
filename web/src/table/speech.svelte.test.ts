import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { announcements, forgetAnnounced } from '../announce.svelte'
import { partOf } from '../testing'
import { speak } from '../texts/words.svelte'
import type { Chapter, Moment, StoryLine, Update } from '../wire'
import type { Session } from './session.svelte'
import { arrival, MANY, Speech, type Scene } from './speech.svelte'

const drawn = () => Promise.resolve()
const said = () => announcements.polite.map(({ sentences }) => sentences.join(' '))
const update = partOf<Update>({ yours: [0], table: { started: true } })
const reader = { names: ['Anna', 'Bruno', 'Clara'], you: 0, seatings: [], moments: [] }
const session = partOf<Session>({ update, reader, names: reader.names })

const line = (seat: number, first: number, weight = 1): StoryLine => ({
  told: { id: `line-${first}`, facts: {} },
  seat,
  first,
  last: first,
  weight,
  done: true,
  picture: '',
  spots: [],
  details: [],
})
const chapter = (lines: StoryLine[]) =>
  partOf<Chapter>({ number: 0, told: { id: 'round', facts: {} }, lines, first: 0, last: 99 })
const fresh = [partOf<Moment>({ seq: 0 })]

function begin(scene: Partial<Scene> = {}): { speech: Speech; stop: () => void } {
  const now: Scene = {
    title: undefined,
    where: '',
    prompt: { text: { id: 'ask', facts: {} }, buttons: [] },
    asks: false,
    still: true,
    plain: false,
    named: null,
    ...scene,
  }
  let speech!: Speech
  const stop = $effect.root(() => {
    speech = new Speech(session, () => now)
  })
  return { speech, stop }
}

beforeAll(() => speak('en'))

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined) // nothing draws frames here
  announcements.polite = []
  forgetAnnounced()
})

test('who comes hears where they are', () => {
  expect(arrival(update, 'Cups', 'Round 1', reader)).toBe('Cups, with Bruno and Clara. Round 1.')
})

test('of very many decisions of others only what matters is told, and how many there were more', async () => {
  const { speech, stop } = begin()
  const others = Array.from({ length: MANY + 3 }, (_, n) => line(1 + (n % 2), n))
  const weighty = line(1, 50, 2)
  const own = line(0, 51)
  speech.shown(update, fresh, [], [chapter([...others, weighty, own])])
  speech.shown(partOf<Update>({ ...update, result: {} }), fresh, [], [])
  await drawn()
  const [told] = said()
  expect(told?.match(/line-\d+/g)).toHaveLength(MANY + 2)
  expect(told).toContain('line-50')
  expect(told).toContain('line-51')
  expect(told).toMatch(/3 more times.*The game is over/)
  stop()
})
