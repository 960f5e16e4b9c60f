import { expect, test } from 'vitest'
import { brings, risk } from './consequence'
import { option, table } from './examples'

test('what a place brings is told with its mood', () => {
  const view = table({ missing: 6 })
  expect(
    brings(option('place', { connects: ['cat'], cuts: [], missing: 5 }), view).map(({ id, mood }) => [id, mood]),
  ).toEqual([
    ['flow.web-connects', 'good'],
    ['flow.web-nearer', 'good'],
  ])
  expect(
    brings(option('support', { connects: [], cuts: ['dog', 'cat'], missing: 7 }), view).map(({ id, mood }) => [
      id,
      mood,
    ]),
  ).toEqual([
    ['flow.web-cuts', 'bad'],
    ['flow.web-farther', 'bad'],
  ])
  expect(brings(option('place', { missing: 6 }), view).map((each) => each.id)).toEqual(['flow.web-as-far'])
  expect(brings(option('place', { connects: ['cat'], wins: true, missing: 0 }), view).map((each) => each.id)).toEqual([
    'flow.web-wins',
  ])
})

test("the danger of a cell is read off the engine's tally", () => {
  const washed = table().risk.washed.map((row) => [...row])
  const guarded = washed.map((row) => [...row])
  washed[0]![1] = 11
  guarded[0]![1] = 1
  const risky = table({ risk: { ...table().risk, washed, guarded } })
  expect(risk(risky, [0, 1])).toEqual({ id: 'flow.web-risk', facts: { count: 11, rolls: 36 } })
  expect(risk(risky, [0, 1], true).facts).toEqual({ count: 11, rolls: 36, guarded: 1 })
  expect(risk(risky, [3, 3]).id).toBe('flow.web-no-risk')
})
