/** Which key presses are meant for a board. */

const WRITTEN_IN = 'input, textarea, select, dialog, [contenteditable], [role="tablist"], [role="radiogroup"]'

/** A key pressed by itself, not while somebody writes, and not one that presses the button that has the focus. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const at = event.target as HTMLElement
  if (at.closest(WRITTEN_IN)) return false
  return event.key !== ' ' || (!event.repeat && !isOnButton(event))
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
