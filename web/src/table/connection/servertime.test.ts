import { expect, test } from 'vitest'
import { ServerTime } from './servertime'

const EPOCH = 1_790_000_000_000

/** A page whose clock is anywhere, and a line to the server with a delay each way. */
function page(started: number) {
  let passed = 0
  const time = new ServerTime(() => started + passed)
  return {
    time,
    wait: (ms: number) => (passed += ms),
    ask: (out: number, back: number) => {
      const sent = started + passed
      passed += out
      const server = EPOCH + passed
      passed += back
      time.hear(sent, server)
    },
    error: () => time.now() - (EPOCH + passed),
  }
}

test('a way that takes as long out as back is no error at all, however long', () => {
  const here = page(123)
  here.ask(300, 300)
  expect(here.error()).toBe(0)
  expect(here.time.doubt).toBe(300)
})

test('of several answers the quickest is believed', () => {
  const here = page(5_000_000)
  here.ask(20, 900)
  here.ask(40, 60)
  here.ask(700, 30)
  expect(here.error()).toBe(-10)
  expect(here.time.doubt).toBe(50)
})

test('an answer that took less than 400 ms is right to within 200 ms, whatever the line does', () => {
  for (const [out, back] of [
    [399, 0],
    [0, 399],
    [250, 149],
    [1, 2],
  ] as const) {
    const here = page(0)
    here.ask(out, back)
    expect(Math.abs(here.error())).toBeLessThan(200)
  }
})

test('two devices with different clocks and lines agree to within 200 ms, with jitter of 300 ms each way', () => {
  // A plain generator, so that every run is the same.
  let state = 7
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647
  for (let game = 0; game < 200; game++) {
    const devices = [page(random() * 1e9), page(random() * 1e9)]
    for (const device of devices) {
      for (let n = 0; n < 5; n++) {
        device.ask(300 * random(), 300 * random())
        device.wait(200)
      }
    }
    const [one, other] = devices.map((device) => device.error()) as [number, number]
    expect(Math.abs(one - other)).toBeLessThan(200)
  }
})

test('old answers are forgotten', () => {
  const here = page(0)
  here.ask(1, 1)
  here.wait(100_000)
  here.ask(100, 0)
  expect(here.error()).toBe(50)
})

test('a device whose clock stood still while it slept finds out with the first answer', () => {
  let own = 0
  const time = new ServerTime(() => own)
  own += 2
  time.hear(0, EPOCH + 1)
  const asked = own // and the server went on for half an hour
  own += 400
  time.hear(asked, EPOCH + 1_800_000)
  expect(time.now()).toBe(EPOCH + 1_800_200)
})

test('until the first answer comes, what was told along is better than nothing', () => {
  const here = page(0)
  here.time.overhear(EPOCH - 80)
  expect(here.error()).toBe(-80)
  here.ask(10, 10)
  expect(here.error()).toBe(0)
  here.time.overhear(EPOCH - 5000)
  expect(here.error()).toBe(0)
})
