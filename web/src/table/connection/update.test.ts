import { expect, test } from 'vitest'
import { shotsOf } from '../../board/changes'
import type { TableView, Update } from '../../wire'
import { completed, emptyUpdate } from './update'

const table = {} as TableView
const update = (seq: number, view: unknown, film: Update['film'] = null) => emptyUpdate(table, seq, view, { film })

test('a view that was sent is taken as it is', () => {
  const told = update(2, { n: 2 })
  expect(completed(told, update(1, { n: 1 }))).toBe(told)
})

test('a view that was not sent is what the film makes of the last one', () => {
  const before = update(1, { n: 1, still: [] })
  const beats = [
    { seq: 1, told: [], change: [[['n'], null, 2] as [string[], null, number]] },
    { seq: 1, told: [], change: [[['n'], null, 3] as [string[], null, number]] },
  ]
  const now = completed(update(2, null, { start: [], beats }), before)!
  expect(now.view).toEqual({ n: 3, still: [] })
  const shots = shotsOf<{ n: number }>(now.view as { n: number }, now.film, [])
  expect(shots.map(({ before, after }) => [before.n, after.n])).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('without a film it is the last one', () => {
  const before = update(1, { n: 1 })
  expect(completed(update(1, null), before)!.view).toBe(before.view)
})

test('what follows from a view that this page has not is not taken', () => {
  expect(completed(update(1, null), null)).toBeNull()
})
