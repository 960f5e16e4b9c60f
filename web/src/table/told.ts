/** An entry of the log in words: one sentence an event, with the seat whose mark stands before it. */

import { say, tell } from '../texts/words.svelte'
import type { Moment, Seating } from '../wire'
import { namesAtEntry, seatingsTold } from './seatings'

const SEATS = 'ABCDEFGHIJ'

export interface Sentence {
  /** null for chance, the clock, and what concerns all. */
  seat: number | null
  words: string
}

export function sentences(moment: Moment, names: readonly string[]): Sentence[] {
  const at = SEATS.indexOf(moment.who)
  const seat = at < 0 ? null : at
  if (!moment.events.length) return [{ seat, words: unspoken(moment, names[at] ?? '') }]
  return moment.events.map((event) => ({
    seat: 'seat' in event.facts && typeof event.facts.seat === 'number' ? event.facts.seat : null,
    words: tell(event, names),
  }))
}

export function told(moment: Moment, names: readonly string[]): string {
  return sentences(moment, names)
    .map((each) => each.words)
    .join(' ')
}

/** What happened, with the names of the time: the entries, and between them who came and went. */
export interface Told {
  seq: number
  moment: Moment | null
  sentences: Sentence[]
}

export function story(moments: readonly Moment[], seatings: readonly Seating[], names: readonly string[]): Told[] {
  const found: Told[] = []
  const lines = [...seatings]
  const sat = (seq: number) => {
    while (lines.length && lines[0]!.seq <= seq) {
      const line = lines.shift()!
      const [words] = seatingsTold(seatings, [line])
      found.push({ seq: line.seq, moment: null, sentences: [{ seat: line.seat, words: words! }] })
    }
  }
  for (const moment of moments) {
    sat(moment.seq)
    const then = namesAtEntry(seatings, names, moment.seq)
    found.push({ seq: moment.seq, moment, sentences: sentences(moment, then) })
  }
  sat(Infinity)
  return found
}

/** Nothing was told about it: sealed, or an entry that only the table knows. */
function unspoken({ who, text }: Moment, name: string): string {
  if (text === null) return say('web.told_sealed', { name })
  if (text === 'undo') return say('web.told_undo', { name })
  if (who === 'clock') return say('web.told_time')
  return name ? say('web.told_played', { name, text }) : text
}
