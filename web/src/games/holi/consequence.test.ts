import { describe, expect, it } from 'vitest'
import { brings, outcome } from './consequence'
import { option, table } from './examples'

const view = table()
const PARTS = [
  { what: 'hits', seat: 1, points: 3 },
  { what: 'stay', count: 1, level: 2, points: 2 },
  { what: 'fall', count: 2, level: 1, points: 2 },
  { what: 'source', source: 'V06', points: -4 },
  { what: 'rival', seat: 1, source: 'sweets', points: -5 },
]
const throws = option('up C10 C3', { parts: PARTS, gain: 3 })
const short = (told: ReturnType<typeof brings>) =>
  told.map(({ id, facts }) => [id.replace('holi.web-', ''), facts.count ?? facts.seat, facts.points])

describe('what a choice brings', () => {
  it('is told as the engine tells it, the sum first', () => {
    expect(short(outcome(throws, view))).toEqual([
      ['gain', 3, '+3'],
      ['hits', 1, 3],
      ['stay', 1, 2],
      ['fall', 2, 2],
      ['source', undefined, '−4'],
      ['rival', 1, '−5'],
    ])
  })

  it('names every point on a small screen, too', () => {
    expect(short(brings(throws, view, true))).toEqual([
      ['hits', 1, 3],
      ['source', undefined, '+2'],
      ['source', undefined, '+2'],
      ['source', undefined, '−4'],
      ['rival', 1, '−5'],
    ])
  })

  it('knows what is taken up from points', () => {
    const parts = [
      { what: 'takes_sweets', count: 2 },
      { what: 'takes_foreign', count: 1 },
    ]
    expect(brings(option('move B1', { parts }), view).map((each) => each.id)).toEqual([
      'holi.web-takes-sweets',
      'holi.web-takes-foreign',
    ])
  })

  it('promises nothing where there is nothing', () => {
    expect(outcome(option('move B1'), view).map((each) => each.id)).toEqual(['holi.web-brings-nothing'])
    expect(outcome(option('end_turn'), view)).toEqual([])
  })
})
