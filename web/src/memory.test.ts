import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  bestOf,
  lastChoice,
  recalled,
  rememberChoice,
  rememberOffer,
  rememberResult,
  rememberStreak,
  wantsGuide,
  wasFinished,
} from './memory'
import type { Choice } from './table/start'
import { partOf } from './testing'
import { speak } from './texts/words.svelte'
import type { Result, TableView } from './wire'

const choice: Choice = {
  preset: 'first',
  mode: 'standard',
  settings: {},
  chairs: [{ kind: 'person', name: 'Ada', level: '' }],
  me: 0,
  seconds: 0,
  chat: true,
}

beforeAll(() => speak('en'))
beforeEach(() => localStorage.clear())

test('the last choice is kept for each way to begin', () => {
  expect(lastChoice('any', 'solo')).toBeNull()
  rememberChoice('any', choice)
  expect(lastChoice('any', 'solo')).toEqual(choice)
  expect(lastChoice('any', 'bots')).toBeNull()
  expect(lastChoice('other', 'solo')).toBeNull()
})

test('what another version stored, or nobody of us, is forgotten', () => {
  const nothing = { last: {}, finished: [], offered: [], streaks: {}, best: {} }
  expect(recalled(null)).toEqual(nothing)
  expect(recalled('no json')).toEqual(nothing)
  expect(recalled('[1, 2]')).toEqual(nothing)
  const odd = {
    last: { 'any solo': { mode: 3 }, good: choice },
    finished: ['any', 7],
    offered: [null, 'any'],
    streaks: { any: { preset: 'first', wins: 'two' }, other: { preset: 'first', wins: 2 } },
    best: { any: { solo: 9 } },
  }
  expect(recalled(JSON.stringify(odd))).toEqual({
    last: { good: choice },
    finished: ['any'],
    offered: ['any'],
    streaks: { other: { preset: 'first', wins: 2 } },
    best: {},
  })
})

test('the guided game is offered once, before the first game is finished', () => {
  expect(wantsGuide('other')).toBe(true)
  rememberOffer('other')
  expect(wantsGuide('other')).toBe(false)
})

test('a game that ended is known, and the best of those alone, by name', () => {
  const table = (name: string, hints = 0) =>
    partOf<TableView>({
      game: 'any',
      mode: 'solo',
      seats: 1,
      settings: { cap: 1 },
      chairs: [{ seat: 0, name, hints }],
    })
  const ended = (score: number, share = score / 100): Result => ({
    seats: [{ seat: 0, rank: 1, score, sources: {} }],
    verdict: [{ id: 'any.solo', facts: { score } }],
    share,
  })
  expect(wasFinished('any')).toBe(false)
  expect(rememberResult(table('Ada'), ended(5))).toEqual({ before: null, better: true, house: null })
  expect(rememberResult(table('Ada'), ended(9))).toMatchObject({ before: { score: 5 }, better: true })
  expect(rememberResult(table('Bea'), ended(7))).toMatchObject({ before: null, house: { score: 9, name: 'Ada' } })
  expect(rememberResult(table('Bea'), ended(7))).toMatchObject({ before: { score: 7 }, better: false })
  // Fewer moves are better though as much was scored.
  expect(rememberResult(table('Ada'), ended(9, 0.5))).toMatchObject({ before: { score: 9 }, better: true })
  // With hints, in another company, or by other rules nothing is compared.
  expect(rememberResult(table('Ada', 2), ended(99))).toBeNull()
  expect(rememberResult({ ...table('Ada'), seats: 2 }, ended(99))).toBeNull()
  expect(rememberResult(table('Ada'), ended(99), { cap: 2 })).toMatchObject({ before: null })
  expect(wasFinished('any')).toBe(true)
  expect(bestOf('any')).toEqual([{ mode: 'solo', score: 9, verdict: { id: 'any.solo', facts: { score: 9 } } }])
})

test('wins in a row are counted for one preset, and so are losses', () => {
  const wins = (preset: string, won: boolean) => rememberStreak('any', preset, won)
  expect([wins('first', true), wins('first', true), wins('first', true)]).toEqual([1, 2, 3])
  expect([wins('first', false), wins('first', false), wins('usual', false)]).toEqual([-1, -2, -1])
})

test('a best result is told with its preset', () => {
  const told = { id: 'any.solo', facts: {} }
  const result: Result = { seats: [{ seat: 0, rank: 1, score: 9, sources: {} }], verdict: [told], share: 1 }
  const table = partOf<TableView>({
    game: 'any',
    mode: 'solo',
    seats: 1,
    settings: { cap: 1 },
    chairs: [{ name: 'Ada' }],
  })
  rememberResult({ ...table, preset: 'usual' }, result, { cap: 2 })
  rememberResult({ ...table, settings: { cap: 3 } }, result, { cap: 2 })
  expect(bestOf('any')).toEqual([{ mode: 'solo', preset: 'usual', score: 9, verdict: told }])
})
