/** What a person is about to do, from the question to the decision: a card, how it lies, a place. */

import { grouped } from '../../board/grouped'
import { Selection } from '../../board/selection.svelte'
import { actingLevel, place, SIZE, spot } from './places'
import type { Lie, Option, View } from './types'

/** A corner at the start; a card is laid face up, or face down; without a card the pawn moves. */
export type Mode = 'none' | 'corner' | 'up' | 'down' | 'move'

const WAYS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export class HoliSelection extends Selection<View, Option> {
  card = $state<string | null>(null)
  faceDown = $state(false)
  /** Quarter turns of the card that is held. */
  turn = $state(0)
  /** The place that a tap or an arrow key led to. */
  cell = $state<string | null>(null)
  /** Steps by arrow keys: the focus follows them. */
  walked = $state(0)

  mode: Mode = $derived.by(() => {
    if (!this.choices.length) return 'none'
    if (this.offers('corner')) return 'corner'
    if (this.card === null) return 'move'
    return this.faceDown ? 'down' : 'up'
  })

  /** Choices of this mode. */
  here: Option[] = $derived(
    this.choices.filter((each) => each.what === this.mode && (this.card === null || each.card === this.card)),
  )

  /** By the places that they can be chosen with. */
  targets = $derived(grouped(this.here, (each) => each.cells ?? []))

  /** How the card lies for what is shown. */
  lie: Lie | null = $derived(this.shown ? (lieAt(this.shown, this.turn) ?? this.shown.lies?.[0] ?? null) : null)

  /** The card's quarter turns as shown. */
  get shownTurn(): number {
    return this.lie?.turn ?? this.turn
  }

  has(what: string, card: string): boolean {
    return this.choices.some((each) => each.what === what && each.card === card)
  }

  override clear(): void {
    super.clear()
    this.card = this.cell = null
    this.faceDown = false
    this.turn = 0
  }

  /** Of the choices with a place: the one that is held, else one that needs no turn. */
  #at(where: string): Option | null {
    const found = this.targets.get(where) ?? []
    return (
      found.find((each) => each.notation === this.held) ??
      found.find((each) => lieAt(each, this.turn)) ??
      found[0] ??
      null
    )
  }

  // -- look

  /** The pointer is over a place, or has left. */
  over(where: string | null): void {
    this.look(where ? (this.#at(where)?.notation ?? null) : null)
  }

  /** By arrow keys, cell by cell. */
  step(way: string): void {
    const to = WAYS[way]
    if (!this.view || !to || this.mode === 'none') return
    const start = this.cell ?? this.view.seats.find((each) => each.seat === this.view?.seat)?.pawn
    const within = (value: number) => Math.max(0, Math.min(SIZE - 1, value))
    const { column, row } = start ? spot(start) : { column: -to[0], row: -to[1] }
    this.cell = place(actingLevel(this.view), within(column + to[0]), within(row + to[1]))
    this.walked += 1
    this.settle()
    this.over(this.cell)
  }

  // -- choose

  /** Take a card; the one that is held is put back. It lies as it first fits. */
  pick(card: string): void {
    const again = this.card === card
    this.clear()
    if (again) return
    if (this.has('up', card) || this.has('down', card)) this.card = card
    if (this.has('up', card)) this.#lay()
    else this.tried(`up ${card}`)
  }

  /** Take it and keep it, also when it is held already. */
  grab(card: string): boolean {
    if (this.card !== card) this.pick(card)
    this.cell = null
    return this.card === card
  }

  flip(): void {
    if (this.card === null) return
    const way = this.faceDown ? 'up' : 'down'
    if (!this.has(way, this.card)) return this.tried(`${way} ${this.card}`)
    this.faceDown = !this.faceDown
    this.held = this.looked = this.cell = null
    this.#lay()
  }

  /** Face up: as it first fits from this turn on. */
  #lay(from = 0, by: 1 | -1 = 1): void {
    this.settle()
    for (let n = 0; n < 4 && this.mode === 'up'; n++) {
      const turn = (from + by * n + 8) % 4
      const found = this.here.find((each) => lieAt(each, turn))
      if (!found) continue
      this.turn = turn
      this.cell = null
      return this.choose(found.notation)
    }
  }

  /** To the next turn in which the card fits. */
  rotate(by: 1 | -1 = 1): void {
    this.#lay(this.turn + by, by)
  }

  /** Is there another placement of the card in this direction? */
  further(by: 1 | -1): boolean {
    const at = this.here.findIndex((each) => each.notation === this.shown?.notation)
    return this.mode === 'up' && this.here.length > 0 && (at < 0 || !!this.here[at + by])
  }

  /** To the next set of targets, or the next cell in reading order. */
  next(by: 1 | -1 = 1): void {
    this.cycle(this.here, by)
  }

  /** Hold what is looked at; where nothing is, the first there is, or why not there. */
  put(): void {
    const first = (this.card === null ? this.choices : this.here)[0]
    if (this.looked !== null) this.hold(this.looked)
    else if (this.cell !== null && !this.targets.has(this.cell)) this.tried(this.#attempt(this.cell))
    else if (this.held === null && first) this.hold(first.notation)
  }

  /** A place is pressed. Face up, pressed again it is hit in another way. What is to be sent, if that was meant. */
  tap(where: string): string | null {
    const sets = this.targets.get(where) ?? []
    const again = this.cell === where
    this.cell = where
    const found = this.#at(where)
    if (!found) {
      this.looked = null
      this.tried(this.#attempt(where))
      return null
    }
    if (this.mode !== 'up') return this.press(found.notation)
    const at = again ? sets.findIndex((each) => each.notation === this.held) : -1
    this.hold((at < 0 ? found : (sets[(at + 1) % sets.length] ?? found)).notation)
    return null
  }

  /** In notation, whether it can be or not. */
  #attempt(where: string): string {
    if (this.mode === 'up') return `up ${this.card} ${where}+`
    return this.mode === 'down' ? `down ${this.card} ${where}` : `${this.mode} ${where}`
  }

  /** Climb, step down, or end the turn: shown, or why not. */
  go(what: 'climb' | 'climb_down' | 'end_turn'): void {
    if (this.offers(what)) return this.hold(what)
    this.cell = null
    this.tried(what)
  }

  override hold(notation: string): void {
    const option = this.find(notation)
    if (!option) return
    const { what, cells = [] } = option
    this.card = option.card || null
    this.faceDown = what === 'down'
    if (!this.cell || !cells.includes(this.cell))
      this.cell = what === 'move' || what === 'corner' || what === 'down' ? (cells[0] ?? null) : null
    if (!lieAt(option, this.turn)) this.turn = option.lies?.[0]?.turn ?? 0
    this.choose(notation)
  }

  // -- commit

  /** Is the end of the turn all that is left, but for a way down? */
  get onlyEnds(): boolean {
    return !!this.offers('end_turn') && !this.offers('move') && !this.offers('climb')
  }

  /** Where nothing else is left, the turn ends without being chosen. */
  override commit(): string | null {
    if (this.stage === 'nothing' && this.onlyEnds) return this.offers('end_turn')?.notation ?? null
    return super.commit()
  }

  // -- take back

  override get canGoBack(): boolean {
    return super.canGoBack || this.card !== null
  }

  override back(): void {
    if (this.stage === 'nothing' || (this.stage === 'held' && this.mode !== 'down')) return this.clear()
    super.back()
    this.cell = null
  }
}

const lieAt = (option: Option, turn: number) => option.lies?.find((each) => each.turn === turn)
