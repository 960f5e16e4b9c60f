import { expect, test } from 'vitest'
import { exampleFold, examples } from './examples'
import { cut, flap, folded, middle, outline, outwards, placeOf, squeeze } from './paper'

const { view, sheet } = examples.ready
const over = folded(sheet, 'TL', exampleFold)

test('places have the names of the law', () => {
  expect(placeOf('D2')).toEqual([3, 1])
  expect(middle('A1', 9, false)).toEqual([20, 20])
  expect(middle('A1', 9, true)).toEqual([340, 20])
})

test('a fold cuts the outline and lays a triangle on the paper', () => {
  expect(outline(view, sheet)).toHaveLength(4)
  expect(outline(view, over)).toEqual([
    [0, 120],
    [120, 0],
    [360, 0],
    [360, 360],
    [0, 360],
  ])
  expect(cut(view, over, 'TL')).toBe(3)
  expect(flap(view, sheet, 'TL')).toBeNull()
  expect(flap(view, over, 'TL')).toEqual([
    [120, 0],
    [120, 120],
    [120, 120],
    [0, 120],
  ])
})

test('a folded sheet shows the back, and what is gone', () => {
  expect(over.symbols.slice(0, 3)).toEqual(['__/....f.', '_/W....S.', '/.Sf.f..f'])
  expect(over.marks.slice(0, 3)).toEqual(['.........', '.......o.', '..oo.....'])
  expect(over.flap[1]?.[2]).toBe('#')
  expect(sheet.symbols[0]?.[0]).toBe('S')
})

test('the reverse is seen from behind, and a double fold has no tip', () => {
  const twice = {
    ...over,
    side: 'reverse',
    corners: over.corners.map((each) => (each.corner === 'TL' ? { ...each, double: true } : each)),
  }
  const table = { ...view, blunt: 4 }
  expect(outline(table, twice).slice(0, 3)).toEqual([
    [0, 0],
    [200, 0],
    [360, 160],
  ])
  expect(flap(table, twice, 'TL')).toEqual([
    [200, 0],
    [200, 40],
    [320, 160],
    [360, 160],
  ])
})

test('paper turns around its crease', () => {
  expect(squeeze(view, sheet, 'TL', 3, 1)).toBe('matrix(1.0000 0.0000 0.0000 1.0000 0.0000 0.0000)')
  // Upright, all of it lies on the crease: the tip is where the middle of the crease is.
  const [, , , , e, f] = (squeeze(view, sheet, 'TL', 3, 0).match(/-?[\d.]+/g) ?? []).map(Number)
  expect([e, f]).toEqual([60, 60])
})

test('a network lights up box by box, outwards from one symbol', () => {
  expect(outwards(['D4', 'A1', 'B2', 'B1', 'C2'], 'B1')).toEqual(['B1', 'A1', 'B2', 'C2', 'D4'])
  expect(outwards([], 'A1')).toEqual([])
})
