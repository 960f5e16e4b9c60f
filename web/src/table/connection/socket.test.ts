import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableSocket } from './socket'

class Wire {
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly address: string) {
    Wire.all.push(this)
  }
  send() {}
  close() {}
  static get last(): Wire {
    return Wire.all.at(-1) as Wire
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  Wire.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** How many ms until the page tries again, each time the server ends the connection so. */
function pauses(code: number, times: number, says?: unknown): number[] {
  const none = () => undefined
  const socket = new TableSocket(() => 'ws://here', {
    message: none,
    status: none,
    seen: () => ({ since: 0, at: null }),
    unanswered: () => [],
  })
  socket.open()
  const found = []
  for (let n = 0; n < times; n++) {
    const wire = Wire.last
    wire.readyState = 1
    wire.onopen?.()
    if (says) wire.onmessage?.({ data: JSON.stringify(says) })
    wire.readyState = 3
    wire.onclose?.({ code })
    let waited = 0
    while (Wire.last === wire && waited < 200_000) {
      vi.advanceTimersByTime(50)
      waited += 50
    }
    found.push(waited)
  }
  socket.close()
  return found
}

test('who is turned away comes back later and later, though told why each time', () => {
  const refused = { type: 'refused', id: '', reason: { id: 'table.too_fast', facts: { seconds: 5 } } }
  expect(pauses(1013, 7, refused)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
})

test('a line that breaks is mended at once', () => {
  expect(pauses(1006, 3)).toEqual([250, 500, 1000])
  expect(pauses(1006, 3, { type: 'pong', now: 0, sent: 0 })).toEqual([250, 250, 250])
})
