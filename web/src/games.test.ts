import { afterEach, expect, test, vi } from 'vitest'
import { gameOf, listedGames } from './games'

afterEach(() => vi.unstubAllGlobals())

const [here] = Object.keys(import.meta.glob('./games/*/index.ts')).map((path) => path.split('/')[2])

test('a game that the server knows and this page does not is left out', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ id: here }, { id: 'not-here-yet' }])))
  expect((await listedGames()).map((game) => game.facts.id)).toEqual([here])
  expect(await gameOf('not-here-yet')).toBe(null)
}, 30_000) // a whole game is loaded
