/** What is drawn over a chute: the piece in hand with its way, groups that could be claimed, or a step of the film. */

import type { Step } from './film'
import { type Cell, cellOf, extent, look, middle, poseCells } from './grid'
import type { Lit, Scene, Shown } from './scene'
import type { PentrisSelection } from './selection.svelte'
import { cellsOf } from './steer'
import type { Option, SeatView, View } from './types'
import { frame, trail, turnings } from './way'

const plus = (points: number) => `+${points}`

/** A step of the film on one seat's chute. */
export function filmed(view: View, step: Step, progress: number, seat: number): Scene | null {
  if (step.kind === 'empty') return { leaving: progress }
  if (!('seat' in step) || step.seat !== seat) return null
  switch (step.kind) {
    case 'place': {
      const { piece, rows, way } = step
      const share = rows.length ? Math.min(1, progress / 0.65) : progress
      const there = frame(view.shapes, piece.shape, way, view.rows, share)
      if (!there) return null
      return {
        shown: [{ set: piece.set, face: piece.face, ...there, look: share < 1 ? 'held' : 'plain' }],
        rows: share >= 1 ? rows : [],
        gleam: (progress - 0.65) / 0.35,
      }
    }
    case 'claim':
      return {
        lit: [{ cells: step.cells, colour: step.colour, label: counting(step.points, step.size, progress) }],
        burst: { cells: step.cells, colour: step.colour, count: 4 + 3 * step.size, progress: progress * 1.4 - 0.2 },
      }
    case 'rows':
      return {
        rows: step.rows,
        gleam: progress * 1.5,
        note: { at: `a${step.rows[Math.floor(step.rows.length / 2)]}`, text: plus(step.points) },
      }
    case 'star':
      return {
        lit: [{ cells: step.cells, colour: step.colour }],
        rays: { from: step.cell, to: step.cells.filter((each) => each !== step.cell) },
        note: { at: step.cell, text: `★ ${plus(step.points)}` },
        burst: { cells: [step.cell], colour: step.colour, count: 12, progress },
      }
    case 'platinum':
      return {
        lit: step.cells.map((cell) => ({ cells: [cell], colour: 'p' })),
        note: { at: step.cells[0] ?? 'a1', text: plus(step.points) },
      }
    default:
      return null
  }
}

/** Candy by candy; the last third of the time is for reading. */
function counting(points: number, size: number, progress: number): string {
  const counted = Math.min(points || size, Math.ceil((points || size) * progress * 1.5))
  return points ? plus(counted) : String(counted)
}

/** What is public of a secret chute: the groups that were claimed on it in this round. */
export function claimed({ claims }: SeatView): Scene {
  return { lit: claims.map(({ cells, colour, size }) => ({ cells, colour, label: String(size) })) }
}

/** The question to the own seat on its chute: the piece that is chosen or in hand, or the groups. */
export function asking(hand: PentrisSelection, view: View): Scene | null {
  if (hand.mode === 'claim') return { lit: claims(hand) }
  const { piece } = hand
  if (!piece) return null
  const { set, face, shape } = piece
  const shown: Shown[] = []
  const scene: Scene = { shown }
  /** What is in hand and was not led anywhere yet waits above: a place that is shown is one that was meant. */
  const meant = hand.mode === 'place' && hand.stage !== 'nothing' ? hand.place : null
  const here = hand.mode === 'place' ? meant?.notation.slice('place '.length) : hand.aimed
  scene.targets = hand.rests.filter((each) => each.rest !== here).map((each) => middle(each.cells))
  if (hand.mode === 'piece') {
    const [width, height] = extent(look(view.shapes, shape, hand.turn))
    const mouth: Cell = [Math.floor((view.columns - width) / 2), view.rows - height]
    if (here) shown.push({ set, face, cells: hand.cellsAt(here), look: 'landing' })
    else shown.push({ set, face, cells: poseCells(view.shapes, shape, hand.turn, mouth), look: 'held' })
    return scene
  }
  const barred = view.ghosts.filter((each) => each !== hand.ghost && each.turn === hand.turn)
  scene.barred = barred.map((each) => middle(each.cells.map(cellOf)))
  if (hand.ghost) {
    shown.push({ set, face, cells: hand.ghost.cells.map(cellOf), look: 'ghost' })
    scene.blocked = hand.ghost.blocked
    return scene
  }
  const node = view.steering[hand.node]
  const option = meant
  if (option) {
    preview(scene, option)
    shown.push({ set, face, cells: (option.cells ?? []).map(cellOf), look: hand.settled ? 'held' : 'landing' })
    scene.trail = trail(view.shapes, shape, option.way ?? [], view.rows)
    scene.turnings = turnings(view.shapes, shape, option.way ?? [], view.rows)
  }
  if (node && !(meant && hand.settled) && hand.stage !== 'looked')
    shown.push({ set, face, cells: cellsOf(view.shapes, shape, node), look: 'held' })
  return scene
}

function preview(scene: Scene, option: Option): void {
  scene.rows = option.rows ?? []
  scene.holes = option.holes ?? []
  scene.lit = (option.groups ?? []).map((each): Lit => ({
    cells: each.cells,
    colour: each.colour,
    label: String(each.size),
    soft: each.before === 0,
  }))
}

/** All that can be claimed, the chosen one strongest and drawn last. */
function claims(hand: PentrisSelection): Lit[] {
  const chosen = hand.shown
  const lit = (each: Option): Lit => ({
    cells: each.cells ?? [],
    colour: each.colour ?? '',
    label: each.stack ? `▤${each.stack}` : plus(each.points ?? 0),
    soft: each !== chosen,
  })
  return [...hand.claims.filter((each) => each !== chosen), ...hand.claims.filter((each) => each === chosen)].map(lit)
}
