/** Shows a film step by step. A click skips what is left of it. */

import { motion } from '../../settings.svelte'
import { sound, type Sound } from '../../sound'
import { after, type Step } from './film'
import type { SheetView } from './types'

const LENGTHS: Record<Step['kind'], number> = {
  reveal: 280,
  out: 400,
  decided: 0,
  fall: 340,
  fold: 560, // the line lights up, then hinges away
  lift: 220,
  barrier: 620, // it falls, and its cause can be read
}
const FADE = 150

const SOUNDS: Partial<Record<Step['kind'], Sound>> = { reveal: 'tick', fall: 'pencil', fold: 'fold', barrier: 'no', out: 'no' }

export class Projector {
  /** The sheets as they are while a film runs; null = nothing runs. */
  sheets = $state.raw<SheetView[] | null>(null)
  next = $state.raw<SheetView[]>([])
  step = $state.raw<Step | null>(null)
  progress = $state(0)
  /** The card turned over in this film. */
  card = $state<string | null>(null)
  fade = $state(false)
  #run = 0
  #skip: (() => void) | null = null

  get running(): boolean {
    return this.sheets !== null
  }

  /** Shows all but the steps that are past. True when the film is over, false when another took its place. */
  async show(sheets: SheetView[], film: Step[], round: number, past = 0): Promise<boolean> {
    const run = ++this.#run
    this.fade = motion.less
    this.card = null
    let skipped = false
    const skip = new Promise<void>((resolve) => {
      this.#skip = () => {
        skipped = true
        resolve()
      }
    })
    let now = sheets
    for (const [n, step] of film.entries()) {
      if (step.kind === 'reveal') [round, this.card] = [step.round, step.card]
      const next = after(now, step, round)
      if (n >= past && !skipped && !document.hidden) {
        this.sheets = now
        this.next = next
        this.step = step
        this.progress = 0
        const name = SOUNDS[step.kind]
        if (name) sound(name)
        await this.#pass(this.fade ? Math.min(FADE, LENGTHS[step.kind]) : LENGTHS[step.kind], skip, () => skipped || run !== this.#run)
        if (run !== this.#run) return false
      }
      now = next
    }
    this.step = null
    this.sheets = null
    return true
  }

  skip(): void {
    this.#skip?.()
  }

  /** Nothing of it is of interest any more. */
  stop(): void {
    this.#run++
    this.step = null
    this.sheets = null
  }

  async #pass(length: number, skip: Promise<void>, over: () => boolean): Promise<void> {
    const start = performance.now()
    while (!over()) {
      const passed = performance.now() - start
      this.progress = length ? Math.min(1, passed / length) : 1
      if (passed >= length) return
      await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), skip])
    }
  }
}
