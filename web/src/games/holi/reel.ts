/** How long the steps of a film are shown, and what is heard. */

import type { Reel } from '../../board/projector.svelte'
import type { Sound } from '../../sound'
import { stepOf, type Step } from './film'
import { levelOf } from './places'
import type { View } from './types'

const FADE = 80
/** With something to read. */
const READ = 450

function lengthOf(step: Step): number {
  switch (step.kind) {
    case 'throw': {
      const falls = Math.max(0, ...step.flights.map((each) => levelOf(each.target) - levelOf(each.to)))
      return 620 + 300 * falls + 110 * (step.flights.length - 1) + (step.told.length ? 350 : 0)
    }
    case 'go':
      return 430 + (step.taken.length ? 380 : 0) + (step.told.length ? 250 : 0)
    case 'stand':
      return 300
    case 'draw':
      return 110
    case 'finish':
      return 1300
  }
}

const SOUNDS: Partial<Record<Step['kind'], Sound>> = { throw: 'splash', go: 'tick', stand: 'tick', finish: 'fold' }

/** When a token meets a pawn it is heard which way it came: a chime for a Direct Hit, a patter for rain. */
function meeting(step: Step): Sound | undefined {
  if (step.kind === 'go') return step.taken.length ? 'pencil' : undefined
  if (step.kind !== 'throw') return undefined
  if (step.flights.some((each) => each.end === 'hit')) return 'chime'
  return step.flights.some((each) => each.end === 'caught') ? 'dice' : undefined
}

export const reel: Reel<View, Step> = {
  step: stepOf,
  length: (step, less) => (less ? (step.told.length ? READ : Math.min(FADE, lengthOf(step))) : lengthOf(step)),
  sound: ({ kind }) => SOUNDS[kind],
  later(step) {
    const sound = meeting(step)
    return sound && { at: 0.7, sound }
  },
}
