/** The last seconds of a clock are heard. */

import { announce } from '../announce.svelte'
import { sound } from '../sound'
import { say } from '../texts/words.svelte'
import type { Countdown } from './show/countdown.svelte'

const TOCK = 3

/** Sound the last ten seconds of a clock that runs for all, or for the viewer. Call it in a component's script. */
export function soundLastSeconds(countdown: Countdown, mine: () => boolean): void {
  let heardAt: number | null = null
  $effect(() => {
    const { seconds, short, paused, forAll } = countdown
    const counts = short && !paused && seconds !== null && seconds > 0 && (forAll || mine())
    if (counts && heardAt !== seconds) sound(seconds <= TOCK ? 'tock' : 'tick')
    if (counts && heardAt === null) announce(say('web.time_left', { seconds }))
    heardAt = counts ? seconds : null
  })
}
