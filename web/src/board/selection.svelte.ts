/** What a person is about to do, from question to decision: look, choose, commit (docs/developers/grammar.md). */

import type { Told } from '../wire'
import { Guard } from './guard'

/** The rule against an attempt in notation; null = none is known. */
export type Why = (notation: string) => Promise<Told | null>

/** What the board shows: nothing of a decision, one that is only looked at, or the one that is held. */
export type Stage = 'nothing' | 'looked' | 'held'

/** What the engine offers, one of many. */
export interface Offered {
  notation: string
  what?: string
}

/** Each game has its own, and says there how its parts (a card, a turn, a cell) make one of the choices. */
export class Selection<View, Choice extends Offered> {
  choices = $state.raw<Choice[]>([])
  view = $state.raw<View | null>(null)
  /** Under the pointer, or where an arrow key led: its effect is shown, and a commit does nothing yet. In notation. */
  looked = $state<string | null>(null)
  /** Chosen, in notation: what a commit sends. */
  held = $state<string | null>(null)
  /** Why the last attempt was not possible. */
  reason = $state.raw<Told | null>(null)
  /** Put there by the controller; without it (replay, pictures of the rules) nothing has a reason. */
  why: Why = () => Promise.resolve(null)

  #question = ''
  #attempt: string | null = null
  /** The reasons so far; null while one is on its way. */
  #known = new Map<string, Told | null>()

  stage: Stage = $derived(
    this.looked !== null && this.looked !== this.held ? 'looked' : this.held !== null ? 'held' : 'nothing',
  )
  /** What is drawn as about to happen. */
  shown: Choice | null = $derived(this.find(this.looked ?? this.held))

  constructor(protected readonly guard = new Guard()) {}

  find(notation: string | null): Choice | null {
    return this.choices.find((each) => each.notation === notation) ?? null
  }

  /** The first choice of a kind. */
  offers(what: string): Choice | null {
    return this.choices.find((each) => each.what === what) ?? null
  }

  /** A question; asked again it leaves everything as it is. */
  take(question: string, choices: Choice[], view: View): void {
    this.view = view
    this.choices = choices
    if (question === this.#question) return
    this.#question = question
    this.#known.clear()
    this.clear()
    this.begin()
  }

  /** A new question: what a game's own parts begin with. */
  protected begin(): void {}

  /** Nothing is looked at, held or tried any more. A game lets go of its own parts, too. */
  clear(): void {
    this.looked = this.held = null
    this.settle()
  }

  /** Another step was made: drop the reason against an earlier attempt, also if the answer is still to come. */
  protected settle(): void {
    this.#attempt = null
    this.reason = null
  }

  // -- look

  /** Show what a choice would bring; null = nothing is looked at, and what is held is shown again. */
  look(notation: string | null): void {
    if (notation !== this.looked) this.settle()
    this.looked = notation
  }

  // -- choose

  /** Hold a choice. */
  choose(notation: string): void {
    if (notation !== this.held) this.guard.changed()
    this.held = notation
    this.looked = null
    this.settle()
  }

  /** Hold a choice that somebody advises; a game sets its parts to it. */
  hold(notation: string): void {
    if (this.find(notation)) this.choose(notation)
  }

  /** The next or previous of some choices; from none the first or last. */
  cycle(among: readonly Choice[], by: 1 | -1): void {
    const at = among.findIndex((each) => each.notation === (this.looked ?? this.held))
    const to = at < 0 ? (by > 0 ? 0 : among.length - 1) : (at + by + among.length) % among.length
    const next = among[to]
    if (next) this.hold(next.notation)
  }

  // -- commit

  /** The decision, in notation; null while nothing is held that is shown. */
  commit(): string | null {
    return this.stage === 'held' ? (this.shown?.notation ?? null) : null
  }

  /** A press on the place that is held: the decision, unless it was held a moment ago, as by a double click. */
  again(): string | null {
    return this.guard.allows() ? this.commit() : null
  }

  /** A pointer press on a choice: holds it; on the one that is held it is meant. */
  press(notation: string): string | null {
    if (this.held === notation) {
      this.looked = null
      return this.again()
    }
    this.hold(notation)
    return null
  }

  // -- take back

  get canGoBack(): boolean {
    return this.stage !== 'nothing'
  }

  /** One step back: from what is looked at to what is held, from that to nothing. */
  back(): void {
    if (this.stage === 'looked') this.looked = null
    else this.held = this.looked = null
    this.settle()
  }

  // -- why not

  /** Ask the rules why an attempt, in notation, is not among the choices. */
  tried(notation: string): void {
    if (notation === this.#attempt) return
    this.#attempt = notation
    this.reason = this.#known.get(notation) ?? null
    if (this.#known.has(notation) || this.find(notation)) return
    const question = this.#question
    this.#known.set(notation, null)
    void this.why(notation).then((reason) => {
      if (question !== this.#question) return
      if (reason) this.#known.set(notation, reason)
      else this.#known.delete(notation)
      if (notation === this.#attempt) this.reason = reason
    })
  }
}
