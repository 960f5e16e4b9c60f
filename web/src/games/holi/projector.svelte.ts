/** Shows a film step by step. A click skips what is left of it. */

import { motion } from '../../settings.svelte'
import { sound, type Sound } from '../../sound'
import { after, type Step } from './film'
import { levelOf } from './places'
import type { View } from './types'

const FADE = 80
/** With something to read. */
const READ = 450

function lengthOf(step: Step): number {
  switch (step.kind) {
    case 'throw': {
      const falls = Math.max(0, ...step.flights.map((each) => levelOf(each.target) - levelOf(each.to)))
      return 620 + 300 * falls + 110 * (step.flights.length - 1) + (step.told.length ? 350 : 0)
    }
    case 'go':
      return 430 + (step.taken.length ? 380 : 0) + (step.told.length ? 250 : 0)
    case 'stand':
      return 300
    case 'draw':
      return 110
    case 'finish':
      return 1300
  }
}

const FIRST: Partial<Record<Step['kind'], Sound>> = { throw: 'splash', go: 'tick', stand: 'tick', finish: 'fold' }

/** When a token meets a pawn it is heard which way it came: a chime for a Direct Hit, a patter for rain. */
function later(step: Step): Sound | null {
  if (step.kind === 'go') return step.taken.length ? 'pencil' : null
  if (step.kind !== 'throw') return null
  if (step.flights.some((each) => each.end === 'hit')) return 'chime'
  return step.flights.some((each) => each.end === 'caught') ? 'dice' : null
}

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
    for (const step of film) {
      if (!skipped && !document.hidden) {
        this.view = now
        this.step = step
        this.progress = 0
        const name = FIRST[step.kind]
        if (name) sound(name)
        const length = motion.less ? (step.told.length ? READ : Math.min(FADE, lengthOf(step))) : lengthOf(step)
        await this.#pass(length, step, skip, () => skipped || run !== this.#run)
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

  async #pass(length: number, step: Step, skip: Promise<void>, over: () => boolean): Promise<void> {
    const start = performance.now()
    let second = later(step)
    while (!over()) {
      const passed = performance.now() - start
      // With less motion all is where it ends, and fades in.
      this.progress = motion.less ? 1 : Math.min(1, passed / length)
      if (second && passed > length * 0.7) {
        sound(second)
        second = null
      }
      if (passed >= length) return
      await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), skip])
    }
  }
}
