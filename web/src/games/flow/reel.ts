/** How long the steps of a film are shown, and what is heard. */

import type { Reel } from '../../board/projector.svelte'
import type { Sound } from '../../sound'
import { stepOf, type Step } from './film'
import type { View } from './types'

const LENGTHS: Record<Step['kind'], number> = {
  draw: 260,
  reveal: 320,
  play: 650,
  place: 260,
  discard: 900, // its reason can be read
  remove: 420,
  move: 520,
  guard: 420,
  join: 900, // the water runs along the whole way
  cut: 400,
  time: 500,
  wave: 2700, // dice, then the lines, then the water
  over: 2600, // every way by itself
}
/** What is told in words has to stay long enough to be read, also without motion. */
const FADES: Partial<Record<Step['kind'], number>> = {
  wave: 700,
  discard: 500,
  join: 250,
  draw: 0,
  reveal: 0,
  over: 600,
}
const FADE = 100

const SOUNDS: Partial<Record<Step['kind'], Sound>> = {
  draw: 'tick',
  reveal: 'tick',
  play: 'fold',
  place: 'splash',
  remove: 'fold',
  move: 'splash',
  guard: 'chime',
  discard: 'no',
  cut: 'no',
  join: 'chime',
  wave: 'dice',
}

export const reel: Reel<View, Step> = {
  step: stepOf,
  length: ({ kind }, less) => (less ? (FADES[kind] ?? Math.min(FADE, LENGTHS[kind])) : LENGTHS[kind]),
  sound: ({ kind }) => SOUNDS[kind],
  later: ({ kind }) => (kind === 'wave' ? { at: 0.55, sound: 'splash' } : undefined),
  fades: true,
}
