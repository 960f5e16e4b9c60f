import { expect, test, vi } from 'vitest'
import { partOf } from '../testing'
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
