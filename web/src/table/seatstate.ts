/** How a seat stands at this moment. */

import type { SeatFacts } from '../board/board'
import type { Update } from '../wire'

export type SeatState = 'open' | 'out' | 'thinking' | 'away' | 'turn' | 'deciding' | 'decided' | 'ready' | 'idle'

export const ICON: Record<SeatState, string> = {
  open: 'plus',
  out: 'flag',
  thinking: 'bot',
  away: 'warning',
  turn: 'play',
  deciding: 'clock',
  decided: 'check',
  ready: 'check',
  idle: '',
}

/** The seat decides now. */
export const ACTIVE: ReadonlySet<SeatState> = new Set(['turn', 'thinking', 'deciding'])

/** `together`: all decide at the same time, so a seat that is not asked has decided. */
export function seatState(update: Update, seat: number, facts: SeatFacts | null, together = false): SeatState {
  const { table, waiting, yours } = update
  const chair = table.chairs.find((each) => each.seat === seat)
  if (!chair || chair.kind === 'open') return 'open'
  if (facts?.out || chair.resigned) return 'out'
  if (table.over || !table.started) return 'idle'
  if (chair.kind === 'person' && !chair.present && !yours.includes(seat)) return 'away'
  if (update.asks?.what === 'ready' && update.asks.agreed.includes(seat)) return 'ready'
  if (table.gathers && chair.kind === 'bot') return 'idle'
  if (waiting.includes(seat)) return chair.kind === 'bot' ? 'thinking' : yours.includes(seat) ? 'turn' : 'deciding'
  return waiting.length && (facts?.done ?? together) ? 'decided' : 'idle'
}
