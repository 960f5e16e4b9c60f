import { expect, test } from 'vitest'
import type { Event } from '../wire'
import { applied, shotsOf, type Change } from './changes'

const set = (path: (string | number)[], value: unknown): Change => [path, null, value]

test('a value is replaced where the path leads, the rest stays the same object', () => {
  const view = { sheets: [{ bonus: 1 }, { bonus: 2 }], card: { id: 'T1' } }
  const after = applied(view, [set(['sheets', 1, 'bonus'], 5), set(['card'], null)])
  expect(after).toEqual({ sheets: [{ bonus: 1 }, { bonus: 5 }], card: null })
  expect(after.sheets[0]).toBe(view.sheets[0])
  expect(view.sheets[1]).toEqual({ bonus: 2 })
})

test('items of a list go and come in the middle', () => {
  expect(applied({ deck: [1, 2, 3, 4] }, [[['deck', 1], 2, [9]]])).toEqual({ deck: [1, 9, 4] })
})

test('a film is cut into shots, each with the events that led to it', () => {
  const events = [0, 1, 2].map((seat): Event => ({ id: 'table.took_back', facts: { seat } }))
  const moments = [{ seq: 4, who: 'A', text: 'x', time: 0, events }]
  const film = {
    start: [set(['n'], 0)],
    beats: [
      { seq: 4, told: [0, 2], change: [set(['n'], 1)] },
      { seq: 4, told: [1], change: [set(['n'], 2)] },
    ],
  }
  expect(shotsOf({ n: 2 }, film, moments)).toEqual([
    { seq: 4, before: { n: 0 }, after: { n: 1 }, events: [events[0], events[2]] },
    { seq: 4, before: { n: 1 }, after: { n: 2 }, events: [events[1]] },
  ])
  expect(shotsOf({ n: 2 }, null, moments)).toEqual([])
})
