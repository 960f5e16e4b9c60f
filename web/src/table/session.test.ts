import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAUSES } from '../settings.svelte'
import { say, tell } from '../texts/words.svelte'
import type { Film, Moment, Update } from '../wire'
import { Session } from './session.svelte'
import { chairOf, tableOf } from './testing'
import { emptyUpdate } from './connection/update'

/** The wire, written down: what the page sends, and what a server would answer. */
class Wire {
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = 0
  /** What was sent, without the questions about the time. */
  sent: Record<string, unknown>[] = []
  pings: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    Wire.all.push(this)
  }
  static get last(): Wire {
    return Wire.all.at(-1) as Wire
  }
  send(data: string) {
    const message = JSON.parse(data) as Record<string, unknown>
    if (message.type === 'ping') this.pings.push(message)
    else this.sent.push(message)
  }
  close() {
    this.drop()
  }
  connect() {
    this.readyState = 1
    this.onopen?.()
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const moment = (seq: number, who: string, text: string | null, events: Moment['events'] = []): Moment => ({
  seq,
  who,
  text,
  time: 0,
  events,
})

/** Every moment is a beat that changes nothing. */
const film = (moments: Moment[]): Film => ({
  start: [],
  beats: moments.map(({ seq, events }) => ({ seq, told: events.map((_, n) => n), change: [] })),
})

const update = (seq: number, moments: Moment[], more: Partial<Update> = {}): Update =>
  emptyUpdate(
    tableOf([chairOf(0), chairOf(1, 'bot')], true),
    seq,
    { at: seq },
    {
      moments,
      yours: [0],
      looking: 0,
      film: moments.length ? film(moments) : null,
      waiting: [0, 1],
      ...more,
    },
  )

let session: Session
let heard: Moment[]

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  Wire.all = []
  heard = []
  session = new Session('t', { shown: (_, fresh) => heard.push(...fresh) })
  await session.open()
  Wire.last.connect()
})

afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a decision is busy until it is stored and shown', () => {
  Wire.last.say(update(2, [moment(0, 'chance', 'x'), moment(1, 'chance', 'y')]))
  expect(Wire.last.address).toContain('/api/tables/t/socket?since=0')
  expect(session.busy).toBe(false)
  session.play('r0 @1')
  const [sent] = Wire.last.sent
  expect(sent).toMatchObject({ type: 'play', seat: 0, text: 'r0 @1', seen: 2 })
  expect(session.busy).toBe(true)
  session.play('r0 @2') // twice by accident
  expect(Wire.last.sent).toHaveLength(1)
  Wire.last.say({ type: 'ack', id: sent?.id, seq: 3 })
  expect(session.busy).toBe(true)
  Wire.last.say(update(3, [moment(2, 'A', 'r0 @1')]))
  expect(session.busy).toBe(false)
})

test('a decision belongs to the eyes that made it: others count other entries', () => {
  const both = { yours: [0, 1] }
  Wire.last.say(update(2, [moment(0, 'chance', 'x'), moment(1, 'A', 'a')], both))
  session.play('r0 @1')
  Wire.last.say({ type: 'ack', id: Wire.last.sent[0]?.id, seq: 6 })
  Wire.last.say(update(1, [moment(0, 'chance', 'x')], { ...both, looking: null }))
  Wire.last.say(update(4, [moment(1, 'B', 'b')], { ...both, looking: 1 }))
  expect(session.busy).toBe(false)
  expect(session.decided).toBe(false)
  session.play('r0 @2')
  expect(Wire.last.sent.map((each) => each.seat)).toEqual([0, 1])
})

test('while the device changes hands nothing is sent for the seat that looked', async () => {
  const both = { yours: [0, 1] }
  Wire.last.say(update(1, [moment(0, 'chance', 'x')], both))
  session.look(null)
  expect(session.busy).toBe(true)
  expect((await session.ask('?')).refused?.id).toBe('web.prompt_moment')
  expect(await session.why('r0 @1')).toBe(null)
  session.play('r0 @1')
  expect(Wire.last.sent).toEqual([{ type: 'look', seat: null }])
  Wire.last.say(update(1, [moment(0, 'chance', 'x')], { ...both, looking: null }))
  expect(session.busy).toBe(false)
  session.look(1)
  Wire.last.say({ type: 'refused', id: '', reason: { id: 'table.too_fast', facts: {} } })
  expect(session.busy).toBe(false)
})

test('another viewer is asked for once, however often somebody presses', () => {
  const both = { yours: [0, 1], looking: null }
  Wire.last.say(update(1, [moment(0, 'chance', 'x')], both))
  session.look(0)
  session.look(0)
  expect(Wire.last.sent).toHaveLength(1)
})

