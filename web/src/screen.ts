/** How much room the window has; the plan of the table (table/plan.ts) changes at the same measures. */

import { MediaQuery } from 'svelte/reactivity'

const wide = new MediaQuery('(min-aspect-ratio: 6/5)')
const low = new MediaQuery('(max-height: 559.98px)')
const broad = new MediaQuery('(min-width: 1200px)')
const phone = new MediaQuery('(max-width: 700px)')

export const screen = {
  /** The board has the whole height, everything else stands in a column beside it. */
  get wide(): boolean {
    return wide.current
  },
  /** In that column there is room for what one reads while one plays. */
  get docked(): boolean {
    return wide.current && !low.current && broad.current
  },
  /** A phone, upright or sideways: few words, one thing at a time. */
  get small(): boolean {
    return wide.current ? low.current : phone.current
  },
}
