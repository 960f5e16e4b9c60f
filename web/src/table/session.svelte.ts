/** A table as this page knows it: what the server said, what the board shows of it, and what is on its way. */

import { announce } from '../announce.svelte'
import { api, reasonOf, Refusal } from '../api'
import { shotsOf, type Shot } from '../board/changes'
import { PAUSES, settings } from '../settings.svelte'
import { learn } from '../texts/words.svelte'
import type { Chapter, FromPage, HintOption, Line, Manage, Moment, Seating, Told, ToPage, Update } from '../wire'
import { Countdown } from './countdown.svelte'
import { isCurrent, keep, renewsOnce, takeKept } from './kept'
import { namesAt } from './names'
import { presence, seatingsTold } from './seatings'
import { ServerTime } from './servertime'
import { socketAddress, TableSocket, type Resume, type Status } from './socket'
import { renewed, type Reader } from './story'
import { completed } from './update'

const LONGEST_SHOW = 8000 // a board that does not say that it has finished must not stop the table
const SHORTEST_SHOW = 1500 // the same while a clock runs for all
const NOT_NOW = new Set(['table.not_saved', 'table.not_reachable'])
const MANY = 4 // updates behind: show them in one

/** Options, the best first, and the one that is shown. */
export interface Hinted {
  seat: number
  options: HintOption[]
  chosen: number
}

/** A notice that something was not done; `again` repeats it, or does what `label` says. A calm one is no fault. */
export interface Notice {
  reason: Told
  calm?: boolean
  again?: () => void
  label?: string
}

/** What comes of something typed: what is told, nothing if it is no question, or why there is no answer. */
export interface Reply {
  told: Told[] | null
  /** What it is instead of a question: something that is done at the table. */
  does?: Manage['what'] | null
  refused?: Told
}

/** A decision of the seat that looks. */
interface Decision {
  /** The message's id. */
  id: string
  /** How many entries that seat knew of when it was stored; null = not acknowledged yet. */
  stored: number | null
}

/** What the board has still to show. */
interface Queued {
  update: Update
  /** What the page has not told yet. */
  fresh: Moment[]
  film: Shot[]
  /** The story up to it. */
  story: Chapter[]
}

export class Session {
  /** The newest update. */
  update: Update | null = $state.raw(null)
  /** What the board shows: the newest update, or one before it while things move. */
  shown: Update | null = $state.raw(null)
  /** What the board is showing in motion. */
  film: Shot[] = $state.raw([])
  history: Moment[] = $state.raw([])
  /** What happened as far as the board has shown it. */
  story: Chapter[] = $state.raw([])
  /** The view that the board draws while something moves; null = as `shown` has it. */
  drawn: unknown = $state.raw(null)
  /** Who sat down, left, came back: every line of that book so far. */
  seatings: Seating[] = $state.raw([])
  /** What is told about seats at this moment, for a while. */
  news: string[] = $state.raw([])
  lines: Line[] = $state.raw([])
  status: Status = $state('connecting')
  hint: Hinted | null = $state.raw(null)
  asking = $state(false)
  notice: Notice | null = $state.raw(null)
  refused: Told | null = $state.raw(null)
  /** The table cannot be shown at all. */
  failed: Told | null = $state.raw(null)
  /** The number of an earlier moment that the board shows instead of now. */
  peeked: number | null = $state(null)
  holder: number | null = $state(null)
  private readonly time = new ServerTime()
  /** By the newest update, whatever the board still shows. */
  readonly countdown = new Countdown(this.time)

  /** The last decision of the seat that looks. Each seat counts its own entries, so another pair of eyes ends it. */
  private decision: Decision | null = $state.raw(null)
  /** The eyes that the server was asked for and does not show yet: until then it refuses the seat that looked. */
  private turning: number | null | undefined = $state.raw(undefined)
  private queue: Queued[] = []
  /** The story as the server tells it, and the part of it that is told when the film is over. */
  private known: Chapter[] = []
  private next: Chapter[] = []
  private guard: ReturnType<typeof setTimeout> | undefined
  private pausing: ReturnType<typeof setTimeout> | undefined
  private views = new Map<number, unknown>()
  private counter = 0
  private readonly unanswered: Map<string, FromPage>
  /** Who waits for the reason of an attempt, by the message's id. */
  private readonly wondering = new Map<string, (reason: Told | null) => void>()
  /** Who waits for the answer to a question, likewise. */
  private readonly questions = new Map<string, (reply: Reply) => void>()
  private readonly socket: TableSocket

