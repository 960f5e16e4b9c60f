/** Events as the server tells them: typed by their ids, which are the ids of their texts. */

import type { Event } from './wire'

export type Facts<K extends Event['id']> = Extract<Event, { id: K }>['facts']

/** The facts of all events of one kind, in order. */
export function factsOf<K extends Event['id']>(events: readonly Event[], id: K): Facts<K>[] {
  return events.filter((each) => each.id === id).map((each) => each.facts as Facts<K>)
}
