/** What a person is about to do, from the question to the decision. Every decision is a choice the engine offers. */

import { grouped } from '../../board/grouped'
import { Selection } from '../../board/selection.svelte'
import type { Cell, Option, View } from './types'
import { cellOf, key, SIDES, STEPS, turned } from './water'

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
/** What needs no aim: the main button names it. */
const PLAIN = ['start', 'draw', 'discard']

export class FlowSelection extends Selection<View, Option> {
  /** The tile that Current lifts (its cell) or that Return brings back (its id). */
  subject = $state<string | null>(null)
  /** Over which cell the tile is, or what is pointed at. */
  cell = $state.raw<Cell | null>(null)
  turn = $state(0)
  /** Somebody turned the tile: until then it lies as is best for each cell. */
  #rotated = false

  ask: Ask = $derived.by(() => {
    const what = this.choices[0]?.what ?? 'none'
    if (BEGINS.has(what)) return 'turn'
    if (what === 'current') return this.subject === null ? 'lift' : 'drop'
    if (what === 'return') return this.subject === null ? 'fetch' : 'bring'
    return what as Ask
  })

  /** Choices of this step, by the cell they are made with. */
  targets = $derived(
    grouped(this.choices, (each) => {
      const at = this.#aimOf(each)
      return at ? [key(at)] : []
    }),
  )

  /** The tile that is put down, not turned: from the hand, lifted, or brought back. */
  carried: { edges: string; obstacle: boolean } | null = $derived.by(() => {
    const [one] = this.targets.values().next().value ?? []
    if (!this.lays || !one) return null
    const known = [this.view?.tile, ...(this.view?.tiles ?? []), ...(this.view?.discards ?? [])]
    const obstacle = known.find((each) => each?.id === one.tile)?.obstacle ?? false
    return { edges: turned(one.edges ?? '', -(one.turn ?? 0)), obstacle }
  })

  shadow: Shadow | null = $derived.by(() => {
    const { cell, turn, carried } = this
    if (!cell || !carried) return null
    const fits = this.shown !== null
    if (!fits && this.#lies(cell)) return null
    return { cell, edges: turned(carried.edges, turn), fits, sides: fits ? '' : String(this.reason?.facts.sides ?? '') }
  })

  /** A tile is put down, and can be turned. */
  get lays(): boolean {
    return this.ask === 'place' || this.ask === 'drop' || this.ask === 'bring'
  }

  /** A cell of the board is asked for. */
  get aims(): boolean {
    return this.lays || this.ask === 'facing' || this.ask === 'support' || this.ask === 'bird' || this.ask === 'lift'
  }

  /** The cell that this step asks for, of a choice that it leads to. */
  #aimOf(option: Option): Cell | null {
    const { ask, subject } = this
    if (ask === 'lift') return option.start ?? null
    if (ask === 'fetch') return null
    if (ask === 'drop' && subject !== (option.start && key(option.start))) return null
    if (ask === 'bring' && subject !== option.tile) return null
    return this.#cellOf(option)
  }

