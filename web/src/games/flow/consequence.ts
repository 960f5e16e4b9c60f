/** What an option brings, as sentences. */

import type { Line } from '../../board/board'
import { say, tell } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import type { Cell, Option, View } from './types'

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `flow.${id}`, facts })
const animalsIn = (keys: readonly string[]) => keys.map((key) => say(`flow.animal-${key}`))

export interface Brought extends Told {
  mood: 'good' | 'bad' | 'plain'
}

export function brings(option: Option, view: View): Brought[] {
  const found: Brought[] = []
  const add = (mood: Brought['mood'], each: Told) => found.push({ ...each, mood })
  if (option.wins) add('good', told('web-wins'))
  else if (option.connects?.length)
    add('good', told('web-connects', { count: option.connects.length, animals: animalsIn(option.connects) }))
  if (option.cuts?.length) add('bad', told('web-cuts', { count: option.cuts.length, animals: animalsIn(option.cuts) }))
  const then = option.missing
  if (then !== null && then !== undefined && !option.wins) {
    if (then < view.missing) add('good', told('web-nearer', { now: view.missing, then }))
    else if (then > view.missing) add('bad', told('web-farther', { now: view.missing, then }))
    else add('plain', told('web-as-far', { count: then }))
  }
  return found
}

const at = (tally: number[][], [row, column]: Cell) => tally[row]?.[column] ?? 0

/** How likely the next wave takes what lies on a cell, or would lie there; with a Bird that is put there now, before and after. */
export function risk({ risk: { rolls, washed, guarded } }: View, cell: Cell, bird = false): Told {
  const count = at(washed, cell)
  if (bird) return told('web-risk-bird', { count, rolls, guarded: at(guarded, cell) })
  return count ? told('web-risk', { count, rolls }) : told('web-no-risk')
}

const SIGNS = { good: 'star', bad: 'warning', plain: 'right' }

/** Line by line, and what the next wave may do to it. */
export function reading(option: Option, view: View): Line[] {
  const lines: Line[] = brings(option, view).map((each) => ({ ...each, words: tell(each, []), sign: SIGNS[each.mood] }))
  if (!option.cell || option.what === 'support') return lines
  return [...lines, { words: tell(risk(view, option.cell, option.what === 'bird'), []), mood: 'plain', sign: '≈' }]
}
