/** Time to see what changed before a press can mean it. */

/** ms. The second press of a double click comes sooner, a person who has read comes later. */
export const SETTLING = 700

/** A press on what changed a moment ago was meant for what was there before. Keys are not guarded: they do not move. */
export class Guard {
  #since = -Infinity

  /** The clock tells ms; tests bring their own. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  changed(now = this.clock()): void {
    this.#since = now
  }

  allows(now = this.clock()): boolean {
    return now - this.#since >= SETTLING
  }
}

/** Was it a hand? What a key or a screen reader presses counts no clicks. */
export function isByPointer(event: MouseEvent): boolean {
  return event.detail > 0
}
