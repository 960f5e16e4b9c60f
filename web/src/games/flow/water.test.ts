import { expect, test } from 'vitest'
import { cellOf, course, key, routePath, sideTo, turned } from './water'

test('a tile turns to the right, quarter by quarter', () => {
  expect(turned('NES', 0)).toBe('NES')
  expect(turned('NES', 1)).toBe('ESW')
  expect(turned('NE', 3)).toBe('NW')
  expect(turned('NS', 2)).toBe('NS')
  expect(turned('', 1)).toBe('')
})

test('every two open edges are joined by water, and a single one ends in the middle', () => {
  expect(course('NS')).toBe('M50 0Q50 50 50 100')
  expect(course('NESW').match(/Q/g)).toHaveLength(6)
  expect(course('S')).toBe('M50 100L50 50')
  expect(course('')).toBe('')
})

test('a route is one line from cell to cell', () => {
  expect(sideTo([2, 3], [3, 3])).toBe('S')
  expect(sideTo([2, 3], [4, 3])).toBe('')
  expect(
    routePath([
      [0, 0],
      [0, 1],
      [1, 1],
    ]),
  ).toBe('M50 50L100 50Q150 50 150 100L150 150')
})

test('cells have a key that reads like the notation', () => {
  expect(key([5, 3])).toBe('5,3')
  expect(cellOf('5,3')).toEqual([5, 3])
})
