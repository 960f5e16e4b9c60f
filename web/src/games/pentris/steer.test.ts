import { describe, expect, it } from 'vitest'
import { SHAPES } from './examples'
import { cellOf } from './grid'
import { anchorOf, cellsOf, entering, first, landing, nearest, nodeOf, step } from './steer'
import type { Ghost, Node, Option } from './types'

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

  it('points at a place, and at one that cannot be reached only when that is meant', () => {
    const option: Option = {
      what: 'place',
      notation: 'place r0 a1',
      anchor: 'a1',
      cells: ['a1', 'b1', 'c1', 'd1', 'e1'],
    }
    const ghost: Ghost = { turn: 0, anchor: 'a3', cells: ['a3', 'b3', 'c3', 'd3', 'e3'], blocked: ['a5'] }
    const at = (y: number) => nearest([option], [ghost], 0, [2.5, y], (names) => names.map(cellOf))
    expect(at(0.5)).toEqual({ option })
    expect(at(1.5)).toEqual({ option })
    expect(at(2.5)).toEqual({ ghost })
    expect(at(9)).toBeNull()
    expect(nearest([option], [ghost], 1, [2.5, 0.5], (names) => names.map(cellOf))).toBeNull()
  })
})
