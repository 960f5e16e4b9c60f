import { describe, expect, it } from 'vitest'
import type { Facts } from '../../events'
import type { HoliEvent, Moment } from '../../wire'
import { table } from './examples'
import { after, levelsOf, steps } from './film'
import { moving, pawnAway } from './motion'
import { tokenAt } from './places'
import { stage } from './stage'

const told = <K extends HoliEvent['id']>(id: K, facts: Facts<K>) => ({ id, facts }) as HoliEvent
const moment = (...events: HoliEvent[]): Moment => ({ seq: 1, who: 'A', text: '', time: 0, events })

const before = table({ pawns: ['2C3', '1D2'], tokens: { '1C4': 'B', '1E5': 'B', '2E5': 'A' } })
const thrown = moment(
  told('holi.threw_up', { seat: 0, card: 'C01', title: 'C01', cells: ['2C4', '2D2'] }),
  told('holi.landed', { seat: 0, cell: '2C4', to: '2C4', fell: 0 }),
  told('holi.rained', { seat: 1, by: 0, cell: '2D2', to: '1D2', points: 2 }),
)

describe('a film', () => {
  it('gathers the tokens of a throw', () => {
    const [step, ...more] = steps([thrown], before)
    expect(more).toEqual([])
    expect(step).toMatchObject({ kind: 'throw', seat: 0, from: '2C3' })
    expect(levelsOf(step!).sort()).toEqual([0, 1])
    const then = after(before, step!)
    expect(tokenAt(then, '2C4')).toBe('R')
    expect(tokenAt(then, '1D2')).toBe('')
    expect(then.seats[0]).toMatchObject({ tokens: before.seats[0]!.tokens - 2, points: 2 })
  })

  it('takes up what lies under a pawn and falls on it, from where it went last', () => {
    const film = steps(
      [
        moment(
          told('holi.moved', { seat: 1, from: '1D2', cell: '1E5' }),
          told('holi.collected', { seat: 1, colour: 'B', cell: '1E5', to: '1E5' }),
          told('holi.collected', { seat: 1, colour: 'R', cell: '2E5', to: '1E5' }),
        ),
        moment(
          told('holi.threw_down', { seat: 1, cell: '1A1' }),
          told('holi.landed', { seat: 1, cell: '1A1', to: '1A1', fell: 0 }),
        ),
      ],
      before,
    )
    expect(film.map((each) => each.kind)).toEqual(['go', 'throw'])
    expect(film[1]).toMatchObject({ from: '1E5' })
    const then = film.reduce(after, before)
    expect([tokenAt(then, '1E5'), tokenAt(then, '2E5'), tokenAt(then, '1A1')]).toEqual(['', '', 'B'])
    expect(then.seats[1]?.pawn).toBe('1E5')
  })

  it('lets a token fall straight down, and others only where they are in sight', () => {
    const [step] = steps([thrown], before)
    const tower = stage('tower')
    const [stays, falls] = moving(step!, 0.85, tower)
    expect(stays?.burst).toBe(0)
    expect(falls!.y).toBeGreaterThan(moving(step!, 0.55, tower)[1]!.y)
    expect(moving(step!, 0.9, stage('level', 1)).map((each) => each.opacity < 1)).toEqual([false, true])
    expect(moving(step!, 0.2, stage('level', 0))).toEqual([])
  })

  it('moves a pawn from where it stood', () => {
    const [step] = steps([moment(told('holi.climbed', { seat: 0, from: '2C3', cell: '3C3' }))], before)
    const tower = stage('tower')
    expect(pawnAway(step!, 0, tower, 0)!.y).toBeGreaterThan(pawnAway(step!, 1, tower, 0)!.y)
    expect(pawnAway(step!, 0.5, tower, 1)).toBeNull()
  })
})
