import { expect, test } from 'vitest'
import { strings } from './examples'
import { reach } from './reach'
import type { Option } from './types'

const string = (notation: string, more: Partial<Option>): Option => ({
  ...strings.straight,
  notation,
  unlocks: [],
  symbols: [],
  bonuses: [],
  faces: [],
  bulbs: [],
  wins: false,
  ...more,
})

test('of several strings to a box the best is told', () => {
  const plain = string('a', { boxes: ['B1', 'C1'] })
  const opens = string('b', { boxes: ['C2', 'C1'], unlocks: ['fold TL small'], faces: ['C2'] })
  const other = string('c', { boxes: ['B1', 'D1'], bonuses: [2], slides: true })
  expect(reach([plain, opens, other])).toEqual([
    { name: 'C1', badge: 'fold', slides: false, walks: true },
    { name: 'D1', badge: 'bonus', slides: true, walks: false },
  ])
})

test('a win comes before all', () => {
  expect(reach([string('a', { boxes: ['B1'], wins: true, unlocks: ['flip'] })])[0]?.badge).toBe('win')
})
