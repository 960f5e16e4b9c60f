/** What a choice brings, in words: said to a screen reader at every change, written beside the sheet. */

import type { Line } from '../../board/board'
import { say } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import type { Drawing, SheetView } from './types'

/** The printed number of a visible line: the one a player reads on the sheet. */
export function printedNumber(sheet: Pick<SheetView, 'numbers'>, line: number): number {
  return sheet.numbers[sheet.numbers.length - line] ?? line
}

const printedLines = ({ completes }: Drawing, sheet: SheetView) =>
  completes.map((line) => printedNumber(sheet, line)).sort((a, b) => a - b)

/** Where it comes to rest. */
export function rests(drawing: Drawing, sheet: SheetView, id = 'foldris.web-rests'): Told {
  const lowest = Math.min(...drawing.squares.map(([, line]) => line))
  return { id, facts: { column: drawing.column, line: printedNumber(sheet, lowest) } }
}

/** What changes: lines completed, squares covered, points. */
export function brings(drawing: Drawing, sheet: SheetView): Told[] {
  const found: Told[] = []
  const lines = printedLines(drawing, sheet)
  if (lines.length) found.push({ id: 'foldris.web-completes', facts: { count: lines.length, lines } })
  if (drawing.covers.length) found.push({ id: 'foldris.web-covers', facts: { count: drawing.covers.length } })
  if (drawing.cost) found.push({ id: 'foldris.web-costs', facts: { cost: drawing.cost } })
  if (drawing.bonus !== sheet.bonus) found.push({ id: 'foldris.web-points-after', facts: { points: drawing.bonus } })
  return found
}

/** The same in figures, for a bar that has no room for sentences. */
export function inShort(drawing: Drawing, sheet: SheetView): Told[] {
  const found: Told[] = [rests(drawing, sheet, 'foldris.web-short-place')]
  if (drawing.completes.length)
    found.push({ id: 'foldris.web-short-folds', facts: { count: drawing.completes.length } })
  if (drawing.covers.length) found.push({ id: 'foldris.web-short-covers', facts: { count: drawing.covers.length } })
  if (drawing.bonus !== sheet.bonus) found.push({ id: 'foldris.web-short-points', facts: { points: drawing.bonus } })
  return found
}

/** And at length, line by line. */
export function reading(drawing: Drawing, sheet: SheetView, alone: boolean): Line[] {
  const { covers, barrier, sends } = drawing
  const words = (id: string, facts: Told['facts'] = {}) => say(`foldris.web-reading-${id}`, facts)
  const lines = printedLines(drawing, sheet)
  const [landing] = barrier
  const found: Line[] = []
  if (lines.length) found.push({ words: words('folds', { count: lines.length, lines }), mood: 'good', sign: 'star' })
  if (covers.length)
    found.push({
      words: words('covers', { count: covers.length }),
      mood: 'bad',
      sign: 'close',
      what: 'foldris.what-covered',
    })
  const points = words('points', { before: sheet.bonus, after: drawing.bonus })
  found.push({ words: points, sign: '●', what: 'foldris.what-bonus' })
  if (landing) {
    const line = printedNumber(sheet, landing[1])
    found.push({ words: words(alone ? 'barrier-solo' : 'barrier', { line }), sign: 'board' })
  } else if (sends) found.push({ words: words('barrier-others'), mood: 'good', sign: 'board' })
  return found
}
