/** The time that is left, by the server's clock: it changes when a second ends there, on all devices together. */

import type { TableClock } from '../../board/board'
import type { Clock } from '../../wire'
import type { ServerTime } from '../connection/servertime'

export const LAST_SECONDS = 10

export class Countdown implements TableClock {
  seconds: number | null = $state(null)
  clock: Clock | null = $state.raw(null)
  /** Something is read on the board. */
  reading = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly time: ServerTime) {}

  get length(): number {
    return (this.clock?.length ?? 0) / 1000
  }

  get paused(): boolean {
    return this.clock?.paused ?? false
  }

  get forAll(): boolean {
    return this.clock?.period ?? false
  }

  get short(): boolean {
    return this.seconds !== null && this.seconds <= LAST_SECONDS
  }

  /** Time runs against everybody: nothing should hold the page up. */
  get racing(): boolean {
    return this.forAll && !this.paused
  }

  reads = (on: boolean): void => {
    this.reading = on
  }

  set(clock: Clock | null): void {
    this.clock = clock
    this.look()
  }

  /** Also when the page has learnt more about the server's clock. */
  look = (): void => {
    clearTimeout(this.timer)
    const { clock } = this
    if (!clock) {
      this.seconds = null
      return
    }
    const left = Math.max(0, clock.ends - (clock.paused ? clock.now : this.time.now()))
    this.seconds = Math.ceil(left / 1000)
    if (left > 0 && !clock.paused) this.timer = setTimeout(this.look, left % 1000 || 1000)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
