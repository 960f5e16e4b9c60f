import { describe, expect, it } from 'vitest'
import { partOf } from '../../testing'
import { piece, SHAPES } from './examples'
import type { Step } from './film'
import { PentrisSelection } from './selection.svelte'
import { asking, claimed, filmed } from './staging'
import type { Node, Option, SeatView, View } from './types'

const steering: Node[] = [[0, 0, 0, -1, -1, -1, -1, -1, true, true]]
const ghosts = [{ turn: 0, anchor: 'b4', cells: ['b4', 'c4', 'd4', 'e4', 'f4'], blocked: ['b7'] }]
const view = partOf<View>({
  seat: 0,
  level: 'beginner',
  rows: 10,
  columns: 6,
  shapes: SHAPES,
  steering,
  ghosts,
  hand: piece('Iw1', 'r r y g* v'),
  seats: [],
})
const place = (turn: number, anchor: string, cells: string): Option => ({
  what: 'place',
  notation: `place r${turn} ${anchor}`,
  turn,
  anchor,
  cells: cells.split(' '),
  piece: 'Iw1',
})
const claim: Step = { kind: 'claim', seat: 1, colour: 'v', cells: ['a1', 'b1', 'c1'], size: 3, points: 3, told: [] }

describe('over a chute', () => {
  it('the places in this orientation are marked, and those out of reach otherwise', () => {
    const hand = new PentrisSelection()
    hand.take(
      '1',
      [place(0, 'a1', 'a1 b1 c1 d1 e1'), place(0, 'b1', 'b1 c1 d1 e1 f1'), place(1, 'a1', 'a5 a4 a3 a2 a1')],
      view,
    )
    expect(asking(hand, view)?.targets).toEqual([
      [2.5, 0.5],
      [3.5, 0.5],
    ])
    hand.hold('place r0 a1')
    const scene = asking(hand, view)
    expect(scene?.targets).toEqual([[3.5, 0.5]])
    expect(scene?.barred).toEqual([[3.5, 3.5]])
  })

  it('a claim counts its candies', () => {
    const labels = [0.1, 0.4, 0.7, 1].map((progress) => filmed(view, claim, progress, 1)?.lit?.[0]?.label)
    expect(labels).toEqual(['+1', '+2', '+3', '+3'])
    expect(filmed(view, claim, 1, 0)).toBeNull()
  })

  it('all chutes empty at once', () => {
    expect([0, 1].map((seat) => filmed(view, { kind: 'empty', told: [] }, 0.5, seat))).toEqual([
      { leaving: 0.5 },
      { leaving: 0.5 },
    ])
  })

  it('of a secret one only the claimed groups show', () => {
    const seat = partOf<SeatView>({ claims: [{ phase: 1, colour: 'r', size: 4, cells: ['a1', 'a2'] }] })
    expect(claimed(seat).lit).toEqual([{ cells: ['a1', 'a2'], colour: 'r', label: '4' }])
  })
})
