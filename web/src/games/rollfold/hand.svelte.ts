/** What a person is about to do, from the question to the decision. Every decision is an option that the engine offers. */

import type { Told } from '../../wire'
import { placeOf } from './paper'
import { begins, boxesOf, end, stepsTo, ways } from './strings'
import type { FoldView, NumberView, Option, View } from './types'
import { why } from './why'

export type Ask = 'none' | 'take' | 'use' | 'mark'
export interface Look {
  corner: string
  size: string
}

const isString = (option: Option) => option.what === 'string' || option.what === 'bonus'

export class Hand {
  options = $state.raw<Option[]>([])
  /** Which of the pending numbers is drawn, and with +1? */
  number = $state(0)
  plus = $state(false)
  start = $state<string | null>(null)
  /** The steps of the string so far. */
  steps = $state.raw<string[]>([])
  /** The string that is held up for decision. */
  held = $state<string | null>(null)
  /** The box under the mouse. */
  over = $state<string | null>(null)
  /** The corner whose back is looked at. */
  look = $state.raw<Look | null>(null)
  /** The other side of the sheet is looked at (level 4). */
  turned = $state(false)
  /** A short way to join the winning symbols is shown. */
  linking = $state(false)
  /** Asked whether to finish. */
  sure = $state(false)
  reason = $state.raw<Told | null>(null)
  #view = $state.raw<View | null>(null)
  #question = ''

  ask: Ask = $derived.by(() => {
    const what = this.options[0]?.what
    return what === undefined ? 'none' : what === 'take' || what === 'use' ? what : 'mark'
  })
  /** The die that a hint would take. */
  die: string | null = $state(null)
  numbers: NumberView[] = $derived(this.ask === 'mark' ? (this.#view?.pen?.numbers ?? []) : [])
  chosen: NumberView | null = $derived(this.numbers[this.number] ?? null)
  strings: Option[] = $derived(
    this.chosen
      ? this.options.filter((each) => this.#draws(each, this.chosen as NumberView) && each.plus === this.plus)
      : [],
  )
  starts: string[] = $derived([...new Set(this.strings.map((each) => each.start))])
  candidates: Option[] = $derived(
    this.strings.filter((each) => (this.start === null || each.start === this.start) && begins(each, this.steps)),
  )
  /** Strings by the box they end on. */
  targets: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>()
    for (const each of this.candidates) found.set(end(each), [...(found.get(end(each)) ?? []), each])
    return found
  })

  /** The string that would be drawn. */
  option: Option | null = $derived.by(() => {
    if (this.held !== null) return this.strings.find((each) => each.notation === this.held) ?? null
    return this.start !== null && this.steps.length && this.candidates.length === 1
      ? (this.candidates[0] ?? null)
      : null
  })
  /** The string to look at: the one decided on, or the one under the mouse. */
  shown: Option | null = $derived(
    this.option ?? (this.over !== null && !this.look ? (this.targets.get(this.over)?.[0] ?? null) : null),
  )
  /** The boxes entered so far. */
  entered: string[] = $derived(this.steps.length && this.candidates[0] ? boxesOf(this.candidates[0], this.steps) : [])
  /** The strings that end where the held one does, to be gone through. */
  ends: Option[] = $derived(this.held !== null && this.option ? (this.targets.get(end(this.option)) ?? []) : [])
  fold: FoldView | null = $derived.by(() => {
    const { look } = this
    return look ? (this.#corner(look.corner)?.folds.find((each) => each.size === look.size) ?? null) : null
  })
  folds: Option | null = $derived.by(() => {
    const { look } = this
    return look ? (this.options.find((each) => each.corner === look.corner && each.size === look.size) ?? null) : null
  })

  #draws(option: Option, number: NumberView): boolean {
    return (
      isString(option) &&
      (option.what === 'bonus') === (number.kind === 'bonus') &&
      option.value === number.value &&
      (!number.start || option.start === number.start)
    )
  }

  #corner(corner: string) {
    const view = this.#view
    return view && view.seat !== null
      ? view.sheets[view.seat]?.corners.find((each) => each.corner === corner)
      : undefined
  }

  offers(what: string): Option | undefined {
    return this.options.find((each) => each.what === what)
  }

  /** The same question asked again leaves the hand as it is. */
  take(question: string, options: Option[], view: View): void {
    this.#view = view
    this.options = options
    if (question === this.#question) return
    this.#question = question
    this.die = null
    this.#leave()
    this.choose(
      Math.max(
        0,
        (view.pen?.numbers ?? []).findIndex((each) => each.playable),
      ),
    )
  }

  choose(n: number): void {
    if (n < 0 || (n && n >= this.numbers.length)) return
    this.number = n
    this.plus = Boolean(this.chosen && !this.chosen.playable && this.chosen.plus)
    this.#clear()
    this.#leave()
  }

  /** Nothing is looked at or asked any more but the string. */
  #leave(): void {
    this.look = this.reason = null
    this.sure = this.turned = false
  }

  cycle(): void {
    if (this.numbers.length) this.choose((this.number + 1) % this.numbers.length)
  }

  add(): void {
    if (!this.chosen?.plus) return
    this.plus = !this.plus
    this.#clear()
  }

