/** After a restart in another network the house is shut. */

import { household } from '../parts/household.svelte'
import type { Session } from './session.svelte'

/** Tell who sits at the server's computer how to open the house, once it is back and shut. Call it in a component's
    script. */
export function watchHouse(session: Session, share: () => void): void {
  let lost = false
  $effect(() => {
    if (session.status === 'reconnecting') lost = true
    if (session.status !== 'open' || !lost) return
    lost = false
    void household.wasShut().then((shut) => {
      const again = () => {
        session.notice = null
        share()
      }
      if (shut) session.notice = { reason: { id: 'web.house_shut', facts: {} }, calm: true, again, label: 'web.share' }
    })
  })
}
