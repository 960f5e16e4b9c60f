/** What a choice brings, in words: said to a screen reader at every change, written beside the sheet. */

import type { Told } from '../../wire'
import type { Drawing, SheetView } from './types'

/** The printed number of a visible line: the one a player reads on the sheet. */
export function printedNumber(sheet: Pick<SheetView, 'numbers'>, line: number): number {
  return sheet.numbers[sheet.numbers.length - line] ?? line
}

/** Where it comes to rest. */
export function rests(drawing: Drawing, sheet: SheetView): Told {
  const lowest = Math.min(...drawing.squares.map(([, line]) => line))
  return { id: 'foldris.web-rests', facts: { column: drawing.column, line: printedNumber(sheet, lowest) } }
}

/** What changes: lines completed, squares covered, points. */
export function brings(drawing: Drawing, sheet: SheetView): Told[] {
  const found: Told[] = []
  const lines = drawing.completes.map((line) => printedNumber(sheet, line)).sort((a, b) => a - b)
  if (lines.length) found.push({ id: 'foldris.web-completes', facts: { count: lines.length, lines } })
  if (drawing.covers.length) found.push({ id: 'foldris.web-covers', facts: { count: drawing.covers.length } })
  if (drawing.cost) found.push({ id: 'foldris.web-costs', facts: { cost: drawing.cost } })
  if (drawing.bonus !== sheet.bonus) found.push({ id: 'foldris.web-points-after', facts: { points: drawing.bonus } })
  return found
}

/** The same in figures, for a bar that has no room for sentences. */
export function inShort(drawing: Drawing, sheet: SheetView): Told[] {
  const lowest = Math.min(...drawing.squares.map(([, line]) => line))
  const found: Told[] = [
    { id: 'foldris.web-short-place', facts: { column: drawing.column, line: printedNumber(sheet, lowest) } },
  ]
  if (drawing.completes.length)
    found.push({ id: 'foldris.web-short-folds', facts: { count: drawing.completes.length } })
  if (drawing.covers.length) found.push({ id: 'foldris.web-short-covers', facts: { count: drawing.covers.length } })
  if (drawing.bonus !== sheet.bonus) found.push({ id: 'foldris.web-short-points', facts: { points: drawing.bonus } })
  return found
}
