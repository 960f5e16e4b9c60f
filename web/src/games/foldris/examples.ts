/** Sheets and cards for the lobby's picture and the rules drawer. */

import type { CardView, Drawing, Paper, Square } from './types'

const LANES: Square[] = [1, 2, 3, 4, 5, 6, 7].map((column) => [column, column + 1])
/** What is printed on every sheet. */
export const PRINT = { columns: 8, lanes: LANES }

/** A sheet of a few lines, drawn from the top: # filled, . empty, B Barrier. */
export function sheet(drawing: string, facts: Partial<Paper> = {}): Paper {
  const lines = drawing.trim().split(/\s+/)
  const folded = facts.folded ?? []
  const numbers = Array.from({ length: lines.length + folded.length }, (_, n) => n + 1)
    .filter((number) => !folded.includes(number))
    .reverse()
  const barrier = lines.flatMap((line, n) =>
    [...line].flatMap((mark, column): Square[] => (mark === 'B' ? [[column + 1, lines.length - n]] : [])),
  )
  const drawn = { seat: 4, lines, numbers, folded, bonus: 2, spent: 0, reserve: 7, completed: folded.length }
  return { ...drawn, barrier, ...facts }
}

export function card(shape: string, lane: number, drawing: string, prunable = ''): CardView {
  const lines = drawing.trim().split(/\s+/)
  const squares: Record<string, Square> = {}
  lines.forEach((line, n) => {
    ;[...line].forEach((mark, x) => {
      if (mark !== '.') squares[mark] = [x, lines.length - 1 - n]
    })
  })
  return { id: `${shape}${lane}`, shape, lane, squares, prunable: [...prunable] }
}

export function ghost(squares: Square[], facts: Partial<Drawing> = {}): Drawing {
  const column = Math.min(...squares.map(([x]) => x))
  return { notation: '', turn: 0, column, squares, ...facts }
}