test('what one viewer typed is neither answered to the next one nor their decision', async () => {
  const both = { yours: [0, 1] }
  Wire.last.say(update(1, [moment(0, 'chance', 'x')], both))
  const reply = session.ask('done')
  const [asked] = Wire.last.sent
  session.look(null)
  Wire.last.say(update(1, [], { ...both, looking: null }))
  Wire.last.say({ type: 'answers', id: asked?.id, answers: null })
  expect((await reply).refused?.id).toBe('web.prompt_moment')
})

test('a restore ends the wait for another viewer', () => {
  const both = { yours: [0, 1] }
  Wire.last.say(update(2, [moment(0, 'chance', 'x'), moment(1, 'A', 'a')], both))
  session.look(1)
  Wire.last.say(update(1, [], both))
  Wire.last.connect()
  Wire.last.say(update(1, [moment(0, 'chance', 'x')], both))
  expect(session.busy).toBe(false)
})

test('who comes for the first time is not back, and who sits down here is not told so', () => {
  const chairs = (present: boolean) => ({ table: tableOf([chairOf(0), { ...chairOf(1), present }]) })
  const sat = { number: 0, seq: 0, time: 0, seat: 0, name: 'P0', told: { id: 'table.sat_down', facts: { name: 'P0' } } }
  Wire.last.say(update(1, [], chairs(false)))
  Wire.last.say(update(1, [], { ...chairs(true), seatings: [sat] }))
  expect(session.news).toEqual([])
  Wire.last.say(update(1, [], chairs(false)))
  expect(session.news).toEqual([say('web.is_away', { name: 'P1' })])
  Wire.last.say(update(1, [], chairs(true)))
  expect(session.news).toEqual([say('web.is_there', { name: 'P1' })])
})

test('a game tried from a finished one says that it is a trial, once', () => {
  const tried = { table: { ...tableOf([chairOf(0)]), tried: 'x' } }
  Wire.last.say(update(1, [], tried))
  expect(session.notice?.reason.id).toBe('web.trial')
  session.notice = null
  Wire.last.say(update(1, [], tried))
  expect(session.notice).toBeNull()
})

test('that somebody took a decision back is shown to the others', () => {
  const tookBack = { id: 'table.took_back' as const, facts: { seat: 1 } }
  Wire.last.say(update(1, [moment(0, 'B', 'b')]))
  Wire.last.say(update(2, [moment(1, 'B', 'undo', [tookBack])]))
  expect(session.news).toEqual([tell(tookBack, ['P0', 'P1'], 0)])
  session.news = []
  Wire.last.say(update(3, [moment(2, 'A', 'undo', [tookBack])]))
  expect(session.news).toEqual([])
})

test('an undo is an entry more, and ends the wait for the decision that it takes back', () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  session.play('r0 @1')
  Wire.last.say({ type: 'ack', id: Wire.last.sent[0]?.id, seq: 2 })
  Wire.last.say(update(3, [moment(1, 'A', 'r0 @1'), moment(2, 'A', 'undo')]))
  session.done()
  expect(session.busy).toBe(false)
})

test('after a restore everything is read again, and what is gone is told', () => {
  Wire.last.say(update(3, [moment(0, 'chance', 'x'), moment(1, 'B', 'b'), moment(2, 'A', 'a')]))
  session.play('r0 @1')
  Wire.last.say({ type: 'ack', id: Wire.last.sent[0]?.id, seq: 4 })
  Wire.last.say(update(4, [moment(3, 'A', 'r0 @1')]))
  session.done()
  Wire.last.drop(1012)
  vi.advanceTimersByTime(1000)
  expect(Wire.last.address).toContain('since=4&at=0&look=0')
  Wire.last.connect()
  Wire.last.say(update(1, [], { view: { at: 1 } }))
  expect(session.notice).toMatchObject({ reason: { id: 'web.restored', facts: { count: 3 } }, calm: true })
  expect(Wire.last.address).toContain('since=0&protocol')
  Wire.last.connect()
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  expect(session.history.map((each) => each.seq)).toEqual([0])
  expect(session.shown?.seq).toBe(1)
  expect(session.busy).toBe(false)
  session.play('r0 @2')
  expect(session.busy).toBe(true)
})

test('a restored table that was played on is noticed by the time of an entry', () => {
  Wire.last.say(update(3, [moment(0, 'chance', 'x'), moment(1, 'B', 'b'), moment(2, 'A', 'a')]))
  const other = { ...moment(1, 'B', 'c'), time: 7 }
  Wire.last.say(update(4, [moment(0, 'chance', 'x'), other, moment(2, 'A', 'd'), moment(3, 'B', 'e')]))
  expect(session.notice?.reason).toEqual({ id: 'web.restored', facts: { count: 2 } })
})

