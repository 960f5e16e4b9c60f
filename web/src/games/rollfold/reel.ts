/** How long the steps of a film are shown, and what is heard. */

import type { Reel } from '../../board/projector.svelte'
import type { Sound } from '../../sound'
import { stepOf, type Step } from './film'
import type { View } from './types'

const LENGTHS: Record<Step['kind'], number> = {
  roll: 620,
  take: 320,
  draw: 360,
  fold: 900,
  flip: 600,
  show: 420,
  link: 1100,
}
const FADE = 90

const SOUNDS: Record<Step['kind'], Sound> = {
  roll: 'dice',
  take: 'tick',
  draw: 'pencil',
  fold: 'fold',
  flip: 'fold',
  show: 'pencil',
  link: 'chime',
}

export const reel: Reel<View, Step> = {
  step: stepOf,
  length: ({ kind }, less) => (less ? FADE : LENGTHS[kind]),
  sound: ({ kind }) => SOUNDS[kind],
}
