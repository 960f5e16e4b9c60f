/** Shows a film step by step. A click skips what is left of it. */

import { motion, settings } from '../../settings.svelte'
import { sound, type Sound } from '../../sound'
import { after, type Step } from './film'
import type { View } from './types'
import { lengthOf as cellsOf } from './way'

const FADE = 120
/** With something to read. */
const READ = { slow: 700, normal: 400, fast: 120 }
/** The table waits no longer than a few seconds: a long scoring goes quicker. */
const MOST = 6500

function lengthOf(step: Step, own: number | null): number {
  switch (step.kind) {
    case 'draw':
      return 180 + 70 * step.pieces.length
    case 'take':
      return step.seat === own ? 0 : 420
    case 'place': {
      const way = Math.min(1150, 160 + 62 * cellsOf(step.way))
      return (step.seat === own ? Math.min(420, way) : way) + (step.rows.length ? 450 : 0)
    }
    case 'hide':
    case 'gone':
      return 500
    case 'turn':
    case 'clear':
      return 160
    case 'claim':
      return 1100
    case 'rows':
    case 'platinum':
      return 900
    case 'star':
      return 750
    case 'empty':
      return 500
  }
}

const SOUNDS: Partial<Record<Step['kind'], Sound>> = { draw: 'dice', place: 'tick', hide: 'tick', gone: 'fold', claim: 'chime', rows: 'chime', star: 'chime', platinum: 'chime', empty: 'dice' }

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
  async show(view: View, film: Step[]): Promise<boolean> {
    const run = ++this.#run
    let skipped = false
    const skip = new Promise<void>((resolve) => {
      this.#skip = () => {
        skipped = true
        resolve()
      }
    })
    let now = view
    const lengths = film.map((step) => {
      const full = lengthOf(step, view.seat)
      return motion.less ? Math.min(step.told.length ? READ[settings.speed] : FADE, full) : full
    })
    const share = Math.min(1, MOST / lengths.reduce((sum, each) => sum + each, 0))
    for (const [n, step] of film.entries()) {
      const length = (lengths[n] ?? 0) * share
      if (!skipped && !document.hidden && length > 0) {
        this.view = now
        this.step = step
        this.progress = 0
        const name = SOUNDS[step.kind]
        if (name) sound(name)
        await this.#pass(length, skip, () => skipped || run !== this.#run)
        if (run !== this.#run) return false
      }
      now = after(now, step)
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
    const start = performance.now()
    while (!over()) {
      const passed = performance.now() - start
      // With less motion all is where it ends.
      this.progress = motion.less ? 1 : Math.min(1, passed / length)
      if (passed >= length) return
      await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), skip])
    }
  }
}
