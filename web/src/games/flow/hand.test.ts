import { expect, test } from 'vitest'
import { option, table, tile, tiles } from './examples'
import { Hand } from './hand.svelte'
import { question } from './question'
import type { Option } from './types'

const places: Option[] = [
  option('place', { notation: 'place 0,1 r0', cell: [0, 1], turn: 0, edges: 'NW' }),
  option('place', { notation: 'place 0,1 r2', cell: [0, 1], turn: 2, edges: 'SW' }),
  option('place', { notation: 'place 1,0 r3', cell: [1, 0], turn: 3, edges: 'NE' }),
]
const placing = table({
  phase: 'placing',
  tile: tile('NE'),
  ghosts: [
    { tile: 'M01', cell: [0, 1], turn: 1, edges: 'ES', reason: 'flow.edge_mismatch', sides: 'W' },
    { tile: 'M01', cell: [2, 3], turn: 0, edges: 'NE', reason: 'flow.no_path' },
    { tile: 'M01', cell: [2, 3], turn: 1, edges: 'ES', reason: 'flow.blocks_animal', animal: 'cat' },
  ],
})

function held(options: Option[], view = placing): Hand {
  const hand = new Hand()
  hand.take('1', options, view)
  return hand
}

test('a tile over a cell takes the first turn that fits, and turns only to those that do', () => {
  const hand = held(places)
  expect(hand.ask).toBe('place')
  expect([...hand.targets.keys()]).toEqual(['0,1', '1,0'])
  hand.over([1, 0])
  expect(hand.option?.notation).toBe('place 1,0 r3')
  hand.over([0, 1])
  expect(hand.shadow).toEqual({ cell: [0, 1], edges: 'NW', fits: true, sides: '' })
  hand.rotate()
  expect(hand.decide()).toBe('place 0,1 r2')
  hand.rotate()
  expect(hand.decide()).toBe('place 0,1 r0')
})

test('where nothing fits it says why, for each turn', () => {
  const hand = held(places)
  hand.over([2, 3])
  expect(hand.reason?.id).toBe('flow.no_path')
  expect(hand.shadow?.fits).toBe(false)
  expect(hand.decide()).toBeNull()
  hand.rotate()
  expect(hand.reason).toEqual({ id: 'flow.blocks_animal', facts: { animal: 'cat' } })
  hand.over([5, 5])
  expect(hand.reason?.id).toBe('flow.not_adjacent')
  hand.over([3, 3])
  expect(hand.reason?.id).toBe('flow.occupied')
})

test('arrow keys walk over the board, N goes to the next place', () => {
  const hand = held(places)
  hand.step('N')
  expect(hand.cell).toEqual([2, 3])
  hand.next()
  expect(hand.cell).toEqual([0, 1])
  hand.next()
  expect(hand.cell).toEqual([1, 0])
  hand.next(-1)
  expect(hand.cell).toEqual([0, 1])
  hand.step('N')
  expect(hand.cell).toEqual([0, 1])
  hand.back()
  expect(hand.cell).toBeNull()
})

const board = tiles('C─┐...D ....... ....... ...B... ....... ....... L.....K', { birds: [[0, 2]], obstacles: [[0, 1]] })

test('Current asks for a tile, then for its place', () => {
  const moves = [
    option('current', { notation: 'current 0,2 to 0,5 r1', start: [0, 2], cell: [0, 5], turn: 1, edges: 'EW' }),
    option('current', { notation: 'current 0,2 to 1,0 r0', start: [0, 2], cell: [1, 0], turn: 0, edges: 'NS' }),
  ]
  const view = table({
    phase: 'resolving',
    tiles: board,
    spared: [
      { cell: [0, 1], reason: 'flow.obstacle_protected' },
      { cell: [3, 3], reason: 'flow.boat_fixed' },
    ],
    ghosts: [{ tile: 'M02', cell: [2, 3], turn: 0, edges: 'SW', reason: 'flow.edge_mismatch', sides: 'S' }],
  })
  const hand = held(moves, view)
  expect(hand.ask).toBe('lift')
  hand.over([0, 1])
  expect(hand.reason?.id).toBe('flow.obstacle_protected')
  hand.over([3, 3])
  expect(hand.reason?.id).toBe('flow.boat_fixed')
  hand.over([0, 2])
  expect(hand.decide()).toBeNull()
  expect(hand.ask).toBe('drop')
  hand.over([0, 2])
  expect(hand.reason?.id).toBe('flow.same_cell')
  hand.over([2, 3])
  expect(hand.reason?.id).toBe('flow.edge_mismatch')
  expect(hand.shadow).toEqual({ cell: [2, 3], edges: 'SW', fits: false, sides: 'S' })
  hand.over([1, 0])
  expect(hand.decide()).toBe('current 0,2 to 1,0 r0')
  hand.back()
  hand.back()
  expect(hand.ask).toBe('lift')
})

test('a Bird says where one sits already', () => {
  const view = table({ phase: 'resolving', tiles: board, spared: [{ cell: [0, 2], reason: 'flow.has_bird' }] })
  const hand = held([option('bird', { notation: 'bird 0,1', cell: [0, 1] })], view)
  hand.over([0, 2])
  expect(hand.reason?.id).toBe('flow.has_bird')
  hand.over([4, 4])
  expect(hand.reason?.id).toBe('flow.no_tile')
  hand.over([0, 1])
  expect(hand.decide()).toBe('bird 0,1')
})

test('a hint is held as it says, and a new question empties the hand', () => {
  const hand = held(places)
  hand.hold('place 0,1 r2')
  expect(hand.option?.notation).toBe('place 0,1 r2')
  const returns = [option('return', { notation: 'return M02 1,2 r0', tile: 'M02', cell: [1, 2], turn: 0, edges: 'NS' })]
  hand.take('2', returns, table({ discards: [tile('NS', 'M02')] }))
  expect(hand.cell).toBeNull()
  expect(hand.ask).toBe('fetch')
  hand.hold('return M02 1,2 r0')
  expect(hand.ask).toBe('bring')
  expect(hand.decide()).toBe('return M02 1,2 r0')
})

test('arrows choose where the Boat faces, among the feasible sides', () => {
  const hand = held([option('facing', { notation: 'facing S', side: 'S' })], table({ phase: 'facing' }))
  hand.step('N')
  expect(hand.decide()).toBeNull()
  expect(hand.reason?.id).toBe('flow.infeasible_facing')
  hand.step('S')
  expect(hand.decide()).toBe('facing S')
})

test('entries of the clock and of others leave a half-turned tile as it is; the next turn does not', () => {
  const hand = new Hand()
  const ask = (view = placing, options = places) => hand.take(question(view, options), options, view)
  ask()
  hand.over([0, 1])
  hand.rotate()
  ask({ ...placing, time_up: true }, [...places])
  expect(hand.option?.notation).toBe('place 0,1 r2')
  ask({ ...placing, turns_in_round: 3 })
  expect(hand.cell).toBeNull()
})
