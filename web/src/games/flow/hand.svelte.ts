/** What a person is about to do, from the question to the decision. Every decision is an option that the engine offers. */

import type { Told } from '../../wire'
import type { Cell, Ghost, Option, View } from './types'
import { cellOf, key } from './water'
import { whyNotTarget, whyNotThere } from './why'

/** What is asked. Current asks twice: which tile, then where to; so does Return. */
export type Ask =
  | 'none'
  | 'start'
  | 'turn'
  | 'die'
  | 'facing'
  | 'discard'
  | 'place'
  | 'support'
  | 'bird'
  | 'lift'
  | 'drop'
  | 'fetch'
  | 'bring'

/** A tile shown where it would lie. */
export interface Shadow {
  cell: Cell
  edges: string
  fits: boolean
  /** The edges that clash. */
  sides: string
}

const BEGINS = new Set(['draw', 'take', 'play'])
const DIRECTIONS: Record<string, Cell> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] }

export class Hand {
  options = $state.raw<Option[]>([])
  /** The tile that Current lifts (its cell) or that Return brings back (its id). */
  subject = $state<string | null>(null)
  /** A choice without a cell that is looked at: a card, a side, a die. */
  held = $state<string | null>(null)
  cell = $state.raw<Cell | null>(null)
  turn = $state(0)
  /** Why the last attempt was not possible. */
  reason = $state.raw<Told | null>(null)
  #view = $state.raw<View | null>(null)
  #question = ''

  ask: Ask = $derived.by(() => {
    const what = this.options[0]?.what ?? 'none'
    if (BEGINS.has(what)) return 'turn'
    if (what === 'current') return this.subject === null ? 'lift' : 'drop'
    if (what === 'return') return this.subject === null ? 'fetch' : 'bring'
    return what as Ask
  })

