/** What a person is about to draw, fold or finish. Its parts are a number, a start and steps, or a corner; the choices
 * say what they make. */

import { grouped } from '../../board/grouped'
import { Selection } from '../../board/selection.svelte'
import { CORNERS, placeOf } from './paper'
import { attempt, begins, boxesOf, end, isString, likest, stepsTo, towards, ways } from './strings'
import type { FoldView, NumberView, Option, StringOption, View } from './types'

export type Ask = 'none' | 'take' | 'use' | 'mark'
export interface Peek {
  corner: string
  size: string
}

export class RollfoldSelection extends Selection<View, Option> {
  /** Which of the pending numbers is drawn, and with +1? */
  number = $state(0)
  plus = $state(false)
  start = $state<string | null>(null)
  /** The steps of the string so far. */
  steps = $state.raw<string[]>([])
  /** The corner whose back is looked at. */
  peek = $state.raw<Peek | null>(null)
  /** The other side of the sheet is looked at (level 4). */
  turned = $state(false)
  /** A short way to join the winning symbols is shown. */
  linking = $state(false)
  /** The boxes a drag went over. */
  #trail: string[] = []

  ask: Ask = $derived.by(() => {
    const what = this.choices[0]?.what
    return what === undefined ? 'none' : what === 'take' || what === 'use' ? what : 'mark'
  })
  #sheet = $derived(this.view?.sheets[this.view.seat ?? -1] ?? null)
  numbers: NumberView[] = $derived(this.ask === 'mark' ? (this.view?.pen?.numbers ?? []) : [])
  chosen: NumberView | null = $derived(this.numbers[this.number] ?? null)
  strings: StringOption[] = $derived(
    this.choices
      .filter(isString)
      .filter((each) => this.chosen && this.#draws(each, this.chosen) && (each.plus ?? false) === this.plus),
  )
  starts: string[] = $derived([...new Set(this.strings.map((each) => each.start))])
  candidates: StringOption[] = $derived(
    this.strings.filter((each) => (this.start === null || each.start === this.start) && begins(each, this.steps)),
  )
  /** Strings by the box they end on. */
  targets = $derived(grouped(this.candidates, (each) => [end(each)]))
  /** The string that is held. */
  string: StringOption | null = $derived(this.strings.find((each) => each.notation === this.held) ?? null)
  /** The strings that end where the held one does, to be gone through. */
  ends: StringOption[] = $derived(this.string ? (this.targets.get(end(this.string)) ?? []) : [])
  /** The boxes entered so far. */
  entered: string[] = $derived(this.steps.length && this.candidates[0] ? boxesOf(this.candidates[0], this.steps) : [])
  fold: FoldView | null = $derived(
    this.#corner(this.peek?.corner)?.folds.find((each) => each.size === this.peek?.size) ?? null,
  )
  /** What the next step can be. */
  ways: string[] = $derived(ways(this.candidates, this.steps))

  #draws(option: StringOption, number: NumberView): boolean {
    return (
      (option.what === 'bonus') === (number.kind === 'bonus') &&
      option.value === number.value &&
      (!number.start || option.start === number.start)
    )
  }

