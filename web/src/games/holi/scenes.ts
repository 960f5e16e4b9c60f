/** A small scene for each effect of a Rivalry card, by the effect's name in the edition; another edition may name its cards as it likes. */

/** Column and row from 0, and a colour of the box. Fractions of a cell are allowed. */
export type Piece = [x: number, y: number, colour: string]

export interface Scene {
  /** Cells across; seen from the side: as wide as that, and the lines are floors. */
  size: number
  side?: boolean
  tokens?: Piece[]
  /** Only there to be compared with: pale. */
  pale?: Piece[]
  pawns?: Piece[]
  sweets?: [x: number, y: number][]
  stars?: [x: number, y: number][]
  /** Cells that count. */
  lit?: [x: number, y: number][]
  /** A way that something goes, in cells. */
  arrow?: string
  /** A wall, in cells. */
  wall?: string
  /** Where something is hit. */
  burst?: [x: number, y: number]
  /** A card's back. */
  back?: [x: number, y: number]
  worth?: string
}

export type Params = Record<string, number | string>

const row = (y: number, from: number, to: number): [number, number][] =>
  Array.from({ length: to - from + 1 }, (_, n) => [from + n, y])
const own = (cells: [number, number][]): Piece[] => cells.map(([x, y]) => [x, y, 'R'])
const CORNERS: [number, number][] = [
  [0, 0],
  [5, 0],
  [0, 5],
  [5, 5],
]
const CENTRE: [number, number][] = [
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
]

function near(x: number, y: number, steps: number): [number, number][] {
  const far = (a: number, b: number) => Math.abs(a - x) + Math.abs(b - y)
  return Array.from({ length: 25 }, (_, n): [number, number] => [n % 5, Math.floor(n / 5)]).filter(
    ([a, b]) => far(a, b) > 0 && far(a, b) <= steps,
  )
}

