import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import type { Film, Taught, Update } from '../wire'
import { LessonSession } from './lesson.svelte'

/** An update as the page takes it, with a film where something moved. */
const update = (seq: number, film: Film | null = null): Update =>
  ({ seq, view: { seq }, film, moments: [{ seq: seq - 1, events: [] }], story: [seq], table: { chairs: [] } }) as never

const taught = (seen: Update[]): Taught => ({ progress: {}, stars: 0, scene: { kind: 'ask' }, seen }) as never

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is told and counted does not run ahead of the board', async () => {
  const answers = [taught([update(1)]), taught([update(2, { start: [], beats: [{ seq: 1, told: [], change: [] }] })])]
  vi.spyOn(api, 'learn').mockImplementation(() => Promise.resolve(answers.shift()!))
  const session = new LessonSession('toy', 'first')
  await session.open()
  expect(session.seen?.seq).toBe(1)
  session.play('go')
  await vi.advanceTimersByTimeAsync(0)
  expect(session.shown?.seq).toBe(2)
  expect(session.film).not.toHaveLength(0)
  expect(session.seen?.seq).toBe(1)
  session.done()
  expect(session.seen?.seq).toBe(2)
})
