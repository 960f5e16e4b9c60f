/** What all boards do alike: show films, take up questions, hold hints, hear keys, ask, commit and speak. */

import { untrack } from 'svelte'
import { announce, announceDetail } from '../announce.svelte'
import { namesAt } from '../table/names'
import { refusal, say } from '../texts/words.svelte'
import { promptBar, type BoardProps, type Prompt } from './board'
import type { Shot } from './changes'
import { isForBoard, isOnButton } from './keys'
import type { Audience } from './pace'
import { Projector, type Reel } from './projector.svelte'
import type { Offered, Selection } from './selection.svelte'

type Act = (() => unknown) | null

const INPUTS = ['click', 'keydown'] as const

/** What a game says of its board. */
export interface Part<View, Choice extends Offered, Step> {
  props: () => BoardProps<View, Choice>
  reel: Reel<View, Step>
  selection: Selection<View, Choice>
  /** What makes it another question, though the choices may be the same. */
  question?: (view: View) => unknown[]
  /** What is asked while somebody chooses, or told while nobody does. */
  prompt: (choosing: boolean) => Prompt | null
  /** What is chosen, for the screen reader; asked while somebody chooses. */
  sentence: () => string
  /** What a key means to one who is asked. */
  keys: (event: KeyboardEvent) => Act
  /** And to everybody, at any time. */
  always?: (event: KeyboardEvent) => Act
  /** Before a film runs, or nothing is to be seen: the first time as soon as the controller is made. */
  filmed?: (shots: Shot<View>[], now: View) => void
}

export class Controller<View extends { seat: number | null }, Choice extends Offered, Step> {
  readonly projector: Projector<View, Step>
  /** The table as it is. */
  readonly now = $derived.by(() => this.part.props().update.view)
  /** As it is shown: while a film runs, before its step. */
  readonly view = $derived.by(() => this.projector.view ?? this.now)
  readonly names = $derived.by(() => namesAt(this.part.props().update.table.chairs))
  /** Does the one who looks owe a decision? */
  readonly asked = $derived.by(() => {
    const { update, replay } = this.part.props()
    const { seat } = this.now
    return seat !== null && !replay && update.waiting.includes(seat) && update.choices.length > 0
  })
  /** And can make it now? */
  readonly choosing = $derived.by(() => this.draws && !this.part.props().busy)
  /** Is what is held drawn? Also while it is on its way to the server. */
  readonly draws = $derived.by(() => this.asked && !this.projector.running)
  /** Why not, of what was tried last. */
  readonly reason = $derived.by(() =>
    this.choosing ? (this.part.selection.reason ?? this.part.props().refused ?? null) : null,
  )
  readonly prompt = $derived.by(() => this.part.prompt(this.choosing))
  /** Said when it is another, not when others decide: what is looked at, and once it is held, what Enter does. */
  readonly #sentence = $derived.by(() => {
    if (!this.choosing || this.part.props().picture) return ''
    const words = this.part.sentence()
    const commit = this.prompt?.buttons.find(({ key, disabled }) => key === 'Enter' && !disabled)
    if (!words || !commit || this.part.selection.stage !== 'held') return words
    return `${words.replace(/\.$/, '')}. ${say(commit.label, commit.facts)}?`
  })
  // By themselves, since other props change while a film runs or a hint is held.
  readonly #film = $derived.by(() => this.part.props().film)
  /** The notation of the hint, once the board is asked what it answers. */
  readonly #hint = $derived.by(() => {
    const { hint, update } = this.part.props()
    const best = hint?.[0]?.notation
    return update.choices.some((each) => each.notation === best) ? best : undefined
  })

  constructor(private readonly part: Part<View, Choice, Step>) {
    this.projector = new Projector(part.reel)
    part.selection.why = (notation) => part.props().why?.(notation) ?? Promise.resolve(null)
    const bar = promptBar()
    $effect.pre(() => {
      const film = this.#film
      untrack(() => {
        part.filmed?.(film, this.now)
        if (!film.length) return this.projector.stop()
        void this.projector.show(film, this.#audience(), this.#won()).then((whole) => whole && part.props().done())
      })
    })
    // Any input means: on with it. A press that ends what moves does nothing else.
    $effect(() => {
      if (!this.projector.running) return
      const skip = () => this.projector.skip()
      for (const input of INPUTS) addEventListener(input, skip, true)
      return () => {
        for (const input of INPUTS) removeEventListener(input, skip, true)
      }
    })
    // By what is asked, not by the number of entries: what comes in between must not wipe what is half chosen.
    $effect.pre(() => {
      const { choices } = part.props().update
      const question = [this.now.seat, ...(part.question?.(this.now) ?? []), ...choices.map((each) => each.notation)]
      if (!this.asked) return
      part.selection.take(question.join(' '), choices, this.now)
      this.projector.pace.refill()
    })
    // A hint may come while the board still shows how it came to this question.
    $effect(() => {
      const best = this.#hint
      if (best) untrack(() => void part.selection.hold(best))
    })
    $effect(() => part.props().draws?.(this.view))
    $effect(() => bar.show(this.prompt && { ...this.prompt, reason: this.reason }))
    $effect(() => announceDetail(this.#sentence))
    $effect(() => {
      if (this.reason) announce(refusal(this.reason, this.names))
    })
  }

  #audience(): Omit<Audience, 'speed'> {
    const { update, replay } = this.part.props()
    const { seat } = this.now
    const watches = seat === null || !!replay || !!this.part.reel.out?.(this.now, seat)
    return { seat, others: update.table.seats - 1, watches }
  }

  /** Has the one who looks just won? */
  #won(): boolean {
    const { update, replay } = this.part.props()
    const { seat } = this.now
    if (replay || seat === null || !update.result) return false
    if (update.result.seats.find((each) => each.seat === seat)?.rank !== 1) return false
    return update.table.seats > 1 || this.part.reel.won.alone(this.now)
  }

  /** Send a decision, if it can be made now. */
  send = (notation: string | null | undefined): void => {
    if (this.choosing && notation) this.part.props().play(notation)
  }

  /** What the main button does: the decision that is held is sent, and nothing else ever is. */
  commit = (): void => this.send(this.part.selection.commit())

  /** A pointer press on the very place that is held. */
  again = (): void => this.send(this.part.selection.again())

  /** A pointer press on a choice. */
  press = (notation: string): void => {
    if (this.choosing) this.send(this.part.selection.press(notation))
  }

  /** Enter belongs to the main button. While a choice is only looked at, the button can do nothing: Enter holds it. */
  #enter(event: KeyboardEvent): Act {
    const { selection } = this.part
    if (event.key !== 'Enter' || event.repeat || isOnButton(event) || selection.stage !== 'looked') return null
    return () => selection.looked !== null && selection.hold(selection.looked)
  }

  keydown = (event: KeyboardEvent): void => {
    if (this.part.props().picture || !isForBoard(event)) return
    const always = this.part.always?.(event)
    const act = always ?? (this.asked ? (this.#enter(event) ?? this.part.keys(event)) : null)
    if (!act) return
    event.preventDefault()
    if (always) return void always()
    if (this.choosing) act()
  }
}
