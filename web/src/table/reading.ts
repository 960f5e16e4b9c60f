/** Alone with bots, opening the rules or a card stops the clock, and closing them starts it again (flow R32). */

interface Seen {
  /** Something to read is open. */
  reading: boolean
  /** The clock of the game runs, and nobody else plays. */
  runs: boolean
  /** The table is paused. */
  paused: boolean
}

export class ReadingPause {
  private was = false
  private pause: 'none' | 'asked' | 'stands' = 'none'

  /** What is asked of the table now. */
  next({ reading, runs, paused }: Seen): 'pause' | 'go_on' | null {
    const opened = reading && !this.was
    this.was = reading
    if (this.pause === 'asked' && paused) this.pause = 'stands'
    else if (this.pause === 'stands' && !paused) this.pause = 'none' // somebody let it go on
    if (opened && runs && this.pause === 'none') {
      this.pause = 'asked'
      return 'pause'
    }
    if (reading || this.pause !== 'stands') return null
    this.pause = 'none'
    return 'go_on'
  }
}
