/** A table as this page knows it: its connection, what the board shows, and the questions of its viewer. */

import { announce } from '../announce.svelte'
import { api, reasonOf } from '../api'
import type { Shot } from '../board/changes'
import { learn, tell } from '../texts/words.svelte'
import type { Chapter, HintOption, Line, Manage, Moment, Seating, Told, ToPage, Update } from '../wire'
import { Connection } from './connection/connection.svelte'
import { isCurrent, renewsOnce } from './connection/kept'
import { ServerTime } from './connection/servertime'
import type { Status } from './connection/socket'
import { completed } from './connection/update'
import { namesAt } from './names'
import { isAsked } from './prompt'
import { Answers, type Reply } from './questions/answers'
import { Hints, type Hinted } from './questions/hints.svelte'
import { Reasons } from './questions/reasons'
import { presence, seatingsTold } from './seatings'
import { Countdown } from './show/countdown.svelte'
import { History } from './show/history.svelte'
import { Past } from './show/past.svelte'
import { Show } from './show/show.svelte'
import type { Reader } from './story'

const NOT_NOW = new Set(['table.not_saved', 'table.not_reachable'])
const LETTERS = 'ABCDEFGHIJ'

/** A notice that something was not done; `again` repeats it, or does what `label` says. A calm one is no fault. */
export interface Notice {
  reason: Told
  calm?: boolean
  again?: () => void
  label?: string
}

interface Listener {
  shown?: (update: Update, fresh: Moment[], before: Chapter[], now: Chapter[]) => void
  line?: (line: Line) => void
}

export class Session {
  /** The newest update. */
  update: Update | null = $state.raw(null)
  /** Who sat down, left, came back: every line of that book so far. */
  seatings: Seating[] = $state.raw([])
  /** What is told about seats at this moment, for a while. */
  news: string[] = $state.raw([])
  lines: Line[] = $state.raw([])
  notice: Notice | null = $state.raw(null)
  refused: Told | null = $state.raw(null)
  holder: number | null = $state(null)

  private readonly connection: Connection
  /** The seats whose players were told to be away. */
  private readonly gone = new Set<number>()
  private readonly time = new ServerTime()
  /** By the newest update, whatever the board still shows. */
  readonly countdown = new Countdown(this.time)
  private readonly log = new History()
  private readonly past = new Past()
  private readonly show: Show
  private readonly hints: Hints
  private readonly reasons: Reasons
  private readonly answers: Answers

  constructor(
    readonly id: string,
    private readonly on: Listener = {},
  ) {
    this.connection = new Connection(id, {
      message: (message) => this.receive(message),
      status: (status) => this.changeStatus(status),
      seen: () => this.log.resumeAt(this.update),
      looking: () => this.update?.looking ?? null,
    })
    this.show = new Show({
      races: () => this.countdown.racing,
      botMade: (seqs) => this.history.some((moment) => seqs.has(moment.seq) && this.isBot(moment.who)),
      shown: on.shown,
    })
    this.hints = new Hints(this.connection)
    this.reasons = new Reasons(this.connection)
    this.answers = new Answers(this.connection)
  }

  // -- the connection

  open(): Promise<void> {
    return this.connection.open()
  }

  close(): void {
    this.show.close()
    this.countdown.stop()
    this.connection.close()
  }

  /** After a seat was taken: the server must see this browser again, now with its cookie. */
  rejoin(): void {
    this.connection.renew()
  }

  get status(): Status {
    return this.connection.status
  }

  /** The table cannot be shown at all. */
  get failed(): Told | null {
    return this.connection.failed
  }

  set failed(reason: Told | null) {
    this.connection.failed = reason
  }

  /** Whether a decision is on its way, or stored and not shown on the board yet, or the viewer is about to change. */
  get busy(): boolean {
    return this.connection.pending.isBusy(this.shown)
  }

  /** Whether a decision waits for the connection. */
  get unsent(): boolean {
    return this.connection.pending.unsent && this.status === 'reconnecting'
  }

  /** Whether the viewer has decided, and the page knows the outcome. */
  get decided(): boolean {
    return this.connection.pending.isKnown(this.update)
  }

  // -- what the viewer does

  play = (notation: string): void => {
    const seat = this.update?.looking
    if (seat === null || seat === undefined || this.busy) return
    this.refused = null
    this.hints.drop()
    this.connection.dispatch({
      type: 'play',
      id: this.connection.fresh(),
      seat,
      text: notation,
      seen: this.shown?.seq ?? null,
    })
  }

