/** What the prompt bar asks. */

import type { Prompt } from '../../board/board'
import type { Told } from '../../wire'
import type { Hand } from './hand.svelte'
import type { View } from './types'

interface Asking {
  decide: () => void
  view: View
  /** Where the Block would lie and what that brings. */
  detail: string
  /** A purchase that brings nothing. */
  wasted: Told
}

export function ask(hand: Hand, { decide, view, detail, wasted }: Asking): Prompt {
  const back = { label: 'foldris.web-back', key: 'Escape', onclick: () => hand.back() }
  const yes = { key: 'Enter', onclick: decide, primary: true }
  if (hand.doubt) return { text: wasted, buttons: [{ ...yes, label: 'foldris.web-draw-anyway' }, back] }
  return {
    text: {
      id: hand.needsEffect ? 'foldris.web-ask-effect' : 'foldris.web-ask',
      facts: { shape: view.card?.shape ?? '' },
    },
    detail: { id: 'foldris.web-detail', facts: { sentence: detail } },
    buttons: [
      { ...yes, label: 'foldris.web-draw' },
      { ...back, disabled: hand.plain && !hand.pinned },
    ],
  }
}
