/** What is said at a table while nobody here reads it: reactions beside the seats, the last line, how many wait. */

import { announce } from '../announce.svelte'
import { say } from '../texts/words.svelte'
import type { Line } from '../wire'

const LASTS = 4000 // ms

/** A reaction is kept by its name. */
export const wordsOf = (line: Line) => (line.reaction ? say(`reaction-${line.text}`) : line.text)

export class Talk {
  unread = $state(0)
  /** By seat. */
  reactions: Record<number, string> = $state({})
  /** Seen for a moment. */
  line = $state.raw<Line | null>(null)

  constructor(
    private readonly page: {
      /** Is the talk in view? */
      reads: () => boolean
      /** Are seats in view, and their reactions with them? */
      seats: () => boolean
    },
  ) {}

  hear(line: Line): void {
    const fresh = Date.now() - line.time < LASTS * 2
    if (!fresh) return
    if (line.reaction && line.seat !== null) {
      const { seat } = line
      this.reactions[seat] = wordsOf(line)
      setTimeout(() => delete this.reactions[seat], LASTS)
    }
    announce(say('web.said', { name: line.name, text: wordsOf(line) }))
    if (this.page.reads() || (line.reaction && this.page.seats())) return
    if (!line.reaction) this.unread += 1
    this.line = line
    setTimeout(() => {
      if (this.line === line) this.line = null
    }, LASTS)
  }

  /** Somebody reads it now. */
  read(): void {
    this.unread = 0
    this.line = null
  }
}
