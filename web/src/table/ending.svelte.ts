/** The end of a game on this page: the result, once the board has shown how it came, and what is remembered of it. */

import type { ListedGame } from '../games'
import { rememberResult, rememberStreak, type Compared } from '../memory'
import { go } from '../router.svelte'
import { sound } from '../sound'
import type { GameFacts, Result, Update } from '../wire'
import { moodOf } from './result/places'
import type { Session } from './session.svelte'
import { presetBeside, type Start } from './start'

/** So many wins or losses in a row suggest another preset. */
const IN_A_ROW = 3

export interface Suggested {
  preset: string
  harder: boolean
  start: Start
}

/** What to try next: a harder preset after wins in a row, an easier one after losses. */
export function suggestion(game: GameFacts, { table, yours }: Update, result: Result): Suggested | null {
  const mood = moodOf(result, yours)
  if (!table.preset || mood === 'even') return null
  const wins = rememberStreak(game.id, table.preset, mood === 'win')
  if (Math.abs(wins) < IN_A_ROW) return null
  const next = presetBeside(game, table.preset, wins > 0)
  if (!next) return null
  const others = table.chairs.filter((_, seat) => !yours.includes(seat))
  const start = others.some((chair) => chair.kind === 'person') ? 'link' : yours.length > 1 ? 'device' : 'bots'
  return { preset: next.id, harder: wins > 0, start: table.seats === 1 ? 'solo' : start }
}

export class Ending {
  readonly result: Result | null = $derived.by(() =>
    this.session.film.length === 0 ? (this.session.shown?.result ?? null) : null,
  )
  /** The result is shown: beside the last board, not beside an earlier moment. */
  readonly shows: boolean = $derived.by(() => this.result !== null && this.session.peeked === null)
  compared = $state.raw<Compared | null>(null)
  /** The preset to try next, after several wins or losses in a row. */
  suggested = $state.raw<Suggested | null>(null)
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
    if (this.witnessed && update.yours.length) this.suggested = suggestion(game.facts, update, this.result)
    if (this.witnessed && ['win', 'good'].includes(moodOf(this.result, update.yours))) sound('chime')
    this.show()
  }

  /** Another game with the same people, here and where they follow. */
  again(what: 'rematch' | 'go_further'): void {
    this.wanted = true
    this.session.manage(what)
  }
}
