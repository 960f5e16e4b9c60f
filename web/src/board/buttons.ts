/** The two buttons of every question: what is held is sent, or given up. */

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
