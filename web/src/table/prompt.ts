/** The voice of the table: what it asks before the board may, and whom it waits for when nobody asks. Never silent. */

import type { Prompt } from '../board/board'
import { settings } from '../settings.svelte'
import type { Told, Update } from '../wire'
import type { Session } from './session.svelte'
import { say, tell } from '../texts/words.svelte'
import { myName } from './start'

export function waitingFor(update: Update): Told {
  const { table, waiting, yours, looking } = update
  const open = table.chairs.filter((chair) => chair.kind === 'open').length
  if (table.over) return { id: 'web.prompt_over', facts: {} }
  if (!table.started) return { id: 'web.prompt_open', facts: { count: open } }
  if (table.deserted) return { id: 'web.prompt_deserted', facts: {} }
  if (table.paused && update.asks?.what === 'away') return { id: 'web.prompt_away', facts: { seat: update.asks.seat } }
  if (table.paused) return { id: 'web.prompt_paused', facts: {} }
  if (looking !== null && waiting.includes(looking)) return { id: 'web.prompt_you', facts: { seat: looking } }
  if (!waiting.length) return { id: 'web.prompt_moment', facts: {} }
  const id =
    yours.length && table.chairs.some((chair) => yours.includes(chair.seat) && !chair.resigned)
      ? 'web.prompt_others'
      : 'web.prompt_watch'
  return { id, facts: { seats: waiting, count: waiting.length } }
}

/** One of your seats must say whether it agrees to what another asks for. */
export function asksConsent(update: Update): number | null {
  const { asks, yours, table } = update
  if (asks === null || asks.what === 'ready' || asks.what === 'away' || table.over || yours.includes(asks.seat))
    return null
  return yours.find((seat) => !asks.agreed.includes(seat)) ?? null
}

/** The people who are there and have not said that they are ready for the clock. */
export function unready({ table, asks }: Update): number[] {
  const ready = asks?.what === 'ready' ? asks.agreed : []
  const there = table.chairs.filter((chair) => chair.kind === 'person' && chair.present)
  return there.map((chair) => chair.seat).filter((seat) => !ready.includes(seat))
}

/** Nobody else plays here: bots, and those at this device. */
export const alone = ({ table, yours }: Update): boolean =>
  table.chairs.every((chair) => chair.kind !== 'person' || yours.includes(chair.seat))

/** Whether a pause begins at once: a host's where no clock runs for all, anybody's alone with bots. */
export const pausesAtOnce = (update: Update): boolean => alone(update) || (update.table.host && !update.clock?.period)

/** Does the clock wait for somebody at this device to be ready? */
const waitsHere = (update: Update): boolean =>
  !!update.table.gathers && !update.table.paused && update.yours.some((seat) => unready(update).includes(seat))

/** May this device say that it is ready? Where only it is asked anyway, the board has the button. */
export function asksReady(update: Update): boolean {
  const { waiting, looking } = update
  return waitsHere(update) && !(alone(update) && looking !== null && waiting.includes(looking))
}

/** Must somebody at this device do something: decide, agree, or be ready? */
export function isAsked(update: Update): boolean {
  const { table, yours, waiting } = update
  if (asksConsent(update) !== null) return true
  return table.gathers ? waitsHere(update) : yours.some((seat) => waiting.includes(seat))
}

/** How long a clock runs: in minutes, or, if that is no whole number of them, in seconds. */
const lengthOf = (seconds: number) => ({ minutes: seconds % 60 ? 0 : seconds / 60, seconds })

/** Before the clock starts: who is ready, and who is not. */
function readyPrompt(update: Update, session: Session): Prompt | null {
  const { table, yours, waiting } = update
  if (!table.gathers || !yours.length) return null
  const others = unready(update).filter((seat) => !yours.includes(seat))
  const waits: Told = { id: 'web.prompt_unready', facts: { seats: others } }
  if (asksReady(update))
    return {
      text: { id: 'web.prompt_ready', facts: { seat: waiting[0] ?? 0, ...lengthOf(table.begins ?? 0) } },
      detail: others.length ? waits : { id: 'web.prompt_ready_means', facts: {} },
      how: { id: 'web.prompt_ready_how', facts: {} },
      buttons: [
        { label: 'web.ready', key: 'Enter', primary: true, icon: 'play', onclick: () => session.manage('ready') },
      ],
    }
  return others.length ? { text: waits, detail: { id: 'web.prompt_ready_means', facts: {} }, buttons: [] } : null
}

interface Around {
  /** The seat that begins on this device, once it says that it is ready. */
  begins: number | null
  /** Nothing moves on the board. */
  still: boolean
}

