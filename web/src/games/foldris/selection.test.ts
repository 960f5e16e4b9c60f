import { beforeEach, describe, expect, it } from 'vitest'
import { Guard } from '../../board/guard'
import { partOf } from '../../testing'
import { card, ghost } from './examples'
import { FoldrisSelection } from './selection.svelte'
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

const view = partOf<View>({
  seat: 0,
  columns: 5,
  mirror_cost: 1,
  prune_cost: 2,
  card: card('T', 1, '.d. abc', 'acd'),
  sheets: [{ seat: 0, bonus: 2 }],
})

describe('a Block in hand', () => {
  let now: number
  let asked: string[]
  let selection: FoldrisSelection

  beforeEach(() => {
    now = 0
    asked = []
    selection = new FoldrisSelection(new Guard(() => now))
    selection.why = (notation) => {
      asked.push(notation)
      return Promise.resolve({ id: 'foldris.some_rule', facts: {} })
    }
    selection.take('round 1', choices(), view)
  })

  it('is shown in the middle, as on the card, and is not held', () => {
    expect(selection.place?.notation).toBe('r0 @2')
    expect([selection.stage, selection.plain, selection.canGoBack]).toEqual(['nothing', true, false])
    expect(selection.commit()).toBeNull()
  })

  it('moved, turned or put down, it is held', () => {
    for (const act of [() => selection.move(-1), () => selection.turn(1), () => selection.putDown()]) {
      selection.clear()
      act()
      expect(selection.stage).toBe('held')
      expect(selection.commit()).toBe(selection.place?.notation)
    }
  })

  it('moves by columns and asks why it stops', async () => {
    selection.move(1)
    expect(selection.place?.notation).toBe('r0 @3')
    expect(asked).toEqual([])
    selection.move(1)
    expect(selection.place?.notation).toBe('r0 @3')
    expect(asked).toEqual(['r0 @4'])
    await Promise.resolve()
    expect(selection.reason?.id).toBe('foldris.some_rule')
    selection.move(-1)
    expect(selection.reason).toBeNull()
  })

  it('follows the pointer within the sheet, to look', () => {
    selection.over(9)
    expect(selection.place?.notation).toBe('r0 @3')
    expect(selection.stage).toBe('looked')
    expect(selection.commit()).toBeNull()
    expect(asked).toEqual([])
  })

  it('asks why it does not follow', () => {
    selection.take(
      'round 2',
      choices().filter((each) => each.column !== 1),
      view,
    )
    selection.over(1)
    expect(selection.place?.notation).toBe('r0 @2')
    selection.over(1.1)
    expect(asked).toEqual(['r0 @1'])
  })

  it('is shown where it is held when the pointer leaves', () => {
    selection.move(-1)
    selection.over(4)
    expect([selection.place?.notation, selection.stage]).toEqual(['r0 @3', 'looked'])
    selection.away()
    expect([selection.place?.notation, selection.stage]).toEqual(['r0 @1', 'held'])
  })

  it('turns over the same columns and back', () => {
    selection.turn(1)
    expect(selection.place?.turn).toBe(1)
    selection.turn(-1)
    expect(selection.place?.notation).toBe('r0 @2')
  })

  it('asks why it does not turn, where it would lie within the sheet', () => {
    const flat = choices().filter((each) => each.turn === 0)
    selection.take('round 2', flat, view)
    selection.move(1)
    selection.turn(1)
    expect(asked).toEqual(['r1 @3'])
  })

  it('asks twice before points are wasted', () => {
    selection.mirror()
    expect(selection.commit()).toBeNull()
    expect(selection.doubt).toBe(true)
    expect(selection.commit()).toBe('+M r0 @2')
  })

  it('is not drawn by a double click, nor is a doubt answered by one', () => {
    selection.putDown()
    now += 300
    expect(selection.again()).toBeNull()
    selection.mirror()
    now += 900
    expect(selection.again()).toBeNull()
    expect(selection.doubt).toBe(true)
    now += 300
    expect(selection.again()).toBeNull()
    now += 900
    expect(selection.again()).toBe('+M r0 @2')
  })

  it('goes back from a doubt first, then to the plain Block', () => {
    selection.mirror()
    selection.commit()
    selection.back()
    expect([selection.doubt, selection.form.mirror]).toEqual([false, true])
    selection.back()
    expect([selection.plain, selection.stage]).toEqual([true, 'nothing'])
  })

  it('leaves out a square that can be left out, and asks why another cannot', () => {
    selection.pruneNext()
    expect(selection.place?.notation).toBe('-d r0 @1')
    selection.pruneNext()
    expect(selection.form.label).toBe('')
    selection.prune('b')
    expect(selection.form.label).toBe('')
    expect(asked).toEqual(['-b r0 @2'])
  })

  it('offers the effects that some choice has', () => {
    expect([selection.offersMirror, selection.offersPrune]).toEqual([true, true])
    selection.take(
      'round 2',
      choices().filter((each) => !each.cost),
      view,
    )
    expect([selection.offersMirror, selection.offersPrune]).toEqual([false, false])
    selection.mirror()
    selection.pruneNext()
    expect(asked).toEqual(['+M r0 @2', '-a r0 @2'])
  })

  it('stays as it is when the same question comes again', () => {
    selection.move(1)
    selection.take('round 1', choices(), view)
    expect(selection.place?.notation).toBe('r0 @3')
    selection.take('round 2', choices(), view)
    expect([selection.place?.notation, selection.stage]).toEqual(['r0 @2', 'nothing'])
  })

  it('holds what a hint says', () => {
    selection.hold('r1 @4')
    expect(selection.commit()).toBe('r1 @4')
  })

  it('knows when only an effect helps', () => {
    expect(selection.needsEffect).toBe(false)
    selection.take(
      'round 3',
      choices().filter((each) => each.cost && !each.wasteful),
      view,
    )
    expect(selection.needsEffect).toBe(true)
    expect(selection.place?.notation).toBe('-d r0 @1')
  })
})
