import { describe, expect, it } from 'vitest'
import { SHAPES } from './examples'
import { anchorOf, cellsOf, entering, first, landing, nodeOf, step } from './steer'
import type { Node } from './types'

// turn, column, row, left, right, down, cw, ccw, entry, rests: an I that stands, or lies on top
const nodes: Node[] = [
  [0, 0, 9, -1, -1, 2, -1, -1, true, false],
  [0, 1, 9, -1, -1, -1, 3, -1, true, true],
  [0, 0, 8, -1, -1, -1, -1, -1, false, true],
  [1, 2, 5, -1, -1, -1, -1, -1, true, true],
]

describe('steering', () => {
  it('begins as printed, near the middle', () => {
    expect(first(nodes)).toBe(1)
    expect(entering(nodes, 1, 0)).toBe(3)
    expect(first([])).toBe(-1)
  })

  it('follows the numbers, and stays where there is none', () => {
    expect(step(nodes, 0, 'down')).toBe(2)
    expect(step(nodes, 2, 'left')).toBe(-1)
    expect(step(nodes, 2, 'cw')).toBe(-1)
    expect(step(nodes, 1, 'cw')).toBe(3)
    expect(step(nodes, -1, 'down')).toBe(-1)
  })

  it('may be put in otherwise while it is at the mouth', () => {
    expect(step(nodes, 0, 'right')).toBe(1)
    expect(step(nodes, 1, 'left')).toBe(0)
    expect(step(nodes, 0, 'left')).toBe(-1)
    expect(step(nodes, 0, 'ccw')).toBe(3)
  })

  it('lands straight down', () => {
    expect(landing(nodes, 0)).toBe(2)
    expect(landing(nodes, 3)).toBe(3)
  })

  it('knows its cells and names', () => {
    expect(anchorOf(nodes[2]!)).toBe('a9')
    expect(nodeOf(nodes, 0, 'b10')).toBe(1)
    expect(cellsOf(SHAPES, 'I', nodes[3]!)).toContainEqual([2, 9])
  })
})
