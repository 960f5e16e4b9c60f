/** A game against time over a bad line: 300 ms each way, and a connection that is lost in the middle of a round. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromPage, ToPage, Update } from '../wire'
import { Session } from './session.svelte'
import { chairOf, tableOf } from './testing'
import { emptyUpdate } from './connection/update'

const LAG = 300
const EPOCH = 1_790_000_000_000
const serverNow = () => EPOCH + performance.now()

/** A server that knows nothing but the time and what it was sent, behind a slow line. */
class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  static heard: FromPage[] = []
  readyState = 0
  private dead = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    Line.all.push(this)
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.()
    }, LAG)
  }
  static get last(): Line {
    return Line.all.at(-1) as Line
  }
  send(data: string) {
    setTimeout(() => this.hear(JSON.parse(data) as FromPage), LAG)
  }
  hear(message: FromPage) {
    if (this.readyState !== 1 || this.dead) return
    if (message.type === 'ping') this.tell({ type: 'pong', now: serverNow(), sent: message.sent ?? 0 })
    else Line.heard.push(message)
  }
  tell(message: ToPage) {
    setTimeout(() => this.readyState === 1 && !this.dead && this.onmessage?.({ data: JSON.stringify(message) }), LAG)
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  /** The cable is out, and nobody says so. */
  die() {
    this.dead = true
  }
}

const update = (seq: number, ends: number | null): Update =>
  emptyUpdate(
    tableOf([chairOf(0), chairOf(1)]),
    seq,
    { at: seq },
    {
      moments: [{ seq: seq - 1, who: 'A', text: `move ${seq}`, time: 0, events: [] }],
      yours: [0],
      looking: 0,
      waiting: [0],
      clock: ends === null ? null : { ends, now: serverNow(), paused: false, length: 60_000, period: true },
    },
  )

let session: Session
let ends: number

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  Line.all = []
  Line.heard = []
  session = new Session('t')
  await session.open()
  vi.advanceTimersByTime(LAG)
  ends = serverNow() + 60_000
  Line.last.tell(update(1, ends))
  vi.advanceTimersByTime(2000)
})

afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a device beside the server would show. */
const there = () => Math.ceil((ends - serverNow()) / 1000)

test('the countdown is the one of the server, though everything comes 300 ms late', () => {
  for (let ms = 0; ms < 20_000; ms += 100) {
    expect(session.countdown.seconds).toBe(there())
    vi.advanceTimersByTime(100)
  }
})

test('a decision goes through the slow line once, and names what it was made on', () => {
  session.play('draw')
  expect(session.busy).toBe(true)
  vi.advanceTimersByTime(LAG)
  expect(Line.heard).toMatchObject([{ type: 'play', text: 'draw', seen: 1 }])
  const sent = Line.heard[0] as { id: string }
  Line.last.tell({ type: 'ack', id: sent.id, seq: 2 })
  Line.last.tell(update(2, ends))
  vi.advanceTimersByTime(LAG)
  expect(session.busy).toBe(false)
})

test('one that comes too late is refused with the reason, and the page plays on', () => {
  session.play('draw')
  vi.advanceTimersByTime(LAG)
  const sent = Line.heard[0] as { id: string }
  Line.last.tell({ type: 'refused', id: sent.id, reason: { id: 'table.after_time', facts: {} } })
  Line.last.tell(update(3, null))
  vi.advanceTimersByTime(LAG)
  expect(session.refused?.id).toBe('table.after_time')
  expect(session.busy).toBe(false)
  expect(session.countdown.seconds).toBe(null)
})

test('a connection lost in mid-round is noticed in seconds; clock and decision survive it', () => {
  const lost = Line.last
  lost.die()
  session.play('draw')
  let ms = 0
  for (; session.status === 'open'; ms += 10) vi.advanceTimersByTime(10)
  expect(ms).toBeLessThanOrEqual(5500)
  expect(session.status).toBe('reconnecting')
  expect(session.countdown.seconds).toBe(there()) // it goes on by what the page knows
  vi.advanceTimersByTime(400 + 2 * LAG)
  expect(Line.all).toHaveLength(2)
  expect(Line.last.address).toContain('since=1&at=0&look=0')
  expect(session.status).toBe('open')
  expect(Line.heard).toMatchObject([{ type: 'play', text: 'draw', seen: 1 }])
  Line.last.tell(update(2, ends))
  vi.advanceTimersByTime(2000)
  expect(session.countdown.seconds).toBe(there())
})

test('while the clock runs nothing is held back to be looked at', () => {
  session.done()
  for (const seq of [2, 3, 4]) Line.last.tell(update(seq, ends))
  vi.advanceTimersByTime(LAG + 1500)
  expect(session.shown?.seq).toBe(4)
})
