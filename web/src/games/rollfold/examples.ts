/** Small sheets for the rules drawer and the lobby, as the engine would tell them. */

import type { FoldView, SheetView, StringOption, View } from './types'

const SIZE = 9

function rows(text: string): string[] {
  return text.trim().split(/\s+/)
}

const all = (mark: string) => Array.from({ length: SIZE }, () => mark.repeat(SIZE))

/** A sheet of 9 × 9 with small squares of 3 and large ones of 4. */
function table(
  level: string,
  printed: string,
  drawn: string,
  more: Partial<SheetView> = {},
): { view: View; sheet: SheetView } {
  const symbols = rows(printed)
  const marks = rows(drawn)
  const sheet: SheetView = {
    seat: 0,
    side: 'front',
    symbols,
    marks,
    layers: all('F'),
    flap: all('.'),
    front: marks,
    back: all('.'),
    starts: [],
    network: [],
    corners: ['TL', 'TR', 'BL', 'BR'].map((corner) => ({
      corner,
      fold: '',
      double: false,
      bonus: '+1B',
      state: 'locked',
      folds: [],
    })),
    symbols_won: [],
    linked: 0,
    folded: 0,
    can_flip: false,
    other: null,
    link: [],
    finished: false,
    won: false,
    x_used: null,
    ...more,
  }
  const view: View = {
    seat: null,
    level,
    phase: 'mark',
    turn: 1,
    turn_cap: 0,
    active: 0,
    size: SIZE,
    small: 3,
    large: 4,
    blunt: 0,
    most_folds: 4,
    exact: false,
    sealed: false,
    white: '',
    black: '',
    taken: '',
    faces: {},
    front: symbols,
    back: all('.'),
    sheets: [sheet],
    pen: null,
    solo: null,
  }
  return { view, sheet }
}

const PLAIN = 'S.f....f. .f.....S. f..f.f..f ......... ..2.W.1.. ......... f..f.f..f .S.....f. ..f...f.S'
const FRESH = 'o........ .......o. ......... ......... ......... ......... ......... .o....... ........o'
const READY = 'oxo...... xo.....o. oxxo..... .x....... .o....... ......... ......... .o....... ........o'

/** The small fold of the top left corner of that sheet. */
export const exampleFold: FoldView = {
  size: 'small',
  side: 3,
  missing: [],
  possible: true,
  changes: {
    A1: '_. .',
    B1: '_. .',
    C1: '/. .',
    A2: '_. .',
    B2: '/. .',
    C2: 'W.B#',
    A3: '/. .',
    B3: '..B#',
    C3: 'SoB#',
  },
  fold: 'small',
  double: false,
  loses: ['B1', 'A2', 'B3', 'C3'],
  symbol: 'C2',
  bulbs: [],
  starts: ['C3'],
  bonus: '',
}

export const examples = {
  picture: table('1', PLAIN, READY),
  string: table('1', PLAIN, FRESH),
  ready: table('1', PLAIN, READY),
  ice: table(
    '2',
    '......... .S.iii... ......... ......... ....W.... ......... ......... ......... .........',
    '......... .o....... ......... ......... ......... ......... ......... ......... .........',
  ),
  star: table(
    '3',
    '......... .S.*..... ......... ...O..... ....W.... ......O.. ......... ......... .........',
    '......... .o....... ......... ......... ......... ......... ......... ......... .........',
  ),
  linked: table(
    '1',
    '__/.../__ _/W...W/_ /.S...S./ ......... ....W.... ......... /.S...S./ _/W...W/_ __/.../__',
    '......... ..o...o.. ..o...o.. ..x...x.. ..xxoxx.. ..x...x.. ..o...o.. ..o...o.. .........',
    {
      network: ['C2', 'C3', 'C4', 'C5', 'D5', 'E5', 'F5', 'G5', 'G4', 'G3', 'G2', 'C6', 'C7', 'C8', 'G6', 'G7', 'G8'],
      corners: ['TL', 'TR', 'BL', 'BR'].map((corner) => ({
        corner,
        fold: 'small',
        double: false,
        bonus: '+1B',
        state: 'lost',
        folds: [],
      })),
    },
  ),
}

/** A string to look at. */
function string(start: string, path: string, boxes: string[], more: Partial<StringOption> = {}): StringOption {
  const notation = `string ${boxes.length} ${start} ${path}`
  return { notation, what: 'string', value: boxes.length, start, path, boxes, circles: boxes.slice(-1), ...more }
}

export const strings = {
  straight: string('A1', 'RRR', ['B1', 'C1', 'D1']),
  slide: string('B2', 'RR~', ['C2', 'D2', 'E2', 'F2', 'G2'], { slides: true }),
  turn: string('B2', 'RRDD@G6RR', ['C2', 'D2', 'D3', 'D4', 'G6', 'H6', 'I6'], {
    jumps: [4],
    circles: ['D4', 'G6', 'I6'],
  }),
}
