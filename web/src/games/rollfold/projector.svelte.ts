/** Shows a film step by step. A click skips what is left of it. */

import { motion } from '../../settings.svelte'
import { sound, type Sound } from '../../sound'
import { after, type Step } from './film'
import type { View } from './types'

const LENGTHS: Record<Step['kind'], number> = { roll: 620, take: 320, draw: 360, fold: 900, flip: 600, show: 420, link: 1100 }
/** Without motion a step is only there long enough to be seen. */
const FADE = 90

const SOUNDS: Record<Step['kind'], Sound> = { roll: 'dice', take: 'tick', draw: 'pencil', fold: 'fold', flip: 'fold', show: 'pencil', link: 'chime' }

export class Projector {
  /** The table as it is while a film runs; null = nothing runs. */
  view = $state.raw<View | null>(null)
  step = $state.raw<Step | null>(null)
  progress = $state(0)
  #run = 0
  #skip: (() => void) | null = null

  get running(): boolean {
    return this.view !== null
  }

  /** True when the film is over, false when another took its place. */
  async show(view: View, film: Step[], end: View): Promise<boolean> {
    const run = ++this.#run
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
        this.progress = motion.less ? 1 : 0
        sound(SOUNDS[step.kind])
        await this.#pass(motion.less ? FADE : LENGTHS[step.kind], skip, () => skipped || run !== this.#run)
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

  async #pass(length: number, skip: Promise<void>, over: () => boolean): Promise<void> {
    const began = performance.now()
    while (!over()) {
      const passed = performance.now() - began
      if (!motion.less) this.progress = Math.min(1, passed / length)
      if (passed >= length) return
      await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), skip])
    }
  }
}
