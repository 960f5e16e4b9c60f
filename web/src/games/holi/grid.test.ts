import { describe, expect, it } from 'vitest'
import { turned } from './grid'

describe('a card', () => {
  it('turns clockwise', () => {
    expect(turned(['##.', '#..', '...'], 1)).toEqual(['.##', '..#', '...'])
    expect(turned(['#*#', '.#.', '...'], 1)).toEqual(['..#', '.#*', '..#'])
  })

  it('comes round in four turns', () => {
    const hook = ['##.', '...', '#..']
    expect(turned(hook, 0)).toEqual(hook)
    expect(turned(turned(hook, 3), 1)).toEqual(hook)
  })
})
