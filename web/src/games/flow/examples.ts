/** Boards for the lobby's picture, the rules drawer and the tests, drawn as in the law. */

import type { AnimalView, CardView, Cell, Option, PlacedTile, TileView, View } from './types'
import { cellOf, key } from './water'

const GLYPHS: Record<string, string> = {
  '│': 'NS',
  '─': 'EW',
  '└': 'NE',
  '┌': 'ES',
  '┐': 'SW',
  '┘': 'NW',
  '├': 'NES',
  '┬': 'ESW',
  '┤': 'NSW',
  '┴': 'NEW',
  '┼': 'NESW',
  '#': '',
}
const SHAPES: Record<number, string> = { 0: 'obstacle', 3: 'tee', 4: 'cross' }
const ANIMALS: [string, Cell, string][] = [
  ['cat', [0, 0], 'ES'],
  ['dog', [0, 6], 'SW'],
  ['capybara', [6, 6], 'NW'],
  ['lemur', [6, 0], 'NE'],
]

export function shapeOf(edges: string): string {
  return SHAPES[edges.length] ?? (edges === 'NS' || edges === 'EW' ? 'straight' : 'curve')
}

/** `row,column …` */
export const cells = (names: string): Cell[] => names.split(' ').map(cellOf)

/** Tiles of a drawing of seven lines; those in `loose` hang on no animal. */
export function tiles(
  drawing: string,
  facts: { loose?: Cell[]; birds?: Cell[]; obstacles?: Cell[] } = {},
): PlacedTile[] {
  const has = (cells: Cell[] | undefined, cell: Cell) => cells?.some((each) => key(each) === key(cell)) ?? false
  return drawing
    .trim()
    .split(/\s+/)
    .flatMap((line, row) =>
      [...line].flatMap((glyph, column): PlacedTile[] => {
        const edges = GLYPHS[glyph]
        if (edges === undefined) return []
        const cell: Cell = [row, column]
        return [
          {
            id: `M${row}${column}`,
            shape: shapeOf(edges),
            cell,
            edges,
            obstacle: edges === '' || has(facts.obstacles, cell),
            bird: has(facts.birds, cell),
            wet: !has(facts.loose, cell),
          },
        ]
      }),
    )
}

export function animals(connected: string[] = []): AnimalView[] {
  return ANIMALS.map(([name, cell, edges]) => ({
    key: name,
    cell,
    edges,
    connected: connected.includes(name),
    missing: connected.includes(name) ? 0 : 5,
    route: [],
  }))
}

export function tile(edges: string, id = 'M01', obstacle = false): TileView {
  return { id, shape: shapeOf(edges), edges, obstacle }
}

export function card(kind: string, id = 'A01'): CardView {
  return { id, kind, playable: true, reason: '' }
}

export function option(what: string, facts: Partial<Option> = {}): Option {
  return { what, notation: what, ...facts }
}

/** A table with nothing on it but what is given. */
export function table(facts: Partial<View> = {}): View {
  const line = { '1': 0, '2': 1, '3': 2, '4': 4, '5': 5, '6': 6 }
  const none = Array.from({ length: 7 }, () => Array<number>(7).fill(0))
  return {
    seat: 0,
    phase: 'turn',
    active: 0,
    round: 1,
    turns_in_round: 0,
    turns: 6,
    turns_left: 6,
    wave_next: false,
    round_ms: 0,
    time_up: false,
    rows: 7,
    columns: 7,
    drawing: [],
    boat: [3, 3],
    boat_edges: 'NESW',
    facing: null,
    white: line,
    black: line,
    risk: { rolls: 36, washed: none, guarded: none, lines: none },
    animals: animals(),
    missing: 14,
    tiles: [],
    supply: 42,
    unseen: [],
    revealed: [],
    discards: [],
    tile: null,
    must_discard: false,
    birds: 3,
    hands: [{ seat: 0, count: 0, cards: [] }],
    undealt: 12,
    card: null,
    played: [],
    cards_in_round: 0,
    scenarios: [],
    calm: null,
    die: null,
    quiet: false,
    over: false,
    won: false,
    ...facts,
  }
}
