import { describe, expect, it } from 'vitest'
import { lying, piece, SHAPES } from './examples'
import { look } from './grid'

describe('pieces of pictures', () => {
  it('have five cells in every shape', () => {
    expect(Object.keys(SHAPES)).toHaveLength(12)
    for (const cells of Object.values(SHAPES)) expect(cells).toHaveLength(5)
  })

  it('turn to the right as the law says', () => {
    // F: .XX XX. .X. from its lower left corner, in reading order
    expect(SHAPES.F).toEqual([
      [1, 2],
      [2, 2],
      [0, 1],
      [1, 1],
      [1, 0],
    ])
    expect(look(SHAPES, 'F', 1)).toEqual([
      [2, 1],
      [2, 0],
      [1, 2],
      [1, 1],
      [0, 1],
    ])
    expect(look(SHAPES, 'I', 1)).toEqual([
      [0, 4],
      [0, 3],
      [0, 2],
      [0, 1],
      [0, 0],
    ])
  })

  it('lie on named cells in the order of the face', () => {
    expect(lying(piece('Lw1', 'r r v* g y'), 0, 'c1').cells).toEqual(['c4', 'c3', 'c2', 'c1', 'd1'])
  })
})
