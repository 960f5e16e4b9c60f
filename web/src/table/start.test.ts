import { beforeAll, expect, test } from 'vitest'
import { speak } from '../texts/words.svelte'
import type { GameFacts } from '../wire'
import { company, quickTable, seatRange, usualLevel } from './start'

const facts: GameFacts = {
  id: 'any',
  title: 'Any',
  authors: [],
  publisher: '',
  minutes: 10,
  age: 8,
  modes: [
    { id: 'standard', seats: [2, 3, 4] },
    { id: 'solo', seats: [1] },
  ],
  settings: [],
  levels: ['newcomer', 'casual', 'strong'],
  simultaneous: false,
  hidden: false,
  timed: false,
  cooperative: false,
  lessons: 0,
}

beforeAll(() => speak('en'))

test('the ready-made tables', () => {
  expect(quickTable(facts, 'bots', 'Ada').chairs).toEqual([
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'casual' },
    { kind: 'bot', level: 'casual' },
  ])
  expect(quickTable(facts, 'solo', ' ')).toEqual({
    game: 'any',
    mode: 'solo',
    chairs: [{ kind: 'person', name: 'Guest' }],
  })
  expect(quickTable(facts, 'device', '').chairs.map((chair) => chair.name)).toEqual(['Guest', 'Bruno'])
  expect(quickTable(facts, 'link', '').chairs[1]).toEqual({ kind: 'open' })
})

test('a game for exactly two, and one that is only for one', () => {
  const duel = { ...facts, modes: [{ id: 'duel', seats: [2] }] }
  expect(company(duel, 'bots')).toEqual({ mode: duel.modes[0], seats: 2 })
  const alone = { ...facts, modes: [{ id: 'alone', seats: [1] }] }
  expect(company(alone, 'bots')).toEqual({ mode: alone.modes[0], seats: 1 })
  const crowd = { ...facts, modes: [{ id: 'crowd', seats: [4, 6] }] }
  expect(company(crowd, 'device').seats).toBe(4)
})

test('how many can play, and a level in the middle', () => {
  expect(seatRange(facts)).toBe('1–4')
  expect(seatRange({ ...facts, modes: [{ id: 'pairs', seats: [2, 4] }] })).toBe('2, 4')
  expect(usualLevel({ ...facts, levels: ['random', 'greedy'] })).toBe('random')
  expect(usualLevel({ ...facts, levels: [] })).toBe('')
})
