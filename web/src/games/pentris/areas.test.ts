import { expect, test } from 'vitest'
import { type Item, largest, measure, split } from './areas'

const PAD = { width: 14, height: 14 }
const square: Item = { wide: 3, high: 3, pad: PAD }

// The main thing with 4 seats in windows of 360 × 640, 390 × 844, 740 × 360, 1280 × 800
test.each([
  { width: 347, height: 288 },
  { width: 377, height: 419 },
  { width: 372, height: 350 },
  { width: 742, height: 781 },
])('in $width × $height chute and tray have room, and the pieces are not small', (room) => {
  const { chute, tray, cell } = split(room, 7, 8)
  expect(chute.width + 8 + tray.width).toBeLessThanOrEqual(room.width + 0.01)
  expect(chute.height).toBeLessThanOrEqual(room.height)
  expect(cell).toBeGreaterThanOrEqual(23)
  const { least, edge } = measure(room)
  const pad = { width: 2 * edge, height: 2 * edge }
  const pieces = [{ wide: 2, high: 4, pad }, ...Array<Item>(5).fill({ ...square, pad }), { wide: 5, high: 1, pad }]
  const size = largest(pieces, tray, 1, 60)
  expect(size).toBeGreaterThanOrEqual(least)
})

test('things lie in rows, and a heading has one of its own', () => {
  const room = { width: 200, height: 200 }
  expect(largest([square, square], { ...room, height: 110 }, 1, 60)).toBe(28)
  const heading = { wide: 0, high: 0, pad: { width: 0, height: 20 }, alone: true }
  expect(largest([square, heading, square], room, 1, 60)).toBe(24)
})
