/** A small scene for each effect of a Rivalry card, by the effect's name in the edition. */

/** Column and row from 0; fractions of a cell are allowed. */
type Place = [x: number, y: number]
/** With a colour of the box. */
export type Piece = [...Place, colour: string]

export interface Scene {
  /** Cells across; seen from the side: as wide as that, and the lines are floors. */
  size: number
  side?: boolean
  tokens?: Piece[]
  /** Only there to be compared with: pale. */
  pale?: Piece[]
  pawns?: Piece[]
  sweets?: Place[]
  stars?: Place[]
  /** Cells that count. */
  lit?: Place[]
  /** A way that something goes, in cells. */
  arrow?: string
  /** A wall, in cells. */
  wall?: string
  /** Where something is hit. */
  burst?: Place
  /** A card's back. */
  back?: Place
  worth?: string
}

export type Params = Record<string, number | string>

/** `x,y …` */
const cells = (names: string) => names.split(' ').map((name) => name.split(',').map(Number) as Place)
/** With the letter of a colour before each: `R1,0 B0,1`. */
const pieces = (names: string) =>
  cells(names.replace(/[A-Z]/g, '')).map((place, n): Piece => [...place, names.split(' ')[n]?.charAt(0) ?? ''])

const CORNERS = '0,0 5,0 0,5 5,5'
const CENTRE = '2,2 3,2 2,3 3,3'

function near(x: number, y: number, steps: number): Place[] {
  const far = (a: number, b: number) => Math.abs(a - x) + Math.abs(b - y)
  return Array.from({ length: 25 }, (_, n): Place => [n % 5, Math.floor(n / 5)]).filter(
    ([a, b]) => far(a, b) > 0 && far(a, b) <= steps,
  )
}

const SCENES: Record<string, (params: Params) => Scene> = {
  end_per_sweet: ({ points }) => ({ size: 2, sweets: cells('0,0 1,1'), pawns: pieces('R0,1'), worth: `+${points}` }),
  end_lines: ({ points }) => ({
    size: 6,
    lit: cells('0,2 1,2 2,2 3,2 4,2 5,2'),
    tokens: pieces('R1,2 R2,2 R3,2 R4,2'),
    worth: `+${points}`,
  }),
  end_largest_group: ({ points }) => ({
    size: 4,
    lit: cells('1,0 1,1 2,1 2,2'),
    tokens: pieces('R1,0 R1,1 R2,1 R2,2'),
    pale: pieces('R0,2 B3,1'),
    worth: `+${Number(points) * 4}`,
  }),
  end_level_majority: ({ win }) => ({
    size: 3,
    tokens: pieces('R0,0 R1,0 R0,1 R2,1'),
    pale: pieces('B2,0 B1,2'),
    worth: `+${win}`,
  }),
  end_cells: ({ cells: where, points }) => ({
    size: 6,
    lit: cells(where === 'corners' ? CORNERS : CENTRE),
    tokens: pieces(where === 'corners' ? 'R0,0 R5,0' : 'R2,2 R3,2'),
    worth: `+${points}`,
  }),
  end_on_own: ({ points }) => ({ size: 2, side: true, tokens: pieces('R0.1,1 R0.1,0'), worth: `+${points}` }),
  end_on_other: ({ points }) => ({ size: 2, side: true, tokens: pieces('B0.1,1 R0.1,0'), worth: `+${points}` }),
  hit_points: ({ points }) => ({
    size: 2,
    pawns: pieces('R0,1 B1,0'),
    tokens: pieces('R1,0'),
    burst: [1, 0],
    worth: `+${points}`,
  }),
  end_given_majority: ({ win }) => ({
    size: 3,
    pawns: pieces('B1,1'),
    tokens: pieces('R0,0 R2,0 R0,2'),
    worth: `+${win}`,
  }),
  end_fewer_foreign: ({ points }) => ({
    size: 3,
    pawns: pieces('R0,1 B1,1'),
    tokens: pieces('G1,0 R2,0 R2,1'),
    worth: `+${points}`,
  }),
  end_pawn_level: ({ l1 }) => ({ size: 3, side: true, pawns: pieces('R0.3,2'), worth: `+${l1}` }),
  first_climb: ({ l2 }) => ({ size: 2, side: true, pawns: pieces('R0,0'), arrow: 'M.5 1.85V1.2', worth: `+${l2}` }),
  end_squares: ({ points }) => ({
    size: 3,
    lit: cells('0,0 1,0 0,1 1,1'),
    tokens: pieces('R0,0 R1,0 R0,1 R1,1'),
    worth: `+${points}`,
  }),
  rain_hit_points: ({ points }) => ({
    size: 3,
    side: true,
    tokens: pieces('R0.4,0'),
    pawns: pieces('B0.4,2'),
    arrow: 'M.9 1V1.9',
    worth: `+${points}`,
  }),
  move_max_distance: ({ max }) => ({ size: 5, pawns: pieces('R2,2'), lit: near(2, 2, Number(max)) }),
  free_star: () => ({
    size: 3,
    tokens: pieces('R2,0 R1,2'),
    stars: cells('1,1'),
    pawns: pieces('R0,0'),
    lit: cells('0,0 2,0 1,1 1,2'),
  }),
  face_down_hits: () => ({ size: 2, back: [0, 1], pawns: pieces('B1,0'), burst: [1, 0], arrow: 'M.75 1.25 1.1 .9' }),
  climb_sides: () => ({ size: 3, tokens: pieces('R1,0 B0,1 R2,1'), pawns: pieces('R1,1'), arrow: 'M2.5 2.75V2' }),
  climb_wall_counts: () => ({
    size: 3,
    tokens: pieces('R0,0 B1,1 R0,2'),
    pawns: pieces('R0,1'),
    wall: 'M.04 .1V2.9',
    arrow: 'M2.5 2.75V2',
  }),
  climb_down: () => ({ size: 2, side: true, pawns: pieces('R0,1'), arrow: 'M1.4 .55V1.7' }),
}

export const scene = (effect: string, params: Params): Scene | null => SCENES[effect]?.(params) ?? null

/** The cards of the reconstructed edition, for the rules drawer: effects, numbers, and which are Rule cards. */
export const RIVALRY: [id: string, effect: string, params: Params, rule?: boolean][] = [
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
  ['g01', 'move_max_distance', { max: 2 }, true],
  ['g02', 'free_star', {}, true],
  ['g03', 'face_down_hits', {}, true],
  ['g04', 'climb_sides', { needed: 3 }, true],
  ['g05', 'climb_wall_counts', {}, true],
  ['g06', 'climb_down', {}, true],
]
