/** The replies that somebody waits for, by the id of the question. A question is not asked again after a drop. */

export class Replies<Reply> {
  private readonly waiting = new Map<string, (reply: Reply) => void>()

  wait(id: string): Promise<Reply> {
    return new Promise((resolve) => this.waiting.set(id, resolve))
  }

  /** Return whether somebody waited for it. */
  give(id: string, reply: Reply): boolean {
    const resolve = this.waiting.get(id)
    this.waiting.delete(id)
    resolve?.(reply)
    return resolve !== undefined
  }

  /** Give all who still wait the same reply. */
  giveAll(reply: Reply): void {
    for (const id of [...this.waiting.keys()]) this.give(id, reply)
  }
}
