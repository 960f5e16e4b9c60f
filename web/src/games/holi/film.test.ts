import { describe, expect, it } from 'vitest'
import type { HoliEvent } from '../../wire'
import { table } from './examples'
import { levelsOf, stepOf } from './film'
import { moving, pawnAway } from './motion'
import { stage } from './stage'

const before = table({ pawns: ['2C3', '1D2'], tokens: { '1C4': 'B', '1E5': 'B', '2E5': 'A' } })
const seen = (...events: HoliEvent[]) => stepOf({ seq: 1, before, after: before, events })
const thrown = () =>
  seen(
    { id: 'holi.threw_up', facts: { seat: 0, card: 'C01', title: 'C01', cells: ['2C4', '2D2'] } },
    { id: 'holi.landed', facts: { seat: 0, cell: '2C4', to: '2C4', fell: 0 } },
    { id: 'holi.rained', facts: { seat: 1, by: 0, cell: '2D2', to: '1D2', points: 2 } },
  )!

describe('a film', () => {
  it('gathers the tokens of a throw, and says whom they met', () => {
    const step = thrown()
    expect(step).toMatchObject({
      kind: 'throw',
      seat: 0,
      from: '2C3',
      flights: [
        { target: '2C4', to: '2C4', end: 'lands', points: 0 },
        { target: '2D2', to: '1D2', end: 'caught', points: 2 },
      ],
    })
    expect(step.told.map((each) => each.id)).toEqual(['holi.rained'])
    expect(levelsOf(step).sort()).toEqual([0, 1])
  })

  it('throws from where the pawn stood before', () => {
    expect(seen({ id: 'holi.threw_down', facts: { seat: 1, cell: '1A1' } })).toMatchObject({ from: '1D2' })
  })

  it('takes up what lies under a pawn and falls on it', () => {
    const step = seen(
      { id: 'holi.moved', facts: { seat: 1, from: '1D2', cell: '1E5' } },
      { id: 'holi.sweets', facts: { seat: 1, cell: '1E5', count: 2 } },
      { id: 'holi.collected', facts: { seat: 1, colour: 'B', by: 1, cell: '1E5', to: '1E5' } },
      { id: 'holi.collected', facts: { seat: 1, colour: 'R', by: 0, cell: '2E5', to: '1E5' } },
    )!
    expect(step).toMatchObject({
      kind: 'go',
      seat: 1,
      from: '1D2',
      to: '1E5',
      taken: [
        { place: '1E5', colour: '' },
        { place: '1E5', colour: 'B' },
        { place: '2E5', colour: 'R' },
      ],
    })
    expect(step.told.map((each) => each.id)).toEqual(['holi.sweets'])
  })

  it('shows who finishes when the turn is ended, and no time passes for a turn that begins', () => {
    const step = seen(
      { id: 'holi.ended', facts: { seat: 0 } },
      { id: 'holi.finished', facts: { seat: 1, reason: 'stuck' } },
    )
    expect(step).toMatchObject({ kind: 'finish', seat: 1, reason: 'stuck' })
    expect(seen({ id: 'holi.drew', facts: { seat: 1, left: 4 } })).toMatchObject({ kind: 'draw', seat: 1, told: [] })
    expect(seen({ id: 'holi.turn', facts: { seat: 0 } })).toBeNull()
    expect(seen()).toBeNull()
  })

  it('lets a token fall straight down, and others only where they are in sight', () => {
    const step = thrown()
    const tower = stage('tower')
    const [stays, falls] = moving(step, 0.85, tower)
    expect(stays?.burst).toBe(0)
    expect(falls!.y).toBeGreaterThan(moving(step, 0.55, tower)[1]!.y)
    expect(moving(step, 0.9, stage('level', 1)).map((each) => each.opacity < 1)).toEqual([false, true])
    expect(moving(step, 0.2, stage('level', 0))).toEqual([])
  })

  it('moves a pawn from where it stood', () => {
    const step = seen({ id: 'holi.climbed', facts: { seat: 0, from: '2C3', cell: '3C3' } })
    const tower = stage('tower')
    expect(pawnAway(step, 0, tower, 0)!.y).toBeGreaterThan(pawnAway(step, 1, tower, 0)!.y)
    expect(pawnAway(step, 0.5, tower, 1)).toBeNull()
  })
})
