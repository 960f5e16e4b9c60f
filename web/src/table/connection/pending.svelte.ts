/** What the page waits for: its decision to be stored and shown, or another viewer. Only this says that it is busy. */

import type { Update } from '../../wire'

interface Decision {
  /** The message's id. */
  id: string
  /** How many entries the viewer knew of when it was stored; null = not acknowledged yet. */
  stored: number | null
}

export class Pending {
  /** The viewer's last decision. Each seat counts its own entries, so a change of viewer ends it. */
  private decision: Decision | null = $state.raw(null)
  /** The viewer that was asked for: until it comes the server refuses the seat that looked. undefined = none. */
  private viewer: number | null | undefined = $state.raw(undefined)

  /** Whether the viewer is about to change. */
  get turns(): boolean {
    return this.viewer !== undefined
  }

  /** Whether this viewer was asked for and has not come yet. */
  turnsTo(viewer: number | null): boolean {
    return this.viewer === viewer
  }

  /** Whether a decision was sent and not acknowledged. */
  get unsent(): boolean {
    return this.decision?.stored === null
  }

  /** Whether the page has to wait before it may send a decision, when it shows this update. */
  isBusy(shown: Update | null): boolean {
    return this.turns || (this.decision !== null && !this.isKnown(shown))
  }

  /** Whether an update contains the viewer's last decision. */
  isKnown(update: Update | null): boolean {
    const stored = this.decision?.stored ?? null
    return stored !== null && (update?.seq ?? 0) >= stored
  }

  decide(id: string): void {
    this.decision = { id, stored: null }
  }

  acknowledge(id: string, seq: number): void {
    if (this.decision?.id === id) this.decision = { id, stored: seq }
  }

  refuse(id: string): void {
    if (this.decision?.id === id) this.decision = null
  }

  /** Forget the decision: the viewer is another, or the log was restored. */
  forget(): void {
    this.decision = null
  }

  turnTo(viewer: number | null): void {
    this.viewer = viewer
  }

  /** The viewer came, or, where none is named, will not come. */
  endTurn(viewer = this.viewer): void {
    if (viewer === this.viewer) this.viewer = undefined
  }
}
