/** How the steps of a film are seen and heard: what happens, and its moment. */

import type { Moment, Reel } from '../../board/projector.svelte'
import type { Scrap } from '../../board/scraps'
import { stepOf, type Step } from './film'
import { ARRIVES, COMES } from './scene'
import { SOUNDS } from './sounds'
import type { View } from './types'

const FADE = 100

/** What is told in words has to stay long enough to be read, also without motion. */
const MOMENTS: Record<Step['kind'], Moment> = {
  draw: { ms: 200, less: 0, sound: SOUNDS.draw },
  reveal: { ms: 260, less: 0, sound: SOUNDS.draw },
  play: { ms: 520, less: FADE, sound: SOUNDS.play },
  place: { ms: 260, less: FADE, sound: SOUNDS.place },
  discard: { ms: 800, less: 500, sound: SOUNDS.no }, // its reason can be read
  remove: { ms: 420, less: FADE, sound: SOUNDS.remove },
  move: { ms: 520, less: FADE, sound: SOUNDS.move },
  guard: { ms: 420, less: FADE, sound: SOUNDS.guard },
  join: { ms: 850, less: 250, later: { at: ARRIVES, sound: SOUNDS.aboard } }, // the water runs along the whole way
  cut: { ms: 400, less: FADE, sound: SOUNDS.cut },
  time: { ms: 500, less: FADE, sound: SOUNDS.time },
  wave: { ms: 1500, less: 700, sound: SOUNDS.dice, later: { at: COMES, sound: SOUNDS.surge } }, // dice, lines, water
  over: { ms: 1900, less: 600, once: true }, // every way by itself
}
const WON: Moment = { ...MOMENTS.over, later: { at: 0.2, sound: SOUNDS.aboard } }
const LOST: Moment = { ...MOMENTS.over, ms: 1200, sound: SOUNDS.lost }

/** What a seat does in its turn; the rest happens to all. */
const DONE = new Set<Step['kind']>(['draw', 'reveal', 'play', 'place', 'discard', 'remove', 'move', 'guard'])

/** Drops and foam. */
export const SCRAPS: readonly Scrap[] = [
  { d: 'M0-11Q9 0 7 5A8 8 0 0 1-7 5Q-9 0 0-11Z', fill: '#5cc7dd' },
  { d: 'M-6 0A6 6 0 1 1 6 0 6 6 0 1 1-6 0Z', fill: 'var(--foam)' },
  { d: 'M0-11Q9 0 7 5A8 8 0 0 1-7 5Q-9 0 0-11Z', fill: '#2f97c1' },
  { d: 'M-4 0A4 4 0 1 1 4 0 4 4 0 1 1-4 0Z', fill: 'var(--glow)' },
]

export const reel: Reel<View, Step> = {
  step: stepOf,
  moment: (step) => (step.kind === 'over' ? (step.won ? WON : LOST) : MOMENTS[step.kind]),
  whose: (step, { events }) => (DONE.has(step.kind) ? seatOf(events) : null),
  fades: true,
  won: { sound: SOUNDS.won, scraps: SCRAPS, alone: () => true },
}

function seatOf(events: Parameters<typeof stepOf>[0]['events']): number | null {
  const seats = events.flatMap(({ facts }) => ('seat' in facts && typeof facts.seat === 'number' ? [facts.seat] : []))
  return seats[0] ?? null
}
