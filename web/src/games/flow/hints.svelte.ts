/** What somebody may want of this board or not. Kept in the browser. */

const KEY = 'cinquina-flow'

/** The words of all switches that are on. */
function recall(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return [] // a private window may forbid it
  }
}

export class Switch {
  on = $state(false)

  constructor(readonly word: string) {
    this.on = recall().includes(word)
  }

  toggle = (): void => {
    this.on = !this.on
    try {
      const others = recall().filter((each) => each !== this.word)
      localStorage.setItem(KEY, [...others, ...(this.on ? [this.word] : [])].join(' '))
    } catch {
      // then it lasts as long as the page
    }
  }
}

/** Is it marked what the next wave may take? */
export const danger = new Switch('danger')