  undo = (seat: number): void => this.connection.dispatch({ type: 'undo', id: this.connection.fresh(), seat })

  consent = (seat: number, request: number, agree: boolean): void =>
    this.connection.dispatch({ type: 'consent', id: this.connection.fresh(), seat, request, agree })

  chat = (text: string, reaction = false): void =>
    this.connection.dispatch({ type: 'say', id: this.connection.fresh(), text, reaction })

  manage = (what: Manage['what'], seat: number | null = null, level = '', text = ''): void =>
    this.connection.dispatch({ type: 'manage', id: this.connection.fresh(), what, seat, level, text })

  look = (seat: number | null): void => {
    const { pending } = this.connection
    if (pending.turnsTo(seat)) return // asked for already
    this.hints.drop()
    if (this.connection.put({ type: 'look', seat })) pending.turnTo(seat)
  }

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

  // -- what the viewer asks

  /** Return which rule is against a decision; null also while nobody can say. */
  why = (notation: string): Promise<Told | null> => this.reasons.ask(this.update?.looking ?? null, notation)

  /** Ask in words. What one viewer asked is not answered to the next one, and is not their decision either. */
  ask = async (text: string): Promise<Reply> => {
    const viewer = this.update?.looking ?? null
    const reply = await this.answers.ask(viewer, text, this.names)
    const same = viewer === (this.update?.looking ?? null)
    return same ? reply : { told: null, refused: { id: 'web.prompt_moment', facts: {} } }
  }

  askHint = (seat: number): void => this.hints.ask(seat)

  chooseHint = (chosen: number): void => this.hints.choose(chosen)

  get hint(): Hinted | null {
    return this.hints.hint
  }

  set hint(hint: Hinted | null) {
    this.hints.hint = hint
  }

  get asking(): boolean {
    return this.hints.asking
  }

  /** For the board, which holds the first of them: the one that is shown. */
  get hinted(): HintOption[] | null {
    const { chosen } = this.hints
    return chosen && this.peeked === null ? [chosen] : null
  }

  // -- what the board shows

  /** What the board shows: the newest update, or one before it while things move. */
  get shown(): Update | null {
    return this.show.shown
  }

  /** What the board is showing in motion. */
  get film(): Shot[] {
    return this.show.film
  }

  /** The view that the board draws while something moves; null = as `shown` has it. */
  get drawn(): unknown {
    return this.show.drawn
  }

  set drawn(view: unknown) {
    this.show.drawn = view
  }

  /** What happened as far as the board has shown it. */
  get story(): Chapter[] {
    return this.show.story
  }

  /** The board has shown its film. */
  done = (): void => this.show.done()

  /** Somebody wants to go on: what stays alone in view has been seen. */
  hurry = (): void => this.show.hurry()

  /** Whose decision is seen in motion; null = nobody's, or nothing moves. */
  get mover(): number | null {
    const who = this.history.find((moment) => moment.seq === this.film[0]?.seq)?.who ?? ''
    const seat = LETTERS.indexOf(who)
    return who && seat >= 0 ? seat : null
  }

  // -- looking back

  get history(): Moment[] {
    return this.log.entries
  }

  /** The number of an earlier moment that the board shows instead of now. */
  get peeked(): number | null {
    return this.past.peeked
  }

  /** Whether the board can show the table as it was after this entry. */
  canPeek(seq: number): boolean {
    return this.past.canPeek(seq)
  }

  peek(seq: number | null): void {
    this.past.peeked = seq !== null && seq + 1 !== this.update?.seq ? seq : null
  }

  /** What the board gets: now, or the moment that is looked at. */
  get board(): Update | null {
    return this.past.boardOf(this.shown)
  }

  // -- people

