import { describe, expect, it } from 'vitest'
import { brings, gain } from './consequence'
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
  brings(option('up C10 C3', { lands }), view).map((each) => [
    each.id.replace('holi.web-', ''),
    each.facts.count ?? each.facts.seat,
    each.facts.points,
  ])

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
    expect(brings(option('move B1', { picks }), view).map((each) => [each.id, each.facts.count, each.mood])).toEqual([
      ['holi.web-takes-sweets', 2, 'good'],
      ['holi.web-takes-back', 1, 'plain'],
      ['holi.web-takes-foreign', 2, 'bad'],
    ])
  })

  it('says what it changes in all', () => {
    expect(gain(option('move B1', { gain: -2 }))).toMatchObject({ mood: 'bad', facts: { count: 2, points: '−2' } })
    expect(gain(option('climb', { gain: 2 }))).toMatchObject({ mood: 'good', facts: { points: '+2' } })
    expect(gain(option('end_turn'))).toBeNull()
  })
})
