/** The entries of the log that this page knows, as its viewer knows them. */

import { shotsOf, type Shot } from '../../board/changes'
import type { Moment, Update } from '../../wire'
import type { Resume } from '../connection/socket'

/** What an update brings to a page that has the entries before. */
interface News {
  /** The entries that are new, or opened. */
  fresh: Moment[]
  film: Shot[]
}

export class History {
  entries: Moment[] = $state.raw([])

  clear(): void {
    this.entries = []
  }

  /** Take the entries of an update; return what is new since the one before. */
  take(update: Update, before: Update | null): News {
    const known = before?.seq ?? 0
    const sealed = new Set(this.entries.filter((entry) => entry.text === null).map((entry) => entry.seq))
    const opens = (entry: Moment) => sealed.has(entry.seq) && entry.text !== null && !entry.events.length
    const fresh = update.moments.filter((entry) => entry.seq >= known || opens(entry))
    // Another viewer may know of less.
    const first = Math.min(update.moments[0]?.seq ?? Infinity, update.seq)
    this.entries = [...this.entries.filter((entry) => entry.seq < first), ...update.moments]
    // After a drop the server sends again from the first entry that is still sealed.
    const film = shotsOf(update.view, update.film, update.moments).filter((shot) => shot.seq >= known)
    return { fresh, film }
  }

  /** Return where to resume after a drop. Entries that are still sealed are asked for again. */
  resumeAt(update: Update | null): Resume {
    const since = this.entries.find((entry) => entry.text === null)?.seq ?? update?.seq ?? 0
    return { since, at: this.entries.find((entry) => entry.seq === since - 1)?.time ?? null }
  }

  /** Return how many known entries the server has no more, since its store was restored from a copy. */
  lostBefore(update: Update, before: Update | null): number {
    if (!before || before.looking !== update.looking) return 0
    const times = new Map(this.entries.map((entry) => [entry.seq, entry.time]))
    const other = update.moments.find(({ seq, time }) => (times.get(seq) ?? time) !== time)
    return before.seq - Math.min(before.seq, other?.seq ?? Infinity, update.seq)
  }
}
