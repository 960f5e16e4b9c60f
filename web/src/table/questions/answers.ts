/** Answers to questions in words. */

import type { Answers as Answered, Told } from '../../wire'
import type { Connection } from '../connection/connection.svelte'
import { Replies } from './replies'

/** What comes of something typed: what is told, nothing if it is no question, or why there is no answer. */
export interface Reply {
  told: Told[] | null
  /** What it is instead of a question: something that is done at the table. */
  does?: Answered['does']
  refused?: Told
}

const refusal = (id: string): Reply => ({ told: null, refused: { id, facts: {} } })

export class Answers {
  private readonly replies = new Replies<Reply>()

  constructor(private readonly connection: Connection) {}

  ask(seat: number | null, text: string, names: string[]): Promise<Reply> {
    if (this.connection.pending.turns) return Promise.resolve(refusal('web.prompt_moment'))
    const id = this.connection.fresh()
    const sent = this.connection.put({ type: 'ask', id, seat, text, names })
    return sent ? this.replies.wait(id) : Promise.resolve(refusal('web.reconnecting'))
  }

  /** Take an answer, or the refusal to answer. Return whether it was asked for here. */
  take(id: string, reply: Reply): boolean {
    return this.replies.give(id, reply)
  }

  giveUp(): void {
    this.replies.giveAll(refusal('web.reconnecting'))
  }
}
