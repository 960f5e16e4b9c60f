/** What lies in the tray, in the order in which it is shown and numbered, highest first; and how large it can be. */

import type { Room } from '../../board/arrange'
import { extent, look } from './grid'
import type { Option, PieceView, View } from './types'

export interface Area {
  id: 'pool' | 'stack' | 'current' | 'previous' | 'personal'
  pieces: PieceView[]
}

export function areas(view: View, choices: readonly Option[]): Area[] {
  const picks = new Set(choices.filter((each) => each.what === 'pick').map((each) => each.piece))
  const stacked = view.cards.flatMap((card) => card.stacks.flatMap((each) => each.pieces))
  const found: Area[] = [
    { id: 'pool', pieces: view.pool },
    { id: 'stack', pieces: stacked.filter((each) => picks.has(each.id)) },
    { id: 'current', pieces: view.current },
    { id: 'previous', pieces: view.previous },
    { id: 'personal', pieces: view.seats.find((each) => each.seat === view.seat)?.personal ?? [] },
  ]
  const high = ({ shape }: PieceView) => extent(look(view.shapes, shape, 0))[1]
  return found
    .filter((each) => each.pieces.length)
    .map(({ id, pieces }) => ({ id, pieces: [...pieces].sort((one, other) => high(other) - high(one)) }))
}

// -- how large

/** Of a chute as it is drawn, with its walls and names: width divided by height. */
export const CHUTE = 732 / 1082
const ROWS_HIGH = 10.82
/** In px: the least cell of a piece in the tray, and what is around a piece on each side. */
export interface Measure {
  least: number
  edge: number
}
const SMALL: Measure = { least: 20, edge: 4 }
const LARGE: Measure = { least: 28, edge: 7 }
export const measure = (room: Room) => (Math.min(room.width, room.height) < 520 ? SMALL : LARGE)
export const GAP = 4 // px between pieces

export interface Split {
  chute: Room
  tray: Room
  /** Of a cell of the chute, in px. */
  cell: number
}

/** The chute as high as the room, beside it a tray in which so many pieces have room. */
export function split(room: Room, pieces: number, gap: number): Split {
  const { least, edge } = measure(room)
  const slot = 3 * least + 2 * edge + GAP // most pieces are three cells wide and high
  const down = Math.max(1, Math.floor((room.height + GAP) / slot))
  const across = Math.ceil(pieces / down)
  const tight = pieces > 0.8 * across * down ? 0.3 : 0 // for those that are not
  const wanted = Math.max(5 * least + 2 * edge, (across + tight) * slot - GAP)
  const width = Math.max(room.width * 0.45, Math.min(room.height * CHUTE, room.width - gap - wanted))
  const height = Math.min(room.height, width / CHUTE)
  const chute = { width: height * CHUTE, height }
  return {
    chute,
    tray: { width: Math.max(0, room.width - gap - chute.width), height: room.height },
    cell: height / ROWS_HIGH,
  }
}

/** Of something in the tray: cells across and down, and px around it. A heading has a row of its own. */
export interface Item {
  wide: number
  high: number
  pad: Room
  alone?: boolean
}

/** The largest cell with which all fit into a room, one after the other in rows. */
export function largest(items: readonly Item[], room: Room, from: number, to: number): number {
  for (let cell = Math.floor(Math.max(from, to)); cell > from; cell--)
    if (stacked(items, room.width, cell) <= room.height) return cell
  return from
}

const TOUCH = 44

export function stacked(items: readonly Item[], width: number, cell: number): number {
  let [x, y, row] = [0, 0, 0]
  for (const { wide, high, pad, alone } of items) {
    const w = alone ? width : Math.max(TOUCH, wide * cell + pad.width)
    const h = alone ? pad.height : Math.max(TOUCH, high * cell + pad.height)
    if (w > width) return Infinity
    if (x > 0 && x + w > width) [x, y, row] = [0, y + row + GAP, 0]
    x += w + GAP
    row = Math.max(row, h)
  }
  return y + row
}
