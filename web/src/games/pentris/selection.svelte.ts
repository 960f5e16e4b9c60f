/** What a person is about to do, from the question to the decision: a piece, its place in the chute, a group. */

import { nearest } from '../../board/nearest'
import { Selection } from '../../board/selection.svelte'
import { type Cell, cellOf, middle, nameOf, poseCells } from './grid'
import { anchorOf, entering, first, landing, nodeOf, step, turnOf, type Way } from './steer'
import { areas } from './areas'
import type { Ghost, Option, PieceView, View } from './types'

/** A piece is chosen, steered, or a group claimed. */
export type Mode = 'none' | 'piece' | 'place' | 'claim'

/** Where a piece shall go, as the notation writes it: `r1 c3`. */
interface Aim {
  piece: string
  rest: string
}

const turnIn = (rest: string) => Number(rest[1])
const anchorIn = (rest: string) => rest.slice(3)

/** A place that cannot be reached is meant only by who points right at it. */
const NEAR = 1.1

/** How far a place is from a point: who clicks above a column means that column. */
function far(cells: Cell[], [x, y]: Cell): number {
  const [mx, my] = middle(cells)
  return Math.hypot(1.6 * (mx - x), my - y)
}

export class PentrisSelection extends Selection<View, Option> {
  /** Where the piece in hand is: a state of `view.steering`. */
  node = $state(-1)
  /** How a piece that is not taken yet is turned. */
  turned = $state(0)
  /** Where it shall go: under the pointer, and where it was let go. */
  aim = $state.raw<Aim | null>(null)
  kept = $state.raw<Aim | null>(null)
  #meant: Aim | null = null

  mode: Mode = $derived.by(() => {
    if (this.offers('place')) return 'place'
    if (this.offers('claim')) return 'claim'
    return this.choices.some((each) => each.piece) ? 'piece' : 'none'
  })
  /** A place that fits and cannot be reached, which somebody points at. */
  ghost: Ghost | null = $derived(
    this.view?.ghosts.find((each) => `place r${each.turn} ${each.anchor}` === this.looked) ?? null,
  )
  /** Where the piece in hand would lie: also before anything is looked at or held, so that one sees what is in hand. */
  place: Option | null = $derived.by(() => {
    if (this.mode !== 'place' || this.ghost) return null
    return this.shown ?? this.#landing
  })
  /** What is asked about, as it is drawn. */
  option: Option | null = $derived(this.mode === 'place' ? this.place : this.shown)
  /** What lies in the tray, in the order of its numbers. */
  tray: PieceView[] = $derived(this.view ? areas(this.view, this.choices).flatMap((each) => each.pieces) : [])
  /** The piece that lies, or would lie, in the chute. */
  piece: PieceView | null = $derived.by(() => {
    if (!this.view || this.mode === 'place') return this.view?.hand ?? null
    const id = this.mode === 'piece' ? this.shown?.piece : ''
    return this.tray.find((each) => each.id === id) ?? null
  })
  /** It is not on its way any more: it lies where it would stay. */
  settled: boolean = $derived.by(() => {
    const node = this.view?.steering[this.node]
    const { place } = this
    return !!node && !!place && (place.turn ?? 0) === turnOf(node) && place.anchor === anchorOf(node)
  })
  turn: number = $derived.by(() => {
    const node = this.view?.steering[this.node]
    return this.mode === 'place' && node ? turnOf(node) : this.turned
  })
  /** Where the piece that is looked at shall go. */
  aimed: string | null = $derived(
    [this.aim, this.kept].find((each) => each && each.piece === this.shown?.piece)?.rest ?? null,
  )
  /** The best first. */
  claims: Option[] = $derived(
    this.choices.filter((each) => each.what === 'claim').sort((one, other) => (other.worth ?? 0) - (one.worth ?? 0)),
  )

  protected override begin(): void {
    const meant = this.#meant
    this.node = first(this.view?.steering ?? [])
    this.turned = 0
    this.aim = this.kept = this.#meant = null
    // It was shown and let go there before it was taken.
    if (meant && meant.piece === this.view?.hand?.id) this.hold(`place ${meant.rest}`)
  }

