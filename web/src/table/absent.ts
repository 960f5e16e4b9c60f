/** A player who is away while the table waits for them, and what helps. */

import type { PromptButton } from '../board/board'
import type { Update } from '../wire'
import type { Session } from './session.svelte'

/** Return the button by which the host lets a bot play for the one whom the table waits for; none if they are there. */
export function helpFor(update: Update, session: Session): PromptButton[] {
  const { table, waiting } = update
  const chair = table.chairs.find((each) => waiting.includes(each.seat) && each.kind === 'person' && !each.present)
  if (!chair || !table.host || table.over || !table.started || update.yours.includes(chair.seat)) return []
  return [{ label: 'web.let_bot_play', icon: 'bot', onclick: () => session.manage('seat_bot', chair.seat) }]
}
