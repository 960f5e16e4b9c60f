/** The hands that hold this device: whose eyes the page asks the server for, and when its board is covered. */

import type { ListedGame } from '../games'
import { handover, type Step } from './handover'
import type { Session } from './session.svelte'

export class Hands {
  private readonly step: Step | null = $derived.by(() => {
    const { update } = this.session
    const game = this.game()
    if (!update || !game) return null
    return handover({
      yours: update.yours,
      waiting: update.waiting,
      looking: update.looking,
      holder: this.session.holder,
      secret: update.table.secret,
      done: this.session.decided && game.facts.simultaneous && !update.sealed,
      over: update.table.over,
    })
  })

  /** Whether the board of a secret game is covered: the device changes hands, or the last viewer is still shown. */
  readonly covering: boolean = $derived.by(() => {
    const { update } = this.session
    return !!update?.table.secret && update.yours.length > 1 && this.step?.do === 'look' && !this.step.calm
  })

  /** The seat that begins, which holds the device already: all may look on until then, since nothing is sealed. */
  readonly begins: number | null = $derived.by(() =>
    this.step?.do === 'cover' && this.session.holder === this.step.seat ? this.step.seat : null,
  )

  /** The seat that is asked to take the device. */
  readonly taker: number | null = $derived(this.step?.do === 'cover' && this.begins === null ? this.step.seat : null)

  /** What was asked for last. */
  private looked: number | null | undefined

  /** To be made while a component is. */
  constructor(
    private readonly session: Session,
    private readonly game: () => ListedGame | null,
  ) {
    $effect(() => this.look())
  }

  private look(): void {
    const { session, step } = this
    const still = session.film.length === 0
    if (!session.update || session.status !== 'open' || step?.do !== 'look' || (step.calm && !still)) {
      this.looked = undefined
      return
    }
    if (this.looked === step.seat) return // asked for already
    this.looked = step.seat
    session.look(step.seat)
  }
}
