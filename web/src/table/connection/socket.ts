/** A socket to a table that reconnects by itself, says what the page has, and repeats what was not acknowledged. */

import { connect, type Line } from '../../host'
import { PROTOCOL, type FromPage, type ToPage } from '../../wire'

/** `other`: the server is of another version than this page. */
export type Status = 'connecting' | 'open' | 'reconnecting' | 'other' | 'closed'

/** How many entries of the log the page has, and the time of play of the last of them. */
export interface Resume {
  since: number
  /** null = there is none. The server tells everything again if its own entry has another time. */
  at: number | null
}

export interface SocketEvents {
  message: (message: ToPage) => void
  status: (status: Status) => void
  /** Where the page resumes. */
  seen: () => Resume
  /** On their way. Sent again with the same id after a drop: the server applies a repeat once. */
  unanswered: () => Iterable<FromPage>
}

const OTHER_PAGE = 4426
// Too many sockets or messages, or nothing can be read: coming back at once would make it worse.
const TRY_LATER = [1013, 1008]

const PATIENCE = 8000 // for an answer to a ping
// While a clock runs, or the browser says that it is offline, which need not be true for a server nearby.
const LITTLE_PATIENCE = 2500
const HEARTBEAT = 20_000
const QUICK_HEARTBEAT = 3000 // while a clock runs for all
const QUESTIONS = 5 // about the server's time, when a connection is new
const BETWEEN_QUESTIONS = 200
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
const FIRST_PAUSE_TURNED_AWAY = 2000
const LONGEST_PAUSE_TURNED_AWAY = 60_000

export class TableSocket {
  private socket: Line | null = null
  private attempts = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setInterval> | undefined
  private doubt: ReturnType<typeof setTimeout> | undefined
  private questions: ReturnType<typeof setTimeout> | undefined
  private quick = false
  private readonly beat = () => this.ping(this.quick ? LITTLE_PATIENCE : PATIENCE)
  private readonly probe = () => this.ping(LITTLE_PATIENCE)
  private readonly comeBack = () => this.hurry()

  constructor(
    private readonly address: (from: Resume) => string,
    private readonly on: SocketEvents,
  ) {}

  open(): void {
    addEventListener('online', this.comeBack)
    addEventListener('offline', this.probe)
    document.addEventListener('visibilitychange', this.comeBack)
    this.pulse()
    this.on.status('connecting')
    this.connect()
  }

  close(): void {
    removeEventListener('online', this.comeBack)
    removeEventListener('offline', this.probe)
    document.removeEventListener('visibilitychange', this.comeBack)
    clearInterval(this.heart)
    clearTimeout(this.questions)
    clearTimeout(this.retry)
    clearTimeout(this.doubt)
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.on.status('closed')
  }

  /** While a clock runs for all, a dead connection has to be noticed in seconds. */
  hasten(quick: boolean): void {
    if (quick === this.quick) return
    this.quick = quick
    this.pulse()
    if (quick) this.ask(QUESTIONS)
  }

  private pulse(): void {
    clearInterval(this.heart)
    this.heart = setInterval(this.beat, this.quick ? QUICK_HEARTBEAT : HEARTBEAT)
  }

  /** What time is it there? Some answers are quicker than others. */
  private ask(times: number): void {
    clearTimeout(this.questions)
    if (!times || !this.put({ type: 'ping', sent: performance.now() })) return
    this.questions = setTimeout(() => this.ask(times - 1), BETWEEN_QUESTIONS)
  }

  /** Connect again at once. */
  renew(): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.connect()
  }

  /** Whether there was a connection to send it through. */
  put(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private connect(): void {
    clearTimeout(this.retry)
    const socket = connect(this.address(this.on.seen()))
    this.socket = socket
    socket.onopen = () => {
      if (this.socket !== socket) return
      this.on.status('open')
      for (const message of this.on.unanswered()) this.put(message)
      this.ask(QUESTIONS)
    }
    socket.onmessage = (event) => {
      if (this.socket !== socket) return
      clearTimeout(this.doubt)
      this.doubt = undefined
      const message = JSON.parse(String(event.data)) as ToPage
      if (message.type !== 'refused') this.attempts = 0 // who is turned away is told why first
      this.on.message(message)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      if (event.code !== OTHER_PAGE) return this.lost(TRY_LATER.includes(event.code))
      this.close()
      this.on.status('other')
    }
  }

  private lost(turnedAway = false): void {
    this.socket = null
    clearTimeout(this.doubt)
    this.doubt = undefined
    this.on.status('reconnecting')
    // Not all at the same moment after a restart of the server.
    const first = turnedAway ? FIRST_PAUSE_TURNED_AWAY : FIRST_PAUSE
    const longest = turnedAway ? LONGEST_PAUSE_TURNED_AWAY : LONGEST_PAUSE
    const pause = Math.min(longest, first * 2 ** this.attempts) * (0.75 + Math.random() / 2)
    this.attempts += 1
    this.retry = setTimeout(() => this.connect(), pause)
  }

  /** A connection can be dead without knowing it: ask, and give up when nothing comes. */
  private ping(patience: number): void {
    if (!this.put({ type: 'ping', sent: performance.now() }) || this.doubt) return
    this.doubt = setTimeout(() => {
      const socket = this.socket
      if (!socket) return
      this.lost()
      socket.close()
    }, patience)
  }

  private hurry(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.ping(PATIENCE)
    else if (!this.socket && document.visibilityState === 'visible') {
      this.attempts = 0
      this.connect()
    }
  }
}

/** `look`: the one of your seats whose eyes the page has. */
export function socketAddress(id: string, { since, at }: Resume, look: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const eyes = look === null ? '' : `&look=${look}`
  const time = at === null ? '' : `&at=${at}`
  const query = `since=${since}${time}${eyes}&protocol=${PROTOCOL}`
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?${query}`
}
