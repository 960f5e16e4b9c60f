import { expect, it } from 'vitest'
import type { FoldrisEvent } from '../../wire'
import { past, stepOf, type Step } from './film'
import type { View } from './types'

const view = {} as View
const seen = (...events: FoldrisEvent[]) => stepOf({ seq: 0, before: view, after: view, events })

it('lets all Blocks of a beat fall together', () => {
  const step = seen(
    { id: 'foldris.drawn', facts: { seat: 0, squares: [[1, 1]], cost: 0 } },
    { id: 'foldris.drawn', facts: { seat: 1, squares: [[2, 1]], cost: 1 } },
  )
  expect(step).toEqual({ kind: 'fall', drawn: new Map([[0, [[1, 1]]], [1, [[2, 1]]]]) }) // prettier-ignore
})

it('folds the lines of each sheet', () => {
  const step = seen(
    { id: 'foldris.folded', facts: { seat: 1, line: 1, printed: 1 } },
    { id: 'foldris.folded', facts: { seat: 1, line: 3, printed: 4 } },
  )
  expect(step).toEqual({ kind: 'fold', lines: new Map([[1, [1, 3]]]) })
})

it('says who sends a Barrier, where somebody does', () => {
  const squares: [number, number][] = [[3, 2], [4, 2]] // prettier-ignore
  const step = seen({ id: 'foldris.barrier', facts: { seat: 0, lane: 3, squares, by: 1 } })
  expect(step).toEqual({ kind: 'barrier', on: new Map([[0, squares]]), by: [1] })
  expect(seen({ id: 'foldris.barrier', facts: { seat: 0, lane: 3, squares } })).toMatchObject({ by: [] })
})

it('takes no time for what is not seen', () => {
  expect(seen({ id: 'foldris.decided', facts: { seat: 0 } })).toBeNull()
  expect(seen()).toBeNull()
})

it('shows the last round after a long absence', () => {
  const kinds = (...all: string[]) => all.map((kind) => ({ kind }) as Step)
  expect(past(kinds('fall', 'fold', 'reveal'))).toBe(0)
  expect(past(kinds('fall', 'fold', 'reveal', 'fall', 'barrier'))).toBe(3)
})
