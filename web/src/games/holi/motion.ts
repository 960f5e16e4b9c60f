/** Where things are while a step is shown: tokens fly, then fall level by level; pawns hop, and things come to them. */

import type { Step } from './film'
import { COLOURS, levelOf } from './places'
import { at, type Point, type Stage } from './stage'

export interface Moving {
  /** A colour's letter, or empty for sweets. */
  colour: string
  x: number
  y: number
  scale: number
  opacity: number
  /** A ring that opens where a pawn was met, 0 to 1. */
  burst: number
  /** Powder that springs up where it lands, 0 to 1. */
  puff?: number
  /** It falls past empty floors, and leaves powder in the air: how far it has come, in the drawing. */
  trail?: number
  /** How it was met: a Direct Hit, or rain. */
  met?: 'hit' | 'caught'
  /** Scored by that. */
  points?: number
}

const within = (value: number) => Math.min(1, Math.max(0, value))
const soft = (value: number) => value * value * (3 - 2 * value)
const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})

const STAGGER = 0.12
/** The share of its time that a token which falls flies before. */
const FLIES = 0.45

export function moving(step: Step | null, progress: number, stage: Stage): Moving[] {
  if (step?.kind === 'throw') {
    const { flights, seat } = step
    const last = flights.length - 1
    return flights.flatMap((flight, n): Moving[] => {
      const share = within((progress - STAGGER * n) / (1 - STAGGER * last))
      const found = flown(stage, step.from, flight, share)
      const met = flight.end === 'lands' ? {} : { met: flight.end, points: flight.points }
      return found ? [{ colour: COLOURS[seat] ?? '', ...found, ...met }] : []
    })
  }
  if (step?.kind === 'go')
    return step.taken.flatMap((each): Moving[] =>
      taken(stage, each.place, step.to, each.colour, within((progress - 0.5) / 0.5)),
    )
  return []
}

function flown(
  stage: Stage,
  from: string,
  flight: { target: string; to: string; end: string },
  share: number,
): Omit<Moving, 'colour'> | null {
  const falls = levelOf(flight.target) - levelOf(flight.to)
  const flies = falls ? FLIES : 0.8
  const start = at(stage, from)
  const target = at(stage, flight.target)
  const to = at(stage, flight.to)
  const burst = flight.end === 'lands' ? 0 : within((share - 0.8) / 0.2)
  const opacity = flight.end === 'lands' ? 1 : 1 - burst
  if (share < flies) {
    if (!start || !target) return null
    const way = soft(share / flies)
    const { x, y } = between(start, target, way)
    return { x, y: y - 70 * Math.sin(Math.PI * way), scale: 0.7 + 0.3 * way, opacity: 1, burst: 0 }
  }
  const fallen = falls ? within((share - flies) / (0.85 - flies)) ** 2 : 1
  const puff = within((share - 0.8) / 0.2)
  if (target && to) {
    const trail = falls && fallen < 1 ? fallen * (to.y - target.y) : 0
    return { ...between(target, to, fallen), scale: 1, opacity, burst, puff, trail }
  }
  // Only one of the two levels is in sight: it sinks away below, or comes down from above.
  if (target) return { ...target, scale: 1 - 0.5 * fallen, opacity: 1 - fallen, burst: 0 }
  return to ? { ...to, scale: 1.7 - 0.7 * fallen, opacity: opacity * fallen, burst, puff } : null
}

function taken(stage: Stage, place: string, to: string, colour: string, share: number): Moving[] {
  const [start, end] = [at(stage, place), at(stage, to)]
  if (!start) return []
  const way = soft(share)
  const { x, y } = end ? between(start, end, way) : start
  return [{ colour, x, y: y - 30 * way, scale: 1 - 0.4 * way, opacity: 1 - way, burst: 0 }]
}

/** Where a pawn is that goes; null = it stands where the view says, or its levels are not in sight. */
export function pawnAway(
  step: Step | null,
  progress: number,
  stage: Stage,
  seat: number,
): (Point & { opacity: number }) | null {
  if (step?.kind !== 'go' || step.seat !== seat) return null
  const share = soft(within(progress / (step.taken.length ? 0.5 : 1)))
  const [start, end] = [at(stage, step.from), at(stage, step.to)]
  if (start && end) {
    const { x, y } = between(start, end, share)
    return { x, y: y - 46 * Math.sin(Math.PI * share), opacity: 1 }
  }
  if (start) return { x: start.x, y: start.y - 60 * share, opacity: 1 - share }
  return end ? { x: end.x, y: end.y + 60 * (1 - share), opacity: share } : null
}

/** Places whose token or sweets are drawn as moving, not as lying. */
export function lifted(step: Step | null): Set<string> {
  return step?.kind === 'go' ? new Set(step.taken.map((each) => each.place)) : new Set()
}
