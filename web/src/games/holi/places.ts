/** Places of the tower, written as in the notation: `2C4` is level 2, letter C, number 4. */

import type { Thing } from '../../board/cells'
import { say } from '../../texts/words.svelte'
import type { View } from './types'

export const SIZE = 6
export const LEVELS = 3
export const LETTERS = 'ABCDEF'
export const COLOURS = 'RBYG'

/** All from 0; level 0 is the lowest, row 0 the number 1. */
export interface Spot {
  level: number
  column: number
  row: number
}

export function spot(place: string): Spot {
  return { level: Number(place[0]) - 1, column: LETTERS.indexOf(place[1] ?? ''), row: Number(place[2]) - 1 }
}

export function place(level: number, column: number, row: number): string {
  return `${level + 1}${LETTERS[column]}${row + 1}`
}

export const levelOf = (where: string) => Number(where[0]) - 1
/** `2C4` → `C4` */
export const cellOf = (where: string) => where.slice(1)
export const onLevel = (level: number, where: string) => `${level + 1}${cellOf(where)}`

export function placesOf(level: number): string[] {
  return Array.from({ length: SIZE * SIZE }, (_, n) => place(level, n % SIZE, Math.floor(n / SIZE)))
}

/** The letter of the token's colour that lies there, or an empty text. */
export function tokenAt(view: View, where: string): string {
  const { level, column, row } = spot(where)
  const mark = view.levels[level]?.[row]?.[column] ?? '.'
  return mark === '.' ? '' : mark
}

export function pawnAt(view: View, where: string): number | null {
  return view.seats.find((each) => each.pawn === where)?.seat ?? null
}

export function sweetsAt(view: View, where: string): number {
  return view.sweets.find((each) => each.place === where)?.count ?? 0
}

/** How high the tokens in the column of a place reach, 0 to 3. */
export function heightOf(view: View, where: string): number {
  for (let level = LEVELS - 1; level >= 0; level--) if (tokenAt(view, onLevel(level, where))) return level + 1
  return 0
}

/** The highest sweets in the column of a place. */
export function sweetsIn(view: View, where: string): number {
  return [2, 1, 0].map((level) => sweetsAt(view, onLevel(level, where))).find((count) => count > 0) ?? 0
}

/** The level on which the seat that looks decides something; the lowest before it stands anywhere. */
export function actingLevel(view: View): number {
  const own = view.seats.find((each) => each.seat === (view.seat ?? view.active))
  return own?.pawn ? levelOf(own.pawn) : 0
}

export const levelName = (level: number) => say(`holi.level-${level + 1}`)

/** `C4, Middle level: token of Bruno, 1 sweet`. */
export function placeWords(view: View, where: string, names: readonly string[]): string {
  const token = tokenAt(view, where)
  const pawn = pawnAt(view, where)
  const sweets = sweetsAt(view, where)
  const what: string[] = []
  if (pawn !== null) what.push(say('holi.web-pawn-of', { name: names[pawn] ?? '' }))
  if (token) what.push(say('holi.web-token-of', { name: names[COLOURS.indexOf(token)] ?? '' }))
  if (sweets) what.push(say('holi.web-sweets-here', { count: sweets }))
  if (!what.length) what.push(say('holi.web-empty'))
  return `${say('holi.web-place', { cell: cellOf(where), level: levelName(levelOf(where)) })}: ${what.join(', ')}`
}

/** What is uppermost there, for whoever asks about it. */
export function placeThing(view: View, where: string, names: readonly string[]): Thing | null {
  const pawn = pawnAt(view, where)
  if (pawn !== null) return { label: 'holi.what-pawn', facts: { name: names[pawn] ?? '' } }
  const token = tokenAt(view, where)
  if (token) return { label: 'holi.what-token', facts: { name: names[COLOURS.indexOf(token)] ?? '' } }
  const count = sweetsAt(view, where)
  return count ? { label: 'holi.what-sweets-here', facts: { count } } : null
}

export const overSlot = (under: Element | null) => !!under?.closest('[data-slot="face-down"]')
