/** A string as it is entered: letters, `~` to slide on, `@K7` for the orb jumped to. */

import { placeOf } from './paper'
import type { NumberView, Option, StringOption } from './types'

export const isString = (option: Option): option is StringOption => option.what === 'string' || option.what === 'bonus'

export function tokens(path: string): string[] {
  return path.match(/[UDLR]|~|@[A-Z]\d+/g) ?? []
}

export const begins = (option: StringOption, steps: readonly string[]) => {
  const own = tokens(option.path)
  return steps.every((step, n) => own[n] === step)
}

/** How many boxes the first steps of a string mark; a slide marks all that are left. */
export function boxesOf(option: StringOption, steps: readonly string[]): string[] {
  return steps.includes('~') ? option.boxes : option.boxes.slice(0, steps.length)
}

/** The steps up to a box of a string. */
export function stepsTo(option: StringOption, place: string): string[] {
  return tokens(option.path).slice(0, option.boxes.indexOf(place) + 1)
}

export const end = (option: StringOption) => option.boxes[option.boxes.length - 1] ?? option.start

/** What the next step can be, once each. */
export function ways(options: StringOption[], steps: readonly string[]): string[] {
  return [...new Set(options.map((each) => tokens(each.path)[steps.length]).filter((each) => each !== undefined))]
}

/** Of some strings the one that goes longest as a hand went; of equal ones the first. */
export function likest(options: StringOption[], boxes: string[]): StringOption | null {
  const alike = ({ boxes: own }: StringOption) => {
    const other = boxes.findIndex((each, n) => own[n] !== each)
    return other < 0 ? boxes.length : other
  }
  return options.reduce<StringOption | null>((best, each) => (best && alike(best) >= alike(each) ? best : each), null)
}

// -- what somebody tries, whether it can be or not

/** The way of a hand from a box to another: as straight as it can be; beyond it where the number asks for more. */
export function towards(from: string, to: string, length: number): string[] {
  const [[x, y], [tx, ty]] = [placeOf(from), placeOf(to)]
  const [wide, high] = [Math.abs(tx - x), Math.abs(ty - y)]
  const [along, aside] = [tx < x ? 'L' : 'R', ty > y ? 'D' : 'U']
  if (!wide || !high) return Array<string>(Math.max(length, wide + high, 1)).fill(wide ? along : aside)
  return Array.from({ length: Math.max(length, 2) }, (_, n) => (n % 2 === Number(high > wide) ? along : aside))
}

/** A string in notation. */
export function attempt({ kind, value }: NumberView, plus: boolean, start: string, steps: readonly string[]): string {
  return `${kind === 'bonus' ? 'bonus' : 'string'} ${value}${plus ? '+1' : ''} ${start} ${steps.join('')}`
}
