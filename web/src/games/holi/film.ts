/** What happened, cut into steps that can be watched. A step only repeats what the events say.
 *
 * The table at the end of the film is always that of the update.
 */

import type { Moment, Told } from '../../wire'
import { COLOURS, levelOf, spot } from './places'
import type { SeatView, View } from './types'

/** The way of one token that was thrown. */
export interface Flight {
  target: string
  to: string
  end: 'lands' | 'hit' | 'caught'
  /** Who got it; null = it lies. */
  owner: number | null
  points: number
}

/** What a pawn takes up; without a colour: sweets. */
export interface Taken {
  place: string
  colour: string
  count: number
}

export type Step =
  | { kind: 'stand'; seat: number; place: string; told: Told[] }
  | { kind: 'throw'; seat: number; from: string; flights: Flight[]; told: Told[] }
  | { kind: 'go'; seat: number; from: string; to: string; taken: Taken[]; told: Told[] }
  | { kind: 'draw'; seat: number; told: Told[] }
  | { kind: 'finish'; seat: number; reason: string; told: Told[] }

interface Facts {
  seat: number
  by: number
  cell: string
  from: string
  to: string
  colour: string
  count: number
  points: number
  reason: string
}

const ENDS: Record<string, Flight['end']> = { 'holi.landed': 'lands', 'holi.hit': 'hit', 'holi.rained': 'caught' }
const GOES = new Set(['holi.moved', 'holi.climbed', 'holi.stepped_down'])

/** What is worth a sentence over the board. */
const SPOKEN = new Set(['holi.hit', 'holi.rained', 'holi.sweets', 'holi.first_up', 'holi.finished'])

export function steps(moments: Moment[], before: View): Step[] {
  const pawns = before.seats.map((each) => each.pawn ?? '')
  const film: Step[] = []
  for (const moment of moments) {
    for (const event of moment.events) {
      const facts = event.facts as unknown as Facts
      const last = film.at(-1)
      if (event.id === 'holi.threw_up' || event.id === 'holi.threw_down') {
        film.push({ kind: 'throw', seat: facts.seat, from: pawns[facts.seat] ?? '', flights: [], told: [] })
      } else if (event.id in ENDS && last?.kind === 'throw') {
        const end = ENDS[event.id] as Flight['end']
        last.flights.push({ target: facts.cell, to: facts.to, end, owner: end === 'lands' ? null : facts.seat, points: facts.points ?? 0 })
      } else if (GOES.has(event.id)) {
        film.push({ kind: 'go', seat: facts.seat, from: facts.from, to: facts.cell, taken: [], told: [] })
        pawns[facts.seat] = facts.cell
      } else if ((event.id === 'holi.sweets' || event.id === 'holi.collected') && last?.kind === 'go') {
        last.taken.push({ place: facts.cell, colour: facts.colour ?? '', count: facts.count ?? 1 })
      } else if (event.id === 'holi.corner') {
        film.push({ kind: 'stand', seat: facts.seat, place: facts.cell, told: [] })
        pawns[facts.seat] = facts.cell
      } else if (event.id === 'holi.drew') {
        film.push({ kind: 'draw', seat: facts.seat, told: [] })
      } else if (event.id === 'holi.finished') {
        film.push({ kind: 'finish', seat: facts.seat, reason: facts.reason, told: [] })
      }
      if (SPOKEN.has(event.id)) film.at(-1)?.told.push(event)
    }
  }
  return film
}

/** Levels that have to be in sight to follow a step. */
export function levelsOf(step: Step): number[] {
  switch (step.kind) {
    case 'throw':
      return [...new Set(step.flights.flatMap((each) => [levelOf(each.target), levelOf(each.to)]))]
    case 'go':
      return [...new Set([step.from, step.to, ...step.taken.map((each) => each.place)].map(levelOf))]
    case 'stand':
      return [levelOf(step.place)]
    default:
      return []
  }
}

function withToken(levels: string[][], where: string, mark: string): string[][] {
  const { level, column, row } = spot(where)
  return levels.map((rows, z) => (z !== level ? rows : rows.map((line, y) => (y !== row ? line : line.slice(0, column) + mark + line.slice(column + 1)))))
}

const seatsWith = (view: View, seat: number, change: (each: SeatView) => Partial<SeatView>) =>
  view.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each))

/** What is shown when a step has been seen. */
export function after(view: View, step: Step): View {
  switch (step.kind) {
    case 'stand':
      return { ...view, seats: seatsWith(view, step.seat, () => ({ pawn: step.place })) }
    case 'throw': {
      const mark = COLOURS[step.seat] ?? '.'
      let { levels } = view
      for (const flight of step.flights) if (flight.end === 'lands') levels = withToken(levels, flight.to, mark)
      const points = step.flights.reduce((sum, each) => sum + each.points, 0)
      return { ...view, levels, seats: seatsWith(view, step.seat, (each) => ({ tokens: each.tokens - step.flights.length, points: each.points + points })) }
    }
    case 'go': {
      let { levels } = view
      for (const each of step.taken) if (each.colour) levels = withToken(levels, each.place, '.')
      const eaten = new Set(step.taken.filter((each) => !each.colour).map((each) => each.place))
      return {
        ...view,
        levels,
        sweets: view.sweets.filter((each) => !eaten.has(each.place)),
        seats: seatsWith(view, step.seat, () => ({ pawn: step.to })),
      }
    }
    case 'draw':
      return { ...view, seats: seatsWith(view, step.seat, (each) => ({ deck_count: each.deck_count - 1, hand_count: each.hand_count + 1 })) }
    case 'finish':
      return { ...view, seats: seatsWith(view, step.seat, () => ({ finished: step.reason })) }
  }
}
