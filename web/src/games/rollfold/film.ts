/** What happened, as steps to be shown one after the other. */

import type { Event, Moment, RollfoldEvent } from '../../wire'
import { folded, marked } from './paper'
import type { SheetView, View } from './types'

export type Step =
  | { kind: 'roll'; turn: number; white: string; black: string }
  | { kind: 'take'; seat: number; colour: string }
  | { kind: 'draw'; seat: number; start: string; boxes: string[] }
  | { kind: 'fold'; seat: number; corner: string; size: string }
  | { kind: 'flip'; seat: number }
  | { kind: 'show'; seat: number }
  | { kind: 'link'; seat: number }

export function steps(moments: Moment[]): Step[] {
  return moments.flatMap((moment) => moment.events.filter(isOurs).flatMap(stepsOf))
}

const isOurs = (event: Event): event is RollfoldEvent => event.id.startsWith('rollfold.')

function stepsOf(event: RollfoldEvent): Step[] {
  switch (event.id) {
    case 'rollfold.rolled':
      return [{ kind: 'roll', ...event.facts }]
    case 'rollfold.took':
    case 'rollfold.uses':
      return [{ kind: 'take', ...event.facts }]
    case 'rollfold.drew': {
      const { seat, start, boxes } = event.facts
      return [{ kind: 'draw', seat, start, boxes }]
    }
    case 'rollfold.folded':
      return [{ kind: 'fold', ...event.facts }]
    case 'rollfold.folded_again':
      return [{ kind: 'fold', ...event.facts, size: 'double' }]
    case 'rollfold.flipped':
      return [{ kind: 'flip', seat: event.facts.seat }]
    case 'rollfold.shown':
      return [{ kind: 'show', seat: event.facts.seat }]
    case 'rollfold.linked':
    case 'rollfold.completed':
      return [{ kind: 'link', seat: event.facts.seat }]
    default:
      return []
  }
}

const change = (view: View, seat: number, sheet: SheetView | undefined): View =>
  sheet ? { ...view, sheets: view.sheets.map((each) => (each.seat === seat ? sheet : each)) } : view

/** What is shown when a step has been seen; `end` is what comes of all of them. */
export function after(view: View, step: Step, end: View): View {
  const sheet = 'seat' in step ? view.sheets[step.seat] : undefined
  switch (step.kind) {
    case 'roll':
      return {
        ...view,
        turn: step.turn,
        white: step.white,
        black: step.black,
        taken: '',
        active: end.turn === step.turn ? end.active : view.active,
        solo: end.solo,
      }
    case 'take':
      return step.seat === view.active ? { ...view, taken: step.colour } : view
    case 'draw':
      return sheet ? change(view, step.seat, marked(sheet, step.boxes, step.boxes.slice(-1))) : view
    case 'fold': {
      const fold = sheet?.corners
        .find((each) => each.corner === step.corner)
        ?.folds.find((each) => each.size === step.size)
      return sheet && fold ? change(view, step.seat, folded(sheet, step.corner, fold)) : view
    }
    case 'flip':
    case 'show':
    case 'link':
      return change(view, step.seat, end.sheets[step.seat])
  }
}
