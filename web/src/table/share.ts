/** The system's own way to send a link, where it has one. It opens by itself after a table was opened for others. */

import { say } from '../texts/words.svelte'

let next = ''

/** The table of this id is shared as soon as its link is known. */
export function sharesNext(table: string): void {
  next = table
}

/** Once: true if this table was opened to be shared. */
export function wantsSharing(table: string): boolean {
  const wanted = next === table
  next = ''
  return wanted
}

export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator

/** Whether it was sent; nothing is wrong with a change of mind. */
export async function sendLink(url: string, title: string, from: string): Promise<boolean> {
  try {
    await navigator.share({ title: 'Cinquina', text: say('web.invited_by', { name: from, title }), url })
    return true
  } catch {
    return false
  }
}
