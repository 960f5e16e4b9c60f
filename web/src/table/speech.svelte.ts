/** What a table says aloud: where one is, what the others did, what became of one's own decision, what is asked next. */

import { announce, ARRIVAL, ASKED, forgetAnnounced } from '../announce.svelte'
import type { Prompt } from '../board/board'
import { settings } from '../settings.svelte'
import { list, say, tell } from '../texts/words.svelte'
import type { Chapter, Moment, Update } from '../wire'
import type { Session } from './session.svelte'
import { heardLines, MATTERS, type Heard, type Reader } from './story'

/** The lines about others between two questions; of more only what matters is told, and how many there were. */
export const MANY = 8

/** Not a question yet where the board asks itself: it is still on its way. */
const COMING = 'web.prompt_you'

export interface Scene {
  /** Of the game; missing until it is known. */
  title: string | undefined
  /** The heading of the chapter. */
  where: string
  prompt: Prompt
  /** Is somebody at this device asked? */
  asks: boolean
  /** Nothing moves on the board. */
  still: boolean
  /** The board asks nothing itself. */
  plain: boolean
  /** Who is asked, where several share this device. */
  named: { name: string } | null
}

export class Speech {
  private arrived = false
  /** The question that was said last, and not answered yet. */
  private asked = ''
  /** Lines about others since the last question, and those of them that were not told. */
  private others = 0
  private left = 0

  constructor(
    private readonly session: Session,
    private readonly scene: () => Scene,
  ) {
    forgetAnnounced()
    $effect(() => this.ask())
  }

  /** The board has shown what is new. */
  shown = (update: Update, fresh: Moment[], before: Chapter[], now: Chapter[]): void => {
    for (const line of heardLines(before, now, fresh, this.session.reader)) {
      if (this.leavesOut(line, update)) this.left += 1
      else announce(line.words)
    }
    if (!update.result || !fresh.length) return
    this.countLeft()
    announce(say('web.prompt_over'))
  }

  private leavesOut({ line }: Heard, { yours }: Update): boolean {
    if (!line || line.seat === null || yours.includes(line.seat)) return false
    this.others += 1
    return this.others > MANY && line.weight < MATTERS && settings.details !== 'full'
  }

  /** What was left out is counted, and can be asked for. */
  private countLeft(): void {
    if (this.left) announce(say('web.said_more', { count: this.left }))
    this.others = this.left = 0
  }

  private ask(): void {
    const { title, where, prompt, asks, still, plain, named } = this.scene()
    const { update, names, reader } = this.session
    if (!asks) this.asked = ''
    // While something moves nobody is asked.
    if (!update || title === undefined || !still || (prompt.text.id === COMING && !plain)) return
    const arrives = !this.arrived
    if (!arrives && !asks) return
    this.arrived = true
    if (arrives) announce(arrival(update, title, where, reader), ARRIVAL)
    const words = [prompt.text, prompt.how].flatMap((each) => (each ? tell(each, names, reader.you) : [])).join(' ')
    const text = named ? `${named.name}: ${words}` : words
    if (text !== this.asked) {
      this.countLeft()
      announce(text, ASKED)
    }
    if (asks) this.asked = text
  }
}

/** Where one is: the game, who plays, and how far it is. */
export function arrival(update: Update, title: string, where: string, { names }: Reader): string {
  const { yours, table } = update
  const others = names.filter((_, seat) => !yours.includes(seat))
  const how = !yours.length ? 'watches' : others.length ? 'plays' : 'alone'
  const hello = say('web.arrival', { how, title, names: list(others) })
  return table.started && where ? `${hello} ${where}.` : hello
}