  /** Options of this step, by the cell they are chosen with. */
  targets: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>()
    for (const option of this.options) {
      if (this.ask === 'drop' && this.subject !== (option.start && key(option.start))) continue
      if (this.ask === 'bring' && this.subject !== option.tile) continue
      if (this.ask === 'fetch') continue
      const at =
        this.ask === 'lift' ? option.start : this.ask === 'facing' ? this.#beside(option.side ?? '') : option.cell
      if (at) found.set(key(at), [...(found.get(key(at)) ?? []), option])
    }
    return found
  })

  /** The turns that fit where the tile is held. */
  fits: Option[] = $derived(this.cell && this.ask !== 'lift' ? (this.targets.get(key(this.cell)) ?? []) : [])

  /** What would be decided now. */
  option: Option | null = $derived.by(() => {
    if (this.held !== null) return this.options.find((each) => each.notation === this.held) ?? null
    return this.fits.find((each) => each.turn === this.turn) ?? this.fits[0] ?? null
  })

  shadow: Shadow | null = $derived.by(() => {
    if (!this.cell || !this.lays) return null
    const { cell, turn } = this
    if (this.option?.edges !== undefined && this.fits.length)
      return { cell, edges: this.option.edges, fits: true, sides: '' }
    const ghost = this.#ghosts(cell).find((each) => each.turn === turn) ?? this.#ghosts(cell)[0]
    return ghost ? { cell, edges: ghost.edges, fits: false, sides: ghost.sides ?? '' } : null
  })

  /** A tile is put down, and can be turned. */
  get lays(): boolean {
    return this.ask === 'place' || this.ask === 'drop' || this.ask === 'bring'
  }

  /** A cell of the board is asked for. */
  get aims(): boolean {
    return this.lays || this.ask === 'facing' || this.ask === 'support' || this.ask === 'bird' || this.ask === 'lift'
  }

  /** The same question asked again leaves the hand as it is. */
  take(question: string, options: Option[], view: View): void {
    this.#view = view
    this.options = options
    if (question === this.#question) return
    this.#question = question
    this.subject = this.held = this.cell = this.reason = null
    this.turn = 0
  }

  /** The cell on one side of the Boat. */
  #beside(side: string): Cell | null {
    const [way, boat] = [DIRECTIONS[side], this.#view?.boat]
    return way && boat ? [boat[0] + way[0], boat[1] + way[1]] : null
  }

  /** The tile that is put down: from the hand, lifted, or brought back. */
  get carried(): string | null {
    if (this.ask === 'drop') return this.#view?.tiles.find((each) => key(each.cell) === this.subject)?.id ?? null
    return this.ask === 'bring' ? this.subject : (this.#view?.tile?.id ?? null)
  }

  #ghosts(cell: Cell): Ghost[] {
    return this.#view?.ghosts.filter((each) => each.tile === this.carried && key(each.cell) === key(cell)) ?? []
  }

  /** Hold the tile, or point, over a cell. */
  over(cell: Cell): void {
    if (!this.aims) return
    const moved = !this.cell || key(this.cell) !== key(cell)
    this.cell = cell
    const fits = this.targets.get(key(cell)) ?? []
    if (this.lays && fits.length && !fits.some((each) => each.turn === this.turn)) this.turn = fits[0]?.turn ?? 0
    if (moved) this.reason = fits.length ? null : this.#why(cell)
  }

  away(): void {
    this.cell = this.reason = null
  }

  #why(cell: Cell): Told | null {
    const view = this.#view
    if (!view) return null
    if (this.ask === 'facing') return { id: 'flow.infeasible_facing', facts: {} }
    if (this.ask === 'drop' && this.subject === key(cell)) return { id: 'flow.same_cell', facts: {} }
    return this.lays ? whyNotThere(view, this.#ghosts(cell), cell, this.turn) : whyNotTarget(view, cell)
  }

  /** To the next turn that fits; where none does, through all of them, to see why. */
  rotate(by: 1 | -1 = 1): void {
    if (!this.lays || !this.cell) return
    const turns = this.fits.length
      ? this.fits.map((each) => each.turn ?? 0)
      : this.#ghosts(this.cell).map((each) => each.turn)
    if (!turns.length) return
    const at = turns.indexOf(this.turn)
    this.turn = turns[(at + by + turns.length) % turns.length] ?? 0
    if (!this.fits.length) this.reason = this.#why(this.cell)
  }

  /** By arrow keys, cell by cell; at a side of the board it stays. */
  step(side: string): void {
    const view = this.#view
    const way = DIRECTIONS[side]
    if (!view || !way) return
    if (!this.aims) return
    const faced = this.ask === 'facing' ? this.#beside(side) : null
    if (faced) return this.over(faced)
    const [row, column] = this.cell ?? view.boat
    const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, value))
    this.over([within(row + way[0], view.rows), within(column + way[1], view.columns)])
  }

  /** To the next cell that can be chosen, in reading order. */
  next(by: 1 | -1 = 1): void {
    const cells = [...this.targets.keys()].map(cellOf).sort((one, other) => one[0] - other[0] || one[1] - other[1])
    if (!cells.length) return
    const here = this.cell
    const order = (cell: Cell) => cell[0] * 100 + cell[1]
    const found =
      by > 0
        ? cells.find((each) => !here || order(each) > order(here))
        : cells.findLast((each) => !here || order(each) < order(here))
    this.over(found ?? (by > 0 ? cells[0] : cells.at(-1)) ?? cells[0]!)
  }

  /** The tile that Current lifts, or that Return brings back. */
  pick(subject: string): void {
    this.subject = subject
    this.cell = this.reason = null
    this.turn = 0
  }

  hold(notation: string): void {
    const option = this.options.find((each) => each.notation === notation)
    if (!option) return
    if (option.what === 'current') this.subject = option.start ? key(option.start) : null
    if (option.what === 'return') this.subject = option.tile ?? null
    const cell = option.side ? this.#beside(option.side) : option.cell
    if (cell) {
      this.cell = cell
      this.turn = option.turn ?? 0
      this.held = null
    } else this.held = notation
    this.reason = null
  }

  get canGoBack(): boolean {
    return this.held !== null || this.cell !== null || this.subject !== null
  }

  back(): void {
    if (this.held !== null) this.held = null
    else if (this.cell) this.cell = null
    else this.subject = null
    this.reason = null
  }

  /** The notation to send; null while something is still missing, or cannot be. */
  decide(): string | null {
    if (this.ask === 'lift' && this.cell) {
      if (this.targets.has(key(this.cell))) this.pick(key(this.cell))
      else this.reason = this.#why(this.cell)
      return null
    }
    if (this.option) return this.option.notation
    if (this.cell && this.aims) this.reason = this.#why(this.cell)
    return null
  }
}