  constructor(
    readonly id: string,
    private readonly on: {
      shown?: (update: Update, fresh: Moment[], before: Chapter[], now: Chapter[]) => void
      line?: (line: Line) => void
    } = {},
  ) {
    this.unanswered = takeKept(id)
    this.socket = new TableSocket((from) => socketAddress(id, from, this.update?.looking ?? null), {
      message: (message) => this.receive(message),
      status: (status) => this.changeStatus(status),
      seen: () => this.seen(),
      unanswered: () => [...this.unanswered.values()].filter((message) => message.type !== 'ask_hint'),
    })
  }

  async open(): Promise<void> {
    try {
      await api.table(this.id)
    } catch (error) {
      if (error instanceof Refusal && error.status >= 400 && error.status < 500) {
        this.failed = error.told
        return
      }
    }
    this.socket.open()
  }

  close(): void {
    clearTimeout(this.guard)
    this.countdown.stop()
    this.socket.close()
  }

  /** After a seat was taken: the server must see this browser again, now with its cookie. */
  rejoin(): void {
    this.socket.renew()
  }

  /** Whether a decision is on its way, or stored and not shown on the board yet, or the device changes hands. */
  get busy(): boolean {
    if (this.turning !== undefined) return true
    return this.decision !== null && !isKnown(this.decision, this.shown)
  }

  /** Whether a decision waits for the connection. */
  get unsent(): boolean {
    return this.decision?.stored === null && this.status === 'reconnecting'
  }

  /** Whether the seat that looks has decided since the page has its eyes, and the page knows the outcome. */
  get decided(): boolean {
    return this.decision !== null && isKnown(this.decision, this.update)
  }

  get names(): string[] {
    return namesAt(this.update?.table.chairs ?? [])
  }

  // -- out

  play = (notation: string): void => {
    const seat = this.update?.looking
    if (seat === null || seat === undefined || this.busy) return
    this.refused = null
    this.hint = null
    const message: FromPage = { type: 'play', id: this.fresh(), seat, text: notation, seen: this.shown?.seq ?? null }
    this.decision = { id: message.id, stored: null }
    this.dispatch(message)
  }

  /** Which rule is against a decision; null also while nobody can say. It is not asked again after a drop. */
  why = (notation: string): Promise<Told | null> => {
    const seat = this.update?.looking ?? null
    if (seat === null || this.turning !== undefined) return Promise.resolve(null)
    const id = this.fresh()
    return new Promise((answer) => {
      if (this.socket.put({ type: 'why', id, seat, text: notation })) this.wondering.set(id, answer)
      else answer(null)
    })
  }

  private answer(id: string, reason: Told | null): void {
    this.wondering.get(id)?.(reason)
    this.wondering.delete(id)
  }

  /** Ask in words. It is not asked again after a drop. */
  ask = (text: string): Promise<Reply> => {
    if (this.turning !== undefined)
      return Promise.resolve({ told: null, refused: { id: 'web.prompt_moment', facts: {} } })
    const id = this.fresh()
    const message: FromPage = { type: 'ask', id, seat: this.update?.looking ?? null, text, names: this.names }
    return new Promise((reply) => {
      if (this.socket.put(message)) this.questions.set(id, reply)
      else reply({ told: null, refused: { id: 'web.reconnecting', facts: {} } })
    })
  }

  private reply(id: string, reply: Reply): void {
    this.questions.get(id)?.(reply)
    this.questions.delete(id)
  }

  undo = (seat: number): void => this.dispatch({ type: 'undo', id: this.fresh(), seat })

  consent = (seat: number, request: number, agree: boolean): void =>
    this.dispatch({ type: 'consent', id: this.fresh(), seat, request, agree })

  askHint = (seat: number): void => {
    this.asking = true
    this.dispatch({ type: 'ask_hint', id: this.fresh(), seat })
  }

  chooseHint = (chosen: number): void => {
    if (this.hint) this.hint = { ...this.hint, chosen }
  }

  /** For the board, which holds the first of them: the one that is shown. */
  get hinted(): HintOption[] | null {
    const shown = this.hint?.options[this.hint.chosen]
    return shown && this.peeked === null ? [shown] : null
  }

  look = (seat: number | null): void => {
    this.hint = null
    if (this.socket.put({ type: 'look', seat })) this.turning = seat
  }

  chat = (text: string, reaction = false): void => this.dispatch({ type: 'say', id: this.fresh(), text, reaction })

  manage = (what: Manage['what'], seat: number | null = null, level = '', text = ''): void =>
    this.dispatch({ type: 'manage', id: this.fresh(), what, seat, level, text })

  /** Take a seat; the server must see this browser again, now with its cookie. */
  join = async (name: string, seat: number): Promise<Told | null> => {
    try {
      await api.join(this.id, { name, seat })
      this.rejoin()
      return null
    } catch (error) {
      return reasonOf(error)
    }
  }

