/** What the board shows of the updates, one thing after the other. */

import type { Shot } from '../../board/changes'
import { PAUSES, settings } from '../../settings.svelte'
import type { Chapter, Moment, Update } from '../../wire'
import { renewed } from './chapters'

const LONGEST_SHOW = 8000 // a board that does not say that it has finished must not stop the table
const SHORTEST_SHOW = 1500 // the same while a clock runs for all
const MANY = 4 // updates behind: show them in one

/** What the board has still to show. */
interface Queued {
  update: Update
  /** What the page has not told yet. */
  fresh: Moment[]
  film: Shot[]
  /** The story up to it. */
  story: Chapter[]
}

interface Table {
  /** Whether a clock runs for all. */
  races: () => boolean
  /** Whether a bot made one of these entries. */
  botMade: (seqs: ReadonlySet<number>) => boolean
  shown?: (update: Update, fresh: Moment[], before: Chapter[], now: Chapter[]) => void
}

export class Show {
  /** The newest update, or one before it while things move. */
  shown: Update | null = $state.raw(null)
  /** What the board is showing in motion. */
  film: Shot[] = $state.raw([])
  /** The view that the board draws while something moves; null = as `shown` has it. */
  drawn: unknown = $state.raw(null)
  /** What happened as far as the board has shown it. */
  story: Chapter[] = $state.raw([])
  private queue: Queued[] = []
  /** The story as the server tells it, and the part of it that is told when the film is over. */
  private known: Chapter[] = []
  private next: Chapter[] = []
  private guard: ReturnType<typeof setTimeout> | undefined
  private pausing: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: Table) {}

  /** Show an update after those before it, or at once: then nothing moves. */
  add(update: Update, fresh: Moment[], film: Shot[], atOnce: boolean): void {
    this.known = renewed(this.known, update.story)
    this.queue.push({ update, fresh, film: atOnce ? [] : film, story: this.known })
    if (atOnce) this.flush()
    else this.advance()
  }

  /** Forget what was to be shown. */
  clear(): void {
    this.queue = []
    this.known = []
  }

  close(): void {
    clearTimeout(this.guard)
  }

  /** The board has shown its film. */
  done = (): void => {
    if (!this.film.length) return
    clearTimeout(this.guard)
    const bots = this.table.botMade(new Set(this.film.map((shot) => shot.seq)))
    this.film = []
    this.drawn = null
    this.story = this.next
    const pause = bots && !this.table.races() ? PAUSES[settings.speed] : 0
    if (!pause || !this.queue.length) return this.advance()
    this.pausing = setTimeout(this.hurry, pause)
  }

  /** Somebody wants to go on: what stays alone in view has been seen. */
  hurry = (): void => {
    if (this.pausing === undefined) return
    clearTimeout(this.pausing)
    this.pausing = undefined
    this.advance()
  }

  private advance(): void {
    if (this.film.length || this.pausing !== undefined) return
    const hidden = document.visibilityState === 'hidden'
    const many = this.table.races() ? 1 : MANY
    if (this.queue.length > many || hidden || this.shown === null) return this.flush()
    const next = this.queue.shift()
    if (!next) return
    this.show(next)
    if (!this.film.length && this.queue.length) this.advance()
  }

  /** Everything at once, without motion. */
  private flush(): void {
    const last = this.queue.at(-1)
    if (!last) return
    const fresh = this.queue.flatMap((each) => each.fresh)
    this.queue = []
    clearTimeout(this.guard)
    this.show({ ...last, fresh, film: [] })
  }

  private show({ update, fresh, film, story }: Queued): void {
    const first = this.shown === null
    const before = this.next
    this.shown = { ...update, moments: fresh }
    this.film = film
    this.drawn = null
    this.next = story
    if (!film.length) this.story = story
    if (film.length) this.guard = setTimeout(this.done, this.table.races() ? SHORTEST_SHOW : LONGEST_SHOW)
    if (!first) this.table.shown?.(update, fresh, before, story)
  }
}
