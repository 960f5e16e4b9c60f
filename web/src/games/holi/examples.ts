/** Tables for the lobby's picture, the rules drawer and the tests. */

import { COLOURS, LEVELS, place, SIZE } from './places'
import type { CardView, Option, SeatView, View } from './types'

export const CARDS: CardView[] = [
  card('C01', '### ... ...'),
  card('C02', '##. #.. ...'),
  card('C03', '#.. .#. ..#'),
  card('C04', '##. ..# ...'),
  card('C06', '##. ... #..'),
  card('C10', '#*# .#. ...'),
  card('C11', '#.# .*. .#.'),
]

export function card(id: string, drawing: string): CardView {
  const star = drawing.includes('*')
  return { id, grid: drawing.split(' '), star, tokens: star ? 3 : 2 }
}

export const cardOf = (id: string): CardView => CARDS.find((each) => each.id === id) ?? CARDS[0]!

export interface Example extends Partial<Omit<View, 'seats' | 'levels' | 'sweets'>> {
  pawns?: (string | null)[]
  /** By place: the letter of the seat. */
  tokens?: Record<string, string>
  sweets?: Record<string, number>
  hand?: CardView[]
  own?: Partial<SeatView>
}

export function seatAt(seat: number, facts: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    colour: COLOURS[seat] ?? '',
    pawn: null,
    tokens: 25,
    foreign: {},
    given: 0,
    sweets: 0,
    points: 0,
    scores: { so_far: 0, level1: 0, level2: 0, level3: 0, given: 0, sweets: 0, rivalry: 0 },
    total: 0,
    rank: 1,
    on_level: [0, 0, 0],
    hand_count: 3,
    deck_count: 9,
    hand: null,
    discards: [],
    may_hold: [],
    turns_left: 12,
    up_only: false,
    finished: '',
    ...facts,
  }
}

const START = ['B1', 'E1', 'A2', 'F2', 'A5', 'F5', 'B6', 'E6']

/** As they lie at the start. */
export const SWEETS: Record<string, number> = Object.fromEntries(
  START.flatMap((cell) => [
    [`1${cell}`, 2],
    [`2${cell}`, 1],
  ]),
)

/** A table with nothing on it but what is given. */
export function table({ pawns = ['1A1', '1F6'], tokens = {}, sweets = {}, hand, own, ...facts }: Example = {}): View {
  const marks = Array.from({ length: LEVELS }, (_, level) =>
    Array.from({ length: SIZE }, (_, row) =>
      Array.from({ length: SIZE }, (_, column) => mark(tokens[place(level, column, row)])).join(''),
    ),
  )
  return {
    seat: 0,
    phase: 'action',
    active: 0,
    first: 0,
    order: pawns.map((_, n) => n),
    size: SIZE,
    levels: marks,
    level_points: [1, 2, 3],
    sweets: Object.entries(sweets).map(([where, count]) => ({ place: where, count })),
    sweets_left: 24,
    rivalry: [],
    too_many_rules: false,
    steps: [
      { what: 'throw', state: 'must' },
      { what: 'move', state: 'may' },
      { what: 'climb', state: 'may' },
    ],
    only_end: false,
    hit_points: 1,
    rain_points: 0,
    given_points: 2,
    sweets_points: 5,
    climbs_down: false,
    face_down_hits: false,
    free_star: false,
    rain_catch: 'column',
    open_discards: false,
    open_hands: false,
    symmetric: true,
    seats: pawns.map((pawn, seat) => seatAt(seat, { pawn, ...(seat === 0 ? { hand: hand ?? null, ...own } : {}) })),
    ...facts,
  }
}

const mark = (letter: string | undefined) => (letter ? (COLOURS['ABCD'.indexOf(letter)] ?? '.') : '.')

export function option(notation: string, facts: Partial<Option> = {}): Option {
  const [what = '', first = '', second = ''] = notation.split(' ')
  const throws = what === 'up' || what === 'down'
  const cells = (throws ? second : first).split('+').filter(Boolean)
  return {
    notation,
    what,
    ...(throws ? { card: first } : {}),
    cells: cells.map((each) => (/^\d/.test(each) ? each : `1${each}`)),
    ...facts,
  }
}