  get names(): string[] {
    return namesAt(this.update?.table.chairs ?? [])
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

  private isBot(who: string): boolean {
    return this.update?.table.chairs[LETTERS.indexOf(who)]?.kind === 'bot'
  }

  // -- what the server sends

  receive(message: ToPage): void {
    switch (message.type) {
      case 'update':
        return this.take(message)
      case 'ack':
        this.connection.answered(message.id)
        return this.connection.pending.acknowledge(message.id, message.seq)
      case 'refused':
        return this.refuse(message.id, message.reason)
      case 'hint':
        return this.hints.take(message, this.update?.looking)
      case 'because':
        return void this.reasons.take(message.id, message.reason)
      case 'answers':
        return void this.answers.take(message.id, { told: message.answers, does: message.does })
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
    const { pending } = this.connection
    if (!id) pending.endTurn() // the message that changes the viewer has no id
    if (this.reasons.take(id, reason) || this.answers.take(id, { told: null, refused: reason })) return
    const message = this.connection.answered(id)
    if (message?.type === 'ask_hint') this.hints.giveUp()
    pending.refuse(id)
    const again = NOT_NOW.has(reason.id)
    if (message?.type === 'play' && !again) this.refused = reason
    const repeat = () => {
      this.notice = null
      if (message) this.connection.dispatch(message)
    }
    this.notice = { reason, calm: reason.id === 'table.hint_dropped', again: again && message ? repeat : undefined }
  }

  private take(told: Update): void {
    const update = completed(told, this.update)
    if (!update) return
    if (update.words) {
      learn(update.words)
      isCurrent()
    }
    const before = this.update
    const lost = this.log.lostBefore(update, before)
    if (lost) return this.startOver(lost)
    this.connection.pending.endTurn(update.looking)
    this.takeSeatings(before, update)
    if (update.clock) this.time.overhear(update.clock.now)
    this.countdown.set(update.clock)
    this.connection.hasten(this.countdown.racing)
    const turned = before !== null && before.looking !== update.looking
    // A team that may talk looks on together; else what the viewer before could see must not stay behind.
    const secret = turned && (before.table.secret || update.table.secret)
    if (turned) this.turn()
    if (secret) this.past.clear()
    if (update.looking !== null) this.holder = update.looking
    if (before && before.seq !== update.seq) this.hints.drop()
    // Whose turn comes is back at the table: its clock may be running.
    if (before && isAsked(update) && !isAsked(before)) this.past.peeked = null
    const { fresh, film } = this.log.take(update, before)
    for (const shot of film) this.past.keep(shot.seq + 1, shot.after)
    this.past.keep(update.seq, update.view)
    this.update = update
    if (before) this.showTakenBack(fresh)
    else if (update.table.tried && !update.table.over)
      this.notice = { reason: { id: 'web.trial', facts: {} }, calm: true }
    this.show.add(update, turned ? [] : fresh, film, secret)
  }

  /** That others took something back is told at once, where no story is in view. It is spoken with the story. */
  private showTakenBack(fresh: Moment[]): void {
    const { names, you } = this.reader
    const others = fresh.filter(({ who }) => !this.update?.yours.includes(LETTERS.indexOf(who)))
    const events = others.flatMap(({ events }) => events.filter(({ id }) => id === 'table.took_back'))
    if (events.length) this.news = [...new Set(events.map((each) => tell(each, names, you)))]
  }

  /** Another viewer looks: what the one before was about ends. */
  private turn(): void {
    this.connection.pending.forget()
    this.hints.drop()
    this.refused = null
    this.past.peeked = null
  }

  /** Forget the table and read it again from the start; say how much is gone. */
  private startOver(lost: number): void {
    this.turn()
    this.update = null
    this.log.clear()
    this.past.clear()
    this.show.clear()
    this.seatings = []
    this.lines = []
    this.connection.pending.endTurn()
    this.notice = { reason: { id: 'web.restored', facts: { count: lost } }, calm: true }
    this.connection.renew()
  }

  /** Comings and goings are told to all, at once: they do not wait for the board. */
  private takeSeatings(before: Update | null, update: Update): void {
    const fresh = update.seatings.filter((each) => each.number >= this.seatings.length)
    this.seatings = [...this.seatings, ...fresh]
    if (!before) return
    // Who sits down here knows it.
    const others = fresh.filter(({ seat, told }) => told.id !== 'table.sat_down' || !update.yours.includes(seat ?? -1))
    const told = [...seatingsTold(this.seatings, others), ...presence(before, update, this.gone)]
    if (!told.length) return
    this.news = told
    for (const each of told) announce(each)
  }

  private changeStatus(status: Status): void {
    if (status === 'other') this.renewPage()
    if (status !== 'reconnecting') return
    this.hints.giveUp()
    this.reasons.giveUp()
    this.answers.giveUp()
    if (!this.update) void this.connection.check()
  }

  /** The server has another version: load its page at once, or, where somebody may be choosing, when they agree. */
  private renewPage(): void {
    const load = () => this.connection.reload()
    const choosing = this.update?.yours.some((seat) => this.update?.waiting.includes(seat))
    if (!choosing && renewsOnce()) return load()
    const reason = { id: 'web.other_page', facts: {} }
    this.notice = { reason, again: load, label: 'web.other_page_load' }
  }
}
