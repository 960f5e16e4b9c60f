/** The page's connection to a table: a socket that heals itself, and the messages that have no answer yet. */

import { api, Refusal } from '../../api'
import { loadAgain } from '../../installed'
import type { FromPage, Told, ToPage } from '../../wire'
import { keep, takeKept } from './kept'
import { Pending } from './pending.svelte'
import { socketAddress, TableSocket, type Resume, type Status } from './socket'

interface Listener {
  message: (message: ToPage) => void
  status: (status: Status) => void
  /** Where the page resumes. */
  seen: () => Resume
  looking: () => number | null
}

export class Connection {
  status: Status = $state('connecting')
  /** The table cannot be shown at all. */
  failed: Told | null = $state.raw(null)
  readonly pending = new Pending()
  private counter = 0
  private readonly unanswered: Map<string, FromPage>
  private readonly socket: TableSocket

  constructor(
    readonly table: string,
    private readonly on: Listener,
  ) {
    this.unanswered = takeKept(table)
    this.socket = new TableSocket((from) => socketAddress(table, from, on.looking()), {
      message: on.message,
      status: (status) => this.changeStatus(status),
      seen: on.seen,
      unanswered: () => [...this.unanswered.values()].filter((message) => message.type !== 'ask_hint'),
    })
  }

  async open(): Promise<void> {
    if (!(await this.isMissing((status) => status >= 400 && status < 500))) this.socket.open()
  }

  close(): void {
    this.socket.close()
  }

  /** Connect again at once. */
  renew(): void {
    this.socket.renew()
  }

  /** While a clock runs for all, a dead connection has to be noticed in seconds. */
  hasten(quick: boolean): void {
    this.socket.hasten(quick)
  }

  /** Load the page again; the next one sends what has no answer. */
  reload(): void {
    keep(this.table, this.unanswered)
    void loadAgain()
  }

  /** Return a new id for a message. */
  fresh(): string {
    this.counter += 1
    return `${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)}-${this.counter}`
  }

  /** Send a message if there is a connection, and only once. Return whether there is one. */
  put(message: FromPage): boolean {
    return this.socket.put(message)
  }

  /** Send a message, again after a drop, until it is answered. */
  dispatch(message: FromPage): void {
    if ('id' in message) this.unanswered.set(message.id, message)
    if (message.type === 'play') this.pending.decide(message.id)
    this.socket.put(message)
  }

  /** Take a message from those without an answer. */
  answered(id: string): FromPage | undefined {
    const message = this.unanswered.get(id)
    this.unanswered.delete(id)
    return message
  }

  private changeStatus(status: Status): void {
    this.status = status
    if (status !== 'open') this.pending.endTurn()
    this.on.status(status)
  }

  /** After a drop, where nothing was ever shown: give up if there is no such table. */
  async check(): Promise<void> {
    if (await this.isMissing((status) => status === 404)) this.close()
  }

  private async isMissing(final: (status: number) => boolean): Promise<boolean> {
    try {
      await api.table(this.table)
    } catch (error) {
      if (error instanceof Refusal && final(error.status)) {
        this.failed = error.told
        return true
      }
    }
    return false
  }
}
