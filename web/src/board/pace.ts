/** How long what happened may be shown: others’ turns are short, also all together. */

/** A step as long as it would like to be. */
export interface Wished {
  /** The seat whose turn it belongs to; null = everybody’s. */
  whose: number | null
  ms: number
  /** It comes once a game, and has its time, unless it is somebody else’s. */
  once: boolean
}

/** Who looks on. */
export interface Audience {
  seat: number | null
  /** At the table besides. */
  others: number
  /** Is not asked again: somebody who watches, is out, or looks at a game that is over. */
  watches: boolean
  speed: Speed
}

export type Speed = 'slow' | 'normal' | 'fast'

/** ms that the turns of all others have together between two decisions; who wants it calm gives them to each. */
export const OTHERS = 1200
const SHARES = { slow: (others: number) => others, normal: () => 1, fast: () => 0.5 }

/** ms of what is one’s own, or everybody’s, in a film. */
export const OWN = 1600

export class Pace {
  /** Of each seat, since the one who looks was asked. */
  readonly #spent = new Map<number, number>()

  /** A decision is asked for: what comes after it has all its time again. */
  refill(): void {
    this.#spent.clear()
  }

  /** The steps of a film, each as long as it may be. */
  lengths(steps: readonly Wished[], { seat, others, watches, speed }: Audience, own = OWN): number[] {
    if (watches) this.refill()
    const each = watches ? OTHERS : (OTHERS * SHARES[speed](others)) / Math.max(1, others)
    const shares = new Map<number | null, number>()
    const isOthers = (whose: number | null) => whose !== null && whose !== seat
    const isHeld = ({ once, whose }: Wished) => once && !isOthers(whose)
    for (const whose of new Set(steps.map((step) => step.whose))) {
      const isOther = whose !== null && isOthers(whose)
      const wished = steps.reduce((sum, step) => sum + (step.whose === whose && !isHeld(step) ? step.ms : 0), 0)
      const spent = (isOther && this.#spent.get(whose)) || 0
      const share = wished ? Math.min(1, Math.max(0, (isOther ? each - spent : own) / wished)) : 1
      shares.set(whose, share)
      if (isOther) this.#spent.set(whose, spent + wished * share)
    }
    return steps.map((step) => (isHeld(step) ? step.ms : step.ms * (shares.get(step.whose) ?? 1)))
  }
}
