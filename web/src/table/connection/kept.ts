/** What was sent and not answered, kept over a reload: sent again under the same ids, it is done once. */

import type { FromPage } from '../../wire'

const key = (table: string) => `unanswered ${table}`

/** A private window may forbid it; then nothing is kept. */
function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

export function keep(table: string, unanswered: ReadonlyMap<string, FromPage>): void {
  const messages = [...unanswered.values()].filter((message) => message.type !== 'ask_hint')
  if (messages.length) storage()?.setItem(key(table), JSON.stringify(messages))
}

/** And forgotten: from now on the page that asks has them. */
export function takeKept(table: string): Map<string, FromPage> {
  const found = storage()?.getItem(key(table))
  storage()?.removeItem(key(table))
  const messages = found ? (JSON.parse(found) as FromPage[]) : []
  return new Map(messages.flatMap((message) => ('id' in message ? [[message.id, message]] : [])))
}

const RENEWED = 'renewed'

/** True the first time: a page that stays the old one, from some cache, is not loaded for ever. */
export function renewsOnce(): boolean {
  const kept = storage()
  if (!kept || kept.getItem(RENEWED)) return false
  kept.setItem(RENEWED, 'yes')
  return true
}

/** The versions agree. */
export function isCurrent(): void {
  storage()?.removeItem(RENEWED)
}
