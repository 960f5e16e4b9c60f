/** How a window is divided: the board is paid first. */

/** desk     board │ supply │ players, story; the task below both      aside   board │ players, supply, task
 *  side     board │ supply │ players, task; a phone held sideways     tablet  players, board, supply, task
 *  phone    players as a strip, board, one row of supply, task        scroll  task, board, blocks: a column that scrolls
 */
export type Shape = 'desk' | 'aside' | 'side' | 'tablet' | 'phone' | 'scroll'

export interface Room {
  width: number
  height: number
}

export interface Plan extends Room {
  shape: Shape
  /** The window is low: what can be said shorter is. */
  low: boolean
  /** Height that the board of a phone leaves to the task. */
  spare?: number
}

/** A column of this width beside the board, its gutters included. */
const DESK = 560 + 48
const COLUMN = 304 + 36
const NARROW = 232 + 24
/** Supply and players beside each other, on a phone held sideways. */
const TWO = 208 + 230 + 32

/** A line and a half of the task of a phone. */
const SPARE = 32

/** Return the shape of a window and the room of its board, whose width is `ratio` times its height. On a phone a row of
    the supply is `row` px high. */
export function plan({ width, height }: Room, ratio: number | null, row = 50): Plan {
  if (width < 480 && height < 480)
    return { shape: 'scroll', low: true, width: width - 16, height: (width - 16) / (ratio ?? 1) }
  const low = height < 560
  if (width / height >= 6 / 5) {
    const whole = height - (low ? 16 : 32)
    const upto = (room: number) => Math.round(Math.min(whole * (ratio ?? 9), width - room))
    if (!low && width >= 1200) return { shape: 'desk', low: height < 800, width: upto(DESK), height: whole }
    if (low && width - upto(NARROW) >= TWO && ratio) return { shape: 'side', low, width: upto(NARROW), height: whole }
    return { shape: 'aside', low, width: upto(low ? NARROW : COLUMN), height: whole }
  }
  if (width > 700) {
    const high = height - (height < 1000 ? 420 : 444)
    return { shape: 'tablet', low: height < 1000, width: width - 24, height: fit(width - 24, high, ratio) }
  }
  const short = height < 700
  const high = height - row - (short ? 224 : 320)
  const board = fit(width, high, ratio)
  return { shape: 'phone', low: short, width, height: board, spare: Math.max(0, Math.min(SPARE, high - board)) }
}

function fit(width: number, height: number, ratio: number | null): number {
  return Math.round(ratio === null ? height : Math.min(height, width / ratio))
}