test('after a drop it says what it has seen, and repeats what was not acknowledged under the same id', () => {
  Wire.last.say(update(3, [moment(0, 'chance', 'x'), moment(1, 'B', null), moment(2, 'A', 'r0 @1')]))
  const first = Wire.last
  session.play('r1 @1')
  first.drop()
  expect(session.status).toBe('reconnecting')
  vi.advanceTimersByTime(1000)
  expect(Wire.all).toHaveLength(2)
  expect(Wire.last.address).toContain('since=1&at=0&look=0') // from the first entry that is still sealed
  Wire.last.connect()
  expect(session.status).toBe('open')
  expect(Wire.last.sent).toEqual(first.sent)
  Wire.last.say({ type: 'ack', id: first.sent[0]?.id, seq: 4 })
  Wire.last.drop()
  vi.advanceTimersByTime(2000)
  Wire.last.connect()
  expect(Wire.last.sent).toEqual([])
})

test('a dead connection is noticed by the silence', () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  const first = Wire.last
  vi.advanceTimersByTime(2000)
  for (const { sent } of first.pings) first.say({ type: 'pong', now: 0, sent })
  expect(first.pings).toHaveLength(5)
  vi.advanceTimersByTime(18_000)
  expect(first.pings).toHaveLength(6)
  expect(session.status).toBe('open')
  vi.advanceTimersByTime(9000)
  expect(session.status).toBe('reconnecting')
})

test('what was not saved can be tried again under the same id', () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  session.play('r0 @1')
  const id = Wire.last.sent[0]?.id
  Wire.last.say({ type: 'refused', id, reason: { id: 'table.not_saved', facts: {} } })
  expect(session.busy).toBe(false)
  expect(session.notice?.reason.id).toBe('table.not_saved')
  session.notice?.again?.()
  expect(session.notice).toBeNull()
  expect(session.busy).toBe(true)
  expect(Wire.last.sent.map((each) => each.id)).toEqual([id, id])
})

test('a refused decision says why and offers no repeat', () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  session.play('r9 @9')
  Wire.last.say({ type: 'refused', id: Wire.last.sent[0]?.id, reason: { id: 'any.forbidden', facts: {} } })
  expect(session.refused?.id).toBe('any.forbidden')
  expect(session.notice?.again).toBeUndefined()
})

test('a hint that came too late is no alarm', () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  session.askHint(0)
  expect(session.asking).toBe(true)
  Wire.last.say({ type: 'refused', id: Wire.last.sent[0]?.id, reason: { id: 'table.hint_dropped', facts: {} } })
  expect(session.asking).toBe(false)
  expect(session.notice?.calm).toBe(true)
})

test('a sealed entry is told when it is opened, once', () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  Wire.last.say(update(2, [moment(1, 'B', null)]))
  session.done()
  const opened = moment(1, 'B', 'r0 @2')
  Wire.last.say(update(3, [opened, moment(2, 'A', 'r0 @1')]))
  session.done()
  Wire.last.say(update(3, [opened]))
  expect(session.history.map((each) => each.text)).toEqual(['x', 'r0 @2'])
  expect(heard.filter((each) => each.seq === 1).map((each) => each.text)).toEqual([null, 'r0 @2'])
})

test('the board shows one thing after the other, and a slow one does not stop the table', () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  Wire.last.say(update(2, [moment(1, 'A', 'a')]))
  Wire.last.say(update(3, [moment(2, 'A', 'b')]))
  expect(session.shown?.seq).toBe(2)
  session.done()
  expect(session.shown?.seq).toBe(3)
  Wire.last.say(update(4, [moment(3, 'A', 'c')]))
  vi.advanceTimersByTime(9000)
  expect(session.shown?.seq).toBe(4)
})

test('with other eyes nothing of the ones before is left', () => {
  const both = { yours: [0, 1] }
  Wire.last.say(update(1, [moment(0, 'chance', 'x')], both))
  Wire.last.say(update(2, [moment(1, 'A', 'secret')], both))
  session.done()
  expect(session.canPeek(0)).toBe(true)
  Wire.last.say(update(2, [moment(1, 'A', null)], { ...both, looking: null }))
  expect(JSON.stringify(session.history)).not.toContain('secret')
  expect(session.canPeek(0)).toBe(false)
})

test('an earlier moment can be looked at and left again', () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  Wire.last.say(update(2, [moment(1, 'A', 'a')]))
  session.done()
  session.peek(0)
  expect(session.board).toMatchObject({ seq: 1, view: { at: 1 }, choices: [], waiting: [] })
  session.peek(1) // now
  expect(session.board?.seq).toBe(2)
})

