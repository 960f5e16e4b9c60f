/** A string as it is entered: letters, `~` to slide on, `@K7` for the orb jumped to. */

import type { Option } from './types'

export function tokens(path: string): string[] {
  return path.match(/[UDLR]|~|@[A-Z]\d+/g) ?? []
}

export const begins = (option: Option, steps: readonly string[]) => {
  const own = tokens(option.path)
  return steps.every((step, n) => own[n] === step)
}

/** How many boxes the first steps of a string mark; a slide marks all that are left. */
export function boxesOf(option: Option, steps: readonly string[]): string[] {
  return steps.includes('~') ? option.boxes : option.boxes.slice(0, steps.length)
}

/** The steps up to a box of a string. */
export function stepsTo(option: Option, place: string): string[] {
  return tokens(option.path).slice(0, option.boxes.indexOf(place) + 1)
}

export const end = (option: Option) => option.boxes[option.boxes.length - 1] ?? option.start

/** What the next step can be, once each. */
export function ways(options: Option[], steps: readonly string[]): string[] {
  return [...new Set(options.map((each) => tokens(each.path)[steps.length]).filter((each) => each !== undefined))]
}
