/** Sweets: boiled ones that click, wrappers that crackle, glass jars. */

import { again, later, tune, type Sound } from '../../sound/synth'

/** Hard sugar on hard sugar. */
const click = (hz: number, loud = 0.35): Sound => [
  { of: 'triangle', at: 0, ms: 45, hz, loud, rise: 1 },
  { of: 'sine', at: 0, ms: 70, hz: hz * 2.76, loud: loud / 3, rise: 1 },
]
const crackle: Sound = again({ of: 'noise', at: 0, ms: 18, hz: 5200, loud: 0.9, q: 0.8, rise: 1 }, 8, 27, 0.97)
/** Something soft comes loose. */
const pop = (hz: number): Sound => [{ of: 'sine', at: 0, ms: 60, hz, to: hz * 2.4, loud: 0.4, rise: 3 }]
const bell = (hz: number): Sound => [
  { of: 'sine', at: 0, ms: 150, hz, loud: 0.3, rise: 2 },
  { of: 'sine', at: 0, ms: 90, hz: hz * 3, loud: 0.08, rise: 2 },
]

export const SOUNDS = {
  /** A hand in the bag. */
  bag: [...crackle, ...later(60, click(1180, 0.2)), ...later(150, click(1400, 0.2))],
  take: click(990),
  land: [...click(660), ...later(35, click(880, 0.2))],
  /** A row is full: along it, candy by candy. */
  row: [0, 42, 84, 126, 168, 205].flatMap((at, n) => later(at, click(784 * 1.122 ** n, 0.32))),
  hide: pop(300),
  gone: crackle,
  group: [0, 80].flatMap((at, n) => later(at, pop(420 * 1.26 ** n))),
  /** Of six and more. */
  feast: [...[0, 55, 110, 165].flatMap((at, n) => later(at, pop(420 * 1.2 ** n))), ...later(140, bell(1319))],
  star: bell(1568),
  platinum: [...bell(1175), ...later(120, bell(1760))],
  empty: again({ of: 'triangle', at: 0, ms: 45, hz: 1700, loud: 0.25, rise: 1 }, 8, 33, 0.9),
  won: [...tune([587, 740, 880, 1175], 50, 0.26), ...crackle.slice(0, 4)],
} satisfies Record<string, Sound>
