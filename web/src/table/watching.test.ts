import { beforeEach, expect, test } from 'vitest'
import { settings } from '../settings.svelte'
import { partOf } from '../testing'
import type { Chapter, Replay } from '../wire'
import { turnsOf, Watching } from './watching.svelte'

const WHO = ['chance', 'A', 'B', 'chance', 'A', 'B', 'A']

/** Two rounds, and the first decision of a third. The view is the number of moments that have passed. */
function replay(): Replay {
  const line = (last: number) => ({ last }) as Chapter['lines'][number]
  return partOf<Replay>({
    table: { chairs: [{ kind: 'person' }, { kind: 'bot' }] },
    start: 0,
    moments: WHO.map((who, seq) => ({
      moment: { seq: 10 * seq, who, text: '', time: 0, events: [] },
      beats: [{ seq: 10 * seq, told: [], change: [[[], null, seq + 1]] }],
    })),
    story: [{ lines: [line(20), line(20)] }, { lines: [line(50)] }],
  })
}

beforeEach(() => (settings.motion = 'full'))

test('a turn is over where lines of the story end, and at the end', () => {
  const { story } = replay()
  expect(turnsOf(story!, [0, 10, 20, 30, 40, 50, 60])).toEqual([2, 5, 6])
  expect(turnsOf([], [0, 1, 2])).toEqual([0, 1, 2])
  expect(turnsOf([], [])).toEqual([0])
})

test('it goes by turns, and from the middle of one to its ends', () => {
  const told: number[] = []
  const watching = new Watching(replay(), (at) => told.push(at))
  expect([watching.at, watching.turn, watching.viewAt(watching.at)]).toEqual([2, 0, 3])
  watching.byTurn(1)
  expect([watching.at, watching.turn, watching.seq]).toEqual([5, 1, 50])
  expect(watching.moving.map((shot) => shot.after)).toEqual([4, 5, 6])
  watching.byStep(-1)
  expect([watching.at, watching.turn, watching.moving]).toEqual([4, 1, []])
  watching.byTurn(-1)
  expect(watching.at).toBe(2)
  watching.byTurn(-1)
  expect(watching.at).toBe(2)
  watching.to(99)
  expect([watching.at, watching.ended]).toEqual([6, true])
  expect(told).toEqual([5, 4, 2, 2, 6])
})

test('nothing moves where less motion is asked for', () => {
  settings.motion = 'less'
  const watching = new Watching(replay())
  watching.byTurn(1)
  expect([watching.at, watching.moving]).toEqual([5, []])
})

test('by itself it ends at the end, and begins anew there', () => {
  const watching = new Watching(replay())
  watching.to(5)
  watching.toggle()
  expect(watching.playing).toBe(true)
  watching.byTurn(1)
  expect([watching.at, watching.playing]).toEqual([6, false])
  watching.toggle()
  expect([watching.at, watching.playing]).toEqual([2, true])
})

test('whoever watches can go on from the next decision of a person', () => {
  const watching = new Watching(replay())
  expect(watching.nextDecision).toBe(40)
  watching.to(4)
  expect(watching.nextDecision).toBe(60)
  watching.to(6)
  expect(watching.nextDecision).toBe(null)
  expect(watching.placeOf(40)).toBe(4)
})
