/** The story of a game in words: chapters, lines, and between them who came and went. */

import { settings } from '../settings.svelte'
import { brief, letter, mark, tell } from '../texts/words.svelte'
import type { Chapter, Event, Moment, Seating, StoryLine as Line } from '../wire'
import { namesAtEntry, seatingsTold } from './seatings'

export const MATTERS = 2

/** A sentence of the page: a line of the story, or of the book of seats. */
export interface Sentence {
  seat: number | null
  words: string
  /** null: it is about a seat, not about the game. */
  line: Line | null
  /** What it sums up, moment by moment, where details are asked for. Notation is marked. */
  details: string[]
}

export interface Told {
  chapter: Chapter
  words: string
  /** What stands for it while it is folded: the weightiest of its lines. */
  sum: Sentence | null
  sentences: Sentence[]
}

export interface Reader {
  names: readonly string[]
  /** The one seat of the one who reads; null: none, or several. */
  you: number | null
  seatings: readonly Seating[]
  moments: readonly Moment[]
}

export function story(chapters: readonly Chapter[], reader: Reader): Told[] {
  const lines = [...reader.seatings]
  const sat = (until: number): Sentence[] => {
    const found: Sentence[] = []
    while (lines.length && lines[0]!.seq <= until) {
      const line = lines.shift()!
      found.push({ seat: line.seat, words: seatingsTold(reader.seatings, [line])[0]!, line: null, details: [] })
    }
    return found
  }
  return chapters.map((chapter, n) => {
    const sentences = chapter.lines.flatMap((line) => [...sat(line.first), sentence(line, reader)])
    const last = n === chapters.length - 1
    if (last) sentences.push(...sat(Infinity))
    return { chapter, words: tell(chapter.told, reader.names), sum: weightiest(sentences), sentences }
  })
}

export function sentence(line: Line, reader: Reader): Sentence {
  const names = namesAtEntry(reader.seatings, reader.names, line.first)
  return {
    seat: line.seat,
    words: tell(line.told, names, reader.you),
    line,
    details: settings.details === 'full' ? detailsOf(line, reader) : [],
  }
}

/** What was played, in notation, and what came of it, in brief, from moment `since` on. Whoever decides last shows what
    all have decided: that stands beside what each has played. */
function detailsOf(line: Line, reader: Reader, since = 0): string[] {
  const names = namesAtEntry(reader.seatings, reader.names, line.first)
  const rows: { seq: number | null; seat: number | null; notation: string; words: string[] }[] = []
  for (const [seq, number] of line.details) {
    const moment = reader.moments.find((each) => each.seq === seq)
    const event = moment?.events[number]
    if (!moment || !event || seq < since) continue
    const seat = line.seat ?? ('seat' in event.facts ? event.facts.seat : null)
    const shown = moment.who.length === 1 && seat !== null && letter(seat) !== moment.who
    let row = rows.findLast((each) => each.seat === seat && (shown ? !each.words.length : each.seq === seq))
    if (!row)
      rows.push((row = { seq: shown ? null : seq, seat, notation: shown ? '' : (moment.text ?? ''), words: [] }))
    const words = event.id === line.told.id ? '' : brief(event, names)
    if (words) row.words.push(words)
  }
  return rows
    .filter(({ notation, words }) => notation || words.length)
    .map(({ seat, notation, words }) => {
      const name = line.seat === null && seat !== null ? names[seat]! : ''
      return [name, notation && mark(notation), words.join(', ')].filter((part) => part !== '').join(': ')
    })
}

/** Return the words of a finished game after one entry, until another: the lines that end there, or, of steps within a
    turn, those about them. */
export function wordsSince(chapters: readonly Chapter[], since: number, until: number, reader: Reader): string {
  const within = (seq: number) => since < seq && seq <= until
  const lines = chapters.flatMap((chapter) => chapter.lines)
  const ended = lines.filter((line) => within(line.last))
  const about = ended.length
    ? ended
    : lines.filter((line) => line.details.some(([at]) => at >= line.first && within(at)))
  return about.map((line) => sentence(line, reader).words).join(' ')
}

/** A game's own words for what somebody did; '' = the brief ones of the event. */
type Did = (event: Event, names: readonly string[]) => string

