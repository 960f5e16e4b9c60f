/** How the steps of a film are seen and heard: what happens, and its moment. */

import type { Moment, Reel } from '../../board/projector.svelte'
import type { Scrap } from '../../board/scraps'
import { settings } from '../../settings.svelte'
import { stepOf, type Step } from './film'
import { SOUNDS } from './sounds'
import type { View } from './types'
import { lengthOf as cellsOf } from './way'

/** With something to read, and less motion. */
const READ = { slow: 700, normal: 400, fast: 120 }
/** ms of a scoring of one’s own: it goes group by group. */
const SCORING = 2400
/** A row that is full is seen for so long after the piece lies. */
const ROW = 480
/** Candies of a group that is worth a feast. */
const FEAST = 6

const MOMENTS: Record<Exclude<Step['kind'], 'place'>, Moment> = {
  draw: { ms: 250, sound: SOUNDS.bag }, // a hand goes into the bag, then piece after piece
  take: { ms: 360, sound: SOUNDS.take },
  hide: { ms: 420, sound: SOUNDS.hide },
  gone: { ms: 420, sound: SOUNDS.gone },
  turn: { ms: 160 },
  clear: { ms: 160, sound: SOUNDS.gone },
  claim: { ms: 950, sound: SOUNDS.group },
  rows: { ms: 800, sound: SOUNDS.row },
  star: { ms: 650, sound: SOUNDS.star },
  platinum: { ms: 800, sound: SOUNDS.platinum },
  empty: { ms: 500, sound: SOUNDS.empty },
}

/** Crumbs of sweets, by the letter of their colour. */
const CRUMBS: Record<string, Scrap> = {
  r: { d: 'M-9 0A9 9 0 1 1 9 0 9 9 0 1 1-9 0Z', fill: 'var(--sweet-r)' },
  y: { d: 'M0-10 9 0 0 10-9 0Z', fill: 'var(--sweet-y)' },
  g: { d: 'M-8-8H8V8H-8Z', fill: 'var(--sweet-g)' },
  v: { d: 'M0-10 3-3 10-3 5 2 7 9 0 5-7 9-5 2-10-3-3-3Z', fill: 'var(--sweet-v)' },
}
export const SCRAPS: readonly Scrap[] = Object.values(CRUMBS)
export const crumbsOf = (colour: string): readonly Scrap[] => (CRUMBS[colour] ? [CRUMBS[colour]] : SCRAPS)

function momentOf(step: Step, own: number | null): Moment {
  switch (step.kind) {
    case 'draw':
      return step.first ? MOMENTS.draw : { ms: 70, less: 0 }
    case 'take':
      return step.seat === own ? { ms: 0, sound: SOUNDS.take } : MOMENTS.take
    case 'place': {
      const way = Math.min(900, 160 + 55 * cellsOf(step.way))
      const down = step.seat === own ? Math.min(420, way) : way
      if (!step.rows.length) return { ms: down, later: { at: 0.9, sound: SOUNDS.land } }
      return { ms: down + ROW, later: { at: down / (down + ROW), sound: SOUNDS.row } }
    }
    case 'claim':
      return step.size < FEAST ? MOMENTS.claim : { ...MOMENTS.claim, sound: SOUNDS.feast }
    default:
      return MOMENTS[step.kind]
  }
}

export const reel: Reel<View, Step> = {
  step: stepOf,
  moment(step, { seat }) {
    const moment = momentOf(step, seat)
    return step.told.length ? { ...moment, less: Math.min(READ[settings.speed], moment.ms) } : moment
  },
  whose: (step) => ('seat' in step ? step.seat : null),
  most: SCORING,
  won: {
    sound: SOUNDS.won,
    scraps: SCRAPS,
    alone: ({ ladder, seats }) =>
      ladder.length > 0 && (seats[0]?.points ?? 0) >= Math.max(...ladder.map((each) => each.least)),
  },
}
