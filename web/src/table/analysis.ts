/** The analysis of a game in words. */

import { list, say, tell } from '../texts/words.svelte'
import type { MissedTurn } from '../wire'

/** Why the other way would have been better, in a sentence. */
export function because({ reasons }: MissedTurn, names: readonly string[]): string {
  return say('web.analysis_because', { reasons: list(reasons.map((told) => tell(told, names))) })
}
