/** A cell of the board in words, for those who cannot see it. */

import type { Thing } from '../../board/cells'
import { say, tell } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import type { Cell, View } from './types'
import { key } from './water'

export function place([row, column]: Cell): string {
  return say('flow.web-cell', { row, column })
}

function sides(edges: string): string {
  return say('flow.web-open', { count: edges.length, sides: [...edges].map((side) => say(`flow.web-side-${side}`)) })
}

/** With the danger, if somebody wants to know it. */
export function cellWords(view: View, cell: Cell, danger = false): string {
  const here = key(cell)
  const animal = view.animals.find((each) => key(each.cell) === here)
  if (animal) {
    const state = animal.connected ? 'flow.web-animal-connected' : 'flow.web-animal-missing'
    return `${place(cell)}: ${say(`flow.animal-${animal.key}`)}, ${say(state, { count: animal.missing })}`
  }
  if (key(view.boat) === here) return `${place(cell)}: ${say('flow.web-boat')}, ${sides(view.boat_edges)}`
  const tile = view.tiles.find((each) => key(each.cell) === here)
  if (!tile) return `${place(cell)}: ${say('flow.web-empty')}`
  const parts = [say(`flow.shape-${tile.shape}`)]
  if (tile.edges) parts.push(sides(tile.edges))
  if (tile.obstacle && tile.edges) parts.push(say('flow.web-with-obstacle'))
  if (tile.bird) parts.push(say('flow.web-with-bird'))
  if (tile.edges && !tile.wet) parts.push(say('flow.web-loose'))
  if (danger) parts.push(tell(risk(view, cell), []))
  return `${place(cell)}: ${parts.join(', ')}`
}

const at = (tally: number[][], [row, column]: Cell) => tally[row]?.[column] ?? 0

/** How likely the next wave takes what lies, or would lie, on a cell; for a Bird put there, before and after. */
export function risk({ risk: { rolls, washed, guarded } }: View, cell: Cell, bird = false): Told {
  const count = at(washed, cell)
  if (bird) return { id: 'flow.web-risk-bird', facts: { count, rolls, guarded: at(guarded, cell) } }
  return count ? { id: 'flow.web-risk', facts: { count, rolls } } : { id: 'flow.web-no-risk', facts: {} }
}

/** What lies on a cell, for whoever asks about it. */
export function cellThing(view: View, cell: Cell): Thing | null {
  const here = key(cell)
  const animal = view.animals.find((each) => key(each.cell) === here)
  if (animal) return { label: 'flow.what-animal', facts: { animal: say(`flow.animal-${animal.key}`) } }
  if (key(view.boat) === here) return { label: 'flow.what-boat' }
  const tile = view.tiles.find((each) => key(each.cell) === here)
  if (!tile) return null
  if (tile.bird) return { label: 'flow.what-guarded' }
  if (!tile.edges) return { label: 'flow.what-rock' }
  const facts = { shape: say(`flow.shape-${tile.shape}`) }
  return tile.obstacle ? { label: 'flow.what-obstacle', facts } : { label: 'flow.what-laid', facts }
}
