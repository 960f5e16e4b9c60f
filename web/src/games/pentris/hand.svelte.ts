/** What a person is about to do, from the question to the decision. Every decision is an option that the engine offers. */

import type { Told } from '../../wire'
import { type Cell, cellOf, nameOf } from './grid'
import { anchorOf, entering, first, landing, nearest, nodeOf, rests, step, turnOf, type Way } from './steer'
import type { Ghost, Option, View } from './types'
import { why } from './why'

/** A piece is chosen, steered, or a group claimed. */
export type Mode = 'none' | 'piece' | 'place' | 'claim'

const cells = (names: readonly string[]): Cell[] => names.map(cellOf)

export class Hand {
  options = $state.raw<Option[]>([])
  view = $state.raw<View | null>(null)
  /** The piece or the group that waits for its confirmation, as notation. */
  held = $state<string | null>(null)
  /** Where the piece in hand is: a state of `view.steering`. */
  node = $state(-1)
  /** The place under the mouse. */
  looked = $state.raw<Option | null>(null)
  /** A place that fits and cannot be reached, which somebody pointed at. */
  ghost = $state.raw<Ghost | null>(null)
  reason = $state.raw<Told | null>(null)
  #question = ''

  mode: Mode = $derived.by(() => {
    if (this.options.some((each) => each.what === 'place')) return 'place'
    if (this.options.some((each) => each.what === 'claim')) return 'claim'
    return this.options.some((each) => each.piece) ? 'piece' : 'none'
  })
  /** Where the piece would come to rest: where the mouse points, else straight down from where it is. */
  place: Option | null = $derived.by(() => {
    if (this.mode !== 'place') return null
    if (this.looked) return this.looked
    if (this.ghost) return null
    const nodes = this.view?.steering ?? []
    const node = nodes[landing(nodes, this.node)]
    return (node && this.#at(turnOf(node), anchorOf(node))) ?? null
  })
  /** What Enter would do, or the mouse is over. */
  option: Option | null = $derived.by(() => {
    if (this.mode === 'place') return this.place
    return this.options.find((each) => each.notation === this.held) ?? null
  })
  /** The piece lies where it can stay: it only has to be confirmed. */
  settled: boolean = $derived.by(() => {
    const node = this.view?.steering[this.node]
    return (
      this.mode === 'place' &&
      !!node &&
      rests(node) &&
      !!this.place &&
      (this.place.turn ?? 0) === turnOf(node) &&
      this.place.anchor === anchorOf(node)
    )
  })
  turn: number = $derived.by(() => {
    const node = this.view?.steering[this.node]
    return node ? turnOf(node) : 0
  })

  #at(turn: number, anchor: string): Option | undefined {
    return this.options.find((each) => each.what === 'place' && (each.turn ?? 0) === turn && each.anchor === anchor)
  }

