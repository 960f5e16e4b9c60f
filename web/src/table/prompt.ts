/** The voice of the table: what it asks before the board may, and whom it waits for when nobody asks. It is never silent. */

import type { Prompt } from '../board/board'
import type { Told, Update } from '../wire'
import type { Session } from './session.svelte'

export function waitingFor(update: Update): Told {
  const { table, waiting, yours, looking } = update
  const open = table.chairs.filter((chair) => chair.kind === 'open').length
  if (table.over) return { id: 'web.prompt_over', facts: {} }
  if (!table.started) return { id: 'web.prompt_open', facts: { count: open } }
  if (table.paused) return { id: 'web.prompt_paused', facts: {} }
  if (looking !== null && waiting.includes(looking)) return { id: 'web.prompt_you', facts: { seat: looking } }
  if (!waiting.length) return { id: 'web.prompt_moment', facts: {} }
  const id =
    yours.length && table.chairs.some((chair) => yours.includes(chair.seat) && !chair.resigned)
      ? 'web.prompt_others'
      : 'web.prompt_watch'
  return { id, facts: { seats: waiting, count: waiting.length } }
}

/** One of your seats must say whether another may take its decision back. */
export function asksConsent(update: Update): number | null {
  const { asks_undo, yours, table } = update
  if (asks_undo === null || table.over) return null
  return yours.find((seat) => seat !== asks_undo) ?? null
}

interface Around {
  /** The seat that begins on this device, once it says that it is ready. */
  begins: number | null
  /** Nothing moves on the board. */
  still: boolean
  showResult: () => void
}

/** What comes before anything that the board asks; null if nothing does. */
export function tablePrompt(update: Update, session: Session, { begins, still, showResult }: Around): Prompt | null {
  const { table, asks_undo, undo_request, yours } = update
  if (session.peeked !== null) {
    return {
      text: { id: 'web.prompt_earlier', facts: {} },
      buttons: [{ label: 'web.to_now', key: 'Escape', primary: true, icon: 'last', onclick: () => session.peek(null) }],
    }
  }
  const seat = asksConsent(update)
  if (seat !== null && asks_undo !== null && undo_request !== null) {
    return {
      text: { id: 'web.prompt_consent', facts: { seat: asks_undo } },
      buttons: [
        { label: 'web.refuse_undo', key: 'Escape', onclick: () => session.consent(seat, undo_request, false) },
        {
          label: 'web.agree_undo',
          key: 'Enter',
          primary: true,
          onclick: () => session.consent(seat, undo_request, true),
        },
      ],
    }
  }
  if (asks_undo !== null && yours.includes(asks_undo))
    return { text: { id: 'web.prompt_asked_undo', facts: {} }, buttons: [] }
  if (table.paused && yours.length && !table.over) {
    return {
      text: waitingFor(update),
      buttons: [
        { label: 'web.go_on', key: 'Enter', primary: true, icon: 'play', onclick: () => session.manage('go_on') },
      ],
    }
  }
  if (table.over && still) {
    return {
      text: waitingFor(update),
      buttons: [{ label: 'web.show_result', key: 'Enter', primary: true, icon: 'crown', onclick: showResult }],
    }
  }
  if (begins !== null) {
    return {
      text: { id: 'web.prompt_first', facts: { seat: begins } },
      buttons: [
        {
          label: 'web.cover_ready',
          facts: { name: session.names[begins] },
          key: 'Enter',
          primary: true,
          icon: 'person',
          onclick: () => session.look(begins),
        },
      ],
    }
  }
  return null
}