  private dispatch(message: FromPage): void {
    if ('id' in message) this.unanswered.set(message.id, message)
    this.socket.put(message)
  }

  private fresh(): string {
    this.counter += 1
    return `${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)}-${this.counter}`
  }

  // -- in

  receive(message: ToPage): void {
    switch (message.type) {
      case 'update':
        return this.take(message)
      case 'ack':
        this.unanswered.delete(message.id)
        if (this.decision?.id === message.id) this.decision = { id: message.id, stored: message.seq }
        return
      case 'refused':
        return this.refuse(message.id, message.reason)
      case 'hint':
        this.unanswered.delete(message.id)
        this.asking = false
        if (this.update?.looking === message.seat)
          this.hint = { seat: message.seat, options: message.options, chosen: 0 }
        return
      case 'because':
        return this.answer(message.id, message.reason)
      case 'answers':
        return this.reply(message.id, { told: message.answers, does: message.does })
      case 'line':
        if (this.lines.some((line) => line.number === message.number)) return
        this.lines = [...this.lines, message].sort((a, b) => a.number - b.number)
        this.on.line?.(message)
        return
      case 'pong':
        this.time.hear(message.sent, message.now)
        return this.countdown.look()
    }
  }

  private refuse(id: string, reason: Told): void {
    if (!id) this.turning = undefined // what turns the eyes has no id
    if (this.wondering.has(id)) return this.answer(id, reason)
    if (this.questions.has(id)) return this.reply(id, { told: null, refused: reason })
    const message = this.unanswered.get(id)
    this.unanswered.delete(id)
    if (message?.type === 'ask_hint') this.asking = false
    if (this.decision?.id === id) this.decision = null
    const again = NOT_NOW.has(reason.id)
    if (message?.type === 'play' && !again) this.refused = reason
    const calm = reason.id === 'table.hint_dropped'
    this.notice = { reason, calm, again: again && message ? () => this.repeat(message) : undefined }
  }

  private repeat(message: FromPage): void {
    this.notice = null
    if (message.type === 'play') this.decision = { id: message.id, stored: null }
    this.dispatch(message)
  }

  private take(told: Update): void {
    const update = completed(told, this.update)
    if (!update) return
    if (update.words) {
      learn(update.words)
      isCurrent()
    }
    const lost = this.lostBefore(update)
    if (lost) return this.startOver(lost)
    if (update.looking === this.turning) this.turning = undefined
    const before = this.update
    this.takeSeatings(before, update)
    if (update.clock) this.time.overhear(update.clock.now)
    this.countdown.set(update.clock)
    this.socket.hasten(this.countdown.racing)
    const turned = before !== null && before.looking !== update.looking
    // A team that may talk looks on together; else what the one before could see must not stay behind.
    const eyes = turned && (before.table.secret || update.table.secret)
    if (turned) {
      this.decision = null
      if (eyes) this.views.clear()
      this.hint = null
      this.refused = null
      this.peeked = null
    }
    if (update.looking !== null) this.holder = update.looking
    if (before && before.seq !== update.seq) this.hint = null
    // Other eyes may know of less.
    const first = Math.min(update.moments[0]?.seq ?? Infinity, update.seq)
    const sealed = new Set(this.history.filter((moment) => moment.text === null).map((moment) => moment.seq))
    const opens = (moment: Moment) => sealed.has(moment.seq) && moment.text !== null && !moment.events.length
    const fresh = update.moments.filter((moment) => moment.seq >= (before?.seq ?? 0) || opens(moment))
    this.history = [...this.history.filter((moment) => moment.seq < first), ...update.moments]
    // After a drop the server tells again from the first entry that is still sealed.
    const shots = shotsOf(update.view, update.film, update.moments)
    const film = shots.filter((shot) => shot.seq >= (before?.seq ?? 0))
    for (const shot of film) this.views.set(shot.seq + 1, shot.after)
    this.views.set(update.seq, update.view)
    this.update = update
    this.known = renewed(this.known, update.story)
    this.queue.push({ update, fresh: turned ? [] : fresh, film: eyes ? [] : film, story: this.known })
    if (eyes) this.flush()
    else this.advance()
  }

  /** Return how many known entries the server has no more, since its store was restored from a copy. */
  private lostBefore(update: Update): number {
    const before = this.update
    if (!before || before.looking !== update.looking) return 0
    const times = new Map(this.history.map((moment) => [moment.seq, moment.time]))
    const other = update.moments.find(({ seq, time }) => (times.get(seq) ?? time) !== time)
    return before.seq - Math.min(before.seq, other?.seq ?? Infinity, update.seq)
  }

