import { expect, test } from 'vitest'
import type { Analysis } from '../wire'
import { extremes, HIGH, lines, place, signed, WIDE } from './curve'

const half: Analysis = {
  total: 5,
  expected: [
    [0.5, 0.5],
    [0.75, 0.25],
    [0.25, 0.75],
  ],
  shares: [],
  missed: [],
  summary: [],
}

test('a curve is drawn as far as it is known, over the whole width of the game', () => {
  const [ada, bruno] = lines(half, false)
  expect(ada?.path).toBe(`M0.0 ${HIGH / 2}.0L${WIDE / 4}.0 ${HIGH / 4}.0L${WIDE / 2}.0 ${(HIGH * 3) / 4}.0`)
  expect(bruno?.marks.at(-1)).toEqual([WIDE / 2, HIGH / 4])
  expect(place(4, 5)).toBe(100)
})

test('a line has no point within a turn, and makes none up', () => {
  const turn: Analysis = { ...half, expected: [[0.5], [], [0.75], [], [0.25]] }
  expect(lines(turn, false)[0]?.path).toBe(
    `M0.0 ${HIGH / 2}.0L${WIDE / 2}.0 ${HIGH / 4}.0L${WIDE}.0 ${(HIGH * 3) / 4}.0`,
  )
  expect(extremes(turn, 0)).toMatchObject({ highest: 75, highestAt: 2, lowest: 25, lowestAt: 4 })
})

test('a team has one line', () => {
  expect(lines(half, true).map((each) => each.seat)).toEqual([0])
})

test('the figures of a curve', () => {
  expect(extremes(half, 0)).toEqual({ first: 50, last: 25, highest: 75, highestAt: 1, lowest: 25, lowestAt: 2 })
})

test('a share has its sign, and nothing has none', () => {
  expect(signed(null)).toBe('?')
  expect([0.36, -0.22, 0.004, -0.004].map(signed)).toEqual(['+36', '−22', '0', '0'])
})
