/** The games of the server. Those with a folder in src/games have a board of their own, the others the plain one. */

import { api, Refusal } from './api'
import type { GameCover, GameFolder } from './board/board'
import { bestOf } from './memory'
import { speakOf } from './texts/words.svelte'
import type { GameFacts } from './wire'

const FOLDERS = import.meta.glob<{ game: GameFolder }>('./games/*/index.ts')
const COVERS = import.meta.glob<{ cover: GameCover }>('./games/*/cover.ts', { eager: true })

let facts: Promise<GameFacts[]> | null = null

export function gameFacts(): Promise<GameFacts[]> {
  facts ??= api.games().catch((error: unknown) => {
    facts = null // asked again next time
    throw error
  })
  return facts
}

/** The board of a game, and its words. */
export async function folderOf(game: string): Promise<GameFolder> {
  const own = FOLDERS[`./games/${game}/index.ts`]?.()
  const [folder] = await Promise.all([own ?? import('./plain'), speakOf(game), speakOf('table')])
  return 'game' in folder ? folder.game : folder.plain(game)
}

export const isOurs = (game: string) => `./games/${game}/cover.ts` in COVERS

async function coverOf(game: string): Promise<GameCover> {
  return COVERS[`./games/${game}/cover.ts`]?.cover ?? (await import('./plain/cover')).cover
}

/** As the lobby and the set-up show it. */
export interface OfferedGame {
  facts: GameFacts
  cover: GameCover
}

/** As it is played. */
export interface ListedGame {
  facts: GameFacts
  folder: GameFolder
}

/** All of them, with the words that a lobby needs: those of the last result, and all of a game from elsewhere. */
export async function offeredGames(): Promise<OfferedGame[]> {
  const all = await gameFacts()
  const spoken = all.filter(({ id }) => !isOurs(id) || bestOf(id).length)
  await Promise.all(spoken.map(({ id }) => speakOf(id)))
  return Promise.all(all.map(async (each) => ({ facts: each, cover: await coverOf(each.id) })))
}

export async function offeredGame(id: string): Promise<OfferedGame | null> {
  const known = (await gameFacts()).find((each) => each.id === id)
  if (!known) return null
  const [cover] = await Promise.all([coverOf(id), speakOf(id), speakOf(`${id}-setup`)])
  return { facts: known, cover }
}

/** Refusal says that there is no such game. */
export async function gameOf(id: string): Promise<ListedGame> {
  const known = (await gameFacts()).find((each) => each.id === id)
  if (!known) throw new Refusal({ id: 'web.no_such_game', facts: { game: id } }, 404)
  return { facts: known, folder: await folderOf(id) }
}
