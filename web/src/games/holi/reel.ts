/** How the steps of a film are seen and heard: what happens, and its moment. */

import type { Moment, Reel } from '../../board/projector.svelte'
import type { Scrap } from '../../board/scraps'
import { stepOf, type Step } from './film'
import { levelOf } from './places'
import { SOUNDS } from './sounds'
import type { View } from './types'

/** With something to read, and less motion. */
const READ = 450
/** When tokens meet what is there. */
const MEETS = 0.7

/** A small heap of powder, in each colour. */
const HEAP = 'M-11 4Q-9-4-3-5-1-11 4-7 11-6 10 1 13 6 6 8-2 12-7 8-12 8-11 4Z'
export const POWDER: Record<string, Scrap> = Object.fromEntries(
  [...'RBYG'].map((colour) => [colour, { d: HEAP, fill: `var(--holi-${colour})` }]),
)

function momentOf(step: Step, own: number | null): Moment {
  switch (step.kind) {
    case 'throw': {
      const falls = Math.max(0, ...step.flights.map((each) => levelOf(each.target) - levelOf(each.to)))
      const ms = 600 + 200 * falls + 70 * (step.flights.length - 1) + (step.told.length ? 250 : 0)
      const met = new Set(step.flights.map((each) => each.end))
      const sound = met.has('hit') ? SOUNDS.hit : met.has('caught') || falls ? SOUNDS.rain : undefined
      return { ms, sound: SOUNDS.throw, later: sound && { at: MEETS, sound } }
    }
    case 'go': {
      const ms = 400 + (step.taken.length ? 320 : 0) + (step.told.length ? 200 : 0)
      const climbs = levelOf(step.from) !== levelOf(step.to)
      const finds = step.taken.some((each) => !each.colour) ? SOUNDS.sweets : SOUNDS.collect
      const later = step.taken.length ? { at: MEETS, sound: finds } : undefined
      return { ms, sound: climbs ? SOUNDS.climb : SOUNDS.step, later }
    }
    case 'stand':
      return { ms: 300, sound: SOUNDS.step }
    case 'draw':
      return { ms: 110 }
    case 'finish':
      return { ms: 1200, sound: SOUNDS.finish, once: step.seat === own }
  }
}

export const reel: Reel<View, Step> = {
  step: stepOf,
  moment(step, { seat }) {
    const moment = momentOf(step, seat)
    return step.told.length ? { ...moment, less: READ } : moment
  },
  whose: ({ seat }) => seat,
  out: ({ seats }, seat) => !!seats.find((each) => each.seat === seat)?.finished,
  won: { sound: SOUNDS.won, scraps: Object.values(POWDER), alone: () => false },
}
