/** What is to be seen of a beat: all Blocks fall together, then all lines fold, then the Barriers. */

import { factsOf } from '../../events'
import type { Shot } from '../../board/changes'
import type { Square, View } from './types'

export type Step =
  | { kind: 'reveal' }
  | { kind: 'out'; seats: number[] }
  | { kind: 'fall'; drawn: Map<number, Square[]> }
  | { kind: 'fold'; lines: Map<number, number[]> }
  | { kind: 'lift'; seats: number[] }
  | { kind: 'barrier'; on: Map<number, Square[]>; by: number[] }

export function stepOf({ events }: Shot<View>): Step | null {
  const drawn = factsOf(events, 'foldris.drawn')
  if (drawn.length) return { kind: 'fall', drawn: new Map(drawn.map((each) => [each.seat, each.squares])) }
  const folded = factsOf(events, 'foldris.folded')
  if (folded.length) {
    const seats = new Set(folded.map((each) => each.seat))
    const of = (seat: number) => folded.filter((each) => each.seat === seat).map((each) => each.line)
    return { kind: 'fold', lines: new Map([...seats].map((seat) => [seat, of(seat)])) }
  }
  const lifted = factsOf(events, 'foldris.barrier_lifted').map((each) => each.seat)
  if (lifted.length) return { kind: 'lift', seats: lifted }
  const barriers = factsOf(events, 'foldris.barrier')
  if (barriers.length) {
    const by = new Set(barriers.flatMap((each) => (each.by === null || each.by === undefined ? [] : [each.by])))
    return { kind: 'barrier', on: new Map(barriers.map((each) => [each.seat, each.squares])), by: [...by] }
  }
  const out = [...factsOf(events, 'foldris.eliminated'), ...factsOf(events, 'foldris.resigned')]
  if (out.length) return { kind: 'out', seats: out.map((each) => each.seat) }
  return factsOf(events, 'foldris.revealed').length ? { kind: 'reveal' } : null
}

/** After a long absence only the last round is worth watching. */
export function past(film: readonly Step[]): number {
  const falls = film.flatMap((step, n) => (step.kind === 'fall' ? [n] : []))
  return falls.length > 1 ? (falls.at(-1) ?? 0) : 0
}
