/** What happened, cut into steps that can be watched. A step only repeats what the events say.
 *
 * The table at the end of the film is always that of the update.
 */

import type { Event, HoliEvent, Moment } from '../../wire'
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
  | { kind: 'stand'; seat: number; place: string; told: HoliEvent[] }
  | { kind: 'throw'; seat: number; from: string; flights: Flight[]; told: HoliEvent[] }
  | { kind: 'go'; seat: number; from: string; to: string; taken: Taken[]; told: HoliEvent[] }
  | { kind: 'draw'; seat: number; told: HoliEvent[] }
  | { kind: 'finish'; seat: number; reason: string; told: HoliEvent[] }

/** What is worth a sentence over the board. */
const SPOKEN = new Set<HoliEvent['id']>(['holi.hit', 'holi.rained', 'holi.sweets', 'holi.first_up', 'holi.finished'])

export function steps(moments: Moment[], before: View): Step[] {
  const pawns = before.seats.map((each) => each.pawn ?? '')
  const film: Step[] = []
  for (const event of moments.flatMap((moment) => moment.events).filter(isOurs)) {
    add(film, event, pawns)
    if (SPOKEN.has(event.id)) film.at(-1)?.told.push(event)
  }
  return film
}

const isOurs = (event: Event): event is HoliEvent => event.id.startsWith('holi.')

/** What an event shows: a step of its own, or more of the last one. `pawns` are the places where they stand by then. */
function add(film: Step[], event: HoliEvent, pawns: string[]): void {
  const last = film.at(-1)
  switch (event.id) {
    case 'holi.threw_up':
    case 'holi.threw_down': {
      const { seat } = event.facts
      film.push({ kind: 'throw', seat, from: pawns[seat] ?? '', flights: [], told: [] })
      break
    }
    case 'holi.landed': {
      const { cell, to } = event.facts
      if (last?.kind === 'throw') last.flights.push({ target: cell, to, end: 'lands', owner: null, points: 0 })
      break
    }
    case 'holi.hit':
    case 'holi.rained': {
      const { seat, cell, to, points } = event.facts
      if (last?.kind === 'throw')
        last.flights.push({ target: cell, to, end: event.id === 'holi.hit' ? 'hit' : 'caught', owner: seat, points })
      break
    }
    case 'holi.moved':
    case 'holi.climbed':
    case 'holi.stepped_down': {
      const { seat, from, cell } = event.facts
      film.push({ kind: 'go', seat, from, to: cell, taken: [], told: [] })
      pawns[seat] = cell
      break
    }
    case 'holi.sweets':
      if (last?.kind === 'go') last.taken.push({ place: event.facts.cell, colour: '', count: event.facts.count })
      break
    case 'holi.collected':
      if (last?.kind === 'go') last.taken.push({ place: event.facts.cell, colour: event.facts.colour, count: 1 })
      break
    case 'holi.corner': {
      const { seat, cell } = event.facts
      film.push({ kind: 'stand', seat, place: cell, told: [] })
      pawns[seat] = cell
      break
    }
    case 'holi.drew':
      film.push({ kind: 'draw', seat: event.facts.seat, told: [] })
      break
    case 'holi.finished':
      film.push({ kind: 'finish', seat: event.facts.seat, reason: event.facts.reason, told: [] })
  }
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
  return levels.map((rows, z) =>
    z !== level
      ? rows
      : rows.map((line, y) => (y !== row ? line : line.slice(0, column) + mark + line.slice(column + 1))),
  )
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
      return {
        ...view,
        levels,
        seats: seatsWith(view, step.seat, (each) => ({
          tokens: each.tokens - step.flights.length,
          points: each.points + points,
        })),
      }
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
      return {
        ...view,
        seats: seatsWith(view, step.seat, (each) => ({
          deck_count: each.deck_count - 1,
          hand_count: each.hand_count + 1,
        })),
      }
    case 'finish':
      return { ...view, seats: seatsWith(view, step.seat, () => ({ finished: step.reason })) }
  }
}
