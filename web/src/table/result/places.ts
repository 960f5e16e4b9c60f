/** The order of a result, and what it is to the one who reads it. */

import type { Result, SeatResult } from '../../wire'

/** Who is out of the ranking comes last; of those who share a place, who has more comes first. */
export function rankedOf(result: Result): SeatResult[] {
  const place = (rank: number) => rank || Infinity
  return [...result.seats].sort(
    (one, other) => place(one.rank) - place(other.rank) || other.score - one.score || one.seat - other.seat,
  )
}

/** win: somebody of this device came first, or the team, or the highest rung was reached; good: another rung. */
export type Mood = 'win' | 'good' | 'even' | 'loss'

export function moodOf(result: Result, yours: readonly number[]): Mood {
  const ladder = result.ending?.ladder ?? []
  if (ladder.length) return ladder[0]!.reached ? 'win' : ladder.some((rung) => rung.reached) ? 'good' : 'loss'
  const mine = result.seats.filter((each) => yours.includes(each.seat))
  const first = mine.some((each) => each.rank === 1)
  const shared = result.seats.filter((each) => each.rank === 1).length > 1
  if (!first) return mine.length ? 'loss' : 'even'
  // Everybody first, and not as a team: nobody has lost.
  return shared && result.ending?.order && result.seats.every((each) => each.rank === 1) ? 'even' : 'win'
}
