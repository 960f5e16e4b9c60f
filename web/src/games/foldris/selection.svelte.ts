/** The Block in hand, from the question to the decision. Every move ends on a choice that the engine offers. */

import type { Told } from '../../wire'
import {
  aimOf,
  beside,
  changed,
  chosen,
  first,
  middle,
  nearest,
  nextLabel,
  PLAIN,
  prunable,
  turned,
  width,
  type Form,
} from './aim'
import type { Drawing, View } from './types'
import { whyNotMirror, whyNotPrune, whyNotThere } from './why'

export class Hand {
  choices = $state.raw<Drawing[]>([])
  form = $state.raw<Form>(PLAIN)
  /** Over which point of the sheet the Block is held, in columns. */
  point = $state(0)
  /** Put down for a look: the pointer does not carry it any more. */
  pinned = $state(false)
  /** A wasteful purchase waits for a second yes. */
  doubt = $state(false)
  /** Why the last attempt was not possible. */
  reason = $state.raw<Told | null>(null)
  place = $derived(nearest(this.choices, this.form, this.point))
  #view: View | null = null
  #question = ''

  /** The same question asked again leaves the hand as it is. */
  take(question: string, choices: Drawing[], view: View): void {
    this.#view = view
    this.choices = choices
    if (question === this.#question) return
    this.#question = question
    this.point = (view.columns + 1) / 2
    const start = first(choices, this.point)
    this.form = start ? aimOf(start) : PLAIN
    this.pinned = this.doubt = false
    this.reason = null
  }

  get plain(): boolean {
    return !this.form.mirror && !this.form.label && this.form.turn === 0
  }

  /** The Block of the card cannot be drawn without an effect. */
  get needsEffect(): boolean {
    return this.choices.length > 0 && this.choices.every((each) => each.cost > 0)
  }

  #put(place: Drawing, keepPoint = true): void {
    const { mirror, label, turn } = place
    this.form = { mirror, label, turn }
    if (!keepPoint) this.point = middle(place)
    this.doubt = false
    this.reason = null
  }

  #refuse(reason: Told): void {
    this.reason = reason
    this.doubt = false
  }

  /** One place to the left or right. */
  move(way: -1 | 1): void {
    if (!this.place || !this.#view) return
    const from = this.place.column
    const found = beside(this.choices, aimOf(this.place), way)
    this.pinned = true
    if (found) this.#put(found.place, false)
    if (!found || found.skipped) this.#refuse(whyNotThere(this.choices, this.form, from + way, this.#view.columns))
  }

  /** The pointer is over a point. */
  over(point: number): void {
    const view = this.#view
    if (!view) return
    this.point = point
    this.doubt = false
    const wide = this.place ? width(this.place) : 1
    const wanted = Math.min(view.columns - wide + 1, Math.max(1, Math.round(point - (wide - 1) / 2)))
    this.reason =
      this.place && this.place.column === wanted ? null : whyNotThere(this.choices, this.form, wanted, view.columns)
  }

  turn(by: -1 | 1): void {
    const place = turned(this.choices, this.form, this.point, by)
    if (place) this.#put(place)
    else if (this.place && !this.#looksTheSame()) this.#refuse({ id: 'foldris.top_out', facts: {} })
  }

  /** A square is the same whichever way it is turned. */
  #looksTheSame(): boolean {
    const forms = this.choices.filter((each) => each.mirror === this.form.mirror && each.label === this.form.label)
    return new Set(forms.map((each) => each.turn)).size === 4
  }

  mirror(): void {
    if (!this.#view) return
    const mirror = !this.form.mirror
    const place = changed(this.choices, { ...this.form, mirror }, this.point)
    if (place) return this.#put(place)
    const why = mirror ? this.mirrorRefusal(this.#bonus()) : null
    this.#refuse(why ?? { id: 'foldris.top_out', facts: {} })
  }

  mirrorRefusal(bonus: number): Told | null {
    return this.#view && whyNotMirror(this.choices, this.#view, bonus, this.form.label)
  }

  /** Leave out this square, or put it back. */
  prune(label: string): void {
    if (!this.#view) return
    const wanted = label === this.form.label ? '' : label
    const place = changed(this.choices, { ...this.form, label: wanted }, this.point)
    if (place) return this.#put(place)
    const why = wanted ? whyNotPrune(this.choices, this.#view, this.#bonus(), wanted, this.form.mirror) : null
    this.#refuse(why ?? { id: 'foldris.top_out', facts: {} })
  }

  /** The next square that can be left out; after the last one none. */
  pruneNext(): void {
    const label = nextLabel(this.choices, this.form)
    if (label || this.form.label) this.prune(label || this.form.label)
    else this.#refuse(this.pruneRefusal(this.#bonus()) ?? { id: 'foldris.top_out', facts: {} })
  }

  /** Why no square at all can be left out; null = one can. */
  pruneRefusal(bonus: number): Told | null {
    if (!this.#view?.card || this.prunable.length) return null
    const reasons = Object.keys(this.#view.card.squares).map((label) =>
      whyNotPrune(this.choices, this.#view!, bonus, label, this.form.mirror),
    )
    return reasons.find((each) => each?.id !== 'foldris.prune_splits') ?? reasons[0] ?? null
  }

  get prunable(): string[] {
    return prunable(this.choices, this.form.mirror)
  }

  #bonus(): number {
    const view = this.#view
    return view?.sheets.find((sheet) => sheet.seat === view.seat)?.bonus ?? 0
  }

  /** Back to the Block as it is on the card, or out of a doubt. */
  back(): void {
    if (this.doubt) this.doubt = false
    else {
      const start = changed(this.choices, PLAIN, this.point) ?? first(this.choices, this.point)
      if (start) this.#put(start)
      this.pinned = false
    }
  }

  /** Hold it as a choice says. */
  hold(notation: string): void {
    const place = this.choices.find((each) => each.notation === notation)
    if (!place) return
    this.#put(place, false)
    this.pinned = true
  }

  /** The decision, or null while a wasteful one needs a second yes. */
  decide(): Drawing | null {
    const place = this.place && chosen(this.choices, aimOf(this.place))
    if (!place) return null
    if (place.wasteful && !this.doubt) {
      this.doubt = true
      this.reason = null
      return null
    }
    this.doubt = false
    return place
  }
}
