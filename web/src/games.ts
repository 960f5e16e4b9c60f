/** The games of the server. Those with a folder in src/games have a board of their own, the others the plain one. */

import { api } from './api'
import type { GameCover, GameFolder } from './board/board'
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

export async function folderOf(game: string): Promise<GameFolder> {
  const load = FOLDERS[`./games/${game}/index.ts`]
  if (load) return (await load()).game
  const [{ plain }] = await Promise.all([import('./plain'), speakOf(game)])
  return plain(game)
}

async function coverOf(game: string): Promise<GameCover> {
  const own = COVERS[`./games/${game}/cover.ts`]
  if (own) return own.cover
  const [{ cover }] = await Promise.all([import('./plain/cover'), speakOf(game)])
  return cover
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

export async function offeredGames(): Promise<OfferedGame[]> {
  const all = await gameFacts()
  return Promise.all(all.map(async (each) => ({ facts: each, cover: await coverOf(each.id) })))
}

export async function offeredGame(id: string): Promise<OfferedGame | null> {
  const known = (await gameFacts()).find((each) => each.id === id)
  return known ? { facts: known, cover: await coverOf(id) } : null
}

export async function gameOf(id: string): Promise<ListedGame | null> {
  const known = (await gameFacts()).find((each) => each.id === id)
  return known ? { facts: known, folder: await folderOf(id) } : null
}
