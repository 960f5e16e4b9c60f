/** The games of this page: the folders of src/games, as far as the server has registered them. */

import { api } from './api'
import type { GameFolder } from './board/board'
import type { GameFacts } from './wire'

const FOLDERS = import.meta.glob<{ game: GameFolder }>('./games/*/index.ts')

let facts: Promise<GameFacts[]> | null = null

export function gameFacts(): Promise<GameFacts[]> {
  facts ??= api.games().catch((error: unknown) => {
    facts = null // asked again next time
    throw error
  })
  return facts
}

export async function folderOf(game: string): Promise<GameFolder | null> {
  const load = FOLDERS[`./games/${game}/index.ts`]
  return load ? (await load()).game : null
}

export interface ListedGame {
  facts: GameFacts
  folder: GameFolder
}

export async function listedGames(): Promise<ListedGame[]> {
  const all = await gameFacts()
  const found = await Promise.all(all.map(async (each) => ({ facts: each, folder: await folderOf(each.id) })))
  return found.filter((each): each is ListedGame => each.folder !== null)
}

export async function gameOf(id: string): Promise<ListedGame | null> {
  const [all, folder] = await Promise.all([gameFacts(), folderOf(id)])
  const known = all.find((each) => each.id === id)
  return known && folder ? { facts: known, folder } : null
}
