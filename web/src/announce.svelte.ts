/** What a screen reader is told, and in which order: the one queue of the page, and its two logs.
 *
 * What is announced until the next frame is drawn is one utterance: where one is, what others did and what became of
 * one's own decision, what is asked, then details. A screen reader looks at a live region after the page's task has
 * ended: a text that was replaced by then is never spoken. Of additions to one parent Orca reads only the last when it is
 * busy ("more recent system event in the same object"), and Firefox reports additions of one frame to several parents in
 * no order. So an utterance is added to a place of its own, each sentence as an element, and the next one waits for the
 * next frame.
 */

import { untrack } from 'svelte'

export interface Announcement {
  id: number
  /** Where it stands in its log: the oldest utterance makes room. */
  place: number
  sentences: string[]
}

/** The places of a log. */
export const KEPT = 20
/** The utterances that can be read back. */
const READ_BACK = 12

/** The order within an utterance. */
export const ARRIVAL = 0
export const TOLD = 1
export const ASKED = 2
const DETAIL = 3

export const announcements: { polite: Announcement[]; urgent: Announcement[] } = $state({ polite: [], urgent: [] })

let waiting: { text: string; rank: number }[] = []
let said: (readonly string[])[] = []
let last = 0

/** Announce a text after what is spoken now. Repeats within one utterance are announced once. */
export function announce(text: string, rank = TOLD): void {
  if (!text || waiting.some((each) => each.text === text)) return
  if (!waiting.length) whenDrawn(flush)
  waiting.push({ text, rank })
}

/** Announce a text after everything else of its utterance, such as where the board stands after what is asked. */
export function announceDetail(text: string): void {
  announce(text, DETAIL)
}

/** Announce a text at once: it interrupts what is spoken. */
export function alert(text: string): void {
  // An effect that warns is not run again by what it says.
  announcements.urgent = added(
    untrack(() => announcements.urgent),
    [text],
  )
}

/** Attach to an element: its text is announced when it comes into the page. */
export function spoken(node: HTMLElement): void {
  announce(wordsIn(node))
}

/** Attach to an element: its text interrupts what is spoken. */
export function interrupts(node: HTMLElement): void {
  alert(wordsIn(node))
}

/** Return an attachment that announces a text now and whenever it is another. */
export const tells = (text: string) => () => announce(text)

/** Return an attachment that interrupts with a text now and whenever it is another. */
export const warns = (text: string) => () => alert(text)

/** Return the text of an element's lines, without that of its buttons. */
function wordsIn(node: HTMLElement): string {
  const lines = [...node.querySelectorAll('p')]
  return (lines.length ? lines : [node]).map((each) => each.textContent.trim()).join(' ')
}

/** Return the texts that were announced together last. */
export const lastAnnounced = (): readonly string[] => said.at(-1) ?? []

/** Return what was announced, the oldest utterance first. */
export const allAnnounced = (): readonly (readonly string[])[] => said

/** Forget what was said at another table. */
export function forgetAnnounced(): void {
  said = []
  waiting = []
}

/** Call when the next frame was drawn. A page that nobody sees draws none. */
function whenDrawn(act: () => void): void {
  if (typeof IntersectionObserver === 'undefined' || document.hidden) return queueMicrotask(act)
  const frames = new IntersectionObserver(() => {
    frames.disconnect()
    act()
  })
  frames.observe(document.documentElement)
}

function flush(): void {
  if (!waiting.length) return
  const texts = waiting.toSorted((a, b) => a.rank - b.rank).map(({ text }) => text)
  waiting = []
  said = [...said, texts].slice(-READ_BACK)
  announcements.polite = added(announcements.polite, texts)
}

/** Return a log with an utterance added; each text is closed by a full stop, so that it is not run into the next. */
function added(log: Announcement[], texts: readonly string[]): Announcement[] {
  const sentences = texts.map((text) => (/[.!?…:]\s*$/.test(text) ? text : `${text}.`))
  const place = ((log.at(-1)?.place ?? -1) + 1) % KEPT
  return [...log.filter((each) => each.place !== place), { id: ++last, place, sentences }]
}