  get #landing(): Option | null {
    const nodes = this.view?.steering ?? []
    const node = nodes[landing(nodes, this.node)]
    return node ? this.find(`place r${turnOf(node)} ${anchorOf(node)}`) : null
  }

  /** Where the piece could rest, as it is turned: what can be chosen by a point. */
  get rests(): { rest: string; cells: Cell[] }[] {
    const { piece, view } = this
    if (!piece || !view) return []
    const all =
      this.mode === 'place'
        ? this.choices.filter((each) => each.what === 'place').map((each) => each.notation.slice('place '.length))
        : (this.shown?.rests ?? [])
    const here = all.filter((each) => turnIn(each) === this.turn)
    return (here.length ? here : all).map((rest) => ({ rest, cells: this.cellsAt(rest) }))
  }

  cellsAt(rest: string): Cell[] {
    const { piece, view } = this
    return piece && view ? poseCells(view.shapes, piece.shape, turnIn(rest), cellOf(anchorIn(rest))) : []
  }

  // -- look

  override look(notation: string | null): void {
    if (this.mode === 'piece' && notation && notation !== (this.looked ?? this.held)) this.turned = 0
    super.look(notation)
  }

  /** What has a number key or an arrow leads to: pieces in the order of the tray, groups the best first. */
  get #row(): Option[] {
    if (this.mode === 'claim') return this.claims
    return this.mode === 'piece' ? this.tray.flatMap((piece) => this.of(piece.id) ?? []) : []
  }

  next(by: 1 | -1): void {
    const all = this.#row
    const at = all.findIndex((each) => each.notation === (this.looked ?? this.held))
    const to = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]
    if (to) this.look(to.notation)
  }

  /** The pointer is over a point of the chute: any point means the nearest place. */
  over(point: Cell): void {
    if (this.mode === 'claim') return this.look(this.claimAt(nameOf([Math.floor(point[0]), Math.floor(point[1])])))
    const rest = nearest(this.rests, (each) => far(each.cells, point))
    if (this.mode === 'piece') {
      const piece = this.shown?.piece
      this.aim = rest && piece ? { piece, rest: rest.rest } : null
    } else if (this.mode === 'place') {
      const ghosts = this.view?.ghosts.filter((each) => each.turn === this.turn) ?? []
      const from = (each: Ghost) => far(each.cells.map(cellOf), point)
      const ghost = nearest(ghosts, from, NEAR)
      if (ghost && (!rest || from(ghost) < far(rest.cells, point))) {
        const attempt = `place r${ghost.turn} ${ghost.anchor}`
        this.look(attempt)
        this.tried(attempt)
      } else if (rest) this.look(`place ${rest.rest}`)
    }
  }

  /** The pointer has left: what is held is shown again. */
  away(): void {
    this.aim = null
    if (this.mode !== 'piece') this.look(null)
  }

  // -- choose

  /** The choice of a piece. */
  of(piece: string): Option | null {
    return this.choices.find((each) => each.piece === piece && each.what !== 'claim') ?? null
  }

  /** A piece that cannot be had: why not? */
  refuse(piece: string): void {
    const own = this.view?.seats.some((each) => each.personal.some((one) => one.id === piece))
    const word = ['remove', 'draft', 'pick'].find((each) => this.offers(each)) ?? (own ? 'personal' : 'take')
    this.tried(`${word} ${piece}`)
  }

  /** The nth of what lies in the tray. */
  nth(n: number): void {
    const piece = this.mode === 'piece' ? this.tray[n] : undefined
    const found = piece && this.of(piece.id)
    if (found) this.hold(found.notation)
    else if (piece) this.refuse(piece.id)
  }

  /** Hold what is looked at, or what comes first. */
  keep(): void {
    const to = this.find(this.looked ?? this.held) ?? this.#row[0]
    if (to) this.hold(to.notation)
  }

  /** The piece is let go over the chute, before it is taken: it shall go there. */
  letGo(): void {
    const { shown, aim } = this
    if (this.mode === 'piece' && shown) {
      this.choose(shown.notation)
      if (aim) this.kept = aim
    } else if (this.mode === 'place' && this.place) this.hold(this.place.notation)
  }

  /** A cell of the own chute, while a group is asked for: the best that may be claimed there, or why none. */
  claimAt(cell: string): string | null {
    const found = this.claims.find((each) => each.cells?.includes(cell))
    return found?.notation ?? null
  }

  tryClaim(cell: string): void {
    const own = this.view?.seats.find((each) => each.seat === this.view?.seat)?.chute
    const colour = own?.groups.find((each) => each.cells.includes(cell))?.colour ?? this.claims[0]?.colour
    this.tried(`claim ${colour} ${cell}`)
  }

  override hold(notation: string): void {
    const found = this.find(notation)
    if (!found) return
    const to = found.what === 'place' ? nodeOf(this.view?.steering ?? [], found.turn ?? 0, found.anchor ?? '') : -1
    if (to >= 0) this.node = to
    this.choose(notation)
  }

  // -- the piece in hand

  /** It is led: what is held is where it would land from there. */
  #lead(to: number): void {
    this.node = to
    const place = this.#landing
    if (place) this.choose(place.notation)
  }

  #grip(): void {
    if (this.stage === 'looked' && this.place)
      this.node = nodeOf(this.view?.steering ?? [], this.place.turn ?? 0, this.place.anchor ?? '')
  }

  steer(way: Way): boolean {
    const turns = way === 'cw' || way === 'ccw'
    if (this.mode === 'piece' && turns) return this.turnOver(way === 'cw' ? 1 : -1, null)
    if (this.mode !== 'place' || !this.view) return false
    this.#grip()
    const to = step(this.view.steering, this.node, way)
    if (to >= 0) this.#lead(to)
    else {
      this.settle()
      this.reason = { id: `pentris.web-stays-${turns ? 'turn' : way}`, facts: {} }
    }
    return to >= 0
  }

  /** To where it rests. */
  drop(): void {
    this.#grip()
    this.#lead(landing(this.view?.steering ?? [], this.node))
  }

  /** Back to the mouth of the chute. */
  lift(): void {
    const nodes = this.view?.steering ?? []
    const node = nodes[this.node]
    const at = node ? entering(nodes, turnOf(node), node[1]) : -1
    this.#lead(at >= 0 ? at : first(nodes))
  }

  /** Turns it in the hand, before it goes in: any orientation in which it can come in. */
  turnOver(by: 1 | -1, point: Cell | null): boolean {
    const nodes = this.view?.steering ?? []
    const column = nodes[this.node]?.[1] ?? 2
    for (let n = 1; n < 4; n++) {
      const turn = (this.turn + by * n + 8) % 4
      if (this.mode === 'piece') {
        const rests = this.shown?.rests ?? []
        if (rests.length && !rests.some((each) => turnIn(each) === turn)) continue
        this.turned = turn
        this.aim = this.kept = null
      } else {
        const found = entering(nodes, turn, point ? Math.round(point[0] - 1) : column)
        const any = found >= 0 ? found : nodes.findIndex((each) => turnOf(each) === turn)
        if (any < 0) continue
        if (point) this.node = any
        else this.#lead(any)
      }
      if (point) this.over(point)
      return true
    }
    return false
  }

  // -- commit

  override commit(): string | null {
    const notation = super.commit()
    if (notation && this.kept && this.kept.piece === this.shown?.piece) this.#meant = this.kept
    return notation
  }

  // -- take back

  override get canGoBack(): boolean {
    return super.canGoBack || (this.mode === 'place' && this.node !== first(this.view?.steering ?? []))
  }

  override back(): void {
    super.back()
    if (this.held) return
    this.aim = this.kept = null
    this.node = first(this.view?.steering ?? [])
  }

  at(): string {
    const node = this.view?.steering[this.node]
    return node ? nameOf([node[1], node[2]]) : ''
  }
}
