/** Felt-tip, two dice, and a large sheet that is folded. */

import { again, later, tune, type Sound } from '../../sound/synth'

/** A die that touches the table. */
const clack = (hz: number): Sound => [
  { of: 'noise', at: 0, ms: 24, hz: hz * 2.1, loud: 0.9, q: 3, rise: 1 },
  { of: 'triangle', at: 0, ms: 34, hz, loud: 0.3, rise: 1 },
]
/** A stroke that squeaks a little. */
const stroke: Sound = [
  { of: 'noise', at: 0, ms: 90, hz: 1500, to: 2300, loud: 1.2, q: 2.2, rise: 25 },
  { of: 'sine', at: 15, ms: 60, hz: 1250, to: 1650, loud: 0.07, rise: 25 },
]
const turn: Sound = [{ of: 'noise', at: 0, ms: 190, hz: 500, to: 2300, loud: 0.9, q: 0.8, rise: 90 }]
const pat: Sound = [
  { of: 'noise', at: 0, ms: 50, hz: 1200, loud: 0.7, q: 0.7 },
  { of: 'sine', at: 0, ms: 80, hz: 150, to: 95, loud: 0.55 },
]

export const SOUNDS = {
  dice: [0, 60, 112, 154, 188, 214].flatMap((at, n) => later(at, clack(n % 2 ? 760 : 940))),
  take: clack(820),
  /** An X. */
  mark: [...stroke, ...later(120, stroke)],
  fold: [...turn, ...later(185, pat)],
  flip: [
    ...turn,
    ...later(
      120,
      turn.slice(0, 1).map((each) => ({ ...each, ms: 130 })),
    ),
  ],
  show: stroke,
  /** Box by box. */
  link: again({ of: 'triangle', at: 0, ms: 80, hz: 523, loud: 0.28, rise: 4 }, 5, 48, 1.122),
  won: [...tune([523, 659, 784, 1047], 50, 0.24, 'triangle'), ...clack(820)],
} satisfies Record<string, Sound>
