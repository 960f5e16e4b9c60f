/** What happened, cut into steps that can be watched. A step only repeats what the events say.
 *
 * The table at the end of the film is always that of the update.
 */

import type { Event, Moment, PentrisEvent } from '../../wire'
import { cellOf, look, moved, nameOf } from './grid'
import type { Move, PieceView, PlacedPiece, View } from './types'
import { straight } from './way'

export type Step =
  | { kind: 'draw'; pieces: string[]; told: PentrisEvent[] }
  | { kind: 'take'; seat: number; piece: string; told: PentrisEvent[] }
  | {
      kind: 'place'
      seat: number
      piece: string
      turn: number
      anchor: string
      way: Move[]
      rows: number[]
      told: PentrisEvent[]
    }
  | { kind: 'hide'; seat: number; piece: string; told: PentrisEvent[] }
  | { kind: 'gone'; seat: number; piece: string; told: PentrisEvent[] }
  | { kind: 'turn'; told: PentrisEvent[] }
  | { kind: 'clear'; told: PentrisEvent[] }
  | { kind: 'claim'; seat: number; colour: string; cells: string[]; size: number; points: number; told: PentrisEvent[] }
  | { kind: 'rows'; seat: number; rows: number[]; points: number; told: PentrisEvent[] }
  | { kind: 'star'; seat: number; cell: string; cells: string[]; colour: string; points: number; told: PentrisEvent[] }
  | { kind: 'platinum'; seat: number; cells: string[]; points: number; told: PentrisEvent[] }
  | { kind: 'empty'; told: PentrisEvent[] }

/** The ways that are known: of a seat's last piece, as `A Pw2`. */
export type Ways = (seat: number, piece: string) => Move[] | undefined

export function steps(moments: Moment[], rows: number, ways: Ways): Step[] {
  const film: Step[] = []
  for (const event of moments.flatMap((moment) => moment.events).filter(ofGame)) {
    const step = stepOf(event, film.at(-1), rows, ways)
    if (step) film.push(step)
  }
  return film
}

/** Not of the table. */
const ofGame = (event: Event): event is PentrisEvent => event.id.startsWith('pentris.')

function stepOf(event: PentrisEvent, last: Step | undefined, rows: number, ways: Ways): Step | null {
  switch (event.id) {
    case 'pentris.drawn':
      if (last?.kind !== 'draw') return { kind: 'draw', pieces: [event.facts.piece], told: [] }
      last.pieces.push(event.facts.piece)
      return null
    case 'pentris.took':
    case 'pentris.personal':
      return { kind: 'take', ...event.facts, told: [] }
    case 'pentris.hidden':
      return { kind: 'hide', ...event.facts, told: [event] }
    case 'pentris.placed': {
      const { seat, piece, turn, anchor } = event.facts
      return {
        kind: 'place',
        seat,
        piece,
        turn,
        anchor,
        way: ways(seat, piece) ?? straight(turn, anchor, rows),
        rows: [],
        told: [],
      }
    }
    case 'pentris.completed':
      if (last?.kind === 'place') {
        last.rows = event.facts.rows
        last.told.push(event)
      }
      return null
    case 'pentris.discarded':
    case 'pentris.removed': {
      const { seat, piece } = event.facts
      return { kind: 'gone', seat, piece, told: [event] }
    }
    case 'pentris.turn':
      return { kind: 'turn', told: [] }
    case 'pentris.phase_over':
      return { kind: 'clear', told: [] }
    case 'pentris.claimed':
      return { kind: 'claim', ...event.facts, told: [event] }
    case 'pentris.earned':
      if (last?.kind === 'claim') last.told.push(event)
      return null
    case 'pentris.rows':
      return event.facts.rows.length ? { kind: 'rows', ...event.facts, told: [event] } : null
    case 'pentris.star':
      return { kind: 'star', ...event.facts, told: [event] }
    case 'pentris.platinum':
      return { kind: 'platinum', ...event.facts, told: [event] }
    case 'pentris.round':
      return { kind: 'empty', told: [event] }
    default:
      return null
  }
}

/** A piece wherever it lay; all that can come up are known to everybody. */
export function find(view: View, id: string): PieceView | undefined {
  const places = [
    view.current,
    view.previous,
    view.bag,
    view.discards,
    view.pool,
    ...view.seats.map((each) => each.personal),
    view.hand ? [view.hand] : [],
  ]
  for (const place of places) {
    const found = place.find((each) => each.id === id)
    if (found) return found
  }
  for (const card of view.cards) for (const stack of card.stacks) if (stack.top?.id === id) return stack.top
  return undefined
}

export function placed(view: View, piece: PieceView, turn: number, anchor: string): PlacedPiece {
  const cells = moved(look(view.shapes, piece.shape, turn), cellOf(anchor)).map(nameOf)
  return { id: piece.id, shape: piece.shape, set: piece.set, turn, anchor, cells, face: piece.face }
}

const without = (pieces: PieceView[], id: string) => pieces.filter((each) => each.id !== id)

function scored(view: View, seat: number, points: number): View {
  return {
    ...view,
    seats: view.seats.map((each) => (each.seat === seat ? { ...each, points: each.points + points } : each)),
  }
}

function off(view: View, id: string): View {
  const seats = view.seats.map((each) => ({ ...each, personal: without(each.personal, id) }))
  return { ...view, current: without(view.current, id), previous: without(view.previous, id), seats, hand: null }
}

/** The table when a step has been shown, as far as it is seen. */
export function after(view: View, step: Step): View {
  switch (step.kind) {
    case 'draw': {
      const drawn = step.pieces.map((id) => find(view, id)).filter((each) => each !== undefined)
      return {
        ...view,
        current: [...view.current, ...drawn],
        bag: view.bag.filter((each) => !step.pieces.includes(each.id)),
      }
    }
    case 'place': {
      const piece = find(view, step.piece)
      if (!piece) return view
      const lies = placed(view, piece, step.turn, step.anchor)
      const then = off(view, piece.id)
      return {
        ...then,
        seats: then.seats.map((each) =>
          each.seat === step.seat && each.chute
            ? {
                ...each,
                placed: each.placed + 1,
                chute: {
                  ...each.chute,
                  pieces: [...each.chute.pieces, lies],
                  complete: [...new Set([...each.chute.complete, ...step.rows])],
                },
              }
            : each,
        ),
      }
    }
    case 'hide': {
      const then = off(view, step.piece)
      return {
        ...then,
        seats: then.seats.map((each) => (each.seat === step.seat ? { ...each, placed: each.placed + 1 } : each)),
      }
    }
    case 'gone':
      return off(view, step.piece)
    case 'turn':
      return { ...view, previous: [...view.previous, ...view.current], current: [] }
    case 'clear':
      return { ...view, previous: [], current: [] }
    case 'claim':
    case 'rows':
    case 'star':
    case 'platinum':
      return scored(view, step.seat, step.points)
    case 'empty':
      return {
        ...view,
        previous: [],
        current: [],
        seats: view.seats.map((each) => ({
          ...each,
          placed: 0,
          chute: each.chute && { ...each.chute, pieces: [], complete: [], groups: [], holes: [] },
        })),
      }
    case 'take':
      return { ...view, hand: find(view, step.piece) ?? null, active: step.seat }
  }
}
