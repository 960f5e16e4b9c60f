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

/** How far a point is from the nearest middle of some cells of a grid. */
export function fromCells(cells: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): number {
  return Math.min(...cells.map(([column, row]) => Math.hypot(column - x, row - y)))
}
