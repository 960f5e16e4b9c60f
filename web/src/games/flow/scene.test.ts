import { expect, test } from 'vitest'
import type { Wave } from './film'
import { COMES, crest, drift } from './scene'

const wave: Wave = {
  kind: 'wave',
  white: 3,
  black: 2,
  column: 2,
  row: 1,
  washed: [
    [0, 2],
    [5, 2],
  ],
  flown: [[1, 4]],
  lost: [],
  cuts: [],
}

test('the crest runs along the line once the dice have been read', () => {
  expect(crest(COMES, 7)).toBe(-1)
  expect(crest(1, 7)).toBeGreaterThan(7)
})

test('what lies first in the line goes first, and is gone at the end', () => {
  expect(drift(wave, 0.3, false, [0, 2]).opacity).toBe(1)
  const half = 0.72
  expect(drift(wave, half, false, [0, 2]).opacity).toBeLessThan(drift(wave, half, false, [5, 2]).opacity)
  expect(drift(wave, 1, false, [5, 2]).opacity).toBe(0)
})

test('a Bird flies off and its tile stays; what is not hit does not move', () => {
  expect(drift(wave, 1, false, [1, 4])).toMatchObject({ opacity: 1, flown: 1 })
  expect(drift(wave, 1, false, [4, 4])).toMatchObject({ opacity: 1, flown: 0, x: 0 })
})

test('with less motion things fade where they are', () => {
  expect(drift(wave, 0.5, true, [0, 2])).toMatchObject({ x: 0, y: 0, turn: 0, opacity: 0.5 })
})

test('Current carries its tile from cell to cell', () => {
  const step = { kind: 'move' as const, from: [0, 1] as [number, number], to: [2, 4] as [number, number] }
  expect(drift(step, 1, false, [0, 1])).toMatchObject({ x: 300, y: 200, opacity: 1 })
})
