import { beforeEach, expect, test } from 'vitest'
import { partOf } from '../testing'
import type { ChairView, GameFacts, Result, Update } from '../wire'
import { suggestion } from './ending.svelte'

const game = partOf<GameFacts>({
  id: 'any',
  presets: ['first', 'usual', 'experts'].map((id) => ({ id, mode: 'one', settings: {}, solo: '', level: '' })),
})

function played(preset: string, won: boolean, kinds: ChairView['kind'][] = ['person', 'bot']) {
  const chairs = kinds.map((kind, seat) => ({ seat, kind }))
  const update = partOf<Update>({ yours: [0], table: { game: 'any', preset, seats: kinds.length, chairs } })
  const seats = kinds.map((_, seat) => ({ seat, rank: won === (seat === 0) ? 1 : 2, score: 0, sources: {} }))
  return suggestion(game, update, partOf<Result>({ seats, verdict: [] }))
}

beforeEach(() => localStorage.clear())

test('three wins in a row suggest the harder preset, three losses the easier one', () => {
  expect([played('usual', true), played('usual', true)]).toEqual([null, null])
  expect(played('usual', true)).toEqual({ preset: 'experts', harder: true, start: 'bots' })
  expect([played('usual', false), played('usual', false)]).toEqual([null, null])
  expect(played('usual', false, ['person', 'person'])).toEqual({ preset: 'first', harder: false, start: 'link' })
})

test('nothing is harder than the hardest, and a mix of one’s own does not count', () => {
  const three = (preset: string) => [1, 2, 3].map(() => played(preset, true))
  expect(three('experts')).toEqual([null, null, null])
  expect(three('')).toEqual([null, null, null])
})
