/** Shows a film step by step. A click skips what is left of it. */

import { motion } from '../../settings.svelte'
import { sound, type Sound } from '../../sound'
import { after, type Step } from './film'
import type { View } from './types'

const LENGTHS: Record<Step['kind'], number> = {
  draw: 260,
  reveal: 320,
  play: 650,
  place: 260,
  discard: 900, // its reason can be read
  remove: 420,
  move: 520,
  guard: 420,
  join: 900, // the water runs along the whole way
  cut: 400,
  time: 500,
  wave: 2700, // dice, then the lines, then the water
  over: 2600, // every way by itself
}
/** What is told in words has to stay long enough to be read, also without motion. */
const FADES: Partial<Record<Step['kind'], number>> = { wave: 700, discard: 500, join: 250, draw: 0, reveal: 0, over: 600 }
const FADE = 100

const SOUNDS: Partial<Record<Step['kind'], Sound>> = {
  draw: 'tick',
  reveal: 'tick',
  play: 'fold',
  place: 'splash',
  remove: 'fold',
  move: 'splash',
  guard: 'chime',
  discard: 'no',
  cut: 'no',
  join: 'chime',
  wave: 'dice',
}

export class Projector {
  /** The board as it is while a film runs; null = nothing runs. */
  view = $state.raw<View | null>(null)
  step = $state.raw<Step | null>(null)
  progress = $state(0)
  fade = $state(false)
  #run = 0
  #skip: (() => void) | null = null

  get running(): boolean {
    return this.view !== null
  }

  /** True when the film is over, false when another took its place. */
  async show(view: View, film: Step[], end: View): Promise<boolean> {
    const run = ++this.#run
    this.fade = motion.less
    let skipped = false
    const skip = new Promise<void>((resolve) => {
      this.#skip = () => {
        skipped = true
        resolve()
      }
    })
    let now = view
    for (const step of film) {
      if (!skipped && !document.hidden) {
        this.view = now
        this.step = step
        this.progress = 0
        const name = SOUNDS[step.kind]
        if (name) sound(name)
        const length = this.fade ? (FADES[step.kind] ?? Math.min(FADE, LENGTHS[step.kind])) : LENGTHS[step.kind]
        await this.#pass(length, step, skip, () => skipped || run !== this.#run)
        if (run !== this.#run) return false
      }
      now = after(now, step, end)
    }
    this.step = null
    this.view = null
    return true
  }

  skip(): void {
    this.#skip?.()
  }

  /** Nothing of it is of interest any more. */
  stop(): void {
    this.#run++
    this.step = null
    this.view = null
  }

  async #pass(length: number, step: Step, skip: Promise<void>, over: () => boolean): Promise<void> {
    const start = performance.now()
    let splashed = false
    while (!over()) {
      const passed = performance.now() - start
      this.progress = length ? Math.min(1, passed / length) : 1
      if (step.kind === 'wave' && !splashed && this.progress > 0.55) {
        splashed = true
        sound('splash')
      }
      if (passed >= length) return
      await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), skip])
    }
  }
}
