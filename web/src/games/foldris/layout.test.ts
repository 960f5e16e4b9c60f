import { expect, it } from 'vitest'
import { sheet } from './examples'
import { between, CELL, CREASE, layout, NEXT_CREASE, pleat, range } from './layout'

const full = sheet('.... #### .... ####')
const folded = sheet('.... ....', { folded: [1, 3] })

it('stacks the lines from the bottom', () => {
  const { rows, creases, top } = layout(full)
  expect(rows.map((row) => [row.line, row.printed, row.marks, row.bottom])).toEqual([
    [1, 1, '####', 0],
    [2, 2, '....', -CELL],
    [3, 3, '####', -2 * CELL],
    [4, 4, '....', -3 * CELL],
  ])
  expect(creases).toEqual([])
  expect(top).toBe(-4 * CELL)
})

it('leaves a crease where a line was folded away', () => {
  const { rows, creases, top } = layout(folded)
  expect(rows.map((row) => [row.line, row.printed])).toEqual([
    [1, 2],
    [2, 4],
  ])
  expect(creases.map((crease) => crease.numbers)).toEqual([[1], [3]])
  expect(top).toBe(-2 * CELL - 2 * CREASE)
})

it('gathers creases that lie together', () => {
  const { creases, top } = layout(sheet('....', { folded: [1, 2, 4] }))
  expect(creases.map((crease) => range(crease.numbers))).toEqual(['1–2', '4'])
  expect(top).toBe(-CELL - 2 * CREASE - NEXT_CREASE)
})

it('moves from the sheet before to the sheet after without a jump', () => {
  const start = between(full, folded, 0.0001)
  const end = between(full, folded, 1)
  expect(start.top).toBeCloseTo(layout(full).top, 1)
  expect(end.top).toBe(layout(folded).top)
  expect(end.rows.map((row) => row.bottom)).toEqual(layout(folded).rows.map((row) => row.bottom))
  expect(end.folding.map((row) => row.printed)).toEqual([1, 3])
})

it('hinges both halves away from the eye', () => {
  const [row] = layout(full).rows
  const flat = pleat(1, row!, 4)
  expect(flat.steep).toBe(0)
  expect(flat.lower).toBe('0,0 40,0 40,-20 0,-20')
  const half = pleat(1, { ...row!, top: -CELL / 2 }, 4)
  expect(half.steep).toBeCloseTo(Math.sqrt(0.75))
  const farLeft = Number(half.lower.split(' ')[3]!.split(',')[0])
  expect(farLeft).toBeGreaterThan(0) // the fold lies further away, so it looks narrower
})