  #cellOf({ side, cell }: Option): Cell | null {
    const [way, boat] = [STEPS[side ?? ''], this.view?.boat]
    return way && boat ? [boat[0] + way[0], boat[1] + way[1]] : (cell ?? null)
  }

  #lies(cell: Cell): boolean {
    const { boat = [-1, -1], animals = [], tiles = [] } = this.view ?? {}
    return [{ cell: boat }, ...animals, ...tiles].some((each) => key(each.cell as Cell) === key(cell))
  }

  /** The turns of the tile that look different. */
  get #turns(): number[] {
    const faces = [0, 1, 2, 3].map((turn) => turned(this.carried?.edges ?? '', turn))
    return [0, 1, 2, 3].filter((turn) => faces.indexOf(faces[turn] ?? '') === turn)
  }

  /** What choosing a cell means, in notation, whether it can be or not. */
  #written([row, column]: Cell): string {
    const to = `${row},${column} r${this.turn}`
    switch (this.ask) {
      case 'facing':
        return `facing ${this.#sideOf([row, column])}`
      case 'lift':
        return `current ${row},${column} to ${to}`
      case 'drop':
        return `current ${this.subject} to ${to}`
      case 'bring':
        return `return ${this.subject} ${to}`
      case 'place':
        return `place ${to}`
      default:
        return `${this.ask} ${row},${column}`
    }
  }

  /** On which side of the Boat a cell is, wherever it lies. */
  #sideOf([row, column]: Cell): string {
    const [boatRow, boatColumn] = this.view?.boat ?? [0, 0]
    const [down, right] = [row - boatRow, column - boatColumn]
    return SIDES[Math.abs(down) >= Math.abs(right) ? (down > 0 ? 2 : 0) : right > 0 ? 1 : 3] ?? ''
  }

  // -- look

  /** The tile, or the pointer, is over a cell: what it would bring is shown, or why it cannot be. */
  over(cell: Cell): void {
    if (!this.aims) return
    this.cell = cell
    const fits = this.targets.get(key(cell)) ?? []
    const kept = this.#rotated || this.isHeld(cell)
    if (this.lays && fits.length && !(kept && fits.some((each) => (each.turn ?? 0) === this.turn)))
      this.turn = fits.reduce((best, each) => ((each.worth ?? 0) > (best.worth ?? 0) ? each : best)).turn ?? 0
    this.#look()
  }

  #look(): void {
    if (!this.cell) return
    const notation = this.#written(this.cell)
    this.look(notation)
    if (!this.find(notation) && !(this.ask === 'lift' && this.targets.has(key(this.cell)))) this.tried(notation)
  }

  /** The pointer has left: what is held is shown again. */
  away(): void {
    const held = this.find(this.held)
    this.cell = held && this.#cellOf(held)
    if (held) this.turn = held.turn ?? 0
    this.look(null)
  }

  // -- choose

  /** Choose a cell: what is shown there is held. */
  put(cell: Cell): void {
    this.over(cell)
    if (this.ask === 'lift') {
      if (this.targets.has(key(cell))) this.pick(key(cell))
    } else if (this.looked !== null) this.hold(this.looked)
  }

  /** Is this the cell of what is held? */
  isHeld(cell: Cell): boolean {
    const at = this.find(this.held)
    return at !== null && key(this.#cellOf(at) ?? [-1, -1]) === key(cell)
  }

  /** Keys carry a tile, and so hold it; with a card they point. */
  #carry(cell: Cell): void {
    if (this.lays || this.ask === 'facing') this.put(cell)
    else this.over(cell)
  }

  /** To the next turn that fits, which is held if the tile was; where none fits, through all of them, to see why. */
  rotate(by: 1 | -1 = 1, hold = this.stage === 'held'): void {
    if (!this.lays) return
    if (!this.cell) return this.next()
    this.#rotated = true
    const fits = (this.targets.get(key(this.cell)) ?? []).map((each) => each.turn ?? 0)
    const turns = fits.length ? fits : this.#turns
    this.turn = turns[(turns.indexOf(this.turn) + by + turns.length) % turns.length] ?? 0
    this.#look()
    if (hold && this.looked !== null) this.hold(this.looked)
  }

  /** By arrow keys, cell by cell; at a side of the board it stays. */
  step(side: string): void {
    const { view } = this
    const way = STEPS[side]
    if (!view || !way || !this.aims) return
    const [row, column] = this.ask === 'facing' ? view.boat : (this.cell ?? view.boat)
    const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, value))
    this.#carry([within(row + way[0], view.rows), within(column + way[1], view.columns)])
  }

  /** To the next cell that can be chosen, in reading order. */
  next(by: 1 | -1 = 1): void {
    const order = (cell: Cell) => cell[0] * 100 + cell[1]
    const cells = [...this.targets.keys()].map(cellOf).sort((one, other) => order(one) - order(other))
    const here = this.cell
    const found =
      by > 0
        ? cells.find((each) => !here || order(each) > order(here))
        : cells.findLast((each) => !here || order(each) < order(here))
    const cell = found ?? cells.at(by > 0 ? 0 : -1)
    if (cell) this.#carry(cell)
  }

  /** The tile that Current lifts, or that Return brings back. */
  pick(subject: string): void {
    this.clear()
    this.subject = subject
  }

  override hold(notation: string): void {
    const option = this.find(notation)
    // Enter on a tile that Current may lift.
    if (!option && this.ask === 'lift' && this.cell && this.targets.has(key(this.cell)))
      return this.pick(key(this.cell))
    if (!option) return
    if (option.what === 'current') this.subject = option.start ? key(option.start) : null
    if (option.what === 'return') this.subject = option.tile ?? null
    this.cell = this.#cellOf(option)
    this.turn = option.turn ?? 0
    this.choose(notation)
  }

  // -- commit

  /** What the main button does while nothing is chosen. */
  get plain(): Option | null {
    return this.choices.find((each) => PLAIN.includes(each.what)) ?? null
  }

  override commit(): string | null {
    return this.stage === 'nothing' ? (this.plain?.notation ?? null) : super.commit()
  }

  // -- take back

  override clear(): void {
    super.clear()
    this.subject = this.cell = null
    this.turn = 0
    this.#rotated = false
  }

  override get canGoBack(): boolean {
    return super.canGoBack || this.subject !== null
  }

  override back(): void {
    if (this.stage === 'looked') this.away()
    else if (this.stage === 'held') {
      super.back()
      this.cell = null
    } else this.subject = null
  }
}
