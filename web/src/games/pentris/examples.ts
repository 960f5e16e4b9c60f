/** Pieces and chutes for pictures. */

import { cellOf, look, moved, nameOf, type Shapes } from './grid'
import type { PieceView, PlacedPiece } from './types'

const picture = (text: string): [number, number][] => {
  const lines = text.split(' ')
  return lines.flatMap((line, n) =>
    [...line].flatMap((mark, x): [number, number][] => (mark === 'X' ? [[x, lines.length - 1 - n]] : [])),
  )
}

export const SHAPES: Shapes = {
  F: picture('.XX XX. .X.'),
  I: picture('XXXXX'),
  L: picture('X. X. X. XX'),
  N: picture('.X .X XX X.'),
  P: picture('XX XX X.'),
  T: picture('XXX .X. .X.'),
  U: picture('X.X XXX'),
  V: picture('X.. X.. XXX'),
  W: picture('X.. XX. .XX'),
  X: picture('.X. XXX .X.'),
  Y: picture('.X XX .X .X'),
  Z: picture('XX. .X. .XX'),
}

const SETS: Record<string, string> = { w: 'white', b: 'blue', s: 'beige' }

/** `piece('Pw2', 'g v y v r*')`. */
export function piece(id: string, face: string): PieceView {
  return { id, shape: id[0] ?? '', set: SETS[id[1] ?? ''] ?? 'white', face: face.split(' ') }
}

export function lying(what: PieceView, turn: number, anchor: string): PlacedPiece {
  const cells = moved(look(SHAPES, what.shape, turn), cellOf(anchor)).map(nameOf)
  return { id: what.id, shape: what.shape, set: what.set, turn, anchor, cells, face: what.face }
}
