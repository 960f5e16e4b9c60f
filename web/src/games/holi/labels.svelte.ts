/** Whether letters and numbers stand at the edges of the levels. Kept in this browser. */

const KEY = 'cinquina-holi-labels'

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true // a private window may forbid it
  }
}

let shown = $state(recall())

export const labels = {
  get shown(): boolean {
    return shown
  },
  toggle(): void {
    shown = !shown
    try {
      localStorage.setItem(KEY, shown ? 'on' : 'off')
    } catch {
      // then it lasts as long as the page
    }
  },
}
