import { expect, it } from 'vitest'
import { brings, printedNumber, rests } from './consequence'
import { ghost, sheet } from './examples'
import type { SheetView } from './types'

const own = sheet('........ ........ ....####', { folded: [1, 3] }) as SheetView

it('speaks of lines by their printed numbers', () => {
  expect(printedNumber(own, 1)).toBe(2)
  expect(
    rests(
      ghost([
        [3, 2],
        [3, 3],
      ]),
      own,
    ),
  ).toEqual({ id: 'foldris.web-rests', facts: { column: 3, line: 4 } })
})

it('says what is completed, covered, paid and left', () => {
  const drawing = ghost([[1, 1]], {
    completes: [1],
    covers: [
      [2, 1],
      [2, 2],
    ],
    cost: 2,
    bonus: 1,
  })
  expect(brings(drawing, own).map((told) => told.id)).toEqual([
    'foldris.web-completes',
    'foldris.web-covers',
    'foldris.web-costs',
    'foldris.web-points-after',
  ])
  expect(brings(drawing, own)[0]?.facts).toEqual({ count: 1, lines: [2] })
  expect(brings(ghost([[1, 1]]), own)).toEqual([])
})
