/** Earlier moments of the table that the board can show. */

import type { Update } from '../../wire'

export class Past {
  /** The entry after which the board shows the table; null = now. */
  peeked: number | null = $state(null)
  /** The views by how many entries there were. */
  private readonly views = new Map<number, unknown>()

  keep(entries: number, view: unknown): void {
    this.views.set(entries, view)
  }

  clear(): void {
    this.views.clear()
  }

  /** Whether the board can show the table as it was after this entry. */
  canPeek(seq: number): boolean {
    return this.views.has(seq + 1)
  }

  /** What the board gets: now, or the moment that is looked at. */
  boardOf(shown: Update | null): Update | null {
    if (!shown || this.peeked === null) return shown
    const seq = this.peeked + 1
    return { ...shown, view: this.views.get(seq), choices: [], waiting: [], seq }
  }
}
