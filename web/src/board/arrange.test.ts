import { expect, test } from 'vitest'
import { arrange, fit, type Box, type Room, type Wish } from './arrange'

const SHEET: Wish = {
  ratio: 0.671,
  rail: { least: 64, most: 200, low: 96 },
  others: { wide: 100, high: 84, most: 200 },
}
const SQUARE: Wish = { ratio: 1, rail: { least: 120, most: 260, low: 110 }, others: null }
const PAIR: Wish = { ...SHEET, ratio: [0.85, 1.3] }
const ROOMS: Room[] = [
  { width: 360, height: 400 },
  { width: 390, height: 600 },
  { width: 820, height: 900 },
  { width: 392, height: 384 },
  { width: 596, height: 374 },
  { width: 740, height: 752 },
  { width: 930, height: 784 },
  { width: 1500, height: 1064 },
]

const inside = (box: Box, room: Room) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= room.width + 0.01 && box.y + box.height <= room.height + 0.01
const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 0.01 ||
  other.x + other.width <= one.x + 0.01 ||
  one.y + one.height <= other.y + 0.01 ||
  other.y + other.height <= one.y + 0.01

test.each(ROOMS)('everything lies in a room of $width × $height and nothing on anything else', (room) => {
  for (const wish of [SHEET, SQUARE, { ...SHEET, others: null }, { ...SHEET, ratio: null }, PAIR]) {
    const { main, rail, others } = arrange(room, wish, 8)
    const boxes = others ? [main, rail, others] : [main, rail]
    for (const box of boxes) {
      expect(inside(box, room)).toBe(true)
      for (const another of boxes) if (box !== another) expect(apart(box, another)).toBe(true)
    }
    if (typeof wish.ratio === 'number') expect(main.width / main.height).toBeCloseTo(wish.ratio)
  }
})

test.each(ROOMS)('in a room of $width × $height the main thing has at least two thirds of the shorter edge', (room) => {
  for (const wish of [SHEET, SQUARE]) {
    const { main } = arrange(room, wish, 8)
    expect(Math.min(main.width, main.height)).toBeGreaterThanOrEqual(0.62 * Math.min(room.width, room.height))
  }
})

test('the rail lies beside in a wide room and below in a tall one', () => {
  expect(arrange({ width: 900, height: 600 }, SQUARE, 8).beside).toBe(true)
  expect(arrange({ width: 400, height: 700 }, SQUARE, 8).beside).toBe(false)
})

test('what the others have gets a column, else a strip, else a part of the rail, else nothing', () => {
  const column = arrange({ width: 930, height: 784 }, SHEET, 8)
  expect(column.others!.x).toBeGreaterThan(column.rail.x)
  const strip = arrange({ width: 390, height: 640 }, SHEET, 8)
  expect(strip.others!.y).toBeGreaterThan(strip.main.height)
  const share = arrange({ width: 640, height: 760 }, SHEET, 8)
  expect(share.others!.x).toBe(share.rail.x)
  expect(arrange({ width: 360, height: 400 }, SHEET, 8).others).toBe(null)
})

test('what may be wider or narrower takes the room there is', () => {
  const wide = arrange({ width: 596, height: 374 }, PAIR, 8).main
  expect([wide.width, wide.height]).toEqual([374 * 1.3, 374])
  const tall = arrange({ width: 390, height: 600 }, PAIR, 8).main
  expect([tall.width, tall.height]).toEqual([390, 390 / 0.85])
})

test('equal things are as wide as they can be', () => {
  expect(fit({ width: 200, height: 600 }, 2, 1, 0, 0)).toBe(200)
  expect(fit({ width: 600, height: 100 }, 6, 1, 0, 0)).toBe(100)
  expect(fit({ width: 170, height: 780 }, 6, 0.677, 40, 8)).toBe(81)
})
