/** A record that was opened from a file: it is here as long as the page. */

import type { Replay } from '../wire'

/** In the place of a table's id; no table has it. */
export const OPENED = 'opened'

let kept: Replay | null = null

export function keepOpened(replay: Replay): void {
  kept = replay
}

export function opened(): Replay | null {
  return kept
}
