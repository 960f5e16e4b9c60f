/** Why a decision is not allowed: the rule against it, asked before the decision is sent. */

import type { Told } from '../../wire'
import type { Connection } from '../connection/connection.svelte'
import { Replies } from './replies'

export class Reasons {
  private readonly replies = new Replies<Told | null>()

  constructor(private readonly connection: Connection) {}

  /** Return the rule against a decision of a seat; null also while nobody can say. */
  ask(seat: number | null, notation: string): Promise<Told | null> {
    const id = this.connection.fresh()
    if (seat === null || this.connection.pending.turns) return Promise.resolve(null)
    if (!this.connection.put({ type: 'why', id, seat, text: notation })) return Promise.resolve(null)
    return this.replies.wait(id)
  }

  /** Take an answer, or the refusal to answer. Return whether it was asked for here. */
  take(id: string, reason: Told | null): boolean {
    return this.replies.give(id, reason)
  }

  giveUp(): void {
    this.replies.giveAll(null)
  }
}
