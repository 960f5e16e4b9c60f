import { beforeEach, expect, test } from 'vitest'
import { Guard, isByPointer, Places } from './guard'

test('nothing changed yet: every press counts', () => {
  expect(new Guard(() => 0).allows()).toBe(true)
})

test.each([
  [0, false],
  [60, false],
  [399, false],
  [400, true],
  [900, true],
])('a press %i ms after what it is about was chosen', (ms, meant) => {
  let now = 5000
  const guard = new Guard(() => now)
  guard.changed()
  now += ms
  expect(guard.allows()).toBe(meant)
})

let now = 0
let places = new Places()

beforeEach(() => {
  now = 5000
  places = new Places(() => now)
  places.show({ commit: 'draw' })
  now += 5000
})

test('what others changed is not pressed before it can be read', () => {
  places.show({ commit: 'agree' })
  now += 699
  expect(places.press('commit')).toBe('changed')
  now += 1
  expect(places.press('commit')).toBe('counts')
})

test('what was away for a moment means the same again', () => {
  places.show({})
  places.show({ commit: 'draw' })
  expect(places.press('commit')).toBe('counts')
})

test('after an own choice every press counts', () => {
  places.acted()
  places.show({ commit: 'fold' })
  expect(places.press('commit')).toBe('counts')
})

test('at the start of a turn every press counts: nothing else was there', () => {
  places.show({})
  now += 5000
  places.show({ commit: 'draw a tile' })
  expect(places.press('commit')).toBe('counts')
})

test('the second half of a double click asks for nothing, what it changed being read or not', () => {
  expect(places.press('commit')).toBe('counts')
  places.acted()
  places.show({})
  places.show({ commit: 'draw' })
  now += 300
  expect(places.press('commit')).toBe('double')
  now += 400
  expect(places.press('commit')).toBe('counts')
})

test('a button that stays what it is may be pressed as fast as one likes', () => {
  expect(places.press('commit')).toBe('counts')
  now += 60
  expect(places.press('commit')).toBe('counts')
})

test('a key that presses a button counts no clicks', () => {
  expect(isByPointer(new MouseEvent('click', { detail: 1 }))).toBe(true)
  expect(isByPointer(new MouseEvent('click'))).toBe(false)
})
