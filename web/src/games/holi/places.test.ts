import { describe, expect, it } from 'vitest'
import { table } from './examples'
import { actingLevel, heightOf, onLevel, pawnAt, place, spot, sweetsIn, tokenAt } from './places'

const view = table({
  pawns: ['2C3', '1F6'],
  tokens: { '1D4': 'A', '2D4': 'B', '1E5': 'B' },
  sweets: { '2B1': 1, '1A2': 2 },
})

describe('places', () => {
  it('are read and written alike', () => {
    expect(spot('2C4')).toEqual({ level: 1, column: 2, row: 3 })
    expect(place(1, 2, 3)).toBe('2C4')
    expect(onLevel(0, '3F6')).toBe('1F6')
  })

  it('know what lies and stands there', () => {
    expect([tokenAt(view, '2D4'), tokenAt(view, '3D4'), pawnAt(view, '1F6'), pawnAt(view, '1A1')]).toEqual([
      'B',
      '',
      1,
      null,
    ])
    expect(actingLevel(view)).toBe(1)
  })

  it('are seen from above by the highest', () => {
    expect(['1D4', '1E5', '1A1'].map((each) => heightOf(view, each))).toEqual([2, 1, 0])
    expect(['1B1', '1A2', '1A1'].map((each) => sweetsIn(view, each))).toEqual([1, 2, 0])
  })
})
