/** How the three levels lie on the drawing: one alone, beside each other, as a tower, or seen from above. */

import { SIZE, spot } from './places'

/** As in SVG and CSS: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]
export type Look = 'level' | 'all' | 'tower' | 'top'

export interface Point {
  x: number
  y: number
}

export interface Stage {
  look: Look
  width: number
  height: number
  /** From the lowest; null = not shown. */
  levels: (Matrix | null)[]
  /** Quarter turns of a tower. */
  turn: number
}

export const CELL = 100
export const FLOOR = CELL * SIZE
/** Room for letters and numbers. */
const EDGE = 34
/** Between the floors of a tower. */
const STOREY = 356
const WIDE = 0.8
const DEEP = 0.37
/** A pawn on the back corner of the highest floor needs some air. */
const AIR = 96
const FOOT = 34

const level = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

/** The floor turned about its middle, then laid down. */
function laid(turn: number, y: number): Matrix {
  const [cos, sin] = [[1, 0, -1, 0][turn] ?? 1, [0, 1, 0, -1][turn] ?? 0]
  const middle = FLOOR / 2
  const a = WIDE * (cos - sin)
  const b = DEEP * (cos + sin)
  const c = WIDE * (-sin - cos)
  const d = DEEP * (-sin + cos)
  const across = FLOOR * WIDE + 10
  return [a, b, c, d, across - (a + c) * middle, y + FLOOR * DEEP - (b + d) * middle]
}

export function stage(look: Look, shown = 0, turn = 0): Stage {
  const one = FLOOR + 2 * EDGE
  switch (look) {
    case 'level':
      return {
        look,
        turn: 0,
        width: one,
        height: one,
        levels: [0, 1, 2].map((each) => (each === shown ? level(EDGE, EDGE) : null)),
      }
    case 'top':
      return { look, turn: 0, width: one, height: one, levels: [level(EDGE, EDGE), null, null] }
    case 'all':
      return {
        look,
        turn: 0,
        width: 2 * one,
        height: 2 * one + 60,
        levels: [level(EDGE, EDGE), level(EDGE + one, EDGE), level(EDGE + one / 2, EDGE + one + 30)],
      }
    case 'tower':
      return {
        look,
        turn,
        width: 2 * FLOOR * WIDE + 20,
        height: AIR + 2 * STOREY + 2 * FLOOR * DEEP + FOOT,
        levels: [0, 1, 2].map((each) => laid(turn, AIR + (2 - each) * STOREY)),
      }
  }
}

export const css = (matrix: Matrix) => `matrix(${matrix.map((each) => Math.round(each * 1000) / 1000).join(' ')})`

export function through([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** The middle of a cell within its level. */
export function middle(where: string): Point {
  const { column, row } = spot(where)
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }
}

/** The middle of a cell on the drawing; null where its level is not shown. */
export function at(stage: Stage, where: string): Point | null {
  const matrix = stage.levels[stage.look === 'top' ? 0 : spot(where).level]
  return matrix ? through(matrix, middle(where)) : null
}

/** How large an upright thing is drawn. */
export const UPRIGHT: Record<Look, number> = { level: 1, all: 1, tower: 1.15, top: 1 }
