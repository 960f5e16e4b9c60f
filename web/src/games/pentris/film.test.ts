import { describe, expect, it } from 'vitest'
import type { Facts } from '../../events'
import { partOf } from '../../testing'
import type { PentrisEvent } from '../../wire'
import { lying, piece, SHAPES } from './examples'
import { stepOf } from './film'
import { reel } from './reel'
import { SOUNDS } from './sounds'
import { counted } from './tally'
import type { ChuteView, Move, View } from './types'
import { frame, trail } from './way'

const told = <K extends PentrisEvent['id']>(id: K, facts: Facts<K>) => ({ id, facts }) as PentrisEvent

const way: Move[] = [
  ['in', 1, 0, 'c7', ''],
  ['D', 6, 0, 'c1', ''],
]
const there = lying(piece('Lw1', 'r r v* g y'), 0, 'c1')
const view = (current: View['current'], chute: Partial<ChuteView> | null) =>
  partOf<View>({ seat: 0, current, seats: [{ chute: null }, { chute }] })
const before = view([], { pieces: [], way: [] })
const after = view([], { pieces: [there], way })
const seen = (...events: PentrisEvent[]) => stepOf({ seq: 1, before, after, events })
const placed = told('pentris.placed', { seat: 1, piece: 'Lw1', turn: 0, anchor: 'c1', cells: [] })

describe('a film', () => {
  it('slides a piece along the way that the chute tells, and completes rows', () => {
    expect(seen(placed)).toEqual({ kind: 'place', seat: 1, piece: there, way, rows: [], told: [] })
    const completed = told('pentris.completed', { seat: 1, rows: [1] })
    expect(seen(placed, completed)).toMatchObject({ kind: 'place', rows: [1], told: [completed] })
  })

  it('shows of a secret chute which piece went in', () => {
    const hidden = told('pentris.hidden', { seat: 0, piece: 'Lw1' })
    expect(seen(hidden)).toEqual({ kind: 'hide', seat: 0, piece: 'Lw1', told: [hidden] })
  })

  it('draws piece after piece, with one sound', () => {
    const drawn = told('pentris.drawn', { piece: 'Pw3' })
    const later = stepOf({ seq: 1, before: view([there], null), after, events: [drawn] })
    expect([seen(drawn), later]).toMatchObject([
      { kind: 'draw', first: true },
      { kind: 'draw', first: false },
    ])
    expect([seen(drawn)!, later!].map((step) => reel.moment(step, before))).toEqual([
      { ms: 250, sound: SOUNDS.bag },
      { ms: 70, less: 0 },
    ])
  })

  it('says with a claim what it earned', () => {
    const claimed = told('pentris.claimed', { seat: 1, colour: 'v', size: 3, points: 0, cells: ['a1'] })
    const earned = told('pentris.earned', { seat: 1, piece: 'Lb1', stack: 3 })
    expect(seen(claimed, earned)).toMatchObject({ kind: 'claim', told: [claimed, earned] })
  })

  it('passes over what is not seen to what is', () => {
    const passed = told('pentris.passed', { seat: 1, must: true })
    expect(seen(passed)).toBeNull()
    expect(seen(passed, told('pentris.phase_over', { phase: 1, left: [] }))).toEqual({ kind: 'clear', told: [] })
    expect(seen(told('pentris.rows', { seat: 1, rows: [], points: 0 }))).toBeNull()
  })
})

describe('a round', () => {
  const rows = (seat: number, all: number[], points: number) => told('pentris.rows', { seat, rows: all, points })
  const scored = (seat: number, round: number, points: number) =>
    told('pentris.scored', { seat, round, points, total: points })
  const star = told('pentris.star', { seat: 0, cell: 'a1', cells: ['a1', 'a2'], colour: 'v', points: 3, sum: 3 })

  it('is counted seat by seat', () => {
    expect(counted([rows(0, [1, 2], 4), star, scored(0, 1, 7), rows(1, [], 0), scored(1, 1, 0)])).toEqual({
      round: 1,
      counts: [
        { seat: 0, rows: 4, stars: 3, platinum: 0, sum: 7 },
        { seat: 1, rows: 0, stars: 0, platinum: 0, sum: 0 },
      ],
    })
    expect(counted([placed])).toBeNull()
  })

  it('is the last one, of the chutes that may be seen', () => {
    const told = [rows(0, [1], 2), scored(0, 1, 2), scored(1, 1, 9), rows(0, [], 0), scored(0, 2, 0), scored(1, 2, 8)]
    expect(counted(told)).toEqual({ round: 2, counts: [{ seat: 0, rows: 0, stars: 0, platinum: 0, sum: 0 }] })
  })

  it('is no longer of interest when the one who looks has gone on', () => {
    const told = [rows(0, [1], 2), scored(0, 1, 2), placed]
    expect([counted(told, 0)?.round, counted(told, 1)]).toEqual([1, null])
  })
})

describe('the way of a piece', () => {
  it('comes from above and ends in its place', () => {
    expect(frame(SHAPES, 'L', way, 10, 0)!.cells[3]).toEqual([2, 10])
    expect(frame(SHAPES, 'L', way, 10, 1)!.cells).toEqual([
      [2, 3],
      [2, 2],
      [2, 1],
      [2, 0],
      [3, 0],
    ])
    expect(trail(SHAPES, 'L', way, 10)).toHaveLength(3)
  })

  it('turns about its pivot', () => {
    const turning: Move[] = [
      ['in', 1, 0, 'c7', ''],
      ['cw', 1, 1, 'b7', 'c8'],
    ]
    const half = frame(SHAPES, 'L', turning, 10, 0.99)!
    expect(half.pivot).toEqual([2, 7])
    expect(half.angle).toBeGreaterThan(80)
  })
})
