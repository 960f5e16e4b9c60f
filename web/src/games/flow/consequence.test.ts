import { expect, test } from 'vitest'
import { brings, risk } from './consequence'
import { option, table } from './examples'

test('what a place brings is told with its mood', () => {
  const view = table({ missing: 6 })
  expect(brings(option('place', { connects: ['cat'], cuts: [], missing: 5 }), view).map(({ id, mood }) => [id, mood])).toEqual([
    ['flow.web-connects', 'good'],
    ['flow.web-nearer', 'good'],
  ])
  expect(brings(option('support', { connects: [], cuts: ['dog', 'cat'], missing: 7 }), view).map(({ id, mood }) => [id, mood])).toEqual([
    ['flow.web-cuts', 'bad'],
    ['flow.web-farther', 'bad'],
  ])
  expect(brings(option('place', { missing: 6 }), view).map((each) => each.id)).toEqual(['flow.web-as-far'])
  expect(brings(option('place', { connects: ['cat'], wins: true, missing: 0 }), view).map((each) => each.id)).toEqual(['flow.web-wins'])
})

test('the risk of a cell counts rolls that hit it once or twice', () => {
  const view = table()
  const once = view.risk.once.map((row) => [...row])
  const twice = view.risk.twice.map((row) => [...row])
  once[0]![1] = 10
  twice[0]![1] = 1
  const risky = table({ risk: { rolls: 36, once, twice } })
  expect(risk(risky, [0, 1])?.facts).toEqual({ hits: 11, rolls: 36 })
  expect(risk(risky, [3, 3])?.id).toBe('flow.web-no-risk')
})
