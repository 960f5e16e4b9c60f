/** Who sat down, left, came back, gave up: in words, with the names of the time. */

import { say, tell } from '../texts/words.svelte'
import type { Seating, Update } from '../wire'
import { nameAt, namesAt } from './names'

const SEATS = 10

/** What the seats were called when the log had so many entries, or before a line of this book. A table that has no such
    book, because it is older, is called as it is now. */
export function namesThen(
  seatings: readonly Seating[],
  now: readonly string[],
  is: (each: Seating) => boolean,
): readonly string[] {
  if (!seatings.length) return now
  const names = Array.from({ length: now.length || SEATS }, (_, seat) => nameAt(seat))
  for (const each of seatings) {
    if (!is(each)) break
    if (each.seat !== null) names[each.seat] = each.name || nameAt(each.seat)
  }
  return names
}

/** The names when an entry was made. */
export function namesAtEntry(seatings: readonly Seating[], now: readonly string[], seq: number): readonly string[] {
  return namesThen(seatings, now, (each) => each.seq <= seq)
}

/** Lines of the book in words; a seat is called as it was before the line. */
export function seatingsTold(all: readonly Seating[], some: readonly Seating[]): string[] {
  return some.map((line) =>
    tell(
      line.told,
      namesThen(all, [], (each) => each.number < line.number),
    ),
  )
}

/** Who is away now, and who is there again; who manages the table meanwhile; a device that holds its seat no more.
    Leaving and giving up have lines of their own. `gone`: the seats that were told to be away; only they come back. */
export function presence(before: Update, update: Update, gone: Set<number>): string[] {
  if (update.table.over) return []
  const names = namesAt(update.table.chairs)
  const told = update.table.chairs.flatMap((chair) => {
    const was = before.table.chairs[chair.seat]
    const same = chair.kind === 'person' && was?.kind === 'person' && was.name === chair.name
    if (!same || update.yours.includes(chair.seat)) return []
    if (before.yours.includes(chair.seat)) return [say('web.device_ended', { name: names[chair.seat] })]
    if (was.present === chair.present) return []
    if (!chair.present) gone.add(chair.seat)
    else if (!gone.delete(chair.seat)) return []
    return [say(chair.present ? 'web.is_there' : 'web.is_away', { name: names[chair.seat] })]
  })
  const named = update.seatings.some((each) => each.told.id === 'table.hosts')
  const manages = update.table.host && !before.table.host && update.yours.length > 0 && !named
  return manages ? [...told, say('web.host_meanwhile')] : told
}
