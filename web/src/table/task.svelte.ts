/** What the task of a table asks, whom, and what it tells of the others. */

import type { Prompt } from '../board/board'
import type { ListedGame } from '../games'
import type { Told } from '../wire'
import { helpFor } from './absent'
import type { Hands } from './hands.svelte'
import { asksConsent, asksReady, moves, tablePrompt, waitingFor } from './prompt'
import type { Shape } from './plan'
import type { Session } from './session.svelte'
import { doneBy, type Done } from './story'

interface Around {
  hands: Hands
  /** Nothing moves on the board. */
  still: () => boolean
  /** The seat that looks is asked. */
  mine: () => boolean
}

export class Task {
  /** What the board asks. */
  ofBoard = $state.raw<Prompt | null>(null)

  readonly #consents = $derived.by(() => (this.session.update ? asksConsent(this.session.update) : null))

  readonly prompt: Prompt = $derived.by(() => {
    const { session, around, ofBoard } = this
    const { update } = session
    if (!update || !this.game()) return { text: { id: 'web.loading', facts: {} }, buttons: [] }
    const still = around.still()
    const sends: Told = { id: 'web.prompt_sending', facts: {} }
    const waits = around.mine() && session.busy ? sends : waitingFor(update)
    return (
      tablePrompt(update, session, { begins: around.hands.begins, still }) ??
      ofBoard ?? { text: still ? waits : moves(session.mover), buttons: helpFor(update, session) }
    )
  })

  /** The board's own decision is asked, and nothing else. */
  readonly decides = $derived.by(() => this.around.mine() && this.#consents === null)

  /** One device, several seats: whom the board asks. */
  readonly named = $derived.by(() => {
    const { update, names } = this.session
    if (!update || update.yours.length < 2 || update.looking === null) return null
    if (!this.around.mine() || this.prompt !== this.ofBoard) return null
    return { seat: update.looking, name: names[update.looking] ?? '' }
  })

  /** The task is for somebody at this device. */
  readonly ours: boolean = $derived.by(() => {
    const { update } = this.session
    if (this.around.mine() || this.around.hands.begins !== null || this.#consents !== null) return true
    return this.around.still() && this.game() !== null && !!update && asksReady(update)
  })

  /** Somebody else who plays now. */
  readonly mover: number | null = $derived.by(
    () => this.session.mover ?? (this.ours ? null : (this.session.update?.waiting[0] ?? null)),
  )

  /** What the rules may be opened at. */
  readonly about: string[] = $derived.by(() =>
    [this.session.refused?.id, this.ofBoard?.text.id].filter((id) => id !== undefined),
  )

  /** What each of the others did last. */
  readonly news: Done[] = $derived.by(() => {
    const { update, story, reader } = this.session
    const game = this.game()
    if (!update?.table.started || !game) return []
    const others = update.table.chairs.map((chair) => chair.seat).filter((seat) => seat !== update.looking)
    return doneBy(others, story, reader, game.folder.did)
  })

  /** What the task tells of it: what no card and no strip says. */
  tells(shape: Shape, low: boolean): Done[] {
    const said = shape === 'desk' || (shape === 'phone' && !low)
    return this.ours && (said || !this.decides) ? [] : this.news
  }

  constructor(
    private readonly session: Session,
    private readonly game: () => ListedGame | null,
    private readonly around: Around,
  ) {}
}