/** Return what a seat did last, in one sentence: its own line, or its part in a line about several; '' if nothing. */
export function lastOf(chapters: readonly Chapter[], seat: number, reader: Reader, did: Did = brief): string {
  for (const line of chapters.flatMap((chapter) => chapter.lines).toReversed()) {
    if (line.seat === seat) return sentence(line, reader).words
    const part = line.seat === null ? partOf(line, seat, reader, did) : ''
    if (part) return part
  }
  return ''
}

/** What somebody did last, in a sentence that names them. */
export interface Done {
  seat: number
  words: string
}

/** Return what each of these seats did last, the latest last. */
export function doneBy(
  seats: readonly number[],
  chapters: readonly Chapter[],
  reader: Reader,
  did: Did = brief,
): Done[] {
  const lines = chapters.flatMap((chapter) => chapter.lines)
  return seats
    .map((seat) => {
      const words = lastOf(chapters, seat, reader, did)
      const name = reader.names[seat] ?? ''
      const at = lines.findLast((line) => line.seat === seat)?.last ?? 0
      return { seat, at, words: words && !words.startsWith(name) ? `${name}: ${words}` : words }
    })
    .filter(({ words }) => words !== '')
    .sort((one, other) => one.at - other.at)
    .map(({ seat, words }) => ({ seat, words }))
}

/** What one seat has in a line about several, in brief. */
function partOf(line: Line, seat: number, reader: Reader, did: Did): string {
  const names = namesAtEntry(reader.seatings, reader.names, line.first)
  const events = line.details.flatMap(([seq, number]) => {
    const event = reader.moments.find((each) => each.seq === seq)?.events[number]
    return event && 'seat' in event.facts && event.facts.seat === seat ? [event] : []
  })
  return events
    .map((event) => did(event, names) || brief(event, names))
    .filter((words) => words !== '')
    .join(', ')
}

/** The heading of the chapter that a moment belongs to: the last turn of one may begin the next by itself. */
export function chapterAt(chapters: readonly Chapter[], seq: number, reader: Reader): string {
  const told = chapters.find((each) => each.lines.some((line) => line.first <= seq && seq <= line.last))
  const chapter = told ?? chapters.findLast((each) => each.first <= seq)
  return chapter ? tell(chapter.told, reader.names) : ''
}

function weightiest(sentences: readonly Sentence[]): Sentence | null {
  const found = sentences.filter((each) => each.line)
  const most = Math.max(...found.map((each) => each.line!.weight))
  return found.findLast((each) => each.line!.weight === most) ?? null
}

/** Something to be told aloud; a heading has no line. */
export interface Heard {
  words: string
  line: Line | null
}

/** What a screen reader is told of what is new: what matters, every turn when it is done, or with every step of it.
 * The heading of a chapter is told when it begins, but in brief.
 */
export function heardLines(
  before: readonly Chapter[],
  now: readonly Chapter[],
  fresh: readonly Moment[],
  reader: Reader,
): Heard[] {
  const since = Math.min(...fresh.map((each) => each.seq))
  const told = new Set(before.flatMap((chapter) => chapter.lines.filter((line) => line.done).map(keyOf)))
  const short = settings.details === 'brief'
  const matters = (line: Line) => !short || line.weight >= MATTERS || line.seat === reader.you
  const known = before.at(-1)?.number ?? -1
  return now.flatMap((chapter) => {
    const lines = chapter.lines.flatMap((line) =>
      [
        ...(settings.details === 'full' ? detailsOf(line, reader, since) : []),
        ...(line.done && !told.has(keyOf(line)) && matters(line) ? [sentence(line, reader).words] : []),
      ].map((words) => ({ words, line })),
    )
    const heads = chapter.number > known && !short
    return heads ? [{ words: `${tell(chapter.told, reader.names)}.`, line: null }, ...lines] : lines
  })
}

export const heard = (...of: Parameters<typeof heardLines>): string[] => heardLines(...of).map(({ words }) => words)

const keyOf = (line: Line) => `${line.first} ${line.told.id} ${JSON.stringify(line.told.facts)}`

/** Return what the others did since a seat last acted, oldest first, at most three lines. */
export function doneSince(chapters: readonly Chapter[], seat: number, reader: Reader): string[] {
  const lines = chapters.flatMap((chapter) => chapter.lines)
  return lines
    .slice(lines.findLastIndex((line) => line.seat === seat) + 1)
    .filter((line) => line.seat !== null)
    .slice(-3)
    .map((line) => sentence(line, reader).words)
}
