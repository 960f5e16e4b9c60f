/** What happened, cut into steps that can be watched: all Blocks fall together, then all lines fold, then the Barriers.
 *
 * A step only repeats what the events say. The sheets at the end of the film are always those of the update.
 */

import { factsOf } from '../../events'
import type { Moment } from '../../wire'
import type { SheetView, Square } from './types'

export type Step =
  | { kind: 'reveal'; card: string; round: number }
  | { kind: 'out'; seats: number[]; resigned: boolean }
  | { kind: 'decided'; seats: number[] }
  | { kind: 'fall'; drawn: Map<number, Square[]>; costs: Map<number, number> }
  | { kind: 'fold'; lines: Map<number, Folded[]> }
  | { kind: 'lift'; seats: number[] }
  | { kind: 'barrier'; on: Map<number, Square[]>; none: number[]; by: number[] }

/** A line by its place before the fold and its printed number. */
export interface Folded {
  line: number
  printed: number
}

export function steps(moments: Moment[]): Step[] {
  return moments.flatMap(stepsOf)
}

/** After a long absence only the last round is worth watching: the number of steps that are past. */
export function past(film: Step[]): number {
  const falls = film.flatMap((step, n) => (step.kind === 'fall' ? [n] : []))
  return falls.length > 1 ? falls.at(-1)! : 0
}

function stepsOf(moment: Moment): Step[] {
  const { events } = moment
  const seats = (facts: { seat: number }[]) => facts.map((each) => each.seat)
  const found: Step[] = []
  const decided = seats(factsOf(events, 'foldris.decided'))
  const drawn = factsOf(events, 'foldris.drawn')
  const folded = factsOf(events, 'foldris.folded')
  const barriers = factsOf(events, 'foldris.barrier')
  const none = seats(factsOf(events, 'foldris.barrier_no_room'))
  for (const { card, round } of factsOf(events, 'foldris.revealed')) found.push({ kind: 'reveal', card, round })
  if (decided.length && !drawn.length) found.push({ kind: 'decided', seats: decided })
  if (drawn.length) {
    found.push({
      kind: 'fall',
      drawn: new Map(drawn.map((each) => [each.seat, each.squares])),
      costs: new Map(drawn.map((each) => [each.seat, each.cost])),
    })
  }
  if (folded.length) {
    const lines = new Map<number, Folded[]>()
    for (const { seat, line, printed } of folded) lines.set(seat, [...(lines.get(seat) ?? []), { line, printed }])
    found.push({ kind: 'fold', lines })
  }
  const lifted = seats(factsOf(events, 'foldris.barrier_lifted'))
  if (lifted.length) found.push({ kind: 'lift', seats: lifted })
  if (barriers.length || none.length) {
    const on = new Map(barriers.map((each) => [each.seat, each.squares]))
    found.push({ kind: 'barrier', on, none, by: [...new Set(folded.map((each) => each.seat))] })
  }
  const out = seats(factsOf(events, 'foldris.eliminated'))
  if (out.length) found.push({ kind: 'out', seats: out, resigned: false })
  const resigned = seats(factsOf(events, 'foldris.resigned'))
  if (resigned.length) found.push({ kind: 'out', seats: resigned, resigned: true })
  return found
}

/** What a step is shown on. */
export interface Frame {
  sheets: SheetView[]
  round: number
  /** The card turned over in this film. */
  card: string | null
}

export function frameAfter({ sheets, round, card }: Frame, step: Step): Frame {
  if (step.kind === 'reveal') [round, card] = [step.round, step.card]
  return { sheets: after(sheets, step, round), round, card }
}

/** The sheets when a step has been seen. */
export function after(sheets: SheetView[], step: Step, round: number): SheetView[] {
  return sheets.map((sheet) => {
    const { seat } = sheet
    switch (step.kind) {
      case 'reveal':
        return { ...sheet, decided: false }
      case 'decided':
        return step.seats.includes(seat) ? { ...sheet, decided: true } : sheet
      case 'out':
        return step.seats.includes(seat) ? { ...sheet, eliminated: round || 1, resigned: step.resigned } : sheet
      case 'fall': {
        const squares = step.drawn.get(seat)
        const bonus = sheet.bonus - (step.costs.get(seat) ?? 0)
        return squares
          ? { ...sheet, lines: marked(sheet.lines, squares, '#'), bonus, covered: [], decided: false }
          : sheet
      }
      case 'fold': {
        const lines = step.lines.get(seat)
        return lines ? folded(sheet, lines) : sheet
      }
      case 'lift':
        return step.seats.includes(seat) ? withoutBarrier(sheet) : sheet
      case 'barrier': {
        const squares = step.on.get(seat)
        return squares ? { ...sheet, lines: marked(sheet.lines, squares, 'B'), barrier: squares } : sheet
      }
    }
  })
}

function marked(lines: string[], squares: Square[], mark: string): string[] {
  const rows = lines.map((line) => [...line])
  for (const [column, line] of squares) {
    const row = rows[rows.length - line]
    if (row) row[column - 1] = mark
  }
  return rows.map((row) => row.join(''))
}

function folded(sheet: SheetView, lines: Folded[]): SheetView {
  const gone = new Set(lines.map((each) => each.printed))
  const kept = sheet.numbers.map((number) => !gone.has(number))
  const lower = (line: number) => line - lines.filter((each) => each.line < line).length
  return {
    ...sheet,
    lines: sheet.lines.filter((_, n) => kept[n]),
    numbers: sheet.numbers.filter((_, n) => kept[n]),
    folded: [...sheet.folded, ...gone].sort((a, b) => a - b),
    completed: sheet.completed + lines.length,
    bonus: sheet.bonus + lines.length,
    barrier: sheet.barrier.map(([column, line]): Square => [column, lower(line)]),
  }
}

function withoutBarrier(sheet: SheetView): SheetView {
  return { ...sheet, lines: sheet.lines.map((line) => line.replaceAll('B', '.')), barrier: [] }
}
