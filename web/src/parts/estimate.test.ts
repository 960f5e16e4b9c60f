import { mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Choice } from '../table/start'
import { partOf } from '../testing'
import { speak, speakOf } from '../texts/words.svelte'
import type { GameFacts } from '../wire'
import Estimate from './Estimate.svelte'

const game = partOf<GameFacts>({
  id: 'flow',
  settings: [],
  presets: [{ id: 'usual', mode: 'standard', settings: {}, solo: '', level: '' }],
})
const choice: Choice = {
  preset: 'usual',
  mode: 'standard',
  settings: {},
  chairs: [{ kind: 'person', name: 'Ada', level: '' }],
  me: 0,
  seconds: 0,
  chat: true,
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    { id: 'flow.estimate', facts: { won: 6, seconds: 18, turns: 0 } },
    '18 seconds a round: about 6 of 10 teams of casual players win.',
  ],
  [null, ''],
])('the set-up says how hard it is, as far as the game can tell', async (told, words) => {
  await Promise.all([speak('en'), speakOf('flow')])
  const asked = vi.fn((_path: string, _request: RequestInit) => Promise.resolve(new Response(JSON.stringify({ told }))))
  vi.stubGlobal('fetch', asked)
  const page = mount(Estimate, { target: document.body, props: { game, choice } })
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(JSON.parse(asked.mock.calls[0]![1].body as string)).toMatchObject({ game: 'flow', preset: 'usual' })
  const line = document.querySelector('[data-testid=estimate]')
  await vi.waitFor(() => expect(line?.textContent).toBe(words))
  await unmount(page)
})
