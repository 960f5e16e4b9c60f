/** The server over HTTP. What it refuses is thrown as `Refusal` with the text id of the reason. */

import { ask as asked, type Reply } from './host'
import { opened, OPENED } from './table/opened'
import type {
  About,
  Analysis,
  Crossroads,
  Estimated,
  GameFacts,
  House,
  Join,
  Known,
  Learn,
  LessonLine,
  NewTable,
  Opened,
  Pass,
  Replay,
  TableLine,
  TableView,
  Taught,
  Told,
  TryFrom,
  TurnHouse,
} from './wire'

export class Refusal extends Error {
  constructor(
    readonly told: Told,
    readonly status: number,
  ) {
    super(told.id)
  }
}

/** The server did not answer at all. */
export const UNREACHABLE: Told = { id: 'web.unreachable', facts: {} }

/** Why the server was asked in vain. */
export const reasonOf = (error: unknown): Told => (error instanceof Refusal ? error.told : UNREACHABLE)

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let reply: Reply
  try {
    reply = await asked(path, body)
  } catch {
    throw new Refusal(UNREACHABLE, 0)
  }
  if (reply.status < 200 || reply.status > 299) throw new Refusal(toldOf(reply.data, reply.status), reply.status)
  return reply.data as T
}

function toldOf(data: unknown, status: number): Told {
  const told = data as Partial<Told> | null
  if (typeof told?.id === 'string') return { id: told.id, facts: told.facts ?? {} }
  return { id: 'web.server_error', facts: { status } }
}

export const api = {
  about: () => ask<About>('about'),
  games: () => ask<GameFacts[]>('games'),
  /** The texts of a game that the page was built without. */
  texts: (game: string, language: string) => ask<string[]>(`games/${encodeURIComponent(game)}/texts/${language}`),
  lessons: (game: string) => ask<LessonLine[]>(`games/${encodeURIComponent(game)}/lessons`),
  /** One act of a learner, and what became of it. */
  learn: (game: string, lesson: string, act: Learn) =>
    ask<Taught>(`games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, act),
  /** How hard a set-up is. */
  estimate: (table: NewTable) => ask<Estimated>('estimate', table),
  open: (table: NewTable) => ask<Opened>('tables', table),
  tables: () => ask<TableLine[]>('tables'),
  /** All that is stored about whoever asks. */
  known: () => ask<Known>('guest'),
  /** What lets another device in; it ends the one before. */
  renewPass: () => ask<Pass>('guest/pass', {}),
  comeBack: (passphrase: string) => ask<TableLine[]>('guest/return', { passphrase }),
  forget: () => ask<Known>('guest/forget', {}),
  table: (id: string) => ask<TableView>(`tables/${encodeURIComponent(id)}`),
  join: (id: string, who: Join) => ask<TableView>(`tables/${encodeURIComponent(id)}/join`, who),
  replay: async (id: string) => {
    if (id !== OPENED) return ask<Replay>(`tables/${encodeURIComponent(id)}/replay`)
    const kept = opened()
    if (!kept) throw new Refusal({ id: 'web.record_gone', facts: {} }, 404)
    return kept
  },
  /** A finished game from a file, as a replay. */
  openRecord: (record: unknown) => ask<Replay>('records', record),
  /** A decision of a finished game as it was asked. */
  decision: (id: string, seq: number) => ask<Crossroads>(`tables/${encodeURIComponent(id)}/decisions/${seq}`),
  /** A table that begins before a decision of a finished game. */
  tryFrom: (id: string, from: TryFrom) => ask<Opened>(`tables/${encodeURIComponent(id)}/try`, from),
  house: () => ask<House>('house'),
  turnHouse: (turn: TurnHouse) => ask<House>('house', turn),
  /** A piece more each time. */
  analysis: (id: string) => ask<Analysis>(`tables/${encodeURIComponent(id)}/analysis`),
}

let about: Promise<About> | null = null

/** The server, asked once; null when it does not answer. */
export function server(): Promise<About | null> {
  about ??= api.about()
  return about.catch(() => {
    about = null
    return null
  })
}

export const lobbyQr = '/api/qr.svg'
export const recordOf = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`
export const qrOf = (id: string) => `/api/tables/${encodeURIComponent(id)}/qr.svg`
