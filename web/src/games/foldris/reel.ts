/** How the steps of a film are seen and heard: what happens, and its moment. */

import type { Moment, Reel } from '../../board/projector.svelte'
import type { Scrap } from '../../board/scraps'
import { past, stepOf, type Step } from './film'
import { PENCILS } from './pencil'
import { SOUNDS } from './sounds'
import type { View } from './types'

const FADE = 150

const MOMENTS: Record<Step['kind'], Moment> = {
  reveal: { ms: 240, less: FADE, sound: SOUNDS.card },
  fall: { ms: 340, less: FADE, sound: SOUNDS.hatch },
  fold: { ms: 640, less: FADE, later: { at: 0.2, sound: SOUNDS.fold } }, // the line lights up, then hinges away
  lift: { ms: 180, less: FADE, sound: SOUNDS.lift },
  barrier: { ms: 520, less: FADE, later: { at: 0.5, sound: SOUNDS.barrier } }, // it falls, and its cause can be read
  out: { ms: 500, less: 400, later: { at: 0.2, sound: SOUNDS.out } },
}
const FOLDS: Moment = { ...MOMENTS.fold, later: { at: 0.2, sound: SOUNDS.folds } }
/** One’s own end: the Block comes, knocks, and does not go in. */
const KNOCK_OUT: Moment = { ...MOMENTS.out, ms: 1700, less: 900, once: true }

/** Curled shavings, and snippets of squared paper. */
export const SCRAPS: readonly Scrap[] = [
  { d: 'M-9 3Q-5-9 5-6T9 4Q3-2-1 1T-9 3Z', fill: PENCILS[0]!.stroke },
  { d: 'M-8-6H7L5 7H-6Z', fill: '#fffdf4' },
  { d: 'M-9 3Q-5-9 5-6T9 4Q3-2-1 1T-9 3Z', fill: PENCILS[4]!.stroke },
  { d: 'M-6-7L8-3 4 8-7 4Z', fill: '#cfd6f4' },
  { d: 'M-9 3Q-5-9 5-6T9 4Q3-2-1 1T-9 3Z', fill: PENCILS[5]!.stroke },
]

function momentOf(step: Step, { seat, sheets }: View): Moment {
  const own = seat ?? (sheets.length === 1 ? 0 : null)
  if (step.kind === 'out' && own !== null && step.seats.includes(own)) return KNOCK_OUT
  if (step.kind === 'fold' && [...step.lines.values()].some((lines) => lines.length > 1)) return FOLDS
  return MOMENTS[step.kind]
}

export const reel: Reel<View, Step> = {
  step: stepOf,
  past,
  moment: momentOf,
  whose: () => null, // all draw at the same time
  out: ({ sheets }, seat) => !!sheets[seat]?.eliminated,
  fades: true,
  won: { sound: SOUNDS.won, scraps: SCRAPS, alone: ({ titles }) => titles[0]?.state === 'now' },
}
