/** How long the steps of a film are shown, and what is heard. */

import type { Reel } from '../../board/projector.svelte'
import type { Sound } from '../../sound'
import { past, stepOf, type Step } from './film'
import type { View } from './types'

const LENGTHS: Record<Step['kind'], number> = {
  reveal: 280,
  out: 400,
  fall: 340,
  fold: 560, // the line lights up, then hinges away
  lift: 220,
  barrier: 620, // it falls, and its cause can be read
}
const FADE = 150

const SOUNDS: Partial<Record<Step['kind'], Sound>> = {
  reveal: 'tick',
  fall: 'pencil',
  fold: 'fold',
  barrier: 'no',
  out: 'no',
}

export const reel: Reel<View, Step> = {
  step: stepOf,
  past,
  length: ({ kind }, less) => (less ? Math.min(FADE, LENGTHS[kind]) : LENGTHS[kind]),
  sound: ({ kind }) => SOUNDS[kind],
  fades: true,
}
