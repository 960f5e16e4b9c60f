/** Shows a film step by step. Any input skips what is left of it. */

import { motion, settings } from '../settings.svelte'
import { sound, type Sound } from '../sound'
import type { Shot } from './changes'
import { Pace, type Audience } from './pace'
import type { Scrap } from './scraps'

/** How a step is seen and heard. */
export interface Moment {
  ms: number
  /** ms with less motion, where it is only there long enough to be seen, or read. */
  less?: number
  /** Heard when it begins. */
  sound?: Sound
  /** Heard when this share of it is over. */
  later?: { at: number; sound: Sound }
  /** It comes once a game: no haste. */
  once?: boolean
}

/** How a game shows its steps. */
export interface Reel<View, Step> {
  /** What is to be seen in a shot; null = nothing that takes time. */
  step: (shot: Shot<View>) => Step | null
  moment: (step: Step, view: View) => Moment
  /** Whose turn it belongs to; null = everybody’s. */
  whose: (step: Step, shot: Shot<View>) => number | null
  /** Does this seat decide nothing any more? */
  out?: (view: View, seat: number) => boolean
  /** After a long absence not everything is worth watching: the number of steps that are past. */
  past?: (steps: readonly Step[]) => number
  /** ms that what is one’s own, or everybody’s, may take in a film. */
  most?: number
  /** With less motion it fades from one step to the next; otherwise all is at once where it ends. */
  fades?: boolean
  /** What a winner hears, and what rains on the board; and whether one who plays alone has won. */
  won: { sound: Sound; scraps: readonly Scrap[]; alone: (view: View) => boolean }
}

/** ms of a win. */
export const CHEER = 1100
/** ms of a step with less motion, unless it says more. */
export const FADE = 120

export class Projector<View, Step> {
  /** What there was before the step that is shown; null = nothing runs. */
  view = $state.raw<View | null>(null)
  /** And after it. */
  next = $state.raw<View | null>(null)
  step = $state.raw<Step | null>(null)
  progress = $state(0)
  fade = $state(false)
  /** How much of a win was shown, 0 to 1; null = none is. */
  cheer = $state<number | null>(null)
  readonly pace = new Pace()
  #run = 0
  #skip: (() => void) | null = null

  constructor(readonly reel: Reel<View, Step>) {}

  get running(): boolean {
    return this.view !== null || this.cheer !== null
  }

  /** True when the film is over, false when another took its place. */
  async show(shots: readonly Shot<View>[], audience: Omit<Audience, 'speed'>, won = false): Promise<boolean> {
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
    const over = () => skipped || run !== this.#run
    for (const { before, after, step, moment, length } of this.#cut(shots, less, audience)) {
      if (skipped || document.hidden) break
      if (moment.sound) sound(moment.sound)
      if (length > 0) {
        this.view = before
        this.next = after
        this.step = step
        this.progress = 0
        let { later } = moment
        await pass(length * motion.share, skip, over, (share) => {
          this.progress = less && !this.reel.fades ? 1 : share
          if (!later || share <= later.at) return
          sound(later.sound)
          later = undefined
        })
      }
      if (run !== this.#run) return false
    }
    this.#clear()
    if (won && !document.hidden) {
      sound(this.reel.won.sound)
      if (!less && !skipped) await pass(CHEER, skip, over, (share) => (this.cheer = share))
      if (run !== this.#run) return false
      this.#clear()
    }
    return true
  }

  /** The steps that are worth it, each with its time. */
  #cut(shots: readonly Shot<View>[], less: boolean, audience: Omit<Audience, 'speed'>) {
    const film = shots.flatMap((shot) => {
      const step = this.reel.step(shot)
      if (!step) return []
      const moment = this.reel.moment(step, shot.before)
      const ms = less ? (moment.less ?? Math.min(FADE, moment.ms)) : moment.ms
      return [{ ...shot, step, moment, ms, whose: this.reel.whose(step, shot), once: !!moment.once }]
    })
    const seen = film.slice(this.reel.past?.(film.map(({ step }) => step)) ?? 0)
    const lengths = this.pace.lengths(seen, { ...audience, speed: settings.speed }, this.reel.most)
    return seen.map((each, n) => ({ ...each, length: lengths[n] ?? 0 }))
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
    this.cheer = null
  }
}

/** Frame by frame, until it is over. */
async function pass(length: number, skip: Promise<void>, over: () => boolean, at: (share: number) => void) {
  const start = performance.now()
  while (!over()) {
    const share = Math.min(1, (performance.now() - start) / length)
    at(share)
    if (share >= 1) return
    await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), skip])
  }
}
