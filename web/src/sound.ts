/** Soft, short sounds made on the spot. Silent until the first gesture and while the switch is off. */

import { settings } from './settings.svelte'

export type Sound = 'pencil' | 'fold' | 'dice' | 'splash' | 'chime' | 'tick' | 'tock' | 'no'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

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

/** A breath of noise through a filter: paper, pencil, water. */
function rustle(at: number, length: number, pitch: number, loud: number, type: BiquadFilterType = 'bandpass'): void {
  if (!context) return
  noise ??= grain(context)
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
  const filter = new BiquadFilterNode(context, { type, frequency: pitch, Q: 1.2 })
  source.connect(filter).connect(fade(at, length, loud))
  source.start(context.currentTime + at, Math.random())
  source.stop(context.currentTime + at + length + 0.05)
}

/** A plucked tone. */
function tone(at: number, length: number, pitch: number, loud: number, type: OscillatorType = 'sine', slide = 1): void {
  if (!context) return
  const start = context.currentTime + at
  const source = new OscillatorNode(context, { type, frequency: pitch })
  source.frequency.exponentialRampToValueAtTime(pitch * slide, start + length)
  source.connect(fade(at, length, loud))
  source.start(start)
  source.stop(start + length + 0.05)
}

function fade(at: number, length: number, loud: number): GainNode {
  const here = context as AudioContext
  const start = here.currentTime + at
  const gain = new GainNode(here, { gain: 0 })
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(here.destination)
  return gain
}

function grain(here: AudioContext): AudioBuffer {
  const buffer = here.createBuffer(1, here.sampleRate * 2, here.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return buffer
}

const SOUNDS: Record<Sound, () => void> = {
  pencil: () => [0, 0.07, 0.13].forEach((at, n) => rustle(at, 0.08, 3200 + n * 500, 0.05)),
  fold: () => {
    rustle(0, 0.16, 1500, 0.09)
    rustle(0.15, 0.1, 2600, 0.07)
    tone(0.2, 0.08, 150, 0.1)
  },
  dice: () => [0, 0.09, 0.16, 0.21].forEach((at) => tone(at, 0.05, 700 + Math.random() * 500, 0.08, 'triangle')),
  splash: () => {
    rustle(0, 0.4, 900, 0.1, 'lowpass')
    tone(0.02, 0.25, 320, 0.05, 'sine', 2.4)
  },
  chime: () => {
    tone(0, 0.5, 659, 0.07)
    tone(0.14, 0.7, 988, 0.06)
  },
  tick: () => tone(0, 0.04, 900, 0.04, 'triangle'),
  tock: () => {
    tone(0, 0.06, 660, 0.09, 'triangle')
    tone(0.07, 0.06, 660, 0.06, 'triangle')
  },
  no: () => tone(0, 0.16, 190, 0.08, 'triangle', 0.8),
}

export function sound(name: Sound): void {
  if (settings.sound && context?.state === 'running') SOUNDS[name]()
}
