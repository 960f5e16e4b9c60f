import { expect, it } from 'vitest'
import { hatch, PENCILS, wobble } from './pencil'

it('draws the same square always the same way, and no two alike', () => {
  expect(hatch(2, 3, 4)).toBe(hatch(2, 3, 4))
  expect(hatch(2, 3, 4)).not.toBe(hatch(2, 4, 3))
})

it('hatches for every seat in its own way', () => {
  expect(new Set(PENCILS.map((_, seat) => hatch(seat, 1, 1).replace(/[\d. -]+/g, '1'))).size).toBeGreaterThan(3)
})

it('keeps to the square', () => {
  for (const seat of PENCILS.keys()) {
    // Arcs carry relative numbers; the others are points of the square.
    const points = hatch(seat, 5, 6)
      .replace(/a[^aM]*/g, ' ')
      .match(/-?\d+(\.\d+)?/g)!
      .map(Number)
    expect(Math.min(...points)).toBeGreaterThan(-1)
    expect(Math.max(...points)).toBeLessThan(41)
  }
})

it('gives numbers between 0 and 1', () => {
  const chance = wobble(1, 2, 3)
  const numbers = Array.from({ length: 200 }, chance)
  expect(numbers.every((each) => each >= 0 && each < 1)).toBe(true)
  expect(new Set(numbers).size).toBeGreaterThan(190)
})
