/** The changes between two views, as the server tells them. */

import type { Film, Moment } from '../wire'

export type Change = Film['start'][number]

/** The view after the changes. What they do not touch is the same object as before. */
export function applied<View>(view: View, changes: readonly Change[]): View {
  return changes.reduce<unknown>((now, [path, gone, value]) => changed(now, path, gone, value), view) as View
}

function changed(
  part: unknown,
  [step, ...rest]: readonly (string | number)[],
  gone: number | null,
  value: unknown,
): unknown {
  if (step === undefined) return value
  if (Array.isArray(part)) {
    if (gone !== null && !rest.length) return part.toSpliced(Number(step), gone, ...(value as unknown[]))
    return part.with(Number(step), changed(part[Number(step)], rest, gone, value))
  }
  const fields = part as Record<string, unknown>
  return { ...fields, [step]: changed(fields[step], rest, gone, value) }
}

/** A beat as a board shows it: the views around it and what happened. */
export interface Shot<View = unknown> {
  /** The entry of the log it belongs to. */
  seq: number
  before: View
  after: View
  events: Moment['events']
}

/** A film, cut into its shots: from where it begins to the view of its update. */
export function shotsOf<View>(view: View, film: Film | null | undefined, moments: readonly Moment[]): Shot<View>[] {
  if (!film) return []
  return cut(applied(view, film.start), film.beats, moments)
}

/** The same from its beginning. */
export function cut<View>(start: View, beats: Film['beats'], moments: readonly Moment[]): Shot<View>[] {
  const told = new Map(moments.map((moment) => [moment.seq, moment.events]))
  let before = start
  return beats.map(({ seq, told: numbers, change }) => {
    const events = numbers.flatMap((n) => told.get(seq)?.[n] ?? [])
    const shot = { seq, before, after: applied(before, change), events }
    before = shot.after
    return shot
  })
}