/** While the board shows somebody's decision, nobody is asked. */
export function moves(seat: number | null): Told {
  return seat === null ? { id: 'web.prompt_moment', facts: {} } : { id: 'web.prompt_moves', facts: { seat } }
}

const TOLD = 2 // decisions of others that go back, in words; of more there is only the number

/** What would be taken back, in words: the decision of the seat that asks, and those that go with it. */
function goesBack(update: Update, session: Session): string {
  const { names, you } = session.reader
  const [first = '', ...others] = (update.asks?.undoes ?? []).map((each) => tell(each, names, you))
  if (!others.length) return first
  const count = Math.max(0, others.length - TOLD)
  return say('web.prompt_goes_too', { first, also: others.slice(0, TOLD).join(' '), count })
}

/** A seat that is yours to take back, that you wait for, or that anybody may take. */
function seatPrompt(update: Update, session: Session): Prompt | null {
  const { table, kept, heir, former, yours } = update
  if (table.over) return null
  // Who plays another seat here is not kept from it; the menu has this one, too.
  const mine = yours.length ? undefined : kept[0]
  if (mine !== undefined) {
    return {
      text: { id: 'web.prompt_kept', facts: { seat: mine } },
      buttons: [
        {
          label: 'web.come_back',
          key: 'Enter',
          primary: true,
          icon: 'person',
          onclick: () => session.manage('come_back', mine),
        },
      ],
    }
  }
  const next = heir[0]
  if (next !== undefined) {
    return {
      text: { id: 'web.prompt_heir', facts: { seat: next } },
      buttons: [{ label: 'web.stop_waiting', key: 'Escape', onclick: () => session.manage('leave', next) }],
    }
  }
  if (yours.length || !table.started) return null
  const free = table.chairs.find((chair) => chair.offered)
  const other = former[0]
  if (!free && other !== undefined) {
    return { text: { id: 'web.prompt_former', facts: { seat: other } }, detail: waitingFor(update), buttons: [] }
  }
  if (!free) return null
  return {
    text: { id: 'web.prompt_offered', facts: { seat: free.seat } },
    buttons: [
      {
        label: 'web.take_over',
        key: 'Enter',
        primary: true,
        icon: 'person',
        onclick: () =>
          void session.join(myName(settings.name), free.seat).then((refused) => {
            if (refused) session.notice = { reason: refused }
          }),
      },
    ],
  }
}

/** What comes before anything that the board asks; null if nothing does. */
export function tablePrompt(update: Update, session: Session, { begins, still }: Around): Prompt | null {
  const { table, asks, yours } = update
  if (session.peeked !== null) {
    return {
      text: { id: 'web.prompt_earlier', facts: {} },
      buttons: [{ label: 'web.to_now', key: 'Escape', primary: true, icon: 'last', onclick: () => session.peek(null) }],
    }
  }
  if (session.unsent) return { text: { id: 'web.prompt_unsent', facts: {} }, buttons: [] }
  const seat = asksConsent(update)
  if (seat !== null && asks !== null) {
    const answer = (agree: boolean) => () => session.consent(seat, asks.number, agree)
    return {
      text: { id: `web.prompt_consent_${asks.what}`, facts: { seat: asks.seat, what: goesBack(update, session) } },
      buttons: [
        { label: 'web.refuse_undo', key: 'Escape', onclick: answer(false) },
        { label: 'web.agree_undo', key: 'Enter', primary: true, onclick: answer(true) },
      ],
    }
  }
  if (asks !== null && (asks.what === 'undo' || asks.what === 'pause') && yours.includes(asks.seat)) {
    return {
      text: { id: `web.prompt_asked_${asks.what}`, facts: { what: goesBack(update, session) } },
      buttons: [{ label: 'web.withdraw', key: 'Escape', onclick: () => session.manage('withdraw') }],
    }
  }
  const seats = seatPrompt(update, session)
  if (seats) return seats
  if (table.paused && !table.deserted && yours.length && !table.over) {
    const away = asks?.what === 'away' ? asks.seat : null
    return {
      text: waitingFor(update),
      detail: away === null ? undefined : { id: 'web.prompt_away_means', facts: { seat: away } },
      buttons: [
        ...(away === null
          ? []
          : [{ label: 'web.let_bot_play', icon: 'bot', onclick: () => session.manage('seat_bot', away) }]),
        { label: 'web.go_on', key: 'Enter', primary: true, icon: 'play', onclick: () => session.manage('go_on') },
      ],
    }
  }
  const gathers = still ? readyPrompt(update, session) : null
  if (gathers) return gathers
  if (table.over && still) return { text: waitingFor(update), buttons: [] }
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
