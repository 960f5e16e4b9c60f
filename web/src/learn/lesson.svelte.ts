/** A lesson as this page knows it. For board, bar, seats and notices it is what a session is at a table. */

import { api, reasonOf } from '../api'
import { shotsOf, type Shot } from '../board/changes'
import { settings } from '../settings.svelte'
import { nameAt, namesAt } from '../table/names'
import type { Hinted } from '../table/questions/hints.svelte'
import type { Notice } from '../table/session.svelte'
import type { Reader } from '../table/story'
import { learn } from '../texts/words.svelte'
import type { Chapter, Learn, Moment, Scene, Taught, Told, Update, Verdict } from '../wire'
import { keep, keptOf } from './kept'

const LONGEST_SHOW = 8000 // a board that does not say that it has finished must not stop the lesson

export class LessonSession {
  shown: Update | null = $state.raw(null)
  /** As far as the board has shown it: what is told and counted does not run ahead of it. */
  seen: Update | null = $state.raw(null)
  film: Shot[] = $state.raw([])
  drawn: unknown = $state.raw(null)
  scene: Scene | null = $state.raw(null)
  /** What became of the last decision, while it is spoken of. */
  verdict: Verdict | null = $state.raw(null)
  /** The position that comes back after what came of a wrong decision was seen. */
  old: Update | null = $state.raw(null)
  /** How often one came back: the board begins anew then, and what was wrong is no longer in hand. */
  returns = $state(0)
  hint: Hinted | null = $state.raw(null)
  refused: Told | null = $state.raw(null)
  notice: Notice | null = $state.raw(null)
  failed: Told | null = $state.raw(null)
  busy = $state(false)
  /** The most stars so far. */
  stars = $state(0)
  readonly status = 'open'
  readonly asking = false
  news: string[] = []
  private progress: unknown = null
  private guard: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly game: string,
    readonly lesson: string,
    private readonly told: (update: Update, before: Chapter[], fresh: Moment[]) => void = () => undefined,
  ) {}

  async open(): Promise<void> {
    const kept = keptOf(this.game, this.lesson)
    this.progress = kept.progress
    this.stars = kept.stars
    await this.act('look')
  }

  close(): void {
    clearTimeout(this.guard)
  }

  // -- what a learner does

  play = (notation: string): void => void this.act('attempt', notation)
  next = (): void => void this.act('next')
  askHint = (): void => void this.act('hint')
  restart = (): void => void this.act('restart')

  /** From what came of a wrong decision back to where it was made. */
  back = (): void => {
    if (!this.old) return
    this.verdict = null
    this.show(this.old)
    this.old = null
    this.returns += 1
  }

  why = async (notation: string): Promise<Told | null> => {
    try {
      const taught = await this.ask('why', notation)
      return taught.verdict?.told?.[0] ?? null
    } catch {
      return null
    }
  }

  private ask(what: Learn['what'], text: string): Promise<Taught> {
    return api.learn(this.game, this.lesson, {
      what,
      text,
      progress: this.progress as Learn['progress'],
      stars: this.stars,
    })
  }

  private async act(what: Learn['what'], text = ''): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.refused = null
    this.notice = null
    this.hint = null
    try {
      this.take(await this.ask(what, text))
    } catch (error) {
      const reason = reasonOf(error)
      if (this.shown) this.notice = { reason, again: () => void this.act(what, text) }
      else this.failed = reason
    } finally {
      this.busy = false
    }
  }

  private take(taught: Taught): void {
    this.progress = taught.progress
    this.stars = taught.stars
    const done = taught.scene.kind === 'done'
    keep(this.game, this.lesson, { stars: taught.stars, progress: done ? null : taught.progress })
    if (taught.anew) this.notice = { reason: { id: 'web.lesson_anew', facts: {} } }
    this.verdict = taught.verdict ?? null
    if (taught.verdict?.kind === 'refused') {
      this.refused = taught.verdict.told?.[0] ?? null
      if (this.refused) this.notice = { reason: this.refused }
      return
    }
    const [first, old] = taught.seen
    this.scene = taught.scene
    if (first) this.show(first)
    this.old = old ? named(old) : null
    if (taught.hint) this.hint = { seat: first?.looking ?? 0, options: [taught.hint], chosen: 0 }
  }

  private show(fresh: Update): void {
    const update = named(fresh)
    if (update.words) learn(update.words)
    const before = this.shown
    this.shown = update
    this.drawn = null
    clearTimeout(this.guard)
    this.film = before ? shotsOf(update.view, update.film, update.moments) : []
    if (this.film.length) this.guard = setTimeout(this.done, LONGEST_SHOW)
    else this.seen = update
    const seen = before?.seq ?? 0
    if (before)
      this.told(
        update,
        before.story,
        update.moments.filter((moment) => moment.seq >= seen),
      )
  }

  // -- what board, bar and notices ask of it

  done = (): void => {
    clearTimeout(this.guard)
    this.film = []
    this.drawn = null
    this.seen = this.shown
  }

  chooseHint = (): void => undefined

  get hinted() {
    return this.hint?.options ?? null
  }

  get names(): string[] {
    return namesAt(this.shown?.table.chairs ?? [])
  }

  get reader(): Reader {
    return { names: this.names, you: this.shown?.looking ?? null, seatings: [], moments: this.shown?.moments ?? [] }
  }
}

/** The learner is called as everywhere on this device. */
function named(update: Update): Update {
  const chairs = update.table.chairs.map((chair) =>
    chair.kind === 'person' ? { ...chair, name: settings.name.trim() || nameAt(chair.seat) } : chair,
  )
  return { ...update, table: { ...update.table, chairs } }
}
