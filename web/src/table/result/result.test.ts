import { expect, test } from 'vitest'
import type { Highlight, Result } from '../../wire'
import { chosenOf } from './moments'
import { moodOf, rankedOf } from './places'

const seats = (...found: [rank: number, score: number][]) =>
  found.map(([rank, score], seat) => ({ seat, rank, score, sources: {} }))
const order = { id: 'any.ending_order', facts: {} }
const rung = (reached: boolean) => ({ told: order, reached })
const ended = (found: Result['seats'], more: Partial<Result> = {}): Result => ({ seats: found, verdict: [], ...more })

test('of those who share a place who has more comes first, and who gave up comes last', () => {
  const result = ended(seats([2, 2], [1, 5], [2, 4], [0, 9]))
  expect(rankedOf(result).map((each) => each.seat)).toEqual([1, 2, 0, 3])
})

test('an end is to each what it is', () => {
  const duel = ended(seats([1, 5], [2, 3]), { ending: { order } })
  expect(moodOf(duel, [0])).toBe('win')
  expect(moodOf(duel, [1])).toBe('loss')
  expect(moodOf(duel, [0, 1])).toBe('win')
  expect(moodOf(duel, [])).toBe('even')
  const tie = ended(seats([1, 5], [1, 5]), { ending: { order } })
  expect(moodOf(tie, [0])).toBe('even')
  const team = ended(seats([1, 4], [1, 4]), { ending: {} })
  expect(moodOf(team, [0])).toBe('win')
  expect(moodOf(ended(seats([2, 3], [2, 3]), { ending: {} }), [0])).toBe('loss')
  expect(moodOf(ended(seats([0, 3])), [0])).toBe('loss')
})

test('alone the ladder says how good it is', () => {
  const alone = (...reached: boolean[]) => ended(seats([1, 5]), { ending: { ladder: reached.map(rung) } })
  expect(moodOf(alone(true, true), [0])).toBe('win')
  expect(moodOf(alone(false, true), [0])).toBe('good')
  expect(moodOf(alone(false, false), [0])).toBe('loss')
})

test('the best move is yours, else the winner’s, and nothing is told twice', () => {
  const moment = (kind: Highlight['kind'], seat: number, at: number): Highlight => ({
    kind,
    seat,
    at,
    chapter: order,
    told: order,
    picture: '',
  })
  const turn = moment('turn', 1, 7)
  const [own, winners] = [moment('best', 0, 3), moment('best', 1, 7)]
  const result = ended(seats([2, 3], [1, 5]), { highlights: [turn, own, winners] })
  expect(chosenOf(result, 0)).toEqual([turn, own])
  expect(chosenOf(result, 1)).toEqual([turn])
  expect(chosenOf(result, null)).toEqual([turn])
  expect(chosenOf(ended(seats([1, 1])), 0)).toEqual([])
})
