/** Cells over a drawing. */

/** Of a cell, and of the border before the first and after the last, as it is drawn. */
export interface Border {
  cell: number
  before: number
  after: number
}

/** Where a cell of so many begins, in % of the drawing; they count from 0, and fractions lie within one. */
export const share = ({ cell, before, after }: Border, at: number, count: number): number =>
  ((before + at * cell) / (before + count * cell + after)) * 100

/** Where they lie on it, as CSS. */
export const within = (border: Border, rows: number, columns: number): string => {
  const far = (count: number) => 100 - share(border, count, count)
  return `inset: ${share(border, 0, rows)}% ${far(columns)}% ${far(rows)}% ${share(border, 0, columns)}%`
}

/** The cell that an element stands for. */
export const cellUnder = (under: EventTarget | null): string | null =>
  (under as Element | null)?.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? null

const NOTCH = 30

/** A wheel that turns something, notch by notch; with Ctrl it is the page that grows. */
export function notches(turn: (by: 1 | -1, event: WheelEvent) => unknown): (event: WheelEvent) => void {
  let rolled = 0
  return (event) => {
    if (event.ctrlKey) return
    event.preventDefault()
    rolled += event.deltaY
    if (Math.abs(rolled) < NOTCH) return
    turn(rolled > 0 ? 1 : -1, event)
    rolled = 0
  }
}

/** Something on a cell that says what it is: the id of its name, which has a sentence `.about`, and its facts. */
export interface Thing {
  label: string
  facts?: Record<string, unknown>
}
