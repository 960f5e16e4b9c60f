/** The buttons of a question. Two are in every one: what is held is sent, or given up. */

import { keyOf } from '../texts/words.svelte'
import type { PromptButton } from './board'

interface Choosing {
  stage: string
  canGoBack: boolean
  back: () => void
}

/** The main one; nothing can be sent that is not held. */
export const yes = ({ stage }: Choosing, label: string, commit: () => void): PromptButton => ({
  label,
  key: 'Enter',
  primary: true,
  onclick: commit,
  disabled: stage !== 'held',
})

export const back = (selection: Choosing, label: string): PromptButton => ({
  label,
  key: 'Escape',
  onclick: () => selection.back(),
  disabled: !selection.canGoBack,
})

const CAPS: Record<string, string> = {
  Enter: '⏎',
  Escape: 'Esc',
  ' ': '␣',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** Return what stands on the cap of a key. */
export const cap = (key: string) => CAPS[key] ?? key.toUpperCase()

/** Return the key of a button: of its label in this language, or the one it has in all. */
export const keyFor = (button: PromptButton) => keyOf(button.label) ?? button.key

/** Return the button that a pressed key means. */
export function buttonFor(buttons: readonly PromptButton[], event: KeyboardEvent): PromptButton | undefined {
  const plain = (key: string | undefined) => (key?.length === 1 ? key.toLowerCase() : key)
  return buttons.find((each) => plain(keyFor(each)) === plain(event.key))
}
