/** The scoring of a round as its events told it, seat by seat. */

import type { Event } from '../../wire'

export interface Count {
  seat: number
  rows: number
  stars: number
  platinum: number
  /** Of this round's chute. */
  sum: number
}

export interface Counted {
  round: number
  /** Of the seats whose chutes may be seen. */
  counts: Count[]
}

/** Of the last round that ended; null when none did, or when the one who looks has placed a piece since. */
export function counted(events: readonly Event[], looking: number | null = null): Counted | null {
  const last: Counted = { round: 0, counts: [] }
  let count: Count | null = null
  for (const event of events) {
    switch (event.id) {
      case 'pentris.placed':
        if (event.facts.seat === looking) last.round = 0
        break
      case 'pentris.rows':
        count = { seat: event.facts.seat, rows: event.facts.points, stars: 0, platinum: 0, sum: 0 }
        break
      case 'pentris.star':
        if (count) count.stars = event.facts.sum
        break
      case 'pentris.platinum':
        if (count) count.platinum = event.facts.points
        break
      case 'pentris.scored': {
        const { round, points } = event.facts
        if (last.round !== round) Object.assign(last, { round, counts: [] })
        if (count) last.counts.push({ ...count, sum: points })
        count = null
      }
    }
  }
  return last.round ? last : null
}
