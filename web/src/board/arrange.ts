export interface Room {
  width: number
  height: number
}

/** Return the width of so many equal things that fill a room in rows; each is `extra` px higher than its ratio says. */
export function fit({ width, height }: Room, count: number, ratio: number, extra: number, gap: number): number {
  let best = 0
  for (let across = 1; across <= count; across++) {
    const down = Math.ceil(count / across)
    const wide = (width - gap * (across - 1)) / across
    const high = (height - gap * (down - 1)) / down
    best = Math.max(best, Math.min(wide, (high - extra) * ratio))
  }
  return Math.max(0, Math.floor(best))
}
