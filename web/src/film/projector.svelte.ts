/** Shows a film step by step. A click skips what is left of it. */

import { motion } from '../settings.svelte'
import { sound, type Sound } from '../sound'

/** How a game shows its steps. */
export interface Reel<View, Step> {
  /** In ms. With less motion a step is there only long enough to be seen, or read. */
  length: (step: Step, less: boolean, view: View) => number
  /** What is heard when it begins. */
  sound?: (step: Step) => Sound | undefined
  /** What is heard when this share of it is over. */
  later?: (step: Step) => { at: number; sound: Sound } | undefined
  /** A longer film than this goes quicker, in ms. */
  most?: number
  /** With less motion it fades from one step to the next; otherwise all is at once where it ends. */
  fades?: boolean
}

export class Projector<View, Step> {
  /** What there was before the step that is shown; null = nothing runs. */
  view = $state.raw<View | null>(null)
  /** And after it. */
  next = $state.raw<View | null>(null)
  step = $state.raw<Step | null>(null)
  progress = $state(0)
  fade = $state(false)
  #run = 0
  #skip: (() => void) | null = null

  constructor(private readonly reel: Reel<View, Step>) {}

  get running(): boolean {
    return this.view !== null
  }

  /** Shows all but the steps that are past. True when the film is over, false when another took its place. */
  async show(view: View, film: readonly Step[], after: (view: View, step: Step) => View, past = 0): Promise<boolean> {
    const run = ++this.#run
    const less = motion.less
    this.fade = less
    let skipped = false
    const skip = new Promise<void>((resolve) => {
      this.#skip = () => {
        skipped = true
        resolve()
      }
    })
    const lengths = film.map((step) => this.reel.length(step, less, view))
    const share = Math.min(1, (this.reel.most ?? Infinity) / lengths.reduce((sum, each) => sum + each, 0))
    for (const [n, step] of film.entries()) {
      const next = after(view, step)
      if (n >= past && !skipped && !document.hidden) {
        const length = (lengths[n] ?? 0) * share
        const heard = this.reel.sound?.(step)
        if (heard) sound(heard)
        if (length > 0) {
          this.view = view
          this.next = next
          this.step = step
          this.progress = 0
          await this.#pass(step, length, less && !this.reel.fades, skip, () => skipped || run !== this.#run)
        }
        if (run !== this.#run) return false
      }
      view = next
    }
    this.#clear()
    return true
  }

  skip(): void {
    this.#skip?.()
  }

  /** Nothing of it is of interest any more. */
  stop(): void {
    this.#run++
    this.#clear()
  }

  #clear(): void {
    this.step = null
    this.view = null
    this.next = null
  }

  async #pass(step: Step, length: number, still: boolean, skip: Promise<void>, over: () => boolean): Promise<void> {
    const start = performance.now()
    let later = this.reel.later?.(step)
    while (!over()) {
      const share = Math.min(1, (performance.now() - start) / length)
      this.progress = still ? 1 : share
      if (later && share > later.at) {
        sound(later.sound)
        later = undefined
      }
      if (share >= 1) return
      await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), skip])
    }
  }
}