  #corner(corner?: string) {
    return this.#sheet?.corners.find((each) => each.corner === corner)
  }

  get other() {
    return this.#sheet?.other ?? null
  }

  protected override begin(): void {
    this.pick(
      Math.max(
        0,
        this.numbers.findIndex((each) => each.playable),
      ),
    )
  }

  override clear(): void {
    super.clear()
    this.start = this.chosen?.start ?? null
    this.steps = []
    this.peek = null
    this.turned = false
  }

  /** Nothing is looked at or held any more; the parts of the string stay. */
  #let(): void {
    super.clear()
    this.peek = null
    this.turned = false
  }

  /** No choice: why not? */
  #try(steps: string[], start = this.start): void {
    if (this.chosen && start !== null) this.tried(attempt(this.chosen, this.plus, start, steps))
    else this.reason = { id: 'rollfold.web-nothing-to-draw', facts: {} }
  }

  // -- the number

  pick(n: number): void {
    if (n < 0 || (n && n >= this.numbers.length)) return
    this.number = n
    this.plus = Boolean(this.chosen && !this.chosen.playable && this.chosen.plus)
    this.clear()
  }

  add(): void {
    if (!this.chosen?.plus) return
    this.plus = !this.plus
    this.clear()
  }

  // -- look

  /** The mouse is over a box, or over none. */
  over(place: string | null): void {
    if (this.peek || this.turned) return
    const ends = place === null ? [] : (this.targets.get(place) ?? [])
    const isHeld = this.string && end(this.string) === place
    this.look((!isHeld && ends[0]?.notation) || null)
  }

  // -- choose

  override hold(notation: string): void {
    const option = this.find(notation)
    if (!option) return
    if (option.corner) return this.peekAt(option.corner, option.size)
    if (option.what === 'flip') return this.turned ? this.choose(notation) : this.turn()
    if (isString(option) && !this.strings.includes(option)) {
      this.pick(this.numbers.findIndex((each) => this.#draws(option, each)))
      this.plus = option.plus ?? false
    }
    this.peek = null
    if (isString(option)) this.start = option.start
    this.choose(notation)
  }

  /** A box was pressed: a start, an end, or a box on the way. On the end that is held it gives the decision. */
  tap(place: string): string | null {
    if (this.turned) {
      this.#let()
      return null
    }
    const ends = this.targets.get(place) ?? []
    const at = this.string ? ends.indexOf(this.string) : -1
    if (at >= 0) {
      this.look(null)
      if (ends.length === 1) return this.again()
      if (this.guard.allows()) this.another()
      return null
    }
    const isFresh = this.start === null && !this.string
    this.#let()
    const through = this.start !== null && this.candidates.find((each) => each.boxes.includes(place))
    if (ends[0] && !(isFresh && this.starts.includes(place))) this.choose(ends[0].notation)
    else if (through) this.steps = stepsTo(through, place)
    else if (this.starts.includes(place)) this.#from(place)
    else if (this.steps.length) {
      this.steps = []
      return this.tap(place)
    } else if (this.start !== null) this.#try(towards(this.start, place, this.length))
    else this.#try(towards(place, place, this.length), place)
    return null
  }

  #from(place: string): void {
    this.steps = []
    this.start = place
  }

  /** X's of the chosen number, with what is added. */
  get length(): number {
    return (this.plus ? this.chosen?.plus : this.chosen?.value) ?? 0
  }

  /** A drag from a start: what ends under it is looked at, what leads on is drawn so far. */
  drag(place: string): void {
    if (this.start === null || this.#trail[0] === undefined) return
    this.held = null
    const been = this.#trail.indexOf(place)
    this.#trail = been < 0 ? [...this.#trail, place] : this.#trail.slice(0, been + 1)
    this.steps = []
    const boxes = this.#trail.slice(1)
    const ends = this.targets.get(place) ?? []
    this.look(likest(ends, boxes)?.notation ?? null)
    if (ends.length || !boxes.length) return
    const through = likest(
      this.candidates.filter((each) => each.boxes.includes(place)),
      boxes,
    )
    if (through) this.steps = stepsTo(through, place)
  }

  /** Can a drag begin here? */
  grab(place: string): boolean {
    if (this.turned || !this.starts.includes(place)) return false
    this.#let()
    this.#from(place)
    this.#trail = [place]
    return true
  }

  /** It is let go there. */
  drop(place: string): void {
    this.#trail = []
    if (this.looked !== null) this.choose(this.looked)
    else if (this.start !== null && !this.steps.length && place !== this.start)
      this.#try(towards(this.start, place, this.length))
  }

  /** To the next start that lies there, on the sheet as it is printed. */
  walk(dx: number, dy: number): void {
    if (!this.starts.length || this.chosen?.start) return
    this.#let()
    const from = this.start === null ? null : placeOf(this.start)
    if (!from) return this.#from(this.starts[0] as string)
    const far = (name: string) => {
      const [x, y] = placeOf(name)
      const [along, aside] = dx
        ? [(x - from[0]) * dx, Math.abs(y - from[1])]
        : [(y - from[1]) * dy, Math.abs(x - from[0])]
      return along > 0 ? along + 2 * aside : Infinity
    }
    const next = this.starts.reduce((best, each) => (far(each) < far(best) ? each : best))
    this.#from(far(next) < Infinity ? next : (this.start as string))
  }

  /** One step on: a letter, `~` to slide. The last one that is needed holds the string. */
  step(token: string): void {
    if (this.peek || this.turned) this.#let()
    this.start ??= this.string?.start ?? this.starts[0] ?? null
    const { steps } = this
    if (this.ways.includes(token)) {
      this.#let()
      return this.#enter([...steps, token])
    }
    if (token === steps[steps.length - 1] && this.string) return
    if (token !== '~') this.#try([...steps, ...Array<string>(Math.max(1, this.length - steps.length)).fill(token)])
    else if (steps.length) this.#try([...steps, token])
  }

  #enter(steps: string[]): void {
    this.steps = steps
    const [only, more] = this.candidates
    if (only && !more) this.choose(only.notation)
  }

  /** Through the orbs that can be jumped to here. */
  orb(): void {
    const last = this.steps[this.steps.length - 1] ?? ''
    const before = last.startsWith('@') ? this.steps.slice(0, -1) : this.steps
    const from = this.strings.filter((each) => each.start === this.start && begins(each, before))
    const orbs = ways(from, before).filter((each) => each.startsWith('@'))
    const next = orbs[(orbs.indexOf(last) + 1) % orbs.length]
    if (!next) return
    this.#let()
    this.#enter([...before, next])
  }

  /** Through all strings that are still possible. */
  next(by: 1 | -1): void {
    this.#among(this.candidates, by)
  }

  /** Another string to the same end. */
  another(): void {
    this.#among(this.ends, 1)
  }

  /** As `cycle`, but whose starts differ stay within reach. */
  #among(all: Option[], by: 1 | -1): void {
    if (!all.length) return
    const at = this.string ? all.indexOf(this.string) : by < 0 ? 0 : -1
    this.#let()
    this.choose((all[(at + by + all.length) % all.length] as Option).notation)
  }

  /** What Space does: hold what is looked at, finish, or the first string. */
  space(): void {
    if (this.looked !== null) this.hold(this.looked)
    else if (this.offers('done')) this.hold('done')
    else if (this.ask === 'mark') this.next(1)
    else this.cycle(this.choices, 1)
  }

  /** Look behind a corner; where it can be folded, that is held. */
  peekAt(corner: string, size?: string): void {
    const folds = this.#corner(corner)?.folds ?? []
    const wanted = folds.find((each) => each.size === size) ?? folds.find((each) => each.possible) ?? folds[0]
    this.#let()
    if (!wanted)
      return this.tried(this.#sheet?.side === 'reverse' ? `blunt ${corner}` : `fold ${corner} ${size ?? 'small'}`)
    this.peek = { corner, size: wanted.size }
    this.guard.changed()
    const option = this.choices.find((each) => each.corner === corner && each.size === wanted.size)
    if (option) this.choose(option.notation)
  }

  /** Behind the next corner that is not folded yet. */
  nextCorner(): void {
    const from = CORNERS.findIndex((each) => each === this.peek?.corner)
    const round = [1, 2, 3, 4].map((n) => CORNERS[(from + n) % 4] as string)
    this.peekAt(round.find((each) => this.#corner(each)?.folds.length) ?? (round[0] as string))
  }

  /** A corner was pressed; the one that is looked at shows its other size. */
  pressCorner(corner: string): void {
    const { peek } = this
    if (peek?.corner !== corner) this.peekAt(corner)
    else if (this.guard.allows()) this.peekAt(corner, peek.size === 'small' ? 'large' : 'small')
  }

  /** Look at the other side, or back at this one. Where the sheet can be turned over, that is held. */
  turn(): void {
    const other = !this.turned && this.other !== null
    this.#let()
    this.turned = other
    if (!other) return
    if (this.offers('flip')) this.choose('flip')
    else this.tried('flip')
  }

  // -- take back

  override get canGoBack(): boolean {
    return (
      super.canGoBack ||
      this.turned ||
      this.peek !== null ||
      this.steps.length > 0 ||
      (this.start !== null && !this.chosen?.start)
    )
  }

  override back(): void {
    if (this.stage === 'looked') return this.look(null)
    const { steps } = this
    const isWhole = this.turned || this.peek !== null || (this.held !== null && !this.string)
    const held = this.held !== null
    this.#let()
    if (isWhole) return
    if (steps.length) this.steps = steps.slice(0, -1)
    else if (!held && !this.chosen?.start) this.start = null
  }
}
