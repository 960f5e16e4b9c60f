import { beforeEach, describe, expect, it } from 'vitest'
import { card, ghost } from './examples'
import { Hand } from './hand.svelte'
import type { Drawing, Square, View } from './types'

/** A T Block on a sheet of 5 columns: flat or turned anywhere, mirrored for nothing, without square d in column 1. */
function choices(): Drawing[] {
  const found: Drawing[] = []
  const add = (notation: string, squares: Square[], facts: Partial<Drawing> = {}) =>
    found.push(ghost(squares, { notation, ...facts }))
  for (let x = 1; x <= 3; x++)
    add(`r0 @${x}`, [
      [x, 1],
      [x + 1, 1],
      [x + 2, 1],
      [x + 1, 2],
    ])
  for (let x = 1; x <= 4; x++)
    add(
      `r1 @${x}`,
      [
        [x, 1],
        [x, 2],
        [x, 3],
        [x + 1, 2],
      ],
      { turn: 1 },
    )
  for (let x = 1; x <= 3; x++)
    add(
      `+M r0 @${x}`,
      [
        [x, 1],
        [x + 1, 1],
        [x + 2, 1],
        [x + 1, 2],
      ],
      { mirror: true, cost: 1, wasteful: true },
    )
  add(
    '-d r0 @1',
    [
      [1, 1],
      [2, 1],
      [3, 1],
    ],
    { label: 'd', cost: 2 },
  )
  return found
}

const view = {
  seat: 0,
  columns: 5,
  mirror_cost: 1,
  prune_cost: 2,
  card: card('T', 1, '.d. abc', 'acd'),
  sheets: [{ seat: 0, bonus: 2 }],
} as unknown as View

describe('a Block in hand', () => {
  let hand: Hand

  beforeEach(() => {
    hand = new Hand()
    hand.take('round 1', choices(), view)
  })

  it('begins in the middle, as on the card', () => {
    expect(hand.place?.notation).toBe('r0 @2')
    expect(hand.plain).toBe(true)
  })

  it('moves by columns and says why it stops', () => {
    hand.move(1)
    expect(hand.place?.notation).toBe('r0 @3')
    hand.move(1)
    expect(hand.place?.notation).toBe('r0 @3')
    expect(hand.reason?.id).toBe('foldris.out_of_sheet')
    hand.move(-1)
    expect(hand.reason).toBeNull()
  })

  it('follows the pointer within the sheet', () => {
    hand.over(9)
    expect(hand.place?.notation).toBe('r0 @3')
    expect(hand.reason).toBeNull()
  })

  it('turns over the same columns and back', () => {
    hand.turn(1)
    expect(hand.place?.turn).toBe(1)
    hand.turn(-1)
    expect(hand.place?.notation).toBe('r0 @2')
  })

  it('asks twice before points are wasted', () => {
    hand.mirror()
    expect(hand.decide()).toBeNull()
    expect(hand.doubt).toBe(true)
    expect(hand.decide()?.notation).toBe('+M r0 @2')
  })

  it('goes back from a doubt first, then to the plain Block', () => {
    hand.mirror()
    hand.decide()
    hand.back()
    expect([hand.doubt, hand.form.mirror]).toEqual([false, true])
    hand.back()
    expect(hand.plain).toBe(true)
  })

  it('leaves out a square that can be left out, and says why another cannot', () => {
    hand.pruneNext()
    expect(hand.place?.notation).toBe('-d r0 @1')
    hand.pruneNext()
    expect(hand.form.label).toBe('')
    hand.prune('b')
    expect(hand.form.label).toBe('')
    expect(hand.reason?.id).toBe('foldris.prune_splits')
  })

  it('stays as it is when the same question comes again', () => {
    hand.move(1)
    hand.take('round 1', choices(), view)
    expect(hand.place?.notation).toBe('r0 @3')
    hand.take('round 2', choices(), view)
    expect(hand.place?.notation).toBe('r0 @2')
  })

  it('holds what a hint says', () => {
    hand.hold('r1 @4')
    expect(hand.decide()?.notation).toBe('r1 @4')
  })

  it('knows when only an effect helps', () => {
    expect(hand.needsEffect).toBe(false)
    hand.take(
      'round 3',
      choices().filter((each) => each.cost > 0 && !each.wasteful),
      view,
    )
    expect(hand.needsEffect).toBe(true)
    expect(hand.place?.notation).toBe('-d r0 @1')
  })
})
