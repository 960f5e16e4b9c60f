/** What was sent and not answered, kept over a reload: sent again under the same ids, it is done once. */

import type { FromPage } from '../wire'

const key = (table: string) => `unanswered ${table}`

export function keep(table: string, unanswered: ReadonlyMap<string, FromPage>): void {
  const messages = [...unanswered.values()].filter((message) => message.type !== 'ask_hint')
  if (messages.length) sessionStorage.setItem(key(table), JSON.stringify(messages))
}

/** And forgotten: from now on the page that asks has them. */
export function takeKept(table: string): Map<string, FromPage> {
  const found = sessionStorage.getItem(key(table))
  sessionStorage.removeItem(key(table))
  const messages = found ? (JSON.parse(found) as FromPage[]) : []
  return new Map(messages.flatMap((message) => ('id' in message ? [[message.id, message]] : [])))
}

const RENEWED = 'renewed'

/** True the first time: a page that stays the old one, from some cache, is not loaded for ever. */
export function renewsOnce(): boolean {
  if (sessionStorage.getItem(RENEWED)) return false
  sessionStorage.setItem(RENEWED, 'yes')
  return true
}

/** The versions agree. */
export function isCurrent(): void {
  sessionStorage.removeItem(RENEWED)
}
