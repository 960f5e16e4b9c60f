/** How the steps of a film are seen and heard: what happens, and its moment. */

import type { Moment, Reel } from '../../board/projector.svelte'
import type { Scrap } from '../../board/scraps'
import { stepOf, type Step } from './film'
import { SOUNDS } from './sounds'
import type { View } from './types'

const MOMENTS: Record<Step['kind'], Moment> = {
  roll: { ms: 560, sound: SOUNDS.dice },
  take: { ms: 260, sound: SOUNDS.take },
  draw: { ms: 360, sound: SOUNDS.mark },
  fold: { ms: 900, sound: SOUNDS.fold },
  flip: { ms: 600, sound: SOUNDS.flip },
  show: { ms: 360, sound: SOUNDS.show },
  link: { ms: 1000, sound: SOUNDS.link },
}

/** Corners of paper: on a sheet nothing may look like an X that is not one. */
export const SCRAPS: readonly Scrap[] = [
  { d: 'M-9-8H9L-9 9Z', fill: 'var(--rf-ink)' },
  { d: 'M-9-8H9L-9 9Z', fill: 'var(--rf-small)' },
  { d: 'M-9-8H9L-9 9Z', fill: 'var(--rf-dots)' },
  { d: 'M-9-8H9L-9 9Z', fill: 'var(--rf-gold)' },
]

export const reel: Reel<View, Step> = {
  step: stepOf,
  moment: ({ kind }) => MOMENTS[kind],
  whose: (step) => ('seat' in step ? step.seat : null),
  won: { sound: SOUNDS.won, scraps: SCRAPS, alone: ({ sheets }) => !!sheets[0]?.won },
}
