import { expect, test } from 'vitest'
import { risk } from './cells'
import { table } from './examples'

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
