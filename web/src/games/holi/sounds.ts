/** Powder that puffs and patters, bare feet on sandstone, a drum. */

import { again, later, tune, type Sound } from '../../sound/synth'

const puff: Sound = [
  { of: 'noise', at: 0, ms: 220, hz: 1500, to: 350, loud: 0.9, filter: 'lowpass', rise: 30 },
  { of: 'noise', at: 0, ms: 90, hz: 4200, loud: 0.4, q: 0.7, rise: 20 },
]
const foot: Sound = [
  { of: 'sine', at: 0, ms: 70, hz: 190, to: 120, loud: 0.5, rise: 3 },
  { of: 'noise', at: 0, ms: 40, hz: 900, loud: 0.4, q: 0.8 },
]
const grains: Sound = again({ of: 'noise', at: 0, ms: 22, hz: 3400, loud: 1.1, q: 3, rise: 2 }, 9, 29, 0.96)
/** Two heads: one deep, one high. */
const drum = (hz: number): Sound => [
  { of: 'sine', at: 0, ms: 120, hz: hz * 1.6, to: hz, loud: 0.7, rise: 2 },
  { of: 'noise', at: 0, ms: 30, hz: hz * 9, loud: 0.35, q: 1.2, rise: 1 },
]

export const SOUNDS = {
  throw: puff,
  step: foot,
  climb: [
    ...foot,
    ...later(
      120,
      foot.map((each) => ({ ...each, hz: each.hz * 1.25 })),
    ),
  ],
  /** A Direct Hit: at once, and bright. */
  hit: [...puff, ...tune([988], 0, 0.3)],
  /** Rain of colour: it patters. */
  rain: [
    ...grains,
    ...later(
      60,
      puff.slice(0, 1).map((each) => ({ ...each, loud: 0.7 })),
    ),
  ],
  collect: grains.slice(0, 5),
  sweets: tune([1175, 1568], 70, 0.22),
  finish: [...drum(110), ...later(130, drum(190))],
  won: [...drum(110), ...tune([494, 659, 740, 988], 50, 0.24, 'triangle'), ...later(150, drum(190))],
} satisfies Record<string, Sound>
