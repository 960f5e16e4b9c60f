/** What the table says when the board has nothing to ask: whom it waits for. It is never empty. */

import type { Told, Update } from '../wire'

export function waitingFor(update: Update): Told {
  const { table, waiting, yours, looking } = update
  const open = table.chairs.filter((chair) => chair.kind === 'open').length
  if (table.over) return { id: 'web.prompt_over', facts: {} }
  if (!table.started) return { id: 'web.prompt_open', facts: { count: open } }
  if (table.paused) return { id: 'web.prompt_paused', facts: {} }
  if (looking !== null && waiting.includes(looking)) return { id: 'web.prompt_you', facts: { seat: looking } }
  if (!waiting.length) return { id: 'web.prompt_moment', facts: {} }
  const id = yours.length && table.chairs.some((chair) => yours.includes(chair.seat) && !chair.resigned) ? 'web.prompt_others' : 'web.prompt_watch'
  return { id, facts: { seats: waiting, count: waiting.length } }
}

/** One of your seats must say whether another may take its decision back. */
export function asksConsent(update: Update): number | null {
  const { asks_undo, yours, table } = update
  if (asks_undo === null || table.over) return null
  return yours.find((seat) => seat !== asks_undo) ?? null
}
