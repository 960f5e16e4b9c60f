import { beforeEach, describe, expect, it } from 'vitest'
import { Guard } from '../../board/guard'
import { partOf } from '../../testing'
import { piece, SHAPES } from './examples'
import { PentrisSelection } from './selection.svelte'
import type { Node, Option, View } from './types'

const steering: Node[] = [
  [0, 0, 1, -1, 1, 2, -1, -1, true, false],
  [0, 1, 1, 0, -1, -1, -1, -1, true, true],
  [0, 0, 0, -1, -1, -1, -1, -1, false, true],
]
const ghosts = [{ turn: 0, anchor: 'a5', cells: ['a5', 'b5', 'c5', 'd5', 'e5'], blocked: ['b7'] }]
const groups = [{ colour: 'r', key: 'f1', cells: ['f1'], size: 1, stars: [], value: 0, reason: 'pentris.colour_used' }]
const placing = partOf<View>({
  seat: 0,
  level: 'beginner',
  rows: 10,
  columns: 6,
  shapes: SHAPES,
  steering,
  ghosts,
  cards: [],
  hand: piece('Iw1', 'r r y g* v'),
  current: [piece('Iw1', 'r r y g* v'), piece('Lw1', 'r* v g g y'), piece('Xw1', 'r* v g g y')],
  previous: [],
  pool: [],
  seats: [{ seat: 0, personal: [], chute: { groups } }],
})
const choosing: View = { ...placing, hand: null, steering: [], ghosts: [] }

const place = (anchor: string, cells: string): Option => ({
  what: 'place',
  notation: `place r0 ${anchor}`,
  anchor,
  cells: cells.split(' '),
})
const PLACES = [place('a1', 'a1 b1 c1 d1 e1'), place('b2', 'b2 c2 d2 e2 f2')]
const TAKES: Option[] = [
  { what: 'take', notation: 'take Iw1', piece: 'Iw1', rests: ['r0 a1', 'r0 b2', 'r1 a1'] },
  { what: 'take', notation: 'take Lw1', piece: 'Lw1', rests: ['r0 a1'] },
]
const claim = (colour: string, size: number, cells: string[]): Option => ({
  what: 'claim',
  notation: `claim ${colour} ${cells[0]}`,
  colour,
  size,
  points: size,
  worth: size,
  cells,
})

let now: number
let asked: string[]
let hand: PentrisSelection

beforeEach(() => {
  now = 0
  asked = []
  hand = new PentrisSelection(new Guard(() => now))
  hand.why = (notation) => {
    asked.push(notation)
    return Promise.resolve({ id: 'pentris.some_rule', facts: {} })
  }
})

describe('a piece in hand', () => {
  beforeEach(() => hand.take('place', PLACES, placing))

  it('is shown, and not held', () => {
    expect([hand.mode, hand.stage, hand.place?.anchor, hand.commit()]).toEqual(['place', 'nothing', 'b2', null])
  })

  it('is held where it would land from where it is led', () => {
    expect(hand.steer('left')).toBe(true)
    expect([hand.commit(), hand.settled]).toEqual(['place r0 a1', false])
    hand.drop()
    expect(hand.settled).toBe(true)
    expect(hand.steer('left')).toBe(false)
    expect(hand.reason?.id).toBe('pentris.web-stays-left')
    expect(hand.commit()).toBe('place r0 a1')
    hand.back()
    expect([hand.stage, hand.settled, hand.canGoBack]).toEqual(['nothing', true, false])
  })

  it('goes to the nearest place, wherever one points', () => {
    hand.over([3.5, 9.5])
    expect([hand.place?.anchor, hand.stage, hand.commit()]).toEqual(['b2', 'looked', null])
    hand.over([0.2, 8])
    expect(hand.place?.anchor).toBe('a1')
    hand.letGo()
    expect([hand.stage, hand.settled]).toEqual(['held', true])
  })

  it('cannot be put where it cannot get, and asks why', async () => {
    hand.hold('place r0 a1')
    hand.over([2.5, 4.5])
    expect([hand.place, hand.ghost?.anchor, hand.commit()]).toEqual([null, 'a5', null])
    expect(asked).toEqual(['place r0 a5'])
    await Promise.resolve()
    expect(hand.reason?.id).toBe('pentris.some_rule')
    hand.away()
    expect([hand.reason, hand.stage, hand.commit()]).toEqual([null, 'held', 'place r0 a1'])
  })

  it('is not placed by a double click', () => {
    expect(hand.press('place r0 a1')).toBeNull()
    now += 300
    expect(hand.press('place r0 a1')).toBeNull()
    now += 900
    expect(hand.press('place r0 a1')).toBe('place r0 a1')
  })
})

describe('a piece of the tray', () => {
  beforeEach(() => hand.take('take', TAKES, choosing))

  it('is looked at in the chute, and not held by that', () => {
    expect([hand.mode, hand.stage]).toEqual(['piece', 'nothing'])
    hand.next(-1)
    expect([hand.piece?.id, hand.stage, hand.commit()]).toEqual(['Iw1', 'looked', null])
    expect(hand.rests.map((each) => each.rest)).toEqual(['r0 a1', 'r0 b2'])
    hand.steer('cw')
    expect(hand.rests.map((each) => each.rest)).toEqual(['r1 a1'])
    hand.keep()
    expect(hand.commit()).toBe('take Iw1')
  })

  it('that cannot be had is asked about', () => {
    hand.nth(0)
    expect(hand.commit()).toBe('take Lw1')
    hand.nth(1)
    expect(asked).toEqual(['take Xw1'])
  })

  it('goes where it was let go, once it is taken', () => {
    hand.look('take Iw1')
    hand.over([3.5, 3])
    expect(hand.aimed).toBe('r0 b2')
    hand.letGo()
    expect(hand.commit()).toBe('take Iw1')
    hand.take('place', PLACES, placing)
    expect([hand.stage, hand.held]).toEqual(['held', 'place r0 b2'])
    expect(hand.again()).toBeNull()
  })

  it('that was let go and then left is forgotten', () => {
    hand.look('take Iw1')
    hand.over([3.5, 3])
    hand.letGo()
    hand.hold('take Lw1')
    expect([hand.aimed, hand.commit()]).toEqual([null, 'take Lw1'])
    hand.take('place', PLACES, placing)
    expect(hand.stage).toBe('nothing')
  })
})

it('a group is looked at, the best first, and asked about where none can be claimed', () => {
  hand.take('claim', [claim('r', 1, ['a1']), claim('v', 3, ['b1', 'c1', 'd1'])], choosing)
  expect([hand.mode, hand.stage]).toEqual(['claim', 'nothing'])
  hand.next(1)
  expect([hand.option?.colour, hand.stage]).toEqual(['v', 'looked'])
  hand.over([0.5, 0.5])
  expect(hand.option?.colour).toBe('r')
  expect(hand.claimAt('c1')).toBe('claim v b1')
  hand.tryClaim('f1')
  hand.tryClaim('f9')
  expect(asked).toEqual(['claim r f1', 'claim v f9'])
})
