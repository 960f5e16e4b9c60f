import { expect, test } from 'vitest'
import { handover, type Hands } from './handover'

const two: Hands = {
  yours: [0, 1],
  waiting: [0, 1],
  looking: null,
  holder: null,
  secret: true,
  done: false,
  over: false,
}

test('one seat: always through its own eyes', () => {
  expect(handover({ ...two, yours: [2], looking: null })).toEqual({ do: 'look', seat: 2 })
  expect(handover({ ...two, yours: [2], looking: 2 })).toEqual({ do: 'stay' })
})

test('a spectator only watches', () => {
  expect(handover({ ...two, yours: [] })).toEqual({ do: 'stay' })
})

test('the first one is asked behind a cover, then decides', () => {
  expect(handover(two)).toEqual({ do: 'cover', seat: 0 })
  expect(handover({ ...two, looking: 0, holder: 0 })).toEqual({ do: 'stay' })
})

test('the eyes are closed before the device is handed on', () => {
  expect(handover({ ...two, waiting: [1], looking: 0, holder: 0, done: true })).toEqual({ do: 'look', seat: null })
  expect(handover({ ...two, waiting: [1], looking: null, holder: 0 })).toEqual({ do: 'cover', seat: 1 })
})

test('the next round begins with the one who holds the device, after all have seen what happened', () => {
  expect(handover({ ...two, looking: 1, holder: 1, done: true })).toEqual({ do: 'look', seat: null, calm: true })
  expect(handover({ ...two, looking: null, holder: 1 })).toEqual({ do: 'cover', seat: 1 })
})

test('what all have decided is looked at in peace', () => {
  expect(handover({ ...two, waiting: [], looking: 1, holder: 1, done: true })).toEqual({ do: 'stay' })
})

test('it goes around in the order of the seats', () => {
  const three = { ...two, yours: [0, 2, 4], waiting: [0, 4] }
  expect(handover({ ...three, holder: 2 })).toEqual({ do: 'cover', seat: 4 })
  expect(handover({ ...three, waiting: [0], holder: 4 })).toEqual({ do: 'cover', seat: 0 })
})

test('without secrets nothing is covered', () => {
  const open = { ...two, secret: false, waiting: [1] }
  expect(handover({ ...open, looking: 0 })).toEqual({ do: 'look', seat: 1, calm: true })
  expect(handover({ ...open, waiting: [3], looking: 0 })).toEqual({ do: 'stay' })
})

test('at the end all look on', () => {
  expect(handover({ ...two, waiting: [], looking: 1, over: true })).toEqual({ do: 'look', seat: null, calm: true })
  expect(handover({ ...two, waiting: [], looking: null, over: true })).toEqual({ do: 'stay' })
})

test('a team without secrets: the page looks on as one of them while a bot plays, and whoever is asked may act', () => {
  const team = { ...two, secret: false }
  expect(handover({ ...team, waiting: [2], looking: null })).toEqual({ do: 'look', seat: 0 })
  expect(handover({ ...team, waiting: [2], looking: null, holder: 1 })).toEqual({ do: 'look', seat: 1 })
  expect(handover({ ...team, waiting: [2], looking: 1, holder: 1 })).toEqual({ do: 'stay' })
  expect(handover({ ...team, waiting: [0, 1], looking: 1, holder: 1 })).toEqual({ do: 'stay' })
  expect(handover({ ...team, waiting: [0], looking: 1, holder: 1 })).toEqual({ do: 'look', seat: 0, calm: true })
})
