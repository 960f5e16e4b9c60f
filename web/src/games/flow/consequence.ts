/** What an option brings, as sentences. */

import type { Told } from '../../wire'
import type { Cell, Option, View } from './types'
import { say } from '../../texts/words.svelte'

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `flow.${id}`, facts })
const animalsIn = (keys: readonly string[]) => keys.map((key) => say(`flow.animal-${key}`))

export interface Brought extends Told {
  mood: 'good' | 'bad' | 'plain'
}

export function brings(option: Option, view: View): Brought[] {
  const found: Brought[] = []
  const add = (mood: Brought['mood'], each: Told) => found.push({ ...each, mood })
  if (option.wins) add('good', told('web-wins'))
  else if (option.connects?.length) add('good', told('web-connects', { count: option.connects.length, animals: animalsIn(option.connects) }))
  if (option.cuts?.length) add('bad', told('web-cuts', { count: option.cuts.length, animals: animalsIn(option.cuts) }))
  const then = option.missing
  if (then !== null && then !== undefined && !option.wins) {
    if (then < view.missing) add('good', told('web-nearer', { now: view.missing, then }))
    else if (then > view.missing) add('bad', told('web-farther', { now: view.missing, then }))
    else add('plain', told('web-as-far', { count: then }))
  }
  return found
}

/** How likely the next wave hits a cell. */
export function risk(view: View, [row, column]: Cell): Told | null {
  const { rolls, once, twice } = view.risk
  const hits = (once[row]?.[column] ?? 0) + (twice[row]?.[column] ?? 0)
  return hits ? told('web-risk', { hits, rolls }) : told('web-no-risk')
}
