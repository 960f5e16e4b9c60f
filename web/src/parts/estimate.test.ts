import { mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Choice } from '../table/start'
import { partOf } from '../testing'
import { say, speak } from '../texts/words.svelte'
import type { GameFacts } from '../wire'
import Estimate from './Estimate.svelte'

const game = partOf<GameFacts>({
  id: 'nim',
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

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Let the pause pass before it is asked, and the answer come. */
async function settled() {
  await vi.advanceTimersByTimeAsync(1000)
  await tick()
}

test.each([[{ id: 'web.prompt_over', facts: {} }], [null]])(
  'the set-up says how hard it is, as far as the game can tell',
  async (told) => {
    await speak('en')
    const asked = vi.fn((_path: string, _request: RequestInit) =>
      Promise.resolve(new Response(JSON.stringify({ told }))),
    )
    vi.stubGlobal('fetch', asked)
    const page = mount(Estimate, { target: document.body, props: { game, choice } })
    await settled()
    expect(JSON.parse(asked.mock.calls[0]![1].body as string)).toMatchObject({ game: 'nim', preset: 'usual' })
    const line = document.querySelector('[data-testid=estimate]')
    expect(line?.textContent).toBe(told ? say(told.id) : '')
    await unmount(page)
  },
)
