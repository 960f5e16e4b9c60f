import { applied, type Change } from '../../board/changes'
import type { TableView, Update } from '../../wire'

/**
 * An update with its view: the server sends none that follows, by the film, from the one that this page has. Null: it
 * follows from one that this page has not.
 */
export function completed(update: Update, before: Update | null): Update | null {
  if (update.view !== null) return update
  if (!before) return null
  const beats = update.film?.beats ?? []
  const view = beats.reduce((now, { change }) => applied(now, change), before.view)
  const film = update.film && { ...update.film, start: [[[], null, before.view] as Change] }
  return { ...update, view, film }
}

/** An update in which nothing has happened and nobody is asked, but for what is given. */
export function emptyUpdate(table: TableView, seq: number, view: unknown, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    seq,
    moments: [],
    story: [],
    table,
    yours: [],
    looking: null,
    view,
    film: null,
    waiting: [],
    choices: [],
    can_undo: [],
    asks: null,
    kept: [],
    heir: [],
    former: [],
    seatings: [],
    clock: null,
    result: null,
    ...more,
  }
}
