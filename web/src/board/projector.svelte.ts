/** Shows a film step by step. A click skips what is left of it. */

import { motion } from '../settings.svelte'
import { sound, type Sound } from '../sound'
import type { Shot } from './changes'

/** How a game shows its steps. */
export interface Reel<View, Step> {
  /** What is to be seen in a shot; null = nothing that takes time. */
  step: (shot: Shot<View>) => Step | null
  /** In ms. With less motion a step is there only long enough to be seen, or read. */
  length: (step: Step, less: boolean, view: View) => number
  /** What is heard when it begins. */
  sound?: (step: Step) => Sound | undefined
  /** What is heard when this share of it is over. */
  later?: (step: Step) => { at: number; sound: Sound } | undefined
  /** After a long absence not everything is worth watching: the number of steps that are past. */
  past?: (steps: readonly Step[]) => number
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

  /** True when the film is over, false when another took its place. */
  async show(shots: readonly Shot<View>[]): Promise<boolean> {
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
    const film = shots.flatMap((shot) => {
      const step = this.reel.step(shot)
      return step ? [{ ...shot, step, length: this.reel.length(step, less, shot.before) }] : []
    })
    const past = this.reel.past?.(film.map(({ step }) => step)) ?? 0
    const share = Math.min(1, (this.reel.most ?? Infinity) / film.reduce((sum, each) => sum + each.length, 0))
    for (const { before, after, step, length } of film.slice(past)) {
      if (skipped || document.hidden) break
      const heard = this.reel.sound?.(step)
      if (heard) sound(heard)
      if (length > 0) {
        this.view = before
        this.next = after
        this.step = step
        this.progress = 0
        await this.#pass(step, length * share * motion.share, less && !this.reel.fades, skip, () => skipped || run !== this.#run)
      }
      if (run !== this.#run) return false
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
