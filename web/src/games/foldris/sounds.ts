/** Pencil and paper. */

import { again, later, tune, type Sound } from '../../sound/synth'

/** A coloured pencil, back and forth. */
const hatch: Sound = again({ of: 'noise', at: 0, ms: 70, hz: 3000, to: 4200, loud: 0.9, q: 1.6, rise: 14 }, 3, 74, 1.12)
/** The nail along the crease, the paper that snaps over, the sheet that lies down. */
const crease: Sound = [
  { of: 'noise', at: 0, ms: 150, hz: 900, to: 4200, loud: 0.55, q: 1.1, rise: 60 },
  { of: 'noise', at: 150, ms: 40, hz: 2600, loud: 0.9, q: 0.8 },
  { of: 'sine', at: 165, ms: 90, hz: 170, to: 110, loud: 0.5 },
]

export const SOUNDS = {
  card: [{ of: 'noise', at: 0, ms: 120, hz: 2200, to: 4600, loud: 0.8, q: 0.7, rise: 40 }],
  hatch,
  fold: crease,
  /** Two lines or more. */
  folds: [...crease, ...later(90, crease.slice(1, 2)), ...later(150, tune([784], 0, 0.22))],
  lift: [{ of: 'noise', at: 0, ms: 130, hz: 1600, to: 3600, loud: 0.7, q: 0.7, rise: 70 }],
  /** Cardboard on paper. */
  barrier: [
    { of: 'triangle', at: 0, ms: 150, hz: 140, to: 70, loud: 0.7 },
    { of: 'noise', at: 0, ms: 90, hz: 700, to: 300, loud: 0.9, filter: 'lowpass' },
  ],
  /** It knocks against what lies there, twice, and the paper tears. */
  out: [
    ...again({ of: 'triangle', at: 0, ms: 60, hz: 210, to: 150, loud: 0.5 }, 2, 80),
    ...again({ of: 'noise', at: 150, ms: 26, hz: 1800, loud: 0.6, q: 0.9, rise: 2 }, 6, 22, 0.86),
  ],
  won: [...tune([523, 659, 784, 1047], 50, 0.24, 'triangle'), ...hatch.slice(0, 1)],
} satisfies Record<string, Sound>
