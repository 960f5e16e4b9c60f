/** How much room there is; the pages' styles change at the same widths. */

import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('(max-width: 700px)')
const tablet = new MediaQuery('(max-width: 1100px)')

export const screen = {
  /** A phone: one thing at a time. */
  get small(): boolean {
    return phone.current
  },
  /** No room for a column beside the board. */
  get narrow(): boolean {
    return tablet.current
  },
}
