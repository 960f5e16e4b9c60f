import { afterEach, expect, test, vi } from 'vitest'
import { gameOf, offeredGames } from './games'
import { plain } from './plain'
import { cover } from './plain/cover'
import { say } from './texts/words.svelte'

afterEach(() => vi.unstubAllGlobals())

const [here] = Object.keys(import.meta.glob('./games/*/index.ts')).map((path) => path.split('/')[2])

test('a game that has no folder here gets the plain board, and brings its texts', async () => {
  const server = (path: string) => (path === '/api/games' ? [{ id: here }, { id: 'guest' }] : ['guest-title = Guest\n'])
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(server(path))))
  const [own, guest] = await offeredGames()
  expect(own?.facts.id).toEqual(here)
  expect(guest?.cover).toBe(cover)
  expect((await gameOf('guest')).folder.Board).toBe(plain('guest').Board)
  expect(say('guest.title')).toBe('Guest')
  await expect(gameOf('unknown')).rejects.toThrow('web.no_such_game')
}, 30_000) // a whole game is loaded
