import { describe, expect, it } from 'vitest'
import type { Facts } from '../../events'
import type { Moment, PentrisEvent } from '../../wire'
import { piece, SHAPES } from './examples'
import { after, steps } from './film'
import { counted } from './tally'
import type { Move, View } from './types'
import { frame, trail } from './way'

const told = <K extends PentrisEvent['id']>(id: K, facts: Facts<K>) => ({ id, facts }) as PentrisEvent
const moment = (...events: PentrisEvent[]): Moment => ({ seq: 1, who: 'A', text: '', time: 0, events })

const chute = {
  rows: [],
  pieces: [],
  groups: [],
  complete: [],
  holes: [],
  row_points: 0,
  star_points: 0,
  platinum_points: 0,
  way: [],
}
const seat = (n: number) => ({ seat: n, points: 0, tokens: 4, personal: [], placed: 0, chute, claims: [] })
const before = {
  seat: 0,
  rows: 10,
  shapes: SHAPES,
  current: [piece('Lw1', 'r r v* g y')],
  previous: [],
  bag: [piece('Pw3', 'v g y y r')],
  discards: [],
  pool: [],
  hand: null,
  cards: [],
  seats: [seat(0), seat(1)],
} as unknown as View

const way: Move[] = [
  ['in', 1, 0, 'c7', ''],
  ['D', 6, 0, 'c1', ''],
]

describe('a film', () => {
  const film = steps(
    [
      moment(told('pentris.took', { seat: 1, piece: 'Lw1' })),
      moment(
        told('pentris.placed', { seat: 1, piece: 'Lw1', turn: 0, anchor: 'c1', cells: [] }),
        told('pentris.completed', { seat: 1, rows: [1] }),
        told('pentris.turn', { turn: 2, left: [] }),
      ),
      moment(told('pentris.drawn', { piece: 'Pw3' })),
    ],
    10,
    (_, id) => (id === 'Lw1' ? way : undefined),
  )

  it('takes, slides along the way, and draws', () => {
    expect(film.map((each) => each.kind)).toEqual(['take', 'place', 'turn', 'draw'])
    expect(film[1]).toMatchObject({ way, rows: [1] })
  })

  it('shows of a secret chute which piece went in, and the slide only to its owner', () => {
    const hidden = told('pentris.hidden', { seat: 1, piece: 'Lw1' })
    const placed = told('pentris.placed', { seat: 1, piece: 'Lw1', turn: 0, anchor: 'c1', cells: [] })
    expect(steps([moment(placed)], 10, () => way).map((each) => each.kind)).toEqual(['place'])
    const film = steps([moment(hidden)], 10, () => undefined)
    expect(film.map((each) => each.kind)).toEqual(['hide'])
    const end = film.reduce(after, before)
    expect([end.current, end.seats[1]!.placed]).toEqual([[], 1])
  })

  it('leaves the table as it was told', () => {
    const end = film.reduce(after, before)
    expect(end.seats[1]!.chute!.pieces.map((each) => each.cells)).toEqual([['c4', 'c3', 'c2', 'c1', 'd1']])
    expect(end.seats[1]!.chute!.complete).toEqual([1])
    expect(end.current.map((each) => each.id)).toEqual(['Pw3'])
    expect(end.bag).toEqual([])
  })

  it('counts a round seat by seat', () => {
    const scoring = moment(
      told('pentris.rows', { seat: 0, rows: [1, 2], points: 4 }),
      told('pentris.star', { seat: 0, cell: 'a1', cells: ['a1', 'a2'], colour: 'v', points: 3 }),
      told('pentris.rows', { seat: 1, rows: [], points: 0 }),
    )
    expect(counted([scoring])).toEqual([
      { seat: 0, rows: 4, stars: 3, platinum: 0, sum: 7 },
      { seat: 1, rows: 0, stars: 0, platinum: 0, sum: 0 },
    ])
    const scored = steps([scoring], 10, () => undefined)
    expect(scored.map((each) => each.kind)).toEqual(['rows', 'star'])
    expect(scored.reduce(after, before).seats[0]!.points).toBe(7)
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
