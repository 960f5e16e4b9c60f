/** The Block in hand, from the question to the decision. Every move ends on a choice that the engine offers. */

import { Selection } from '../../board/selection.svelte'
import {
  aimOf,
  beside,
  changed,
  first,
  height,
  middle,
  nearestPlace,
  nextLabel,
  PLAIN,
  prunable,
  turned,
  width,
  written,
  type Form,
} from './aim'
import type { Drawing, View } from './types'

export class FoldrisSelection extends Selection<View, Drawing> {
  form = $state.raw<Form>(PLAIN)
  /** Over which point of the sheet the Block is held, in columns. */
  point = $state(0)
  /** Put down on the sheet: the pointer does not carry it any more. */
  pinned = $state(false)
  /** A wasteful purchase waits for a second yes. */
  doubt = $state(false)
  /** Where the Block is drawn: also before anything is looked at or held, so that one sees what is in hand. */
  place = $derived(nearestPlace(this.choices, this.form, this.point))

  protected override begin(): void {
    this.point = ((this.view?.columns ?? 0) + 1) / 2
    const start = first(this.choices, this.point)
    this.form = start ? aimOf(start) : PLAIN
    this.pinned = this.doubt = false
  }

  get plain(): boolean {
    return !this.form.mirror && !this.form.label && this.form.turn === 0
  }

  /** The Block of the card cannot be drawn without an effect. */
  get needsEffect(): boolean {
    return this.choices.length > 0 && this.choices.every((each) => each.cost)
  }

  /** The Block is in this form there. */
  #put(place: Drawing, keepPoint: boolean): void {
    const { mirror, label, turn } = aimOf(place)
    this.form = { mirror, label, turn }
    if (!keepPoint) this.point = middle(place)
    this.doubt = false
  }

  #choose(place: Drawing, keepPoint = true): void {
    this.#put(place, keepPoint)
    this.choose(place.notation)
  }

  /** No place of this form is offered: why not here? */
  #try(form: Form, column = this.place?.column ?? 1): void {
    this.doubt = false
    this.tried(written({ ...form, column }))
  }

  // -- look

  /** The pointer is over a point. */
  over(point: number): void {
    if (!this.view) return
    this.point = point
    this.doubt = false
    if (!this.place) return
    const wide = width(this.place)
    const wanted = Math.min(this.view.columns - wide + 1, Math.max(1, Math.round(point - (wide - 1) / 2)))
    this.look(this.place.notation)
    if (this.place.column === wanted) this.settle()
    else this.#try(this.form, wanted)
  }

  /** The pointer has left: what is held is shown again. */
  away(): void {
    const held = this.find(this.held)
    if (held && this.stage === 'looked') this.#put(held, false)
    this.look(null)
  }

  // -- choose

  /** Put it down where it is shown. */
  putDown(): void {
    if (!this.place) return
    this.pinned = true
    this.#choose(this.place)
  }

  /** One place to the left or right. */
  move(way: -1 | 1): void {
    if (!this.place) return
    const from = this.place.column
    const found = beside(this.choices, aimOf(this.place), way)
    this.pinned = true
    this.#choose(found?.place ?? this.place, false)
    if (!found || found.skipped) this.#try(this.form, from + way)
  }

  turn(by: -1 | 1): void {
    if (!this.place || !this.view) return
    const next = { ...this.form, turn: (this.form.turn + by + 4) % 4 }
    const place = turned(this.choices, this.form, this.point, by) ?? nearestPlace(this.choices, next, this.point)
    if (place) return this.#choose(place)
    this.#try(next, Math.min(this.place.column, this.view.columns - height(this.place) + 1))
  }

  get #mirrored(): Form {
    return { ...this.form, mirror: !this.form.mirror }
  }

  get offersMirror(): boolean {
    return changed(this.choices, this.#mirrored, this.point) !== null
  }

  mirror(): void {
    const place = changed(this.choices, this.#mirrored, this.point)
    if (place) this.#choose(place)
    else this.#try(this.#mirrored)
  }

  /** Leave out this square, or put it back. */
  prune(label: string): void {
    const wanted = { ...this.form, label: label === this.form.label ? '' : label }
    const place = changed(this.choices, wanted, this.point)
    if (place) this.#choose(place)
    else this.#try(wanted)
  }

  /** The next square that can be left out; after the last one none. */
  pruneNext(): void {
    const { squares = {}, prunable = [] } = this.view?.card ?? {}
    const label = nextLabel(this.choices, this.form) || this.form.label || prunable[0] || Object.keys(squares)[0]
    if (label) this.prune(label)
  }

  get offersPrune(): boolean {
    return this.form.label !== '' || this.prunable.length > 0
  }

  get prunable(): string[] {
    return prunable(this.choices, this.form.mirror)
  }

  override hold(notation: string): void {
    const place = this.find(notation)
    if (!place) return
    this.#choose(place, false)
    this.pinned = true
  }

  // -- commit

  /** A wasteful purchase needs a second yes. */
  override commit(): string | null {
    const notation = super.commit()
    if (!notation || this.doubt || !this.find(notation)?.wasteful) return notation
    this.doubt = true
    this.guard.changed()
    this.settle()
    return null
  }

  // -- take back

  override get canGoBack(): boolean {
    return super.canGoBack || !this.plain
  }

  /** Out of a doubt, or back to the Block as it is on the card. */
  override back(): void {
    if (this.doubt) {
      this.doubt = false
      return
    }
    const start = changed(this.choices, PLAIN, this.point) ?? first(this.choices, this.point)
    if (start) this.#put(start, true)
    this.pinned = false
    this.clear()
  }
}
