/** Keys for the Block in hand: they carry it, and so hold it. Enter and Escape are the prompt bar's, H the hint's. */

import { meaning } from '../../board/keys'
import { keyOf } from '../../texts/words.svelte'
import type { FoldrisSelection } from './selection.svelte'

/** As the button says it in this language. */
const letter = (tool: string) => (keyOf(`foldris.web-${tool}`) ?? tool.charAt(0)).toLowerCase()

/** What a key press means for the Block; null = it is not for us. */
export function keys(selection: FoldrisSelection, event: KeyboardEvent): (() => void) | null {
  const acts = {
    ArrowLeft: () => selection.move(-1),
    ArrowRight: () => selection.move(1),
    ArrowUp: () => selection.turn(1),
    x: () => selection.turn(1),
    z: () => selection.turn(-1),
    [letter('mirror')]: () => selection.mirror(),
    [letter('prune')]: () => selection.pruneNext(),
    ' ': () => selection.putDown(),
  }
  return meaning(acts, event)
}
