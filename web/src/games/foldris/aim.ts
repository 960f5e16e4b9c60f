/** How a Block is held before it is drawn, and which choice that is. Only what the list of choices holds is legal. */

import { nearest } from '../../board/nearest'
import type { Drawing } from './types'

/** The form: mirrored or not, one square left out or none, turned. */
export interface Form {
  mirror: boolean
  label: string
  turn: number
}

export interface Aim extends Form {
  column: number
}

export const PLAIN: Form = { mirror: false, label: '', turn: 0 }

const sameForm = (drawing: Drawing, { mirror, label, turn }: Form) =>
  !!drawing.mirror === mirror && (drawing.label ?? '') === label && drawing.turn === turn

/** Every place of a form, from left to right. */
export function places(choices: Drawing[], form: Form): Drawing[] {
  return choices.filter((each) => sameForm(each, form)).sort((one, other) => one.column - other.column)
}

/** In notation, whether it can be drawn or not. */
export function written({ mirror, label, turn, column }: Aim): string {
  return `${mirror ? '+M' : ''}${label && `-${label}`} r${turn} @${column}`.trimStart()
}

/** The middle of the squares, in columns: 1.5 lies between the columns 1 and 2. */
export function middle(drawing: Drawing): number {
  const columns = drawing.squares.map(([column]) => column)
  return (Math.min(...columns) + Math.max(...columns)) / 2
}

export function width(drawing: Drawing): number {
  const columns = drawing.squares.map(([column]) => column)
  return Math.max(...columns) - Math.min(...columns) + 1
}

export function height(drawing: Drawing): number {
  const lines = drawing.squares.map(([, line]) => line)
  return Math.max(...lines) - Math.min(...lines) + 1
}

/** The place of a form whose middle is nearest to a point; of two equally near ones the left. */
export function nearestPlace(choices: Drawing[], form: Form, point: number): Drawing | null {
  return nearest(places(choices, form), (each) => Math.abs(middle(each) - point))
}

/** The next place to the left (-1) or right (1), and how many columns without room were skipped. */
export function beside(choices: Drawing[], aim: Aim, way: -1 | 1): { place: Drawing; skipped: number } | null {
  const further = places(choices, aim).filter((each) => (each.column - aim.column) * way > 0)
  const place = way > 0 ? further[0] : further.at(-1)
  return place ? { place, skipped: Math.abs(place.column - aim.column) - 1 } : null
}

/** The Block turned by quarter turns, over the same point; turns without any place are passed over. */
export function turned(choices: Drawing[], aim: Form, point: number, by: -1 | 1): Drawing | null {
  const first = nearestPlace(choices, aim, point)
  for (let step = 1; step < 4; step++) {
    const place = nearestPlace(choices, { ...aim, turn: (aim.turn + by * step + 4) % 4 }, point)
    if (place && !(first && sameSquares(place, first))) return place
  }
  return null
}

/** The Block with its effects changed, in the same turn if that fits anywhere, else in the next one that does. */
export function changed(choices: Drawing[], form: Form, point: number): Drawing | null {
  for (let step = 0; step < 4; step++) {
    const place = nearestPlace(choices, { ...form, turn: (form.turn + step) % 4 }, point)
    if (place) return place
  }
  return null
}

/** Labels that can be left out now, in order. */
export function prunable(choices: Drawing[], mirror: boolean): string[] {
  const labels = choices.flatMap((each) => (each.label && !!each.mirror === mirror ? [each.label] : []))
  return [...new Set(labels)].sort()
}

/** After the last prunable square comes none. */
export function nextLabel(choices: Drawing[], form: Form): string {
  const labels = prunable(choices, form.mirror)
  return labels[labels.indexOf(form.label) + 1] ?? ''
}

/** Where a Block is first held: as it is on the card if that fits, else the cheapest way that does. */
export function first(choices: Drawing[], point: number): Drawing | null {
  const cost = Math.min(...choices.map((each) => each.cost ?? 0))
  const cheapest = choices.filter((each) => (each.cost ?? 0) === cost && !each.wasteful)
  const form = cheapest[0]
  return form ? changed(cheapest, { ...aimOf(form), turn: 0 }, point) : null
}

export function aimOf({ mirror = false, label = '', turn, column }: Drawing): Aim {
  return { mirror, label, turn, column }
}

export function sameSquares(one: Drawing, other: Drawing): boolean {
  const text = (drawing: Drawing) => drawing.squares.map(String).sort().join(' ')
  return text(one) === text(other)
}

/** The choice that says what a drawing brings: one of those with the same squares does; a wasteful one says so. */
export function telling(choices: Drawing[], drawing: Drawing): Drawing {
  if (drawing.brings) return drawing
  return choices.find((each) => each.brings && !each.wasteful && sameSquares(each, drawing)) ?? drawing
}

/** Columns that no place of this form covers. */
export function barred(choices: Drawing[], form: Form, columns: number): number[] {
  const covered = new Set(places(choices, form).flatMap((each) => each.squares.map(([column]) => column)))
  return Array.from({ length: columns }, (_, n) => n + 1).filter((column) => !covered.has(column))
}
