/** What this device remembers of the games: what was chosen last, which were finished, and the best results alone. Kept in
 * the browser, never sent. */

import type { Result, TableView, Told } from './wire'
import { startLike, type Choice, type Start } from './table/start'
import { language, wordsOf } from './texts/words.svelte'

/** The best result of a mode for one. */
export interface Best {
  score: number
  verdict: Told
  /** What its title is called, by language: the edition that knows it is at the table only. */
  title: Record<string, string>
}

interface Memory {
  /** By game and start. */
  last: Record<string, Choice>
  /** Games of which one was played to its end here. */
  finished: string[]
  /** Games whose guided game was offered. */
  offered: string[]
  /** By game, by mode. */
  best: Record<string, Record<string, Best>>
}

const KEY = 'cinquina-games'

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** What was stored by another version, or is broken, is forgotten. */
export function recalled(stored: string | null): Memory {
  let data: unknown = null
  try {
    data = JSON.parse(stored ?? 'null')
  } catch {
    // somebody else's text under our key
  }
  const known = isRecord(data) ? data : {}
  const last = isRecord(known.last) ? Object.entries(known.last).filter(([, each]) => isChoice(each)) : []
  const finished = textsOf(known.finished)
  const offered = textsOf(known.offered)
  const best = isRecord(known.best) ? Object.entries(known.best).filter(([, each]) => isBest(each)) : []
  return { last: Object.fromEntries(last), finished, offered, best: Object.fromEntries(best) } as Memory
}

const textsOf = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((each): each is string => typeof each === 'string') : []

function isChoice(data: unknown): boolean {
  if (!isRecord(data) || !isRecord(data.settings) || !Array.isArray(data.chairs) || !data.chairs.length) return false
  const words = [data.preset, data.mode].every((each) => typeof each === 'string')
  const numbers = [data.me, data.seconds].every((each) => typeof each === 'number')
  const seated = data.chairs.every((each) => isRecord(each) && typeof each.kind === 'string')
  return words && numbers && seated && typeof data.chat === 'boolean'
}

function isBest(data: unknown): boolean {
  const one = (each: unknown) =>
    isRecord(each) && typeof each.score === 'number' && isRecord(each.verdict) && isRecord(each.title)
  return isRecord(data) && Object.values(data).every(one)
}

function recall(): Memory {
  try {
    return recalled(localStorage.getItem(KEY))
  } catch {
    return recalled(null) // a private window may forbid it
  }
}

function keep(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // then every game is the first
  }
}

/** The last choice of a game that began so. */
export function lastChoice(game: string, start: Start): Choice | null {
  return recall().last[`${game} ${start}`] ?? null
}

export function rememberChoice(game: string, choice: Choice): void {
  const memory = recall()
  memory.last[`${game} ${startLike(choice)}`] = choice
  keep(memory)
}

export function wasFinished(game: string): boolean {
  return recall().finished.includes(game)
}

/** Is it time to offer the guided game? Once, before the first game was finished. */
export function wantsGuide(game: string): boolean {
  return !wasFinished(game) && !recall().offered.includes(game)
}

export function rememberOffer(game: string): void {
  const memory = recall()
  if (!memory.offered.includes(game)) memory.offered.push(game)
  keep(memory)
}

/** A game with somebody of this device in it has ended. */
export function rememberResult(table: TableView, result: Result): void {
  const memory = recall()
  if (!memory.finished.includes(table.game)) memory.finished.push(table.game)
  const score = result.seats[0]?.score
  const verdict = result.verdict.at(-1)
  if (table.seats === 1 && score !== undefined && verdict) {
    const own = (memory.best[table.game] ??= {})
    const before = own[table.mode]
    const { title } = verdict.facts as { title?: unknown }
    if (!before || score > before.score)
      own[table.mode] = { score, verdict, title: typeof title === 'string' ? wordsOf(title) : {} }
  }
  keep(memory)
}

/** The best results alone, by mode, each as something to tell. */
export function bestOf(game: string): { mode: string; score: number; verdict: Told }[] {
  return Object.entries(recall().best[game] ?? {}).map(([mode, { score, verdict, title }]) => {
    const word = title[language()] ?? title.en
    return { mode, score, verdict: word ? { ...verdict, facts: { ...verdict.facts, title: word } } : verdict }
  })
}
