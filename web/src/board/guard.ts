/** Presses that were meant for something else. Keys are not guarded: they do not move. */

/** ms. The second press of a double click comes sooner. */
export const SETTLING = 400
/** ms. Who has read what others changed comes later. */
export const READING = 700
/** ms at most from what a person does to what that changes here. */
const OWN = 100

type Clock = () => number

/** The second press of a double click on what was chosen with the first asks for nothing. */
export class Guard {
  #since = -Infinity

  /** The clock tells ms; tests bring their own. */
  constructor(private readonly clock: Clock = () => performance.now()) {}

  changed(now = this.clock()): void {
    this.#since = now
  }

  allows(now = this.clock()): boolean {
    return now - this.#since >= SETTLING
  }
}

/** What a press comes to: it counts, it is the second half of a double click, or others have just changed its effect. */
export type Verdict = 'counts' | 'double' | 'changed'

interface Place {
  meaning: string
  /** What was there before, until when, and whether the one who presses has changed it. */
  before: { meaning: string; until: number; own: boolean } | null
  changes: number
}

/** The places where one presses, and what each means. */
export class Places {
  readonly #places = new Map<string, Place>()
  #acted = -Infinity
  #pressed: { place: string; changes: number; at: number } | null = null

  constructor(private readonly clock: Clock = () => performance.now()) {}

  /** The one who presses did something, anywhere on the page. */
  acted(now = this.clock()): void {
    this.#acted = now
  }

  /** What stands at the places from now on. */
  show(meanings: Record<string, string>, now = this.clock()): void {
    for (const name of new Set([...this.#places.keys(), ...Object.keys(meanings)])) {
      const meaning = meanings[name] ?? ''
      const place = this.#places.get(name) ?? { meaning: '', before: null, changes: 0 }
      this.#places.set(name, place)
      if (meaning === place.meaning) continue
      if (place.meaning) place.before = { meaning: place.meaning, until: now, own: now - this.#acted < OWN }
      place.meaning = meaning
      place.changes += 1
    }
  }

  press(name: string, now = this.clock()): Verdict {
    const { meaning = '', before = null, changes = 0 } = this.#places.get(name) ?? {}
    const last = this.#pressed
    this.#pressed = { place: name, changes, at: now }
    if (last?.place === name && last.changes !== changes && now - last.at < SETTLING) return 'double'
    const other = before !== null && before.meaning !== meaning && !before.own
    return other && now - before.until < READING ? 'changed' : 'counts'
  }
}

/** Was it a hand? What a key or a screen reader presses counts no clicks. */
export function isByPointer(event: MouseEvent): boolean {
  return event.detail > 0
}