  /** A question, once; what was held for an earlier one is let go. */
  take(question: string, options: Option[], view: View): void {
    if (question === this.#question && options === this.options) return
    const same = question === this.#question
    this.#question = question
    this.options = options
    this.view = view
    if (same) return
    this.held = null
    this.looked = null
    this.ghost = null
    this.reason = null
    this.node = first(view.steering)
    const useful = options.filter((each) => !each.wasteful)
    const only = useful.length === 1 ? useful[0] : undefined
    if (only && this.mode !== 'place') this.held = only.notation
    if (this.mode === 'claim') this.held = this.claims[0]?.notation ?? null
  }

  /** The best first. */
  get claims(): Option[] {
    const worth = (each: Option) => (each.points ?? 0) + (each.stack ?? 0) * 10 + (each.size ?? 0)
    return this.options.filter((each) => each.what === 'claim').sort((one, other) => worth(other) - worth(one))
  }

  has(what: string): Option | undefined {
    return this.options.find((each) => each.what === what)
  }

  // -- pieces and groups

  pick(piece: string): void {
    const found = this.options.find((each) => each.piece === piece && each.what !== 'claim')
    this.held = found?.notation ?? null
    this.reason = found || !this.view ? null : why(this.view, this.options, piece)
  }

  /** The nth of what can be chosen. */
  nth(n: number, pieces: readonly string[]): void {
    const piece = pieces[n]
    if (this.mode === 'piece' && piece) this.pick(piece)
  }

  next(by: 1 | -1, pieces: readonly string[] = []): void {
    if (this.mode === 'claim') {
      const all = this.claims
      const at = all.findIndex((each) => each.notation === this.held)
      this.held = all[(at + by + all.length) % all.length]?.notation ?? null
    } else if (this.mode === 'piece') {
      const can = pieces.filter((piece) => this.options.some((each) => each.piece === piece))
      const at = can.indexOf(this.option?.piece ?? '')
      const to = can[at < 0 ? (by > 0 ? 0 : can.length - 1) : (at + by + can.length) % can.length]
      if (to) this.pick(to)
    }
  }

  /** A cell of the own chute, while a group is asked for: of its colours the best that may be claimed. */
  claimAt(cell: string): void {
    const found = this.claims.find((each) => each.cells?.includes(cell))
    if (found) {
      this.held = found.notation
      this.reason = null
      return
    }
    const own = this.view?.seats.find((each) => each.seat === this.view?.seat)?.chute
    const group = own?.groups.find((each) => each.cells.includes(cell))
    this.reason = group?.reason
      ? { id: group.reason, facts: {} }
      : { id: 'pentris.no_group', facts: { wrong: 'bare', cell } }
  }

  // -- the piece in hand

  steer(way: Way): boolean {
    if (this.mode !== 'place' || !this.view) return false
    if (this.looked) this.grip()
    this.ghost = null
    const to = step(this.view.steering, this.node, way)
    this.reason = to < 0 ? { id: `pentris.web-stays-${way === 'cw' || way === 'ccw' ? 'turn' : way}`, facts: {} } : null
    if (to < 0) return false
    this.node = to
    return true
  }

  /** To where it rests. */
  drop(): void {
    if (!this.view) return
    if (this.looked) return this.grip()
    this.reason = null
    this.node = landing(this.view.steering, this.node)
  }

  /** Back to the mouth of the chute. */
  lift(): void {
    if (!this.view) return
    this.looked = null
    this.ghost = null
    this.reason = null
    const nodes = this.view.steering
    const node = nodes[this.node]
    const at = node ? entering(nodes, turnOf(node), node[1]) : -1
    this.node = at >= 0 ? at : first(nodes)
  }

  /** The piece follows the mouse or a finger: to the nearest place where it could rest, in its orientation. */
  over(point: Cell): void {
    if (this.mode !== 'place' || !this.view) return
    const found = nearest(this.options, this.view.ghosts, this.turn, point, cells)
    this.looked = found && 'option' in found ? found.option : null
    this.ghost = found && 'ghost' in found ? found.ghost : null
    this.reason = this.ghost ? { id: 'pentris.web-unreachable', facts: { cells: this.ghost.blocked.join(' ') } } : null
  }

  away(): void {
    this.looked = null
    this.ghost = null
    if (this.reason?.id === 'pentris.web-unreachable') this.reason = null
  }

  /** The piece goes where it was pointed to. */
  grip(): void {
    if (!this.looked || !this.view) return
    const to = nodeOf(this.view.steering, this.looked.turn ?? 0, this.looked.anchor ?? '')
    if (to >= 0) this.node = to
    this.looked = null
  }

  /** Turns it in the hand, before it goes in: any orientation in which it can come in. */
  turnOver(by: 1 | -1, point: Cell | null): void {
    if (this.mode !== 'place' || !this.view) return
    const nodes = this.view.steering
    const column = nodes[this.node]?.[1] ?? 2
    for (let n = 1; n < 4; n++) {
      const turn = (this.turn + by * n + 8) % 4
      const found = entering(nodes, turn, point ? Math.round(point[0] - 1) : column)
      const any = found >= 0 ? found : nodes.findIndex((each) => turnOf(each) === turn)
      if (any < 0) continue
      this.node = any
      if (point) this.over(point)
      return
    }
  }

  hold(notation: string): void {
    const found = this.options.find((each) => each.notation === notation)
    if (!found) return
    this.reason = null
    if (found.what === 'place') {
      this.looked = found
      this.ghost = null
      this.grip()
    } else this.held = notation
  }

  get canGoBack(): boolean {
    if (this.mode === 'place') return this.has('untake') !== undefined || this.node !== first(this.view?.steering ?? [])
    return this.mode === 'piece' && this.held !== null
  }

  back(): void {
    this.reason = null
    if (this.mode === 'place') this.lift()
    else if (this.mode === 'piece') this.held = null
  }

  at(): string {
    const node = this.view?.steering[this.node]
    return node ? nameOf([node[1], node[2]]) : ''
  }
}
