import { describe, expect, it } from 'vitest'
import { at, stage, through } from './stage'

describe('a stage', () => {
  it('shows one level alone', () => {
    const one = stage('level', 1)
    expect(at(one, '2A1')).toEqual({ x: 84, y: 84 })
    expect(at(one, '1A1')).toBeNull()
  })

  it('keeps the columns of a tower upright', () => {
    const tower = stage('tower')
    for (const cell of ['A1', 'F1', 'C4']) {
      const [low, mid, high] = ['1', '2', '3'].map((level) => at(tower, level + cell)!)
      expect(low!.x).toBeCloseTo(mid!.x)
      expect(mid!.x).toBeCloseTo(high!.x)
      expect(low!.y - mid!.y).toBeCloseTo(mid!.y - high!.y)
    }
  })

  it.each([0, 1, 2, 3])('holds the tower whole after %i quarter turns', (turn) => {
    const tower = stage('tower', 0, turn)
    for (const matrix of tower.levels) {
      for (const [x, y] of [
        [0, 0],
        [600, 0],
        [0, 600],
        [600, 600],
      ] as const) {
        const point = through(matrix!, { x, y })
        expect(point.x).toBeGreaterThanOrEqual(0)
        expect(point.x).toBeLessThanOrEqual(tower.width)
        expect(point.y).toBeGreaterThanOrEqual(0)
        expect(point.y).toBeLessThanOrEqual(tower.height)
      }
    }
  })

  it('comes round in four turns', () => {
    const corners = [0, 1, 2, 3].map((turn) => at(stage('tower', 0, turn), '1A1')!)
    expect(new Set(corners.map((each) => `${Math.round(each.x)} ${Math.round(each.y)}`)).size).toBe(4)
  })
})
