/** A sound as data, and how it is made: voices of noise or tone, each with its own place in time. */

export interface Voice {
  /** Noise through a filter (paper, powder, water), or a tone. */
  of: 'noise' | OscillatorType
  /** ms after the beginning, and how long. */
  at: number
  ms: number
  /** Hz: of the tone, or of the filter; and where it slides to. */
  hz: number
  to?: number
  /** 0 to 1; of noise more, since a filter takes most of it away. */
  loud: number
  /** ms until it is loudest. */
  rise?: number
  filter?: BiquadFilterType
  /** How narrow the filter is. */
  q?: number
}

export type Sound = readonly Voice[]

/** ms. */
export const lengthOf = (sound: Sound): number => Math.max(...sound.map(({ at, ms }) => at + ms))

const SILENT = 0.0001
const RISE = 4

/** Put a sound into a context that runs, or into one that renders. `start` in seconds of its clock. */
export function make(sound: Sound, context: BaseAudioContext, out: AudioNode, start: number, noise: AudioBuffer): void {
  for (const [n, voice] of sound.entries()) {
    const { of, ms, hz, to = hz, loud, rise = RISE } = voice
    const begin = start + voice.at / 1000
    const end = begin + ms / 1000
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(SILENT, begin)
    gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(rise, ms / 2) / 1000)
    gain.gain.exponentialRampToValueAtTime(SILENT, end)
    gain.connect(out)
    if (of === 'noise') {
      const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
      const filter = new BiquadFilterNode(context, { type: voice.filter ?? 'bandpass', frequency: hz, Q: voice.q ?? 1 })
      slide(filter.frequency, hz, to, begin, end)
      source.connect(filter).connect(gain)
      source.start(begin, (n * 0.137) % noise.duration)
      source.stop(end)
    } else {
      const source = new OscillatorNode(context, { type: of, frequency: hz })
      slide(source.frequency, hz, to, begin, end)
      source.connect(gain)
      source.start(begin)
      source.stop(end)
    }
  }
}

function slide(value: AudioParam, from: number, to: number, begin: number, end: number): void {
  value.setValueAtTime(from, begin)
  value.exponentialRampToValueAtTime(to, end)
}

/** A second of white noise. */
export function hiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return buffer
}

// -- what sounds are made of

/** The same again and again, so many ms apart, and each higher or lower by a factor. */
export function again(voice: Voice, times: number, apart: number, factor = 1): Sound {
  return Array.from({ length: times }, (_, n) => ({
    ...voice,
    at: voice.at + n * apart,
    hz: voice.hz * factor ** n,
    to: voice.to === undefined ? undefined : voice.to * factor ** n,
  }))
}

/** Tones that enter one after the other, the last one longest. */
export function tune(pitches: readonly number[], apart: number, loud: number, of: OscillatorType = 'sine'): Sound {
  return pitches.map((hz, n) => ({ of, at: n * apart, ms: n === pitches.length - 1 ? 130 : 90, hz, loud, rise: 6 }))
}

export const later = (ms: number, sound: Sound): Sound => sound.map((voice) => ({ ...voice, at: voice.at + ms }))
