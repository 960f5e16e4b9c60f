/** The end of a game on this page: the result, once the board has shown how it came, and what is remembered of it. */

import type { ListedGame } from '../games'
import { rememberResult, type Compared } from '../memory'
import { go } from '../router.svelte'
import { sound } from '../sound'
import type { Result } from '../wire'
import { moodOf } from './result/places'
import type { Session } from './session.svelte'

export class Ending {
  readonly result: Result | null = $derived.by(() =>
    this.session.film.length === 0 ? (this.session.shown?.result ?? null) : null,
  )
  /** The result is shown: beside the last board, not beside an earlier moment. */
  readonly shows: boolean = $derived.by(() => this.result !== null && this.session.peeked === null)
  compared = $state.raw<Compared | null>(null)
  /** It was still played when this page came to it. */
  witnessed = $state(false)
  private came = false
  private wanted = $state(false)

  /** To be made while a component is. */
  constructor(
    private readonly session: Session,
    private readonly game: () => ListedGame | null,
    private readonly show: () => void,
  ) {
    $effect(() => this.take())
    $effect(() => {
      const next = this.session.update?.table.rematch
      if (this.wanted && next) go(`/table/${next}`)
    })
  }

  private take(): void {
    const { update } = this.session
    const game = this.game()
    if (update && !update.result) this.witnessed = true
    if (!update || !game || !this.result || this.came) return
    this.came = true
    const usual = Object.fromEntries(game.facts.settings.map((each) => [each.id, each.default]))
    if (update.yours.length) this.compared = rememberResult(update.table, this.result, usual)
    if (this.witnessed && ['win', 'good'].includes(moodOf(this.result, update.yours))) sound('chime')
    this.show()
  }

  /** Another game with the same people, here and where they follow. */
  again(what: 'rematch' | 'go_further'): void {
    this.wanted = true
    this.session.manage(what)
  }
}
