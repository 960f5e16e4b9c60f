/** The own decision of a round, remembered for this tab: the server keeps it secret, so a page loaded again could not draw it. */

import type { Drawing } from './types'

export interface Sealed {
  table: string
  /** Seat, round and card it answers. */
  question: string
  drawing: Drawing
}

const KEY = 'foldris.sealed'

export function remember(sealed: Sealed): Sealed {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sealed))
  } catch {
    // a private window may forbid it; then it lasts as long as the page
  }
  return sealed
}

export function recall(table: string): Sealed | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Sealed | null
    return found?.table === table ? found : null
  } catch {
    return null
  }
}
