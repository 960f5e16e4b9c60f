/** An entry of the log in words: one sentence an event, with the seat whose mark stands before it. */

import { say, tell } from '../texts/words.svelte'
import type { Moment } from '../wire'

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

/** Nothing was told about it: sealed, or an entry that only the table knows. */
function unspoken({ who, text }: Moment, name: string): string {
  if (text === null) return say('web.told_sealed', { name })
  if (text === 'undo') return say('web.told_undo', { name })
  if (who === 'clock') return say('web.told_time')
  return name ? say('web.told_played', { name, text }) : text
}
