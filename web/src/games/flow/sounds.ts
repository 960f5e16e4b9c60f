/** Water: drops, a swash, a surge; and what lives by it. */

import { again, later, tune, type Sound } from '../../sound/synth'

const drop = (hz: number, loud = 0.45): Sound => [{ of: 'sine', at: 0, ms: 80, hz, to: hz * 2.3, loud, rise: 6 }]
const swash = (ms: number, loud: number): Sound => [
  { of: 'noise', at: 0, ms, hz: 420, to: 1700, loud, filter: 'lowpass', rise: ms * 0.45 },
]
const chirp: Sound = [{ of: 'sine', at: 0, ms: 60, hz: 2300, to: 3300, loud: 0.2, rise: 8 }]

export const SOUNDS = {
  draw: [{ of: 'triangle', at: 0, ms: 60, hz: 320, to: 260, loud: 0.4, rise: 2 }],
  play: [{ of: 'noise', at: 0, ms: 130, hz: 1800, to: 3600, loud: 0.8, q: 0.7, rise: 50 }],
  place: [...drop(360), ...later(50, swash(130, 0.7))],
  move: swash(240, 1.4),
  remove: [...later(90, drop(520, 0.35)), ...swash(120, 0.8)],
  guard: [...chirp, ...later(90, chirp)],
  /** A ship’s bell, and the plank. */
  aboard: [...drop(420, 0.3), ...later(70, drop(560, 0.3)), ...later(110, tune([784, 1047], 50, 0.26))],
  cut: [{ of: 'sine', at: 0, ms: 170, hz: 520, to: 170, loud: 0.4, rise: 8 }],
  no: [{ of: 'triangle', at: 0, ms: 140, hz: 190, to: 150, loud: 0.4, rise: 10 }],
  /** The minute is over. */
  time: again({ of: 'triangle', at: 0, ms: 120, hz: 587, loud: 0.35 }, 2, 150),
  dice: again({ of: 'noise', at: 0, ms: 26, hz: 1900, loud: 1.6, q: 3, rise: 1 }, 5, 48, 0.95),
  surge: [
    { of: 'noise', at: 0, ms: 290, hz: 260, to: 2400, loud: 2, filter: 'lowpass', rise: 150 },
    { of: 'noise', at: 90, ms: 200, hz: 4200, to: 2400, loud: 0.5, q: 0.7, rise: 100 },
  ],
  lost: [
    ...later(90, [{ of: 'sine', at: 0, ms: 190, hz: 330, to: 110, loud: 0.4, rise: 8 } as const]),
    ...swash(200, 1),
  ],
  won: [...tune([523, 659, 784, 1047], 50, 0.26), ...drop(420, 0.25)],
} satisfies Record<string, Sound>
