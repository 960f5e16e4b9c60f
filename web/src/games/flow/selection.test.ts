import { expect, test } from 'vitest'
import { Guard } from '../../board/guard'
import { option, table, tile, tiles } from './examples'
import { FlowSelection } from './selection.svelte'
import type { Option } from './types'

const places: Option[] = [
  option('place', { notation: 'place 0,1 r0', tile: 'M01', cell: [0, 1], turn: 0, edges: 'NE' }),
  option('place', { notation: 'place 0,1 r2', tile: 'M01', cell: [0, 1], turn: 2, edges: 'SW' }),
  option('place', { notation: 'place 1,0 r3', tile: 'M01', cell: [1, 0], turn: 3, edges: 'NW' }),
]
const placing = table({ phase: 'placing', tile: tile('NE') })

let now = 0
/** With what is asked of the gate, in order. */
function asked(choices: Option[], view = placing) {
  const selection = new FlowSelection(new Guard(() => now))
  const tried: string[] = []
  selection.why = (notation) => {
    tried.push(notation)
    return Promise.resolve({ id: 'flow.edge_mismatch', facts: { sides: 'N' } })
  }
  selection.take('1', choices, view)
  return { selection, tried }
}

test('nothing is held at first; to look holds nothing, and commits nothing', () => {
  const { selection } = asked(places)
  expect([selection.ask, selection.stage, selection.commit()]).toEqual(['place', 'nothing', null])
  expect([...selection.targets.keys()]).toEqual(['0,1', '1,0'])
  selection.over([1, 0])
  expect(selection.shown?.notation).toBe('place 1,0 r3')
  expect(selection.shadow).toEqual({ cell: [1, 0], edges: 'NW', fits: true, sides: '' })
  expect([selection.stage, selection.commit()]).toEqual(['looked', null])
  selection.away()
  expect([selection.stage, selection.shadow]).toEqual(['nothing', null])
})

test('a tile takes the first turn that fits, and turns only to those that do', () => {
  const { selection } = asked(places)
  selection.put([0, 1])
  expect(selection.commit()).toBe('place 0,1 r0')
  selection.rotate()
  expect(selection.commit()).toBe('place 0,1 r2')
  selection.over([1, 0])
  expect(selection.commit()).toBeNull()
  selection.away()
  expect([selection.cell, selection.turn, selection.commit()]).toEqual([[0, 1], 2, 'place 0,1 r2'])
})

test('until somebody turns it, a tile comes to a cell as it is best there', () => {
  const { selection } = asked(places.map((each, n) => ({ ...each, worth: n })))
  selection.over([0, 1])
  expect(selection.looked).toBe('place 0,1 r2')
  selection.rotate()
  selection.over([0, 1])
  expect(selection.looked).toBe('place 0,1 r0')
})

test('a wheel over another cell only looks', () => {
  const { selection } = asked(places)
  selection.over([0, 1])
  selection.rotate()
  expect([selection.looked, selection.held]).toEqual(['place 0,1 r2', null])
})

test('a double click commits nothing', () => {
  const { selection } = asked(places)
  now = 10_000
  selection.put([0, 1])
  now += 300
  expect(selection.isHeld([0, 1])).toBe(true)
  expect(selection.again()).toBeNull()
  now += 500
  expect(selection.again()).toBe('place 0,1 r0')
})

test('where nothing fits the gate is asked, for each turn that looks different', async () => {
  const { selection, tried } = asked(places)
  selection.put([2, 3])
  expect(selection.held).toBeNull()
  await Promise.resolve()
  expect(selection.reason?.id).toBe('flow.edge_mismatch')
  expect(selection.shadow).toEqual({ cell: [2, 3], edges: 'NE', fits: false, sides: 'N' })
  selection.rotate()
  expect(tried).toEqual(['place 2,3 r0', 'place 2,3 r1'])
  selection.over([3, 3])
  expect(selection.shadow).toBeNull() // the Boat lies there
  expect(selection.commit()).toBeNull()
})

