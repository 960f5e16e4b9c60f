import { describe, expect, it } from 'vitest'
import { PLAIN } from './aim'
import { card, ghost } from './examples'
import type { CardView, View } from './types'
import { whyNotMirror, whyNotPrune, whyNotThere } from './why'

const view = (shown: CardView): View => ({ card: shown, mirror_cost: 1, prune_cost: 2, columns: 8 }) as View
const T = card('T', 1, '.d. abc', 'acd')

describe('a column', () => {
  const choices = [1, 2].map((column) =>
    ghost(
      [
        [column, 1],
        [column + 1, 1],
      ],
      { column },
    ),
  )

  it('beyond the edge is outside the sheet', () => {
    expect(whyNotThere(choices, PLAIN, 0, 8).id).toBe('foldris.out_of_sheet')
    expect(whyNotThere(choices, PLAIN, 8, 8).id).toBe('foldris.out_of_sheet')
  })

  it('within it has no room below the top', () => {
    expect(whyNotThere(choices, PLAIN, 5, 8).id).toBe('foldris.top_out')
  })
})

describe('an effect', () => {
  it('too dear says its price', () => {
    expect(whyNotMirror([], view(T), 0, '')).toEqual({
      id: 'foldris.not_enough_bonus',
      facts: { effect: 'mirror', cost: 1, have: 0 },
    })
    expect(whyNotPrune([], view(T), 1, 'd', false)).toEqual({
      id: 'foldris.not_enough_bonus',
      facts: { effect: 'prune', cost: 2, have: 1 },
    })
    expect(whyNotPrune([], view(T), 2, 'd', true)).toEqual({
      id: 'foldris.not_enough_bonus',
      facts: { effect: 'both', cost: 3, have: 2 },
    })
  })

  it('that splits the Block says so before its price', () => {
    expect(whyNotPrune([], view(T), 0, 'b', false)?.id).toBe('foldris.prune_splits')
  })

  it('without a place says that it would stick out', () => {
    expect(whyNotMirror([], view(T), 2, '')?.id).toBe('foldris.top_out')
  })

  it('that the engine offers needs no reason', () => {
    expect(whyNotMirror([ghost([[1, 1]], { mirror: true })], view(T), 1, '')).toBeNull()
    expect(whyNotPrune([ghost([[1, 1]], { label: 'd' })], view(T), 2, 'd', false)).toBeNull()
  })
})
