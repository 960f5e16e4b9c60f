import { expect, test, vi } from 'vitest'
import { partOf } from '../testing'
import { say, tell } from '../texts/words.svelte'
import type { ChairView, Update } from '../wire'
import { asksReady, isAsked, tablePrompt } from './prompt'
import type { Session } from './session.svelte'
import { chairOf } from './testing'

const chair = (seat: number, more: Partial<ChairView> = {}) => ({ ...chairOf(seat), offered: false, ...more })

function asks(more: Partial<Update>, chairs = [chair(0), chair(1)], state = {}, gathers = false) {
  const manage = vi.fn()
  const update = partOf<Update>({
    table: { over: false, started: true, paused: false, deserted: false, chairs, gathers },
    yours: [],
    kept: [],
    heir: [],
    former: [],
    waiting: [0],
    looking: null,
    asks: null,
    ...more,
  })
  const session = partOf<Session>({ peeked: null, names: [], history: [], manage, ...state })
  return { update, prompt: tablePrompt(update, session, { begins: null, still: true }), manage }
}

test('a seat that a bot keeps is taken back with one press', () => {
  const { prompt, manage } = asks({ kept: [1] })
  expect(prompt?.text).toEqual({ id: 'web.prompt_kept', facts: { seat: 1 } })
  prompt?.buttons[0]?.onclick()
  expect(manage).toHaveBeenCalledWith('come_back', 1)
})

test('who has left one seat of a device still plays the other', () => {
  expect(asks({ kept: [1], yours: [0], looking: 0 }).prompt).toBeNull()
})

test('a decision that waits for the connection is not lost, and the prompt says so', () => {
  expect(asks({ yours: [0], looking: 0 }, undefined, { unsent: true }).prompt?.text.id).toBe('web.prompt_unsent')
})

test('who waits for a seat may stop', () => {
  const { prompt, manage } = asks({ heir: [1] })
  expect(prompt?.text.id).toBe('web.prompt_heir')
  prompt?.buttons[0]?.onclick()
  expect(manage).toHaveBeenCalledWith('leave', 1)
})

test('who was replaced is told so, and offered what is free', () => {
  const { prompt } = asks({ former: [1] })
  expect(prompt?.text).toEqual({ id: 'web.prompt_former', facts: { seat: 1 } })
  expect(prompt?.detail?.id).toBe('web.prompt_watch')
  const free = asks({ former: [1] }, [chair(0, { kind: 'bot', offered: true }), chair(1)])
  expect(free.prompt?.text).toEqual({ id: 'web.prompt_offered', facts: { seat: 0 } })
})

// -- before the clock starts

const here = (seat: number) => chair(seat, { present: true })
const bot = (seat: number) => chair(seat, { kind: 'bot', present: true })

test('where a bot begins, the person says when', () => {
  const { prompt, manage, update } = asks({ yours: [1], looking: 1 }, [bot(0), here(1)], {}, true)
  expect([prompt?.text.id, prompt?.detail?.id, prompt?.how?.id, asksReady(update), isAsked(update)]).toEqual([
    'web.prompt_ready',
    'web.prompt_ready_means',
    'web.prompt_ready_how',
    true,
    true,
  ])
  prompt?.buttons[0]?.onclick()
  expect(manage).toHaveBeenCalledWith('ready')
})

test('who begins and plays with bots alone has the button of the board', () => {
  const { prompt, update } = asks({ yours: [0], looking: 0 }, [here(0), bot(1)], {}, true)
  expect([prompt, asksReady(update), isAsked(update)]).toEqual([null, false, true])
})

test('at several devices each is asked, sees who is not ready, and waits for those who are there', () => {
  const three = [here(0), here(1), chair(2, { present: false })]
  const before = asks({ yours: [0], looking: 0 }, three, {}, true)
  expect(before.prompt?.detail).toEqual({ id: 'web.prompt_unready', facts: { seats: [1] } })
  const ready = { what: 'ready', seat: 0, number: 1, agreed: [0], back: [] } as const
  const after = asks({ yours: [0], looking: 0, asks: { ...ready, agreed: [0], back: [] } }, three, {}, true)
  expect(after.prompt?.text).toEqual({ id: 'web.prompt_unready', facts: { seats: [1] } })
  expect([after.prompt?.buttons, isAsked(after.update)]).toEqual([[], false])
  const other = asks({ yours: [1], looking: 1, asks: { ...ready, agreed: [0], back: [] } }, three, {}, true)
  expect([other.prompt?.text.id, other.prompt?.detail?.id]).toEqual(['web.prompt_ready', 'web.prompt_ready_means'])
})

// -- requests, and a clock that waits

const back = (...whos: number[]) => ({
  what: 'undo' as const,
  seat: 1,
  number: 7,
  agreed: [],
  back: [],
  undoes: whos.map((seat) => ({ id: 'core.deed', facts: { seat } })),
})
const READER = { reader: { names: ['Ada', 'Bea', 'Cleo'], you: 0, seatings: [], moments: [] } }

const told = (seat: number) => tell({ id: 'core.deed', facts: { seat } }, ['Ada', 'Bea', 'Cleo'], 0)

test('a request to take back names that decision, and in brief what goes with it', () => {
  const one = asks({ yours: [0], looking: 0, asks: back(1) }, undefined, READER).prompt
  expect(one?.text).toMatchObject({ id: 'web.prompt_consent_undo', facts: { seat: 1, what: told(1) } })
  const goes = { first: told(1), also: `${told(0)} ${told(2)}`, count: 1 }
  const more = asks({ yours: [1], looking: 1, asks: back(1, 0, 2, 0) }, undefined, READER).prompt
  expect(more?.text).toMatchObject({ id: 'web.prompt_asked_undo', facts: { what: say('web.prompt_goes_too', goes) } })
})

test('while the clock waits for one who is away, anybody goes on or lets a bot play', () => {
  const table = { over: false, started: true, paused: true, deserted: false, chairs: [chair(0), chair(1)] }
  const away = { what: 'away' as const, seat: 1, number: 7, agreed: [], back: [] }
  const { prompt, manage } = asks({ yours: [0], looking: 0, asks: away, table: table as never })
  expect(prompt?.text).toEqual({ id: 'web.prompt_away', facts: { seat: 1 } })
  expect(prompt?.buttons.map((each) => each.label)).toEqual(['web.let_bot_play', 'web.go_on'])
  prompt?.buttons[0]?.onclick()
  expect(manage).toHaveBeenCalledWith('seat_bot', 1)
})

test('who is asked to be ready is told how long the clock runs', () => {
  const lasts = (begins: number) => {
    const table = { over: false, started: true, paused: false, deserted: false, chairs: [here(0), here(1)] }
    const update = { yours: [0], looking: 1, waiting: [1], table: { ...table, gathers: true, begins } as never }
    return asks(update).prompt?.text.facts
  }
  expect(lasts(120)).toEqual({ seat: 1, minutes: 2, seconds: 120 })
  expect(lasts(90)).toEqual({ seat: 1, minutes: 0, seconds: 90 })
})
