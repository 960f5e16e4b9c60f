import { expect, test } from 'vitest'
import { nearest } from './nearest'

const far = (point: number) => (each: number) => Math.abs(each - point)

test('the least far, and of equally near ones the first', () => {
  expect(nearest([1, 4, 7], far(5))).toBe(4)
  expect(nearest([1, 3], far(2))).toBe(1)
  expect(nearest([], far(2))).toBeNull()
})

test('nothing, where all is too far', () => {
  expect(nearest([1, 9], far(4), 2)).toBeNull()
  expect(nearest([1, 9], far(7), 2)).toBe(9)
})
