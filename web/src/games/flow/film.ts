/** What is to be seen of a beat. A step only repeats what the events say; where things lie, the views around it say. */

import { factsOf, type Facts } from '../../events'
import type { Shot } from '../../board/changes'
import type { Event, FlowEvent } from '../../wire'
import type { Cell, PlacedTile, View } from './types'
import { key } from './water'

export interface Wave {
  kind: 'wave'
  /** Faces of the dice; 0 = that die was not rolled. */
  white: number
  black: number
  column: number | null
  row: number | null
  washed: Cell[]
  /** Saved by a Bird that flew off. */
  flown: Cell[]
  /** Washed away together with a Bird: hit by both lines. */
  lost: Cell[]
  cuts: string[]
}

export type Step =
  | { kind: 'draw' }
  | { kind: 'reveal' }
  | { kind: 'play'; card_kind: string }
  | { kind: 'place'; tile: PlacedTile }
  | { kind: 'discard'; reason: string }
  | { kind: 'remove'; cell: Cell }
  | { kind: 'move'; from: Cell; to: Cell }
  | { kind: 'guard'; cell: Cell }
  | { kind: 'join'; animal: string; route: Cell[] }
  | { kind: 'cut'; animal: string }
  | { kind: 'time'; lost: boolean }
  | { kind: 'over'; won: boolean; ways: { animal: string; route: Cell[] }[] }
  | Wave

/** What happens at the table beside the game is not shown on the board. */
const isOwn = (event: Event): event is FlowEvent => event.id.startsWith('flow.')

export function stepOf(shot: Shot<View>): Step | null {
  const steps = shot.events.filter(isOwn).flatMap((event) => shown(event, shot) ?? [])
  // The end shows the ways of all.
  return steps.find((step) => step.kind === 'over') ?? steps[0] ?? null
}

function shown({ id, facts }: FlowEvent, { events, after }: Shot<View>): Step | null {
  switch (id) {
    case 'flow.drawn':
    case 'flow.took':
      return { kind: 'draw' }
    case 'flow.revealed':
      return { kind: 'reveal' }
    case 'flow.played':
      return { kind: 'play', card_kind: facts.kind }
    case 'flow.placed':
    case 'flow.returned': {
      const tile = after.tiles.find((each) => key(each.cell) === key(facts.cell))
      return tile ? { kind: 'place', tile } : null
    }
    case 'flow.discarded':
      return { kind: 'discard', reason: facts.reason }
    case 'flow.removed':
      return { kind: 'remove', cell: facts.cell }
    case 'flow.moved':
      return { kind: 'move', from: facts.from, to: facts.cell }
    case 'flow.guarded':
      return { kind: 'guard', cell: facts.cell }
    case 'flow.connected':
      return { kind: 'join', animal: facts.animal, route: facts.route }
    case 'flow.cut_off':
      return { kind: 'cut', animal: facts.animal }
    case 'flow.minute_over':
      return { kind: 'time', lost: facts.lost }
    case 'flow.wave':
      return wave(facts, events, after)
    case 'flow.won':
    case 'flow.lost': {
      const ways = after.animals.filter((each) => each.connected).map(({ key, route }) => ({ animal: key, route }))
      return { kind: 'over', won: id === 'flow.won', ways }
    }
    default:
      return null
  }
}

function wave({ white, black }: Facts<'flow.wave'>, events: readonly Event[], view: View): Wave {
  const washed = factsOf(events, 'flow.washed')
  return {
    kind: 'wave',
    white,
    black,
    column: white ? (view.white[white] ?? null) : null,
    row: black ? (view.black[black] ?? null) : null,
    washed: washed.map((each) => each.cell),
    flown: factsOf(events, 'flow.bird_flew').map((each) => each.cell),
    lost: washed.filter((each) => each.bird).map((each) => each.cell),
    cuts: factsOf(events, 'flow.cut_off').map((each) => each.animal),
  }
}

/** The cell that something was put on. */
export function laidAt(step: Step): Cell | null {
  if (step.kind === 'place') return step.tile.cell
  if (step.kind === 'move') return step.to
  return step.kind === 'guard' ? step.cell : null
}