  /** Forget the table and read it again from the start; say how much is gone. */
  private startOver(lost: number): void {
    this.decision = null
    this.update = null
    this.history = []
    this.known = []
    this.seatings = []
    this.lines = []
    this.queue = []
    this.views.clear()
    this.hint = null
    this.peeked = null
    this.notice = { reason: { id: 'web.restored', facts: { count: lost } }, calm: true }
    this.socket.renew()
  }

  /** Comings and goings are told to all, at once: they do not wait for the board. */
  private takeSeatings(before: Update | null, update: Update): void {
    const fresh = update.seatings.filter((each) => each.number >= this.seatings.length)
    this.seatings = [...this.seatings, ...fresh]
    if (!before) return
    const told = [...seatingsTold(this.seatings, fresh), ...presence(before, update)]
    if (!told.length) return
    this.news = told
    for (const each of told) announce(each)
  }

  /** Return where to resume. Entries that are still sealed are asked for again. */
  private seen(): Resume {
    const since = this.history.find((moment) => moment.text === null)?.seq ?? this.update?.seq ?? 0
    return { since, at: this.history.find((moment) => moment.seq === since - 1)?.time ?? null }
  }

  private changeStatus(status: Status): void {
    this.status = status
    if (status !== 'open') this.turning = undefined
    if (status === 'other') this.renewPage()
    if (status === 'reconnecting') {
      this.asking = false
      for (const id of this.wondering.keys()) this.answer(id, null)
      const refused = { id: 'web.reconnecting', facts: {} }
      for (const id of this.questions.keys()) this.reply(id, { told: null, refused })
      if (!this.update) void this.check()
    }
  }

  /** The server speaks another version: its page is loaded at once, or, where somebody may be choosing, when they say. */
  private renewPage(): void {
    const load = () => {
      keep(this.id, this.unanswered)
      location.reload()
    }
    const choosing = this.update?.yours.some((seat) => this.update?.waiting.includes(seat))
    if (!choosing && renewsOnce()) return load()
    const reason = { id: 'web.other_page', facts: {} }
    this.notice = { reason, again: load, label: 'web.other_page_load' }
  }

  /** No socket so far: is there such a table at all? */
  private async check(): Promise<void> {
    try {
      await api.table(this.id)
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.failed = error.told
        this.socket.close()
      }
    }
  }

  // -- what the board shows, one thing after the other

  /** The board has shown its film. */
  done = (): void => {
    if (!this.film.length) return
    clearTimeout(this.guard)
    const seen = new Set(this.film.map((shot) => shot.seq))
    const bots = this.history.some((moment) => seen.has(moment.seq) && this.isBot(moment.who))
    this.film = []
    this.drawn = null
    this.story = this.next
    const pause = bots && !this.countdown.racing ? PAUSES[settings.speed] : 0
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

  private isBot(who: string): boolean {
    return this.update?.table.chairs['ABCDEFGHIJ'.indexOf(who)]?.kind === 'bot'
  }

  private advance(): void {
    if (this.film.length || this.pausing !== undefined) return
    const hidden = document.visibilityState === 'hidden'
    const many = this.countdown.racing ? 1 : MANY
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
    if (film.length) this.guard = setTimeout(this.done, this.countdown.racing ? SHORTEST_SHOW : LONGEST_SHOW)
    if (!first) this.on.shown?.(update, fresh, before, story)
  }

  /** Whose decision is seen in motion; null = nobody's, or nothing moves. */
  get mover(): number | null {
    const who = this.history.find((moment) => moment.seq === this.film[0]?.seq)?.who ?? ''
    const seat = 'ABCDEFGHIJ'.indexOf(who)
    return who && seat >= 0 ? seat : null
  }

  get reader(): Reader {
    const yours = this.update?.yours ?? []
    return {
      names: this.names,
      you: yours.length === 1 ? yours[0]! : null,
      seatings: this.seatings,
      moments: this.history,
    }
  }

  // -- looking back

  /** Can the board show the table as it was after this entry? */
  canPeek(seq: number): boolean {
    return this.views.has(seq + 1)
  }

  peek(seq: number | null): void {
    this.peeked = seq !== null && seq + 1 !== this.update?.seq ? seq : null
  }

  /** What the board gets: now, or the moment that is looked at. */
  get board(): Update | null {
    if (!this.shown || this.peeked === null) return this.shown
    const view = this.views.get(this.peeked + 1)
    return { ...this.shown, view, choices: [], waiting: [], seq: this.peeked + 1 }
  }
}

/** Return whether an update contains a decision. */
function isKnown(decision: Decision, update: Update | null): boolean {
  return decision.stored !== null && (update?.seq ?? 0) >= decision.stored
}
