/** Soft, short, synthesized sounds, as loud as the person wants. Silent before the first gesture, or switched off. */

import { settings } from '../settings.svelte'
import { SHARED, type Shared } from './shared'
import { hiss, make, type Sound } from './synth'

export type { Sound } from './synth'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null
let master: GainNode | null = null

/** Browsers allow sound only after a gesture. */
export function wakeSound(): void {
  for (const gesture of ['pointerdown', 'keydown']) {
    addEventListener(
      gesture,
      () => {
        if (typeof AudioContext === 'undefined') return
        context ??= new AudioContext()
        void context.resume()
      },
      { once: true, capture: true },
    )
  }
}

/** Twice the number sounds about twice as loud. */
export const gainOf = (volume: number): number => (volume / 100) ** 2

/** One that all tables know, or one of a game. */
export function sound(what: Shared | Sound): void {
  if (!settings.sound || !settings.volume || context?.state !== 'running') return
  noise ??= hiss(context)
  if (!master) {
    master = new GainNode(context)
    master.connect(context.destination)
  }
  master.gain.value = gainOf(settings.volume)
  make(typeof what === 'string' ? SHARED[what] : what, context, master, context.currentTime, noise)
}