  #clear(): void {
    this.start = this.chosen?.start ?? null
    this.steps = []
    this.held = this.over = this.reason = null
    this.sure = false
  }

  /** Hold up the string that somebody advises. */
  hold(notation: string): void {
    const option = this.options.find((each) => each.notation === notation)
    if (!option) return
    if (this.ask !== 'mark') this.die = option.colour
    if (option.corner) return this.lookAt(option.corner, option.size)
    if (option.what === 'flip' && !this.turned) return this.turn()
    if (!isString(option)) return
    this.choose(this.numbers.findIndex((each) => this.#draws(option, each)))
    this.plus = option.plus
    this.start = option.start
    this.held = notation
  }

  /** A box was chosen: a start, an end, or a box on the way. True: what is held up is meant. */
  tap(place: string): boolean {
    const away = this.turned
    this.#leave()
    if (away) return false
    if (this.start === null && this.held === null && this.starts.includes(place)) {
      this.start = place
      return false
    }
    const ends = this.targets.get(place) ?? []
    if (ends.length) {
      const at = ends.findIndex((each) => each.notation === this.option?.notation)
      if (at >= 0 && ends.length === 1) return true
      this.held = ends[(at + 1) % ends.length]?.notation ?? null
      return false
    }
    const through = this.start !== null ? this.candidates.find((each) => each.boxes.includes(place)) : undefined
    if (through) {
      this.held = null
      this.steps = stepsTo(through, place)
    } else if (this.starts.includes(place)) {
      this.steps = []
      this.held = null
      this.start = place
    } else if (this.#view) this.reason = why(this.#view, this, place)
    return false
  }

  /** To the next start that lies there, on the sheet as it is printed. */
  walk(dx: number, dy: number): void {
    if (!this.starts.length || this.chosen?.start) return
    this.#leave()
    this.held = null
    this.steps = []
    const from = this.start === null ? null : placeOf(this.start)
    if (!from) {
      this.start = this.starts[0] ?? null
      return
    }
    const far = (name: string) => {
      const [x, y] = placeOf(name)
      const [along, aside] = dx
        ? [(x - from[0]) * dx, Math.abs(y - from[1])]
        : [(y - from[1]) * dy, Math.abs(x - from[0])]
      return along > 0 ? along + 2 * aside : Infinity
    }
    const next = this.starts.reduce((best, each) => (far(each) < far(best) ? each : best))
    if (far(next) < Infinity) this.start = next
  }

  /** One step on: a letter, `~` to slide. */
  step(token: string): void {
    this.#leave()
    if (this.start === null) this.start = this.starts[0] ?? null
    if (this.held !== null) this.steps = []
    this.held = null
    if (ways(this.candidates, this.steps).includes(token)) this.steps = [...this.steps, token]
    else if (!this.steps.length || token !== this.steps[this.steps.length - 1])
      this.reason = { id: 'rollfold.web-no-way', facts: {} }
  }

  /** Through the orbs that can be jumped to here. */
  orb(): void {
    const jumped = this.steps[this.steps.length - 1]?.startsWith('@') ?? false
    const before = jumped ? this.steps.slice(0, -1) : this.steps
    const from = this.strings.filter((each) => each.start === this.start && begins(each, before))
    const orbs = ways(from, before).filter((each) => each.startsWith('@'))
    const at = jumped ? orbs.indexOf(this.steps[this.steps.length - 1] as string) : -1
    const next = orbs[(at + 1) % orbs.length]
    if (next) this.steps = [...before, next]
  }

  /** Through all strings that are still possible. */
  next(by: number): void {
    const all = this.candidates
    if (!all.length) return
    this.#leave()
    const at = all.findIndex((each) => each.notation === this.option?.notation)
    this.held = all[(at + by + all.length) % all.length]?.notation ?? null
  }

  lookAt(corner: string, size?: string): void {
    const folds = this.#corner(corner)?.folds ?? []
    const wanted = folds.find((each) => each.size === size) ?? folds.find((each) => each.possible) ?? folds[0]
    this.#leave()
    this.held = this.over = null
    this.look = wanted ? { corner, size: wanted.size } : null
  }

  /** Look at the other side, or back at this one. */
  turn(): void {
    const other = !this.turned && this.other !== null
    this.#leave()
    this.held = this.over = null
    this.turned = other
  }

  get other() {
    const view = this.#view
    return view && view.seat !== null ? (view.sheets[view.seat]?.other ?? null) : null
  }

  /** Another string to the same end. */
  another(): void {
    const at = this.ends.findIndex((each) => each.notation === this.held)
    this.held = this.ends[(at + 1) % this.ends.length]?.notation ?? this.held
  }

  get canGoBack(): boolean {
    return (
      this.turned ||
      this.look !== null ||
      this.sure ||
      this.held !== null ||
      this.steps.length > 0 ||
      (this.start !== null && !this.chosen?.start)
    )
  }

  back(): void {
    this.reason = null
    if (this.turned) this.turned = false
    else if (this.sure) this.sure = false
    else if (this.look) this.look = null
    else if (this.held !== null) this.held = null
    else if (this.steps.length) this.steps = this.steps.slice(0, -1)
    else if (!this.chosen?.start) this.start = null
  }

  decide(): string | null {
    if (this.sure) return 'done'
    if (this.turned) return this.offers('flip')?.notation ?? null
    if (this.look) return this.folds?.notation ?? null
    return this.option?.notation ?? null
  }

  /** What the next step can be. */
  get ways(): string[] {
    return ways(this.candidates, this.steps)
  }
}
