/** What those at the table are called. A bot has no name of its own: it borrows the one of its seat. */

import { say } from '../texts/words.svelte'
import type { ChairView } from '../wire'

/** Everybody's name begins with the letter of the seat. */
export function nameAt(seat: number): string {
  return say(`web.name_${seat % 8}`)
}

export function nameOf(chair: ChairView): string {
  return chair.name || (chair.kind === 'bot' ? nameAt(chair.seat) : say('web.open_seat'))
}

export function namesAt(chairs: readonly ChairView[]): string[] {
  return chairs.map(nameOf)
}
