/** Presses of the task's buttons, by hand and by key. */

import type { Prompt, PromptButton } from '../board/board'
import { buttonFor } from '../board/buttons'
import { isByPointer, Places } from '../board/guard'
import { isShortcut } from '../board/keys'

interface Buttons {
  commit: PromptButton | null
  back: PromptButton | null
  others: readonly PromptButton[]
}

export class Presses {
  /** The question that was answered too early. */
  #early = $state('')
  readonly #places = new Places()
  #clicked: Element | null = null

  constructor(
    private readonly prompt: () => Prompt,
    buttons: () => Buttons,
  ) {
    // What a button means may change under a hand that is still pressing: by what others do, or as a double click.
    $effect.pre(() => {
      const { commit, back, others } = buttons()
      this.#places.show({
        commit: this.#meaning(commit),
        back: this.#meaning(back),
        ...Object.fromEntries(others.map((each, n) => [n, this.#meaning(each)])),
      })
    })
  }

  readonly #question = $derived.by(() => JSON.stringify(this.prompt().text))

  /** The last press came too early for what is asked now. */
  readonly early = $derived(this.#early === this.#question)

  #meaning(button: PromptButton | null): string {
    if (!button || button.disabled) return ''
    return [this.prompt().text.id, button.label, JSON.stringify(button.facts ?? {})].join(' ')
  }

  readonly act = () => this.#places.acted()

  readonly point = ({ target }: Event) => {
    this.#clicked = target instanceof Element ? target.closest('button, a, summary') : null
  }

  touch(event: MouseEvent, button: PromptButton, place: string): void {
    const verdict = isByPointer(event) ? this.#places.press(place) : 'counts'
    if (verdict === 'counts') return button.onclick()
    // The second half of a double click asked for nothing and needs no answer.
    if (verdict === 'changed') this.#early = this.#question
  }

  readonly key = (event: KeyboardEvent) => {
    if (event.repeat || !isShortcut(event)) return
    const at = event.target as HTMLElement
    // Enter and the space bar belong to a button or link that was reached by keyboard, not to one that was clicked before.
    if (event.key === 'Tab') this.#clicked = null
    const held = at.closest('button, a, summary')
    if ((event.key === 'Enter' || event.key === ' ') && held && held !== this.#clicked) return
    const button = buttonFor(this.prompt().buttons, event)
    if (!button || button.disabled) return
    event.preventDefault()
    button.onclick()
  }
}
