/** The hints of a viewer: asked for, and the one that is shown. */

import type { Hint, HintOption } from '../../wire'
import type { Connection } from '../connection/connection.svelte'

/** Options, the best first, and the one that is shown. */
export interface Hinted {
  seat: number
  options: HintOption[]
  chosen: number
}

export class Hints {
  hint: Hinted | null = $state.raw(null)
  asking = $state(false)

  constructor(private readonly connection: Connection) {}

  ask = (seat: number): void => {
    this.asking = true
    this.connection.dispatch({ type: 'ask_hint', id: this.connection.fresh(), seat })
  }

  choose = (chosen: number): void => {
    if (this.hint) this.hint = { ...this.hint, chosen }
  }

  take({ id, seat, options }: Hint, looking: number | null | undefined): void {
    this.connection.answered(id)
    this.asking = false
    if (looking === seat) this.hint = { seat, options, chosen: 0 }
  }

  drop(): void {
    this.hint = null
  }

  giveUp(): void {
    this.asking = false
  }

  get chosen(): HintOption | null {
    return this.hint?.options[this.hint.chosen] ?? null
  }
}
