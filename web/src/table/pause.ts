/** One tap and one key that stop the clock, and let it go on. */

import { keyOf } from '../texts/words.svelte'
import { pausesAtOnce } from './prompt'
import type { Session } from './session.svelte'

interface Stop {
  label: 'web.pause' | 'web.ask_pause' | 'web.go_on'
  /** Where the clock of a game runs; elsewhere the letter may be the board's. */
  key?: string
  press: () => void
}

export function stopsClock(session: Session): Stop | null {
  const { update } = session
  if (!update?.clock || !update.yours.length || update.table.deserted || update.table.over) return null
  const { paused } = update.table
  return {
    label: paused ? 'web.go_on' : pausesAtOnce(update) ? 'web.pause' : 'web.ask_pause',
    key: update.clock.period ? keyOf('web.pause') : undefined,
    press: () => session.manage(paused ? 'go_on' : 'pause'),
  }
}
