/** Tables for tests. */

import type { ChairView, TableView } from '../wire'

export const chairOf = (seat: number, kind: ChairView['kind'] = 'person'): ChairView => ({
  seat,
  kind,
  name: `P${seat}`,
  level: '',
  present: true,
  thinking: false,
  resigned: false,
})

/** A table where play goes on. */
export const tableOf = (chairs: ChairView[], secret = false): TableView => ({
  id: 't',
  game: 'any',
  mode: 'standard',
  seats: chairs.length,
  settings: {},
  seconds: 0,
  chat: true,
  quiet: false,
  secret,
  chairs,
  host: true,
  started: true,
  over: false,
  paused: false,
  deserted: false,
  watchers: 0,
  rematch: null,
  created: 0,
})
