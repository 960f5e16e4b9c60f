/** The analysis of a game in words. */

import { reasoned, say } from '../texts/words.svelte'
import type { MissedTurn } from '../wire'

/** Why the other way would have been better, in a sentence. */
export function because({ reasons }: MissedTurn, names: readonly string[]): string {
  return say('web.analysis_because', { reasons: reasoned(reasons, names) })
}
