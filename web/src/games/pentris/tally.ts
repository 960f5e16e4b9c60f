/** The scoring of a round as its events told it, seat by seat. */

import { factsOf } from '../../events'
import type { Moment } from '../../wire'

export interface Count {
  seat: number
  rows: number
  stars: number
  platinum: number
  /** Of this round's chute. */
  sum: number
}

/** Empty when no round ended. */
export function counted(moments: Moment[]): Count[] {
  const events = moments.flatMap((each) => each.events)
  const counts = new Map<number, Count>()
  const add = (kind: 'rows' | 'stars' | 'platinum', { seat, points }: { seat: number; points: number }) => {
    const count = counts.get(seat) ?? { seat, rows: 0, stars: 0, platinum: 0, sum: 0 }
    count[kind] += points
    count.sum += points
    counts.set(seat, count)
  }
  for (const facts of factsOf(events, 'pentris.rows')) add('rows', facts)
  for (const facts of factsOf(events, 'pentris.star')) add('stars', facts)
  for (const facts of factsOf(events, 'pentris.platinum')) add('platinum', facts)
  return [...counts.values()].sort((one, other) => one.seat - other.seat)
}
