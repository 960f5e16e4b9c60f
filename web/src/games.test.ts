import { afterEach, expect, test, vi } from 'vitest'
import { gameOf, listedGames } from './games'

afterEach(() => vi.unstubAllGlobals())

test('a game that the server knows and this page does not is left out', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ id: 'foldris' }, { id: 'not-here-yet' }])))
  expect((await listedGames()).map((game) => game.facts.id)).toEqual(['foldris'])
  expect(await gameOf('not-here-yet')).toBe(null)
}, 30_000) // a whole game is loaded
