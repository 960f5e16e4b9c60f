/** What is this? Anything with `data-what`, the id of a text, answers: its name and one sentence, the text's `.about`.
 * `data-what-facts` are the facts of both, as JSON.
 */

import { about, say } from '../texts/words.svelte'

export interface Answer {
  name: string
  sentence: string
}

/** The element that can say what it is, at or around this one. */
export function nameable(at: EventTarget | null): Element | null {
  return at instanceof Element ? at.closest('[data-what]') : null
}

export function whatIs(element: Element): Answer {
  const id = element.getAttribute('data-what') ?? ''
  const facts = JSON.parse(element.getAttribute('data-what-facts') ?? '{}') as Record<string, unknown>
  return { name: say(id, facts), sentence: about(id, facts) }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 6 // px between a thing and what is said about it

/** Beside a thing, never on it: below, else above, else to the right or left; always within the window. */
export function beside(thing: Box, own: { width: number; height: number }, window: { width: number; height: number }) {
  const within = (value: number, size: number, room: number) => Math.max(GAP, Math.min(value, room - size - GAP))
  const middle = within(thing.left + thing.width / 2 - own.width / 2, own.width, window.width)
  const below = thing.top + thing.height + GAP
  if (below + own.height <= window.height) return { left: middle, top: below }
  const above = thing.top - GAP - own.height
  if (above >= 0) return { left: middle, top: above }
  const level = within(thing.top, own.height, window.height)
  const right = thing.left + thing.width + GAP
  if (right + own.width <= window.width) return { left: right, top: level }
  return { left: Math.max(GAP, thing.left - GAP - own.width), top: level }
}
