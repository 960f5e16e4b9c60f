/** What the prompt bar asks. */

import type { Prompt } from '../../board/board'
import type { Told } from '../../wire'
import type { FoldrisSelection } from './selection.svelte'
import type { View } from './types'

interface Asking {
  commit: () => void
  view: View
  /** Where the Block would lie and what that brings. */
  detail: string
  /** A purchase that brings nothing. */
  wasted: Told
}

export function ask(selection: FoldrisSelection, { commit, view, detail, wasted }: Asking): Prompt {
  const { stage, place } = selection
  const back = { label: 'foldris.web-back', key: 'Escape', onclick: () => selection.back() }
  const yes = { key: 'Enter', onclick: commit, primary: true }
  if (selection.doubt) return { text: wasted, buttons: [{ ...yes, label: 'foldris.web-draw-anyway' }, back] }
  return {
    text: {
      id: selection.needsEffect ? 'foldris.web-ask-effect' : 'foldris.web-ask',
      facts: { shape: view.card?.shape ?? '' },
    },
    detail:
      stage === 'nothing'
        ? { id: 'foldris.web-first', facts: {} }
        : place?.wasteful
          ? wasted
          : { id: 'foldris.web-detail', facts: { sentence: detail } },
    buttons: [
      { ...yes, label: 'foldris.web-draw', disabled: stage !== 'held' },
      { ...back, disabled: !selection.canGoBack },
    ],
  }
}
