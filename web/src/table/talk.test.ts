import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Line } from '../wire'
import { Talk } from './talk.svelte'

let reads: boolean
let seats: boolean
let talk: Talk

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 })
  reads = false
  seats = true
  talk = new Talk({ reads: () => reads, seats: () => seats })
})
afterEach(() => vi.useRealTimers())

const line = (facts: Partial<Line> = {}): Line => ({
  type: 'line',
  number: 1,
  seat: 1,
  name: 'Bruno',
  text: 'Ciao',
  reaction: false,
  time: Date.now(),
  ...facts,
})

test('a line that nobody reads is seen for a moment and waits', () => {
  talk.hear(line())
  expect([talk.line?.text, talk.unread]).toEqual(['Ciao', 1])
  vi.runAllTimers()
  expect([talk.line, talk.unread]).toEqual([null, 1])
  talk.read()
  expect(talk.unread).toBe(0)
})

test('a line that is read, or old, is not shown again', () => {
  talk.hear(line({ time: Date.now() - 60_000 }))
  reads = true
  talk.hear(line())
  expect([talk.line, talk.unread]).toEqual([null, 0])
})

test('a reaction stands beside its seat for a moment, and where no seats are in view is seen as a line', () => {
  const clap = line({ text: 'clap', reaction: true })
  talk.hear(clap)
  expect([Object.keys(talk.reactions), talk.line, talk.unread]).toEqual([['1'], null, 0])
  seats = false
  talk.hear(clap)
  expect([talk.line, talk.unread]).toEqual([clap, 0])
  vi.runAllTimers()
  expect([Object.keys(talk.reactions), talk.line]).toEqual([[], null])
})
