/** What a screen reader is told: two logs, in which each sentence is an element of its own.
 *
 * A screen reader looks at a live region after the page's task has ended. A text that was replaced by then is never
 * spoken; an added element is.
 */

export interface Announcement {
  id: number
  text: string
}

/** The most elements of a log; older ones are removed. */
export const KEPT = 20

export const announcements: { polite: Announcement[]; urgent: Announcement[] } = $state({ polite: [], urgent: [] })

let waiting: string[] = []
let details: string[] = []
let latest: readonly string[] = []
let last = 0

/** Announce a text after what is spoken now. Repeats within one task are announced once. */
export function announce(text: string): void {
  put(text, waiting)
}

/** Announce a text after everything else of the same task, such as where the board stands after what is asked. */
export function announceDetail(text: string): void {
  put(text, details)
}

function put(text: string, where: string[]): void {
  if (!text || waiting.includes(text) || details.includes(text)) return
  if (!waiting.length && !details.length) queueMicrotask(flush)
  where.push(text)
}

/** Announce a text at once: it interrupts what is spoken. */
export function alert(text: string): void {
  announcements.urgent = added(announcements.urgent, [text])
}

/** Attach to an element: its text is announced when it comes into the page. */
export function spoken(node: HTMLElement): void {
  announce(wordsIn(node))
}

/** Attach to an element: its text interrupts what is spoken. */
export function interrupts(node: HTMLElement): void {
  alert(wordsIn(node))
}

/** Return the text of an element's lines, without that of its buttons. */
function wordsIn(node: HTMLElement): string {
  const lines = [...node.querySelectorAll('p')]
  return (lines.length ? lines : [node]).map((each) => each.textContent.trim()).join(' ')
}

/** Return the texts that were announced together last. */
export const lastAnnounced = (): readonly string[] => latest

function flush(): void {
  latest = [...waiting, ...details]
  announcements.polite = added(announcements.polite, latest)
  waiting = []
  details = []
}

/** Return a log with texts added, each closed by a full stop, so that it is not run into the next. */
function added(log: Announcement[], texts: readonly string[]): Announcement[] {
  const fresh = texts.map((text) => ({ id: ++last, text: /[.!?…:]\s*$/.test(text) ? text : `${text}.` }))
  return [...log, ...fresh].slice(-Math.max(KEPT, fresh.length))
}
