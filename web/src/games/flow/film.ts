/** What happened, cut into steps that can be watched. A step only repeats what the events say.
 *
 * The board at the end of the film is always that of the update.
 */

import { factsOf, type Facts } from '../../events'
import type { Event, FlowEvent, Moment } from '../../wire'
import type { Cell, PlacedTile, TileView, View } from './types'
import { key, turned } from './water'

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
  | { kind: 'draw'; tile: TileView; from: 'supply' | 'revealed' }
  | { kind: 'reveal'; tile: TileView }
  | { kind: 'play'; seat: number; card: string; card_kind: string }
  | { kind: 'place'; tile: PlacedTile; from: 'hand' | 'discards' }
  | { kind: 'discard'; tile: TileView; reason: string }
  | { kind: 'remove'; cell: Cell }
  | { kind: 'move'; from: Cell; tile: PlacedTile }
  | { kind: 'guard'; cell: Cell }
  | { kind: 'join'; animal: string; route: Cell[] }
  | { kind: 'cut'; animal: string }
  | { kind: 'time'; lost: boolean }
  | { kind: 'over'; won: boolean; ways: { animal: string; route: Cell[] }[] }
  | Wave

/** Every tile that two views show, as it was before it was turned. */
function catalogue(views: View[]): Map<string, TileView> {
  const found = new Map<string, TileView>()
  for (const view of views) {
    for (const tile of [...view.revealed, ...view.discards, ...(view.tile ? [view.tile] : [])]) found.set(tile.id, tile)
  }
  return found
}

/** `place 5,3 r2`, `return M02 1,2 r0`, `current 1,2 to 3,2 r1`: how often the tile was turned. */
const turns = (moment: Moment) => Number(/ r([0-3])$/.exec(moment.text ?? '')?.[1] ?? 0)

const has = (moment: Moment, id: FlowEvent['id']) => moment.events.some((each) => each.id === id)

/** What happens at the table beside the game is not shown on the board. */
const isOwn = (event: Event): event is FlowEvent => event.id.startsWith('flow.')

export function steps(moments: Moment[], before: View, now: View): Step[] {
  const known = catalogue([now, before])
  const lying = new Map([...before.tiles, ...now.tiles].map((tile) => [tile.id, tile]))

  const plain = ({ tile, shape }: { tile: string; shape: string }): TileView =>
    known.get(tile) ?? { id: tile, shape, edges: lying.get(tile)?.edges ?? '', obstacle: false }

  const placed = (facts: { tile: string; shape: string; cell: Cell }, turn: number): PlacedTile => {
    const there = now.tiles.find((tile) => tile.id === facts.tile && key(tile.cell) === key(facts.cell))
    if (there) return there
    const { id, shape, edges, obstacle } = plain(facts)
    return { id, shape, edges: turned(edges, turn), obstacle, cell: facts.cell, bird: false, wet: true }
  }

  const step = ({ id, facts }: FlowEvent, moment: Moment): Step[] => {
    switch (id) {
      case 'flow.drawn':
      case 'flow.took':
        return [{ kind: 'draw', tile: plain(facts), from: id === 'flow.took' ? 'revealed' : 'supply' }]
      case 'flow.revealed':
        return [{ kind: 'reveal', tile: plain(facts) }]
      case 'flow.played':
        return [{ kind: 'play', seat: facts.seat, card: facts.card, card_kind: facts.kind }]
      case 'flow.placed':
      case 'flow.returned':
        return [{ kind: 'place', tile: placed(facts, turns(moment)), from: id === 'flow.placed' ? 'hand' : 'discards' }]
      case 'flow.discarded':
        return [{ kind: 'discard', tile: plain(facts), reason: facts.reason }]
      case 'flow.removed':
        return [{ kind: 'remove', cell: facts.cell }]
      case 'flow.moved': {
        const bird = before.tiles.some((tile) => tile.id === facts.tile && tile.bird)
        return [{ kind: 'move', from: facts.from, tile: { ...placed(facts, turns(moment)), bird } }]
      }
      case 'flow.guarded':
        return [{ kind: 'guard', cell: facts.cell }]
      case 'flow.connected':
        // The end shows the ways of all.
        return has(moment, 'flow.won') ? [] : [{ kind: 'join', animal: facts.animal, route: facts.route }]
      case 'flow.cut_off':
        return has(moment, 'flow.wave') ? [] : [{ kind: 'cut', animal: facts.animal }]
      case 'flow.minute_over':
        return [{ kind: 'time', lost: facts.lost }]
      case 'flow.wave':
        return [wave(facts, moment, now)]
      case 'flow.won':
      case 'flow.lost':
        return [
          {
            kind: 'over',
            won: id === 'flow.won',
            ways: now.animals.filter((each) => each.connected).map(({ key, route }) => ({ animal: key, route })),
          },
        ]
      default:
        return []
    }
  }
  return moments.flatMap((moment) => moment.events.filter(isOwn).flatMap((event) => step(event, moment)))
}

/** The cell that something was put on. */
export function laidAt(step: Step): Cell | null {
  if (step.kind === 'place' || step.kind === 'move') return step.tile.cell
  return step.kind === 'guard' ? step.cell : null
}

function wave({ white, black }: Facts<'flow.wave'>, { events }: Moment, view: View): Wave {
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

const without = (tiles: TileView[], id: string) => tiles.filter((each) => each.id !== id)

function off(view: View, cells: Cell[], end: View): View {
  const gone = new Set(cells.map(key))
  return { ...view, tiles: view.tiles.filter((each) => !gone.has(key(each.cell))), discards: end.discards }
}

/** What is shown when a step has been seen; `end` is what comes of all of them. */
export function after(view: View, step: Step, end: View): View {
  switch (step.kind) {
    case 'draw':
      return step.from === 'supply'
        ? { ...view, tile: step.tile, supply: view.supply - 1 }
        : { ...view, tile: step.tile, revealed: without(view.revealed, step.tile.id) }
    case 'reveal':
      return { ...view, revealed: [...view.revealed, step.tile], supply: view.supply - 1 }
    case 'play':
      return {
        ...view,
        hands: end.hands,
        played: end.played,
        card: end.card,
        calm: step.card_kind === 'calm' ? step.seat : view.calm,
      }
    case 'place':
      return {
        ...view,
        tile: null,
        card: null,
        tiles: [...view.tiles, step.tile],
        discards: without(view.discards, step.tile.id),
      }
    case 'discard':
      return { ...view, tile: null, discards: [...view.discards, step.tile] }
    case 'remove':
      return { ...off(view, [step.cell], end), card: null }
    case 'move':
      return { ...off(view, [step.from], end), card: null, tiles: [...off(view, [step.from], end).tiles, step.tile] }
    case 'guard':
      return {
        ...view,
        card: null,
        birds: end.birds,
        tiles: view.tiles.map((each) => (key(each.cell) === key(step.cell) ? { ...each, bird: true } : each)),
      }
    case 'join':
    case 'cut':
      return {
        ...view,
        animals: view.animals.map((each) =>
          each.key === step.animal ? { ...each, connected: step.kind === 'join' } : each,
        ),
      }
    case 'wave': {
      const flown = new Set(step.flown.map(key))
      const left = off(view, step.washed, end)
      return {
        ...left,
        animals: end.animals,
        birds: end.birds,
        tiles: left.tiles.map((each) => (flown.has(key(each.cell)) ? { ...each, bird: false } : each)),
      }
    }
    case 'time':
      return { ...view, time_up: true }
    case 'over':
      return { ...view, animals: end.animals }
  }
}
