/** What is to be seen of a beat: a throw with all its tokens, a pawn that goes and takes up what it finds, a card
 * drawn, a player who finishes. */

import type { Shot } from '../../board/changes'
import type { Event, HoliEvent } from '../../wire'
import { levelOf } from './places'
import type { View } from './types'

/** The way of one token that was thrown. */
export interface Flight {
  target: string
  to: string
  end: 'lands' | 'hit' | 'caught'
  points: number
}

/** What a pawn takes up; without a colour: sweets. */
export interface Taken {
  place: string
  colour: string
}

export type Step =
  | { kind: 'stand'; seat: number; place: string; told: HoliEvent[] }
  | { kind: 'throw'; seat: number; from: string; flights: Flight[]; told: HoliEvent[] }
  | { kind: 'go'; seat: number; from: string; to: string; taken: Taken[]; told: HoliEvent[] }
  | { kind: 'draw'; seat: number; told: HoliEvent[] }
  | { kind: 'finish'; seat: number; reason: string; told: HoliEvent[] }

/** What is worth a sentence over the board. */
const SPOKEN = new Set<Event['id']>(['holi.hit', 'holi.rained', 'holi.sweets', 'holi.first_up', 'holi.finished'])
const isSpoken = (event: Event): event is HoliEvent => SPOKEN.has(event.id)

export function stepOf({ events, before }: Shot<View>): Step | null {
  const told = events.filter(isSpoken)
  for (const { id, facts } of events)
    switch (id) {
      case 'holi.threw_up':
      case 'holi.threw_down': {
        const from = before.seats[facts.seat]?.pawn ?? ''
        return { kind: 'throw', seat: facts.seat, from, flights: events.flatMap(flown), told }
      }
      case 'holi.moved':
      case 'holi.climbed':
      case 'holi.stepped_down':
        return { kind: 'go', seat: facts.seat, from: facts.from, to: facts.cell, taken: events.flatMap(taken), told }
      case 'holi.corner':
        return { kind: 'stand', seat: facts.seat, place: facts.cell, told }
      case 'holi.drew':
        return { kind: 'draw', seat: facts.seat, told }
      case 'holi.finished':
        return { kind: 'finish', seat: facts.seat, reason: facts.reason, told }
    }
  return null
}

function flown({ id, facts }: Event): Flight[] {
  switch (id) {
    case 'holi.landed':
      return [{ target: facts.cell, to: facts.to, end: 'lands', points: 0 }]
    case 'holi.hit':
      return [{ target: facts.cell, to: facts.to, end: 'hit', points: facts.points }]
    case 'holi.rained':
      return [{ target: facts.cell, to: facts.to, end: 'caught', points: facts.points }]
    default:
      return []
  }
}

function taken({ id, facts }: Event): Taken[] {
  switch (id) {
    case 'holi.sweets':
      return [{ place: facts.cell, colour: '' }]
    case 'holi.collected':
      return [{ place: facts.cell, colour: facts.colour }]
    default:
      return []
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
