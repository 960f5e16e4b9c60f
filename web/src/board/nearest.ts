/** A press near a target means the nearest one. */

/** The item that is least far away; of equally near ones the first; none if all are further than `most`. */
export function nearest<T>(items: Iterable<T>, far: (item: T) => number, most = Infinity): T | null {
  let best: T | null = null
  let least = most
  for (const each of items) {
    const away = far(each)
    if (best === null ? away <= least : away < least) [best, least] = [each, away]
  }
  return best
}
