/** What a person is about to do, from the question to the decision. Every decision is an option that the engine offers. */

import type { Told } from '../../wire'
import { actingLevel, LETTERS, place, SIZE, spot } from './places'
import type { Lie, Option, View } from './types'
import { why } from './why'

/** A corner at the start; a card is laid face up, or face down; without a card the pawn moves. */
export type Mode = 'none' | 'corner' | 'up' | 'down' | 'move'

const WAYS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export class Hand {
  options = $state.raw<Option[]>([])
  card = $state<string | null>(null)
  faceDown = $state(false)
  /** Quarter turns of the card that is held. */
  turn = $state(0)
  /** The place that was chosen. */
  cell = $state<string | null>(null)
  /** The place that is only looked at: under the mouse. */
  looked = $state<string | null>(null)
  /** Climb, or a step down, that waits for its confirmation. */
  held = $state<string | null>(null)
  /** Why the last attempt was not possible. */
  reason = $state.raw<Told | null>(null)
  /** Face up: the set of targets that was chosen, by its notation. */
  #set = $state<string | null>(null)
  #view = $state.raw<View | null>(null)
  #question = ''

  mode: Mode = $derived.by(() => {
    if (!this.options.length) return 'none'
    if (this.options[0]?.what === 'corner') return 'corner'
    if (this.card === null) return 'move'
    return this.faceDown ? 'down' : 'up'
  })

  /** Options of this mode. */
  here: Option[] = $derived(
    this.options.filter(
      (each) => each.what === this.mode && ((this.mode !== 'up' && this.mode !== 'down') || each.card === this.card),
    ),
  )

  /** By the places that they can be chosen with. */
  targets: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>()
    for (const option of this.here)
      for (const cell of option.cells ?? []) found.set(cell, [...(found.get(cell) ?? []), option])
    return found
  })

  /** What is shown as about to happen. */
  option: Option | null = $derived.by(() => {
    if (this.held !== null) return this.options.find((each) => each.notation === this.held) ?? null
    if (this.mode === 'up')
      return this.#picked(this.looked) ?? this.here.find((each) => each.notation === this.#set) ?? null
    const where = this.looked && this.targets.has(this.looked) ? this.looked : this.cell
    return where ? (this.targets.get(where)?.[0] ?? null) : null
  })

  /** What would be decided now: a cell that is only looked at sends no pawn there. */
  decision: Option | null = $derived.by(() => {
    if (this.mode !== 'move' || this.held !== null || !this.looked) return this.option
    return this.cell ? (this.targets.get(this.cell)?.[0] ?? null) : null
  })

  /** How the card lies for that. */
  lie: Lie | null = $derived.by(() => {
    const lies = this.mode === 'up' ? (this.option?.lies ?? []) : []
    return lies.find((each) => each.turn === this.turn) ?? lies[0] ?? null
  })

  /** The card's quarter turns as shown. */
  get shownTurn(): number {
    return this.lie?.turn ?? this.turn
  }

  /** The set for a cell: the one that is chosen if it has the cell, else one that needs no turn. */
  #picked(where: string | null): Option | null {
    const sets = where ? (this.targets.get(where) ?? []) : []
    return (
      sets.find((each) => each.notation === this.#set) ?? sets.find((each) => lieAt(each, this.turn)) ?? sets[0] ?? null
    )
  }

  /** The same question asked again leaves the hand as it is. */
  take(question: string, options: Option[], view: View): void {
    this.#view = view
    this.options = options
    if (question === this.#question) return
    this.#question = question
    this.drop()
  }

  drop(): void {
    this.card = this.cell = this.looked = this.held = this.reason = this.#set = null
    this.faceDown = false
    this.turn = 0
  }

  has(what: string, card?: string): boolean {
    return this.options.some((each) => each.what === what && (card === undefined || each.card === card))
  }

  /** Take a card; the one that is held is put back. It is laid face down where it does not fit face up. */
  pick(card: string): void {
    const again = this.card === card
    this.drop()
    if (again) return
    if (!this.has('up', card) && !this.has('down', card)) {
      this.reason = {
        id: this.#view?.thrown ? 'holi.action_used' : 'holi.web-fits-nowhere',
        facts: { action: 'throw' },
      }
      return
    }
    this.card = card
    this.faceDown = !this.has('up', card)
    this.#start()
  }

  /** Take it and keep it, also when it is held already. */
  grab(card: string): boolean {
    if (this.card !== card) this.pick(card)
    this.cell = null
    return this.card === card
  }

  #start(): void {
    this.cell = this.looked = this.reason = null
    const first =
      this.mode === 'up'
        ? ([0, 1, 2, 3].map((turn) => this.here.find((each) => lieAt(each, turn))).find(Boolean) ?? null)
        : null
    this.#choose(first)
  }

  #choose(option: Option | null): void {
    this.#set = option?.notation ?? null
    if (option && !lieAt(option, this.turn)) this.turn = option.lies?.[0]?.turn ?? 0
  }

  flip(): void {
    if (this.card === null) return
    const what = this.faceDown ? 'up' : 'down'
    if (!this.has(what, this.card)) {
      this.reason = {
        id: what === 'up' || !this.#own?.last_face_down ? 'holi.web-fits-nowhere' : 'holi.face_down_twice',
        facts: {},
      }
      return
    }
    this.faceDown = !this.faceDown
    this.#start()
  }

  get #own() {
    return this.#view?.seats.find((each) => each.seat === this.#view?.seat)
  }

  /** To the next turn in which the card fits. */
  rotate(by: 1 | -1 = 1): void {
    if (this.mode !== 'up') return
    this.looked = this.reason = null
    for (let n = 1; n <= 4; n++) {
      const turn = (this.turn + by * n + 8) % 4
      const found = this.here.find((each) => lieAt(each, turn))
      if (!found) continue
      this.turn = turn
      this.cell = null
      this.#set = found.notation
      return
    }
  }

  /** To the next set of targets, or the next cell in reading order. */
  /** Is there another placement of the card in this direction? */
  further(by: 1 | -1): boolean {
    const at = this.here.findIndex((each) => each.notation === this.option?.notation)
    return this.mode === 'up' && this.here.length > 0 && (at < 0 || !!this.here[at + by])
  }

  next(by: 1 | -1 = 1): void {
    this.held = this.looked = this.reason = null
    const list = this.here
    if (!list.length) return
    const at = list.findIndex((each) => each.notation === this.option?.notation)
    const found = list[at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length] ?? null
    if (this.mode === 'up') {
      this.cell = null
      this.#choose(found)
    } else this.cell = found?.cells?.[0] ?? null
  }

  look(where: string | null): void {
    this.looked = where
    if (where) this.reason = null
  }

  /** A place is tapped. What is to be sent, if it was confirmed by this. */
  tap(where: string): string | null {
    this.held = this.looked = null
    const sets = this.targets.get(where)
    if (!sets?.length) {
      this.reason = this.#view ? why(this.#view, this, where) : null
      return null
    }
    this.reason = null
    if (this.mode !== 'up') {
      const again = this.cell === where
      this.cell = where
      return again ? (sets[0]?.notation ?? null) : null
    }
    const at = sets.findIndex((each) => each.notation === this.#set)
    this.#choose(this.cell === where && at >= 0 ? (sets[(at + 1) % sets.length] ?? null) : this.#picked(where))
    this.cell = where
    return null
  }

  /** By arrow keys, cell by cell. */
  step(way: string): void {
    const [view, to] = [this.#view, WAYS[way]]
    if (!view || !to || this.mode === 'none') return
    this.held = this.looked = this.reason = null
    const own = this.#own?.pawn
    const start = this.cell ?? own
    const within = (value: number) => Math.max(0, Math.min(SIZE - 1, value))
    const { column, row } = start ? spot(start) : { column: 0, row: 0 }
    this.cell = start ? place(actingLevel(view), within(column + to[0]), within(row + to[1])) : `1${LETTERS[0]}1`
    if (this.mode === 'up' && this.targets.has(this.cell)) this.#choose(this.#picked(this.cell))
  }

  /** Climb, or step down: shown first, then confirmed. */
  hold(notation: string): string | null {
    if (this.held === notation) return notation
    const option = this.options.find((each) => each.notation === notation)
    if (!option) return null
    this.drop()
    if (option.what === 'up' || option.what === 'down') {
      this.card = option.card ?? null
      this.faceDown = option.what === 'down'
      if (option.what === 'up') this.#choose(option)
      else this.cell = option.cells?.[0] ?? null
    } else if (option.what === 'move' || option.what === 'corner') this.cell = option.cells?.[0] ?? null
    else this.held = notation
    return null
  }

  get canGoBack(): boolean {
    return this.held !== null || this.cell !== null || this.card !== null
  }

  back(): void {
    if (this.held !== null || this.mode !== 'down') this.drop()
    else if (this.cell) this.cell = this.reason = null
    else this.drop()
  }
}

const lieAt = (option: Option, turn: number) => option.lies?.find((each) => each.turn === turn)
