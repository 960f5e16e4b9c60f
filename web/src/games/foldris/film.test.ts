import { expect, it } from 'vitest'
import type { Facts } from '../../events'
import type { FoldrisEvent, Moment } from '../../wire'
import { after, past, steps, type Step } from './film'
import type { SheetView } from './types'

function sheet(seat: number, drawing: string, facts: Partial<SheetView> = {}): SheetView {
  const lines = drawing.split(' ')
  const still = {
    folded: [],
    bonus: 2,
    completed: 0,
    covered: [],
    barrier: [],
    eliminated: 0,
    resigned: false,
    decided: false,
    room: {},
  }
  return { seat, lines, numbers: lines.map((_, n) => lines.length - n), ...still, ...facts }
}

const told = <K extends FoldrisEvent['id']>(id: K, facts: Facts<K>) => ({ id, facts }) as FoldrisEvent
const moment = (...events: FoldrisEvent[]): Moment => ({ seq: 1, who: 'B', text: null, time: 0, events })

const watch = (sheets: SheetView[], film: Step[]) => film.reduce((now, step) => after(now, step, 3), sheets)

it('lets all Blocks fall, then all lines fold, then Barriers go and come', () => {
  const film = steps([
    moment(
      told('foldris.decided', { seat: 1 }),
      told('foldris.drawn', { seat: 0, squares: [[4, 1]], cost: 1 }),
      told('foldris.folded', { seat: 0, line: 1, printed: 1 }),
      told('foldris.drawn', { seat: 1, squares: [[1, 1]], cost: 0 }),
      told('foldris.barrier_lifted', { seat: 1 }),
      told('foldris.barrier', {
        seat: 1,
        lane: 2,
        squares: [
          [2, 1],
          [3, 1],
        ],
      }),
    ),
    moment(told('foldris.revealed', { card: 'T5', round: 4 }), told('foldris.eliminated', { seat: 1 })),
  ])
  expect(film.map((step) => step.kind)).toEqual(['fall', 'fold', 'lift', 'barrier', 'reveal', 'out'])
  expect(film[3]).toMatchObject({ by: [0] })

  const [own, other] = watch(
    [
      sheet(0, '.... .... ###.'),
      sheet(1, '.... ..BB ....', {
        barrier: [
          [3, 2],
          [4, 2],
        ],
      }),
    ],
    film,
  )
  expect(own).toMatchObject({ lines: ['....', '....'], numbers: [3, 2], folded: [1], bonus: 2, completed: 1 })
  expect(other).toMatchObject({
    lines: ['....', '....', '#BB.'],
    barrier: [
      [2, 1],
      [3, 1],
    ],
    eliminated: 3,
  })
})

it('folds several lines at once, and the Barrier above them comes down', () => {
  const before = sheet(0, 'BB.. #### .#.. ####', {
    barrier: [
      [1, 4],
      [2, 4],
    ],
  })
  const film = steps([
    moment(
      told('foldris.folded', { seat: 0, line: 1, printed: 1 }),
      told('foldris.folded', { seat: 0, line: 3, printed: 3 }),
    ),
  ])
  expect(watch([before], film)[0]).toMatchObject({
    lines: ['BB..', '.#..'],
    numbers: [4, 2],
    folded: [1, 3],
    barrier: [
      [1, 2],
      [2, 2],
    ],
    bonus: 4,
  })
})

it('shows a decision of somebody else without its text', () => {
  const film = steps([moment(told('foldris.decided', { seat: 1 }))])
  expect(film).toEqual([{ kind: 'decided', seats: [1] }])
  expect(watch([sheet(1, '....')], film)[0]?.decided).toBe(true)
})

it('tells who gave up from who found no room', () => {
  const film = steps([moment(told('foldris.resigned', { seat: 0 }))])
  expect(watch([sheet(0, '....')], film)[0]).toMatchObject({ eliminated: 3, resigned: true })
})

it('keeps only the last round of a long absence', () => {
  const round = [told('foldris.drawn', { seat: 0, squares: [[1, 1]], cost: 0 })]
  const film = steps([moment(...round), moment(told('foldris.revealed', { card: 'I2', round: 2 })), moment(...round)])
  expect(past(film)).toBe(2)
  expect(past(film.slice(2))).toBe(0)
})
