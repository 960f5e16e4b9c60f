import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  bestOf,
  lastChoice,
  recalled,
  rememberChoice,
  rememberOffer,
  rememberResult,
  wantsGuide,
  wasFinished,
} from './memory'
import type { Choice } from './table/start'
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
  const nothing = { last: {}, finished: [], offered: [], best: {} }
  expect(recalled(null)).toEqual(nothing)
  expect(recalled('no json')).toEqual(nothing)
  expect(recalled('[1, 2]')).toEqual(nothing)
  const odd = {
    last: { 'any solo': { mode: 3 }, good: choice },
    finished: ['any', 7],
    offered: [null, 'any'],
    best: { any: { solo: 9 } },
  }
  expect(recalled(JSON.stringify(odd))).toEqual({
    last: { good: choice },
    finished: ['any'],
    offered: ['any'],
    best: {},
  })
})

test('the guided game is offered once, before the first game is finished', () => {
  expect(wantsGuide('other')).toBe(true)
  rememberOffer('other')
  expect(wantsGuide('other')).toBe(false)
})

test('a game that ended is known, and the best of those alone', () => {
  const table = { game: 'any', mode: 'solo', seats: 1 } as TableView
  const ended = (score: number): Result => ({
    seats: [{ seat: 0, rank: 1, score, sources: {} }],
    verdict: [{ id: 'any.solo', facts: { score } }],
  })
  expect(wasFinished('any')).toBe(false)
  rememberResult(table, ended(5))
  rememberResult(table, ended(9))
  rememberResult(table, ended(7))
  rememberResult({ ...table, seats: 2, mode: 'standard' }, ended(99))
  expect(wasFinished('any')).toBe(true)
  expect(bestOf('any')).toEqual([{ mode: 'solo', score: 9, verdict: { id: 'any.solo', facts: { score: 9 } } }])
})
