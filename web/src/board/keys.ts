/** Which key presses are meant for a board. */

import { settings } from '../settings.svelte'

const WRITTEN_IN = 'input, textarea, select, dialog, [contenteditable], [role="tablist"], [role="radiogroup"]'

/** Is it a letter, a digit or a sign, which who speaks or who cannot aim well may switch off? */
const isSign = (key: string) => key.length === 1 && key !== ' '

/** A key pressed by itself, and not while somebody writes. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (isSign(event.key) && !settings.keys) return false
  return !(event.target as HTMLElement).closest(WRITTEN_IN)
}

/** A shortcut, and not one that presses the button that has the focus. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (!isShortcut(event)) return false
  return event.key !== ' ' || (!event.repeat && !isOnButton(event))
}

/** The key of a button as assistive technology is told of it; none where it does nothing. */
export function shortcut(key: string | undefined): string | undefined {
  return key && (settings.keys || !isSign(key)) ? key : undefined
}

/** Does it press something that has the focus? Within what steers, the keys are the board's. */
export function isOnButton(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement
  return at.closest('button, a, summary, [role="button"]') !== null && at.closest('[data-steers]') === null
}

/** What a key means, whether Shift or Caps Lock make its letter a capital or not. */
export function meaning<T>(meanings: Record<string, T>, event: KeyboardEvent): T | null {
  return meanings[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
}
