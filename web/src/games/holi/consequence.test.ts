import { describe, expect, it } from 'vitest'
import { brings, outcome } from './consequence'
import { option, table } from './examples'
import type { Landing } from './types'

const landing = (facts: Partial<Landing>): Landing => ({
  target: '2C3',
  end: 'lands',
  place: '2C3',
  level: 2,
  falls: 0,
  seat: null,
  points: 0,
  worth: 2,
  ...facts,
})
const view = table()
const told = (...lands: Landing[]) =>
  brings(option('up C10 C3', { lands }), view)
    .filter((each) => each.id !== 'holi.web-source')
    .map((each) => [each.id.replace('holi.web-', ''), each.facts.count ?? each.facts.seat, each.facts.points])

describe('what a throw brings', () => {
  it('tells hits first, then what stays and what falls, by level', () => {
    expect(
      told(
        landing({}),
        landing({ target: '2D4', place: '1D4', level: 1, falls: 1, worth: 1 }),
        landing({ target: '2D3', end: 'hit', place: '2D3', seat: 1, points: 1, worth: 2 }),
      ),
    ).toEqual([
      ['hits', 1, 3],
      ['stay', 1, 2],
      ['fall', 1, 1],
    ])
  })

  it('counts tokens that end on one level together', () => {
    expect(
      told(
        landing({ place: '1C3', level: 1, falls: 1, worth: 1 }),
        landing({ place: '1C4', level: 1, falls: 1, worth: 1 }),
      ),
    ).toEqual([['fall', 2, 2]])
  })

  it('knows rain on a rival from rain on oneself', () => {
    const caught = landing({ end: 'caught', place: '1D3', level: 1, falls: 1, seat: 1, points: 2 })
    expect(told(caught)).toEqual([['rains-on', 1, 4]])
    expect(told({ ...caught, seat: 0, points: 0, worth: 0 })).toEqual([['rains-back', 0, 0]])
  })
})

describe('what a move brings', () => {
  it('parts sweets, own tokens and those of others', () => {
    const picks = [
      { place: '1B1', colour: '', count: 2 },
      { place: '1B1', colour: 'R', count: 1 },
      { place: '2B1', colour: 'B', count: 1 },
      { place: '3B1', colour: 'B', count: 1 },
    ]
    expect(brings(option('move B1', { picks }), view).map((each) => [each.id, each.facts.count])).toEqual([
      ['holi.web-takes-sweets', 2],
      ['holi.web-takes-back', 1],
      ['holi.web-takes-foreign', 2],
    ])
  })

  it('says what it changes in all, and of every point where it comes from', () => {
    const landed = [landing({}), landing({ target: '2D3', end: 'hit', seat: 1, points: 1, worth: 2 })]
    const gains = [
      { source: 'so_far', points: 1 },
      { source: 'level2', points: 2 },
      { source: 'given', points: 2 },
      { source: 'V06', points: 4 },
    ]
    const told = outcome(option('up C10 C3', { lands: landed, gains, gain: 9 }), view).map((each) => each.facts.points)
    expect(told).toEqual(['+9', 3, 2, '+4'])
    const lost = { gains: [{ source: 'level2', points: -2 }], gain: -2 }
    expect(outcome(option('move B1', lost), view).map((each) => each.facts.points)).toEqual(['−2', '−2'])
  })

  it('promises nothing where there is nothing', () => {
    expect(outcome(option('move B1'), view).map((each) => each.id)).toEqual(['holi.web-brings-nothing'])
    expect(outcome(option('end_turn'), view)).toEqual([])
  })
})