test('lines of the chat come once, in order', () => {
  const line = (number: number) => ({
    type: 'line',
    number,
    seat: 0,
    name: 'P0',
    text: 'ciao',
    reaction: false,
    time: 0,
  })
  for (const number of [2, 1, 2]) Wire.last.say(line(number))
  expect(session.lines.map((each) => each.number)).toEqual([1, 2])
})

test('a page of another version keeps what was not answered, and the next one sends it', async () => {
  const reloaded = new Promise<void>((done) => vi.spyOn(location, 'reload').mockImplementation(() => done()))
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  Wire.last.drop(4426)
  expect(session.status).toBe('other')
  expect(session.notice?.reason.id).toBe('web.other_page')
  session.play('r0 @1') // somebody who was choosing goes on
  session.notice?.again?.()
  await reloaded
  const next = new Session('t')
  await next.open()
  Wire.last.connect()
  expect(Wire.last.sent).toMatchObject([{ type: 'play', text: 'r0 @1' }])
})

test('what was seen before a drop is not shown again', () => {
  Wire.last.say(update(2, [moment(0, 'chance', 'x'), moment(1, 'B', null)]))
  Wire.last.say(update(3, [moment(1, 'B', null), moment(2, 'A', 'a')]))
  expect(session.film.map((shot) => shot.seq)).toEqual([2])
  session.done()
  Wire.last.say(update(3, [moment(1, 'B', null), moment(2, 'A', 'a')]))
  expect(session.film).toEqual([])
})

test('a reason is asked for and answered, and no notice comes of it', async () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  const [first, second, third] = [session.why('r9 @9'), session.why('r0 @1'), session.why('r8 @8')]
  const ids = Wire.last.sent.map((each) => each.id)
  expect(Wire.last.sent[0]).toMatchObject({ type: 'why', seat: 0, text: 'r9 @9' })
  Wire.last.say({ type: 'because', id: ids[0], reason: { id: 'any.forbidden', facts: {} } })
  Wire.last.say({ type: 'because', id: ids[1], reason: null })
  Wire.last.say({ type: 'refused', id: ids[2], reason: { id: 'table.too_fast', facts: { seconds: 1 } } })
  expect((await first)?.id).toBe('any.forbidden')
  expect(await second).toBeNull()
  expect((await third)?.id).toBe('table.too_fast')
  expect(session.notice).toBeNull()
})

test('nobody waits for a reason over a line that was cut', async () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  const before = session.why('r9 @9')
  Wire.last.drop()
  expect(await before).toBeNull()
  expect(await session.why('r9 @9')).toBeNull()
  vi.advanceTimersByTime(1000)
  Wire.last.connect()
  expect(Wire.last.sent).toEqual([])
})

test('a question in words is answered, is none, or is refused, and a line that is cut answers it', async () => {
  Wire.last.say(update(1, [moment(0, 'chance', 'x')]))
  const [first, second, third, fourth] = ['score', 'r0 @1', 'read Zeno', 'help'].map((each) => session.ask(each))
  const ids = Wire.last.sent.map((each) => each.id)
  expect(Wire.last.sent[0]).toMatchObject({ type: 'ask', seat: 0, text: 'score' })
  Wire.last.say({ type: 'answers', id: ids[0], answers: [{ id: 'core.answer_score', facts: {} }] })
  Wire.last.say({ type: 'answers', id: ids[1], answers: null })
  Wire.last.say({ type: 'refused', id: ids[2], reason: { id: 'table.no_such_player', facts: {} } })
  Wire.last.drop()
  expect((await first)?.told?.[0]?.id).toBe('core.answer_score')
  expect(await second).toEqual({ told: null })
  expect((await third)?.refused?.id).toBe('table.no_such_player')
  expect((await fourth)?.refused?.id).toBe('web.reconnecting')
  expect(session.notice).toBeNull()
})

test('what a bot did stays alone in view for a while, unless somebody wants to go on', () => {
  Wire.last.say(update(1, [moment(0, 'A', 'x')]))
  const act = (seq: number) => Wire.last.say(update(seq + 1, [moment(seq, 'B', 'y')]))
  for (const seq of [1, 2, 3]) act(seq)
  expect(session.shown?.seq).toBe(2)
  session.done()
  expect(session.shown?.seq).toBe(2)
  vi.advanceTimersByTime(PAUSES.normal)
  expect(session.shown?.seq).toBe(3)
  session.done()
  session.hurry()
  expect(session.shown?.seq).toBe(4)
})
