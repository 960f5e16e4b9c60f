import { describe, expect, it } from 'vitest'
import {
  aimOf,
  barred,
  beside,
  changed,
  first,
  nearestPlace,
  nextLabel,
  PLAIN,
  prunable,
  telling,
  turned,
  written,
} from './aim'
import type { Drawing, Square } from './types'

/** A choice in the law's notation with its squares; what it brings does not matter here. */
function drawing(notation: string, squares: Square[], cost = 0, wasteful = false): Drawing {
  const found = /^(\+M)?(?:-([a-z]))? ?r([0-3]) @(\d+)$/.exec(notation)
  if (!found) throw new Error(notation)
  const [, mirror, label = '', turn, column] = found
  return {
    notation,
    wasteful,
    mirror: mirror !== undefined,
    label,
    turn: Number(turn),
    column: Number(column),
    squares,
    cost,
  }
}

/** The I Block flat or upright in some columns. */
const flat = (...columns: number[]) =>
  columns.map((x) =>
    drawing(`r0 @${x}`, [
      [x, 1],
      [x + 1, 1],
      [x + 2, 1],
      [x + 3, 1],
    ]),
  )
const upright = (...columns: number[]) =>
  columns.map((x) =>
    drawing(`r1 @${x}`, [
      [x, 1],
      [x, 2],
      [x, 3],
      [x, 4],
    ]),
  )

describe('what is written', () => {
  it('says effects, turn and column', () => {
    expect(written({ ...PLAIN, column: 2 })).toBe('r0 @2')
    expect(written({ ...PLAIN, mirror: true, column: 2 })).toBe('+M r0 @2')
    expect(written({ mirror: false, label: 'a', turn: 3, column: 0 })).toBe('-a r3 @0')
    expect(written({ mirror: true, label: 'a', turn: 1, column: 8 })).toBe('+M-a r1 @8')
  })
})

describe('the nearest place', () => {
  it('is the one whose middle is nearest to the point', () => {
    expect(nearestPlace(flat(1, 2, 5), PLAIN, 4.1)?.column).toBe(2)
    expect(nearestPlace(flat(1, 2, 5), PLAIN, 6)?.column).toBe(5)
    expect(nearestPlace(flat(1, 5), PLAIN, -3)?.column).toBe(1)
  })

  it('is the left one of two equally near', () => {
    expect(nearestPlace(upright(3, 5), { ...PLAIN, turn: 1 }, 4)?.column).toBe(3)
  })

  it('does not exist for a form that fits nowhere', () => {
    expect(nearestPlace(flat(1), { ...PLAIN, turn: 1 }, 4)).toBeNull()
  })
})

describe('moving', () => {
  it('passes over columns without room, and says how many', () => {
    const choices = flat(1, 2, 5)
    expect(beside(choices, { ...PLAIN, column: 2 }, 1)).toMatchObject({ place: { column: 5 }, skipped: 2 })
    expect(beside(choices, { ...PLAIN, column: 2 }, -1)).toMatchObject({ place: { column: 1 }, skipped: 0 })
  })

  it('ends at the last place', () => {
    expect(beside(flat(1, 2), { ...PLAIN, column: 2 }, 1)).toBeNull()
  })
})

describe('turning', () => {
  it('stays over the same point', () => {
    const place = turned([...flat(1, 2, 3, 4, 5), ...upright(1, 2, 3, 4, 5, 6, 7, 8)], PLAIN, 4.5, 1)
    expect(place?.notation).toBe('r1 @4')
  })

  it('passes over turns that fit nowhere and turns that look the same', () => {
    const again = flat(2).map((each) => ({ ...each, turn: 2, notation: 'r2 @2' }))
    expect(turned([...flat(2), ...again], PLAIN, 3, 1)).toBeNull()
    const back = upright(2).map((each) => ({ ...each, turn: 3, notation: 'r3 @2' }))
    expect(turned([...flat(2), ...again, ...back], PLAIN, 3, 1)?.turn).toBe(3)
  })

  it('goes both ways', () => {
    const choices = [...flat(2), ...upright(2), ...upright(4).map((each) => ({ ...each, turn: 3 }))]
    expect(turned(choices, PLAIN, 3, -1)?.turn).toBe(3)
    expect(turned(choices, PLAIN, 3, 1)?.turn).toBe(1)
  })
})

describe('effects', () => {
  const T = [
    drawing('r0 @1', [
      [1, 1],
      [2, 1],
      [3, 1],
      [2, 2],
    ]),
    drawing(
      '-a r1 @1',
      [
        [1, 1],
        [1, 2],
        [2, 2],
      ],
      2,
    ),
    drawing(
      '-d r0 @1',
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      2,
    ),
    drawing(
      '+M r0 @1',
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [2, 2],
      ],
      1,
      true,
    ),
  ]

  it('lists the squares that can be left out, in order', () => {
    expect(prunable(T, false)).toEqual(['a', 'd'])
    expect(prunable(T, true)).toEqual([])
  })

  it('goes through them and back to none', () => {
    expect(nextLabel(T, PLAIN)).toBe('a')
    expect(nextLabel(T, { ...PLAIN, label: 'a' })).toBe('d')
    expect(nextLabel(T, { ...PLAIN, label: 'd' })).toBe('')
  })

  it('turns a form that does not fit as it is held', () => {
    expect(changed(T, { ...PLAIN, label: 'a' }, 2)?.notation).toBe('-a r1 @1')
    expect(changed(T, { mirror: true, label: 'a', turn: 0 }, 2)).toBeNull()
  })
})

describe('the first hold', () => {
  it('is the Block as on the card', () => {
    expect(first([...upright(1), ...flat(2, 3)], 4.5)?.notation).toBe('r0 @3')
  })

  it('is the cheapest way if nothing is free', () => {
    const choices = [drawing('+M r0 @1', [[1, 1]], 1), drawing('-a r0 @2', [[2, 1]], 2)]
    expect(first(choices, 4)?.notation).toBe('+M r0 @1')
  })

  it('is nothing when nothing can be drawn', () => {
    expect(first([], 4)).toBeNull()
  })
})

it('knows the columns a form does not reach', () => {
  expect(barred(upright(1, 2, 8), { ...PLAIN, turn: 1 }, 8)).toEqual([3, 4, 5, 6, 7])
  expect(barred(flat(1, 5), PLAIN, 8)).toEqual([])
})

it('reads what a drawing brings off the wording that tells it', () => {
  const place: Square[] = [
    [1, 1],
    [2, 1],
  ]
  const told = { brings: [{ id: 'foldris.brings-rests', facts: { line: 1 } }] }
  const listed = { ...drawing('r0 @1', place), ...told }
  const same = drawing('r2 @1', place)
  const wasteful = { ...drawing('+M r0 @1', place, 1, true), ...told }
  expect(telling([wasteful, same, listed], same)).toBe(listed)
  expect(telling([wasteful, same, listed], wasteful)).toBe(wasteful)
})

it('reads an aim off a choice', () => {
  expect(aimOf(drawing('+M-d r3 @7', [[7, 1]]))).toEqual({ mirror: true, label: 'd', turn: 3, column: 7 })
})