const SCENES: Record<string, (params: Params) => Scene> = {
  end_per_sweet: ({ points }) => ({
    size: 2,
    sweets: [
      [0, 0],
      [1, 1],
    ],
    pawns: [[0, 1, 'R']],
    worth: `+${points}`,
  }),
  end_lines: ({ points }) => ({ size: 6, lit: row(2, 0, 5), tokens: own(row(2, 1, 4)), worth: `+${points}` }),
  end_largest_group: ({ points }) => ({
    size: 4,
    lit: [
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
    ],
    tokens: own([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
    ]),
    pale: [
      [0, 2, 'R'],
      [3, 1, 'B'],
    ],
    worth: `+${Number(points) * 4}`,
  }),
  end_level_majority: ({ win }) => ({
    size: 3,
    tokens: own([
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 1],
    ]),
    pale: [
      [2, 0, 'B'],
      [1, 2, 'B'],
    ],
    worth: `+${win}`,
  }),
  end_cells: ({ cells, points }) => ({
    size: 6,
    lit: cells === 'corners' ? CORNERS : CENTRE,
    tokens: own((cells === 'corners' ? CORNERS : CENTRE).slice(0, 2)),
    worth: `+${points}`,
  }),
  end_on_own: ({ points }) => ({
    size: 2,
    side: true,
    tokens: [
      [0.1, 1, 'R'],
      [0.1, 0, 'R'],
    ],
    worth: `+${points}`,
  }),
  end_on_other: ({ points }) => ({
    size: 2,
    side: true,
    tokens: [
      [0.1, 1, 'B'],
      [0.1, 0, 'R'],
    ],
    worth: `+${points}`,
  }),
  hit_points: ({ points }) => ({
    size: 2,
    pawns: [
      [0, 1, 'R'],
      [1, 0, 'B'],
    ],
    tokens: [[1, 0, 'R']],
    burst: [1, 0],
    worth: `+${points}`,
  }),
  end_given_majority: ({ win }) => ({
    size: 3,
    pawns: [[1, 1, 'B']],
    tokens: own([
      [0, 0],
      [2, 0],
      [0, 2],
    ]),
    worth: `+${win}`,
  }),
  end_fewer_foreign: ({ points }) => ({
    size: 3,
    pawns: [
      [0, 1, 'R'],
      [1, 1, 'B'],
    ],
    tokens: [
      [1, 0, 'G'],
      [2, 0, 'R'],
      [2, 1, 'R'],
    ],
    worth: `+${points}`,
  }),
  end_pawn_level: ({ l1 }) => ({ size: 3, side: true, pawns: [[0.3, 2, 'R']], worth: `+${l1}` }),
  first_climb: ({ l2 }) => ({ size: 2, side: true, pawns: [[0, 0, 'R']], arrow: 'M.5 1.85V1.2', worth: `+${l2}` }),
  end_squares: ({ points }) => ({
    size: 3,
    lit: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    tokens: own([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]),
    worth: `+${points}`,
  }),
  rain_hit_points: ({ points }) => ({
    size: 3,
    side: true,
    tokens: [[0.4, 0, 'R']],
    pawns: [[0.4, 2, 'B']],
    arrow: 'M.9 1V1.9',
    worth: `+${points}`,
  }),
  move_max_distance: ({ max }) => ({ size: 5, pawns: [[2, 2, 'R']], lit: near(2, 2, Number(max)) }),
  free_star: () => ({
    size: 3,
    tokens: own([
      [2, 0],
      [1, 2],
    ]),
    stars: [[1, 1]],
    pawns: [[0, 0, 'R']],
    lit: [
      [0, 0],
      [2, 0],
      [1, 1],
      [1, 2],
    ],
  }),
  face_down_hits: () => ({ size: 2, back: [0, 1], pawns: [[1, 0, 'B']], burst: [1, 0], arrow: 'M.75 1.25 1.1 .9' }),
  climb_sides: () => ({
    size: 3,
    tokens: [
      [1, 0, 'R'],
      [0, 1, 'B'],
      [2, 1, 'R'],
    ],
    pawns: [[1, 1, 'R']],
    arrow: 'M2.5 2.75V2',
  }),
  climb_wall_counts: () => ({
    size: 3,
    tokens: [
      [0, 0, 'R'],
      [1, 1, 'B'],
      [0, 2, 'R'],
    ],
    pawns: [[0, 1, 'R']],
    wall: 'M.04 .1V2.9',
    arrow: 'M2.5 2.75V2',
  }),
  climb_down: () => ({ size: 2, side: true, pawns: [[0, 1, 'R']], arrow: 'M1.4 .55V1.7' }),
}

export const scene = (effect: string, params: Params): Scene | null => SCENES[effect]?.(params) ?? null

/** The cards of the reconstructed edition, for the rules drawer: their effects and numbers. */
export const RIVALRY: [id: string, effect: string, params: Params][] = [
  ['v01', 'end_per_sweet', { points: 2 }],
  ['v02', 'end_lines', { min: 4, points: 3 }],
  ['v03', 'end_largest_group', { points: 1 }],
  ['v04', 'end_level_majority', { win: 4, tie: 2 }],
  ['v05', 'end_cells', { cells: 'corners', points: 2 }],
  ['v06', 'end_cells', { cells: 'centre', points: 2 }],
  ['v07', 'end_on_own', { points: 1 }],
  ['v08', 'hit_points', { points: 2 }],
  ['v09', 'end_given_majority', { win: 6, tie: 3 }],
  ['v10', 'end_fewer_foreign', { points: 4 }],
  ['v11', 'end_pawn_level', { l1: 8, l2: 4, l3: 0 }],
  ['v12', 'first_climb', { l2: 2, l3: 4 }],
  ['v13', 'end_squares', { points: 3 }],
  ['v14', 'end_on_other', { points: 1 }],
  ['v15', 'rain_hit_points', { points: 2 }],
  ['g01', 'move_max_distance', { max: 2 }],
  ['g02', 'free_star', {}],
  ['g03', 'face_down_hits', {}],
  ['g04', 'climb_sides', { needed: 3 }],
  ['g05', 'climb_wall_counts', {}],
  ['g06', 'climb_down', {}],
]
