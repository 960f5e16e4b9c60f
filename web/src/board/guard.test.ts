import { expect, test } from 'vitest'
import { Guard, isByPointer } from './guard'

test('nothing changed yet: every press counts', () => {
  expect(new Guard(() => 0).allows()).toBe(true)
})

test.each([
  [0, false],
  [60, false],
  [300, false],
  [699, false],
  [700, true],
  [900, true],
])('a press %i ms after a change', (ms, meant) => {
  let now = 5000
  const guard = new Guard(() => now)
  guard.changed()
  now += ms
  expect(guard.allows()).toBe(meant)
})

test('every change begins anew', () => {
  const guard = new Guard()
  guard.changed(0)
  guard.changed(600)
  expect(guard.allows(1000)).toBe(false)
  expect(guard.allows(1300)).toBe(true)
})

test('a key that presses a button counts no clicks', () => {
  expect(isByPointer(new MouseEvent('click', { detail: 1 }))).toBe(true)
  expect(isByPointer(new MouseEvent('click'))).toBe(false)
})
