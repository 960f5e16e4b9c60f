/** What the prompt bar asks. */

import type { Line, Prompt } from '../../board/board'
import { back, yes } from '../../board/buttons'
import type { FoldrisSelection } from './selection.svelte'
import type { View } from './types'

interface Asking {
  commit: () => void
  view: View
  /** Where the Block would lie and what that brings. */
  detail: string
  /** The same, line by line. */
  reading: Line[]
}

export function ask(selection: FoldrisSelection, { commit, view, detail, reading }: Asking): Prompt {
  const { stage, place } = selection
  const no = back(selection, 'foldris.web-back')
  const waste = place?.wasteful && place.brings?.[0]
  if (selection.doubt && waste) {
    const anyway = { ...yes(selection, 'foldris.web-draw-anyway', commit), disabled: false }
    return { text: waste, buttons: [anyway, { ...no, disabled: false }] }
  }
  // The Block may lie right from the start: then a hand has nothing else to press. No key: two presses draw nothing.
  const put = { label: 'foldris.web-put', primary: true, onclick: () => selection.putDown() }
  return {
    text: {
      id: selection.needsEffect ? 'foldris.web-ask-effect' : 'foldris.web-ask',
      facts: { shape: view.card?.shape ?? '' },
    },
    detail:
      stage === 'nothing'
        ? { id: 'foldris.web-first', facts: {} }
        : waste || { id: 'foldris.web-detail', facts: { sentence: detail } },
    reading: stage === 'nothing' ? [] : reading,
    buttons: [selection.held === null ? put : yes(selection, 'foldris.web-draw', commit), no],
  }
}
