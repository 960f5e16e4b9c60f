/** How long the steps of a film are shown, and what is heard. */

import type { Reel } from '../../board/projector.svelte'
import { settings } from '../../settings.svelte'
import type { Sound } from '../../sound'
import { stepOf, type Step } from './film'
import type { View } from './types'
import { lengthOf as cellsOf } from './way'

const FADE = 120
/** With something to read. */
const READ = { slow: 700, normal: 400, fast: 120 }
/** A long scoring goes quicker; who has seen enough skips the rest. */
const MOST = 10_000

function lengthOf(step: Step, own: number | null): number {
  switch (step.kind) {
    case 'draw':
      return step.first ? 250 : 70 // a hand goes into the bag, then piece after piece
    case 'take':
      return step.seat === own ? 0 : 420
    case 'place': {
      const way = Math.min(1150, 160 + 62 * cellsOf(step.way))
      return (step.seat === own ? Math.min(420, way) : way) + (step.rows.length ? 450 : 0)
    }
    case 'hide':
    case 'gone':
      return 500
    case 'turn':
    case 'clear':
      return 160
    case 'claim':
      return 1100
    case 'rows':
    case 'platinum':
      return 900
    case 'star':
      return 750
    case 'empty':
      return 500
  }
}

const SOUNDS: Partial<Record<Step['kind'], Sound>> = {
  draw: 'dice',
  place: 'tick',
  hide: 'tick',
  gone: 'fold',
  claim: 'chime',
  rows: 'chime',
  star: 'chime',
  platinum: 'chime',
  empty: 'dice',
}

export const reel: Reel<View, Step> = {
  step: stepOf,
  length(step, less, { seat }) {
    const full = lengthOf(step, seat)
    if (less && step.kind === 'draw' && !step.first) return 0
    return less ? Math.min(step.told.length ? READ[settings.speed] : FADE, full) : full
  },
  sound: (step) => (step.kind === 'draw' && !step.first ? undefined : SOUNDS[step.kind]),
  most: MOST,
}
