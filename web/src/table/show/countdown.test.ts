import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Clock } from '../../wire'
import { Countdown } from './countdown.svelte'
import { ServerTime } from '../connection/servertime'

const EPOCH = 1_790_000_000_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that began some time ago, with a line that is slow by `lag` each way. */
function device(lag: number): { countdown: Countdown; set: (more?: Partial<Clock>) => void } {
  const began = performance.now()
  const time = new ServerTime()
  const countdown = new Countdown(time)
  vi.advanceTimersByTime(2 * lag)
  time.hear(began, serverNow() - lag)
  return {
    countdown,
    set: (more = {}) =>
      countdown.set({
        ends: serverNow() + 60_000,
        now: serverNow(),
        paused: false,
        length: 60_000,
        period: true,
        ...more,
      }),
  }
}

const serverNow = () => EPOCH + performance.now()

test('it counts whole seconds down to zero and stops there', () => {
  const { countdown, set } = device(0)
  set()
  expect([countdown.seconds, countdown.length, countdown.short]).toEqual([60, 60, false])
  vi.advanceTimersByTime(999)
  expect(countdown.seconds).toBe(60)
  vi.advanceTimersByTime(2)
  expect(countdown.seconds).toBe(59)
  vi.advanceTimersByTime(49_000)
  expect([countdown.seconds, countdown.short]).toEqual([10, true])
  vi.advanceTimersByTime(30_000)
  expect(countdown.seconds).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('two devices, one of them 300 ms away, change at the same moment', () => {
  const near = device(5)
  const far = device(300)
  const ends = serverNow() + 60_000
  near.set({ ends })
  far.set({ ends, now: serverNow() - 300 })
  for (let ms = 0; ms < 12_000; ms += 100) {
    expect(far.countdown.seconds).toBe(near.countdown.seconds)
    vi.advanceTimersByTime(100)
  }
  near.countdown.stop()
  far.countdown.stop()
})

test('a clock that stands still shows what is left', () => {
  const { countdown, set } = device(0)
  set({ paused: true, ends: serverNow() + 12_300 })
  vi.advanceTimersByTime(60_000)
  expect([countdown.seconds, countdown.paused, countdown.racing]).toEqual([13, true, false])
  countdown.set(null)
  expect(countdown.seconds).toBe(null)
})
