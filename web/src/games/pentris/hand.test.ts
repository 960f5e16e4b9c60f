import { describe, expect, it } from 'vitest'
import { piece, SHAPES } from './examples'
import { Hand } from './hand.svelte'
import type { Node, Option, View } from './types'

const steering: Node[] = [
  [0, 0, 1, -1, 1, 2, -1, -1, true, false],
  [0, 1, 1, 0, -1, -1, -1, -1, true, true],
  [0, 0, 0, -1, -1, -1, -1, -1, false, true],
]
const ghosts = [{ turn: 0, anchor: 'a5', cells: ['a5', 'b5', 'c5', 'd5', 'e5'], blocked: ['b7'] }]
const groups = [{ colour: 'r', key: 'f1', cells: ['f1'], size: 1, stars: [], value: 0, reason: 'pentris.colour_used' }]
const view = {
  seat: 0,
  level: 'beginner',
  rows: 10,
  columns: 6,
  shapes: SHAPES,
  steering,
  ghosts,
  hand: piece('Iw1', 'r r y g* v'),
  current: [{ ...piece('Xw1', 'r* v g g y'), placeable: false }],
  previous: [],
  pool: [],
  seats: [{ seat: 0, personal: [], chute: { groups } }],
} as unknown as View

const place = (anchor: string, cells: string[]): Option => ({
  what: 'place',
  notation: `place r0 ${anchor}`,
  anchor,
  cells,
  piece: 'Iw1',
})
const places = [place('a1', ['a1', 'b1', 'c1', 'd1', 'e1']), place('b2', ['b2', 'c2', 'd2', 'e2', 'f2'])]

function holding(options: Option[]): Hand {
  const hand = new Hand()
  hand.take('0 1', options, view)
  return hand
}

describe('a piece in hand', () => {
  it('is steered, dropped, and lies where it can be confirmed', () => {
    const hand = holding(places)
    expect(hand.mode).toBe('place')
    hand.steer('left')
    expect(hand.place?.anchor).toBe('a1')
    expect(hand.settled).toBe(false)
    hand.drop()
    expect(hand.settled).toBe(true)
    expect(hand.option?.notation).toBe('place r0 a1')
    expect(hand.steer('left')).toBe(false)
    expect(hand.reason?.id).toBe('pentris.web-stays-left')
    hand.back()
    expect(hand.settled).toBe(false)
  })

  it('follows the mouse, and says what is in the way of a place that cannot be reached', () => {
    const hand = holding(places)
    hand.over([3.5, 1.5])
    expect(hand.place?.anchor).toBe('b2')
    hand.grip()
    expect(hand.settled).toBe(true)
    hand.over([2.5, 4.5])
    expect(hand.place).toBeNull()
    expect(hand.reason).toEqual({ id: 'pentris.web-unreachable', facts: { cells: 'b7' } })
    hand.away()
    expect(hand.reason).toBeNull()
    expect(hand.settled).toBe(true)
  })

  it('goes to a hint', () => {
    const hand = holding(places)
    hand.hold('place r0 a1')
    expect(hand.settled).toBe(true)
  })
})

describe('a choice', () => {
  const takes: Option[] = [
    { what: 'take', notation: 'take Iw1', piece: 'Iw1', places: 3 },
    { what: 'take', notation: 'take Lw1', piece: 'Lw1', places: 9 },
  ]

  it('is one of the pieces that can be had, or says why not', () => {
    const hand = holding(takes)
    expect(hand.mode).toBe('piece')
    expect(hand.option).toBeNull()
    hand.nth(1, ['Iw1', 'Lw1'])
    expect(hand.option?.notation).toBe('take Lw1')
    hand.next(1, ['Iw1', 'Lw1'])
    expect(hand.option?.notation).toBe('take Iw1')
    hand.pick('Xw1')
    expect(hand.option).toBeNull()
    expect(hand.reason?.id).toBe('pentris.another_placeable')
  })

  it('of a group begins with the best one', () => {
    const claim = (colour: string, size: number, cells: string[]): Option => ({
      what: 'claim',
      notation: `claim ${colour} ${cells[0]}`,
      colour,
      size,
      points: size,
      cells,
    })
    const hand = holding([claim('r', 1, ['a1']), claim('v', 3, ['b1', 'c1', 'd1'])])
    expect(hand.option?.colour).toBe('v')
    hand.next(1)
    expect(hand.option?.colour).toBe('r')
    hand.claimAt('c1')
    expect(hand.option?.colour).toBe('v')
    hand.claimAt('f1')
    expect(hand.reason?.id).toBe('pentris.colour_used')
    hand.claimAt('f9')
    expect(hand.reason).toEqual({ id: 'pentris.no_group', facts: { wrong: 'bare', cell: 'f9' } })
  })
})