test('keys carry the tile, and so hold it', () => {
  const { selection } = asked(places)
  selection.next()
  expect(selection.commit()).toBe('place 0,1 r0')
  selection.next()
  expect(selection.commit()).toBe('place 1,0 r3')
  selection.next(-1)
  selection.rotate(1, true)
  expect(selection.commit()).toBe('place 0,1 r2')
  selection.step('E')
  expect([selection.cell, selection.stage, selection.commit()]).toEqual([[0, 2], 'looked', null])
  selection.back()
  expect([selection.cell, selection.commit()]).toEqual([[0, 1], 'place 0,1 r2'])
  selection.back()
  expect([selection.cell, selection.stage, selection.canGoBack]).toEqual([null, 'nothing', false])
})

const board = tiles('C─┐...D ....... ....... ...B... ....... ....... L.....K')

test('Current asks for a tile, then for its place', () => {
  const moves = ['0,5 r1', '1,0 r0'].map((to) =>
    option('current', {
      notation: `current 0,2 to ${to}`,
      tile: 'M02',
      start: [0, 2],
      cell: [Number(to[0]), Number(to[2])],
      turn: Number(to[5]),
      edges: to === '1,0 r0' ? 'NS' : 'EW',
    }),
  )
  const { selection, tried } = asked(moves, table({ phase: 'resolving', tiles: board }))
  expect(selection.ask).toBe('lift')
  selection.over([0, 1])
  selection.put([0, 1])
  expect(tried).toEqual(['current 0,1 to 0,1 r0'])
  selection.over([0, 2])
  expect(selection.stage).toBe('looked')
  selection.hold(selection.looked!) // Enter
  expect([selection.ask, selection.stage]).toEqual(['drop', 'nothing'])
  selection.over([2, 3])
  expect(tried.at(-1)).toBe('current 0,2 to 2,3 r0')
  selection.put([1, 0])
  expect(selection.commit()).toBe('current 0,2 to 1,0 r0')
  selection.back()
  selection.back()
  expect(selection.ask).toBe('lift')
})

test('with a card keys point, and what they point at is held by itself', () => {
  const { selection, tried } = asked(
    [option('bird', { notation: 'bird 0,1', cell: [0, 1] })],
    table({ phase: 'resolving', tiles: board }),
  )
  selection.next()
  expect([selection.looked, selection.held]).toEqual(['bird 0,1', null])
  selection.hold('bird 0,1')
  expect(selection.commit()).toBe('bird 0,1')
  selection.over([0, 2])
  expect(tried).toEqual(['bird 0,2'])
})

test('a hint is held as it says, and a new question empties the hand', () => {
  const { selection } = asked(places)
  selection.hold('place 0,1 r2')
  expect(selection.commit()).toBe('place 0,1 r2')
  const returns = [option('return', { notation: 'return M02 1,2 r0', tile: 'M02', cell: [1, 2], turn: 0, edges: 'NS' })]
  selection.take('2', returns, table({ discards: [tile('NS', 'M02')] }))
  expect([selection.cell, selection.ask]).toEqual([null, 'fetch'])
  selection.hold('return M02 1,2 r0')
  expect([selection.ask, selection.commit()]).toEqual(['bring', 'return M02 1,2 r0'])
})

test('the Boat opens to the side on which a cell lies', () => {
  const { selection, tried } = asked(
    [option('facing', { notation: 'facing S', side: 'S' })],
    table({ phase: 'facing' }),
  )
  selection.step('N')
  expect([tried, selection.commit()]).toEqual([['facing N'], null])
  selection.put([6, 4])
  expect([selection.cell, selection.commit()]).toEqual([[4, 3], 'facing S'])
})

test('a card is lifted and let down; the main button means the pile until then', () => {
  const turn = [option('draw'), option('play', { notation: 'play A01', card: 'A01', kind: 'bird' })]
  const { selection } = asked(turn, table())
  expect(selection.commit()).toBe('draw')
  selection.hold('play A01')
  selection.hold('play A01')
  expect([selection.stage, selection.commit()]).toEqual(['held', 'play A01'])
  selection.back()
  expect(selection.commit()).toBe('draw')
})
