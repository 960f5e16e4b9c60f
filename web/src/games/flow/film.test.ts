import { expect, test } from 'vitest'
import type { Facts } from '../../events'
import type { Event, FlowEvent } from '../../wire'
import { table, tiles } from './examples'
import { laidAt, stepOf } from './film'
import type { View } from './types'

const told = <K extends FlowEvent['id']>(id: K, facts: Facts<K>) => ({ id, facts }) as FlowEvent
const seen = (events: Event[], after: View = table(), before: View = table()) =>
  stepOf({ seq: 1, before, after, events })

const placed = told('flow.placed', { seat: 0, tile: 'M01', shape: 'curve', cell: [0, 1] })
const route: [number, number][] = [
  [0, 0],
  [0, 1],
]

test('a tile is placed as it lies then', () => {
  const after = table({ tiles: tiles('C┐....D') })
  const step = seen([placed], after)
  expect(step).toEqual({ kind: 'place', tile: after.tiles[0] })
  expect(step && laidAt(step)).toEqual([0, 1])
  const back = told('flow.returned', { seat: 0, tile: 'M01', shape: 'curve', cell: [0, 1] })
  expect(seen([back], after)).toEqual(step)
})

test('a wave takes what lies in its lines, all at once', () => {
  const step = seen([
    told('flow.wave', { seat: 0, white: 2, black: 6 }),
    told('flow.washed', { tile: 'M09', shape: 'curve', cell: [0, 1], bird: false }),
    told('flow.washed', { tile: 'M10', shape: 'curve', cell: [6, 1], bird: true }),
    told('flow.bird_flew', { tile: 'M11', shape: 'curve', cell: [6, 4], bird: true }),
    told('flow.cut_off', { animal: 'cat' }),
  ])
  const washed = [
    [0, 1],
    [6, 1],
  ]
  expect(step).toMatchObject({
    kind: 'wave',
    column: 1,
    row: 6,
    washed,
    lost: [[6, 1]],
    flown: [[6, 4]],
    cuts: ['cat'],
  })
})

test('a die that was not rolled has no line', () => {
  expect(seen([told('flow.wave', { seat: 0, white: 3, black: 0 })])).toMatchObject({ column: 2, row: null })
  expect(seen([told('flow.wave', { seat: 0, white: 0, black: 3 })])).toMatchObject({ column: null, row: 2 })
})

test('cards do what they do where they do it', () => {
  const moved = told('flow.moved', { seat: 0, tile: 'M01', shape: 'straight', from: [0, 1], cell: [0, 5] })
  const move = seen([moved])
  expect(move).toEqual({ kind: 'move', from: [0, 1], to: [0, 5] })
  expect(move && laidAt(move)).toEqual([0, 5])
  const guarded = told('flow.guarded', { seat: 0, tile: 'M01', shape: 'straight', cell: [0, 1] })
  const guard = seen([guarded])
  expect(guard && laidAt(guard)).toEqual([0, 1])
  const removed = told('flow.removed', { seat: 0, tile: 'M01', shape: 'straight', cell: [0, 1] })
  const remove = seen([removed])
  expect(remove).toEqual({ kind: 'remove', cell: [0, 1] })
  expect(remove && laidAt(remove)).toBeNull()
})

test('an animal is joined along its way, or cut off', () => {
  expect(seen([told('flow.connected', { animal: 'cat', route })])).toEqual({ kind: 'join', animal: 'cat', route })
  expect(seen([told('flow.cut_off', { animal: 'dog' })])).toEqual({ kind: 'cut', animal: 'dog' })
})

test('a won game shows the way of every animal, and nothing twice', () => {
  const animals = table().animals.map((each) => ({ ...each, connected: true, route }))
  const events = [told('flow.connected', { animal: 'cat', route }), told('flow.won', { seat: 0 })]
  expect(seen(events, table({ over: true, won: true, animals }))).toEqual({
    kind: 'over',
    won: true,
    ways: ['cat', 'dog', 'capybara', 'lemur'].map((animal) => ({ animal, route })),
  })
})

test('what is not on the board takes no time', () => {
  expect(seen([told('flow.draws', { seat: 0 })])).toBeNull()
  expect(seen([told('flow.skipped', { seat: 0 })])).toBeNull()
  expect(seen([{ id: 'table.time_up', facts: { seat: 0 } }, placed], table({ tiles: tiles('C┐....D') }))?.kind).toBe(
    'place',
  )
})
