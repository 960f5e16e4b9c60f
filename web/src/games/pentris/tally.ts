/** The scoring of a round as its events told it, seat by seat. */

import type { Moment } from '../../wire'

export interface Count {
  seat: number
  rows: number
  stars: number
  platinum: number
  /** Of this round's chute. */
  sum: number
}

const KINDS: Record<string, 'rows' | 'stars' | 'platinum'> = { 'pentris.rows': 'rows', 'pentris.star': 'stars', 'pentris.platinum': 'platinum' }

/** Empty when no round ended. */
export function counted(moments: Moment[]): Count[] {
  const counts = new Map<number, Count>()
  for (const { id, facts } of moments.flatMap((each) => each.events)) {
    const kind = KINDS[id]
    if (!kind) continue
    const seat = facts.seat as number
    const count = counts.get(seat) ?? { seat, rows: 0, stars: 0, platinum: 0, sum: 0 }
    count[kind] += facts.points as number
    count.sum += facts.points as number
    counts.set(seat, count)
  }
  return [...counts.values()].sort((one, other) => one.seat - other.seat)
}
