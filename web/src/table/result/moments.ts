/** Which moments of a finished game are told to whom. */

import type { Highlight, Result } from '../../wire'

/** Return the turning point, the hardest blow, and the best move: the reader's own, of others the winner's. The turning
    point is not repeated among the others. */
export function chosenOf(result: Result, you: number | null): Highlight[] {
  const all = result.highlights ?? []
  const kinds = all.filter((each) => each.kind !== 'best')
  const bests = all.filter((each) => each.kind === 'best')
  const first = result.seats.filter((each) => each.rank === 1).map((each) => each.seat)
  const of = (wanted: (seat: number | null) => boolean) => bests.find((each) => wanted(each.seat))
  const best =
    of((seat) => seat === you && you !== null) ?? of((seat) => seat !== null && first.includes(seat)) ?? bests[0]
  const same = (each: Highlight) =>
    best && each.at === best.at && each.told.id === best.told.id && each.seat === best.seat
  if (!best || kinds.some(same)) return kinds
  return [...kinds, best]
}
