/** What this device remembers of the games: the last choices, which were finished, and the best results alone. Kept in
 * the browser, never sent. */

import type { Result, TableView, Told } from './wire'
import { startLike, type Choice, type Start } from './table/start'
import { language, wordsOf } from './texts/words.svelte'

/** The best result of one person in a mode for one, found without hints. */
export interface Best {
  score: number
  /** How good it is, 0 to 1; the score decides between equals. */
  share: number
  verdict: Told
  /** The preset it was made with; none: a mix of one's own, or it was not known then. */
  preset?: string
  /** What its title is called, by language: the edition that knows it is at the table only. */
  title: Record<string, string>
}

/** What a game alone came to beside those before it: nothing where it does not count. */
export interface Compared {
  /** Of this name; null: it is the first. */
  before: Best | null
  better: boolean
  /** The best of anybody on this device before it, and whose. */
  house: (Best & { name: string }) | null
}

export interface Streak {
  preset: string
  wins: number
}

interface Memory {
  /** By game and start. */
  last: Record<string, Choice>
  /** Games of which one was played to its end here. */
  finished: string[]
  /** Games whose guided game was offered. */
  offered: string[]
  /** By game, what was won in a row with a preset; below 0, what was lost. */
  streaks: Record<string, Streak>
  /** By game, by mode with the settings that are not the usual ones, by name. */
  best: Record<string, Record<string, Record<string, Best>>>
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
  const streaks = isRecord(known.streaks) ? Object.entries(known.streaks).filter(([, each]) => isStreak(each)) : []
  const best = isRecord(known.best) ? Object.entries(known.best).filter(([, each]) => isBest(each)) : []
  return {
    last: Object.fromEntries(last),
    finished,
    offered,
    streaks: Object.fromEntries(streaks),
    best: Object.fromEntries(best),
  } as Memory
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

const isStreak = (data: unknown): boolean =>
  isRecord(data) && typeof data.preset === 'string' && Number.isInteger(data.wins)

function isBest(data: unknown): boolean {
  const one = (each: unknown) =>
    isRecord(each) &&
    typeof each.score === 'number' &&
    typeof each.share === 'number' &&
    isRecord(each.verdict) &&
    isRecord(each.title)
  const named = (each: unknown) => isRecord(each) && Object.values(each).every(one)
  return isRecord(data) && Object.values(data).every(named)
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

/** A game with a preset has ended, won or lost: how many in a row were; below 0, were lost. */
export function rememberStreak(game: string, preset: string, won: boolean): number {
  const memory = recall()
  const last = memory.streaks[game]
  const before = last?.preset === preset ? last.wins : 0
  const wins = won ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1
  memory.streaks[game] = { preset, wins }
  keep(memory)
  return wins
}

const beats = (one: Best, other: Best) => one.share - other.share || one.score - other.score

/** Under what a best is kept: games with other settings are not compared. */
function kindOf(table: TableView, usual: Record<string, unknown>): string {
  const own = Object.entries(table.settings).filter(
    ([id, value]) => JSON.stringify(value) !== JSON.stringify(usual[id]),
  )
  return own.length ? `${table.mode} ${JSON.stringify(Object.fromEntries(own.sort()))}` : table.mode
}

/** A game with somebody of this device in it has ended; `usual` are the settings as they come. */
export function rememberResult(
  table: TableView,
  result: Result,
  usual: Record<string, unknown> = table.settings,
): Compared | null {
  const memory = recall()
  if (!memory.finished.includes(table.game)) memory.finished.push(table.game)
  keep(memory)
  const score = result.seats[0]?.score
  const verdict = result.verdict.at(-1)
  const chair = table.chairs[0]
  if (table.seats !== 1 || score === undefined || !verdict || result.share == null || chair?.hints) return null
  const kept = ((memory.best[table.game] ??= {})[kindOf(table, usual)] ??= {})
  const name = chair?.name ?? ''
  const { title } = verdict.facts as { title?: unknown }
  const now: Best = { score, share: result.share, verdict, title: typeof title === 'string' ? wordsOf(title) : {} }
  if (table.preset) now.preset = table.preset
  const before = kept[name] ?? null
  const house = topOf(kept)
  const better = !before || beats(now, before) > 0
  if (better) kept[name] = now
  keep(memory)
  return { before, better, house }
}

function topOf(kept: Record<string, Best>): (Best & { name: string }) | null {
  const all = Object.entries(kept).map(([name, best]) => ({ ...best, name }))
  return all.sort((one, other) => beats(other, one))[0] ?? null
}

/** Something that was told with the words of an edition that need not be here. */
export function retold({ verdict, title }: Best): Told {
  const word = title[language()] ?? title.en
  return word ? { ...verdict, facts: { ...verdict.facts, title: word } } : verdict
}

/** The best results alone, by mode with the usual settings or by preset, each as something to tell. */
export function bestOf(game: string): { mode: string; preset?: string; score: number; verdict: Told }[] {
  return Object.entries(recall().best[game] ?? {}).flatMap(([kind, kept]) => {
    const best = topOf(kept)
    if (!best || (kind.includes(' ') && !best.preset)) return []
    const mode = kind.split(' ')[0]!
    return [{ mode, ...(best.preset && { preset: best.preset }), score: best.score, verdict: retold(best) }]
  })
}
