import type { TableView, Update } from '../wire'

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
