import { expect, test } from 'vitest'
import type { Brought } from '../../wire'
import { strings } from './examples'
import { reach } from './reach'
import type { StringOption } from './types'

const string = (
  notation: string,
  boxes: string[],
  brings: string[],
  more: Partial<StringOption> = {},
): StringOption => ({
  ...strings.straight,
  notation,
  boxes,
  brings: brings.map((what): Brought => ({ id: `rollfold.brings-${what}`, facts: {} })),
  ...more,
})

test('of several strings to a box the best is told', () => {
  const plain = string('a', ['B1', 'C1'], ['start'])
  const opens = string('b', ['C2', 'C1'], ['opens-fold', 'face'])
  const other = string('c', ['B1', 'D1'], ['bonus'], { slides: true })
  expect(reach([plain, opens, other])).toEqual([
    { name: 'C1', badge: 'fold', slides: false, walks: true },
    { name: 'D1', badge: 'bonus', slides: true, walks: false },
  ])
})

test('a win comes before all', () => {
  expect(reach([string('a', ['B1'], ['opens-flip', 'win'])])[0]?.badge).toBe('win')
})
