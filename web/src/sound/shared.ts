/** What is heard at every table. */

import { again, tune, type Sound } from './synth'

export const SHARED = {
  /** It is your turn. */
  chime: tune([659, 988], 130, 0.3),
  tick: [{ of: 'triangle', at: 0, ms: 40, hz: 900, loud: 0.2 }],
  tock: again({ of: 'triangle', at: 0, ms: 60, hz: 660, loud: 0.4 }, 2, 70),
  /** It cannot be. */
  no: [{ of: 'triangle', at: 0, ms: 160, hz: 190, to: 150, loud: 0.4, rise: 10 }],
} satisfies Record<string, Sound>

export type Shared = keyof typeof SHARED
