/** Hints of this board that somebody may want or not. Kept in the browser. */

const KEY = 'cinquina-flow'

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) === 'danger'
  } catch {
    return false // a private window may forbid it
  }
}

let shown = $state(recall())

export const danger = {
  /** Is it marked what the next wave may take? */
  get shown(): boolean {
    return shown
  },
  toggle(): void {
    shown = !shown
    try {
      localStorage.setItem(KEY, shown ? 'danger' : '')
    } catch {
      // then it lasts as long as the page
    }
  },
}
