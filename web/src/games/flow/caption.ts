/** What is shown in motion, in one sentence over the board. */

import { say } from '../../texts/words.svelte'
import type { Step, Wave } from './film'
import { COMES, READ } from './scene'

/** Which lines, what went, what stayed and why. */
export function waveWords(wave: Wave): string {
  const parts = [lines(wave)]
  parts.push(say('flow.web-wave-washed', { count: wave.washed.length }))
  if (wave.flown.length) parts.push(say('flow.web-wave-held', { count: wave.flown.length }))
  if (wave.lost.length) parts.push(say('flow.web-wave-both', { count: wave.lost.length }))
  if (wave.cuts.length)
    parts.push(
      say('flow.web-wave-cuts', {
        count: wave.cuts.length,
        animals: wave.cuts.map((each) => say(`flow.animal-${each}`)),
      }),
    )
  return parts.join(' ')
}

function lines({ white, black }: Wave): string {
  return say('flow.web-wave-lines', { dice: white && black ? 'both' : white ? 'white' : 'black', white, black })
}

export function caption(step: Step, progress: number, fade: boolean): string {
  switch (step.kind) {
    case 'wave':
      if (fade || progress > COMES + 0.1) return waveWords(step)
      return progress < READ ? say('flow.web-wave') : lines(step)
    case 'discard':
      return say('flow.web-discarded', { reason: step.reason })
    case 'join':
      return say('flow.web-joined', { animal: say(`flow.animal-${step.animal}`) })
    case 'cut':
      return say('flow.web-cut', { animal: say(`flow.animal-${step.animal}`) })
    case 'over': {
      const way = step.ways[Math.min(step.ways.length - 1, Math.floor(progress * step.ways.length))]
      if (!step.won || fade || !way) return say(step.won ? 'flow.web-end-won' : 'flow.web-end-lost')
      return say('flow.web-aboard', { animal: say(`flow.animal-${way.animal}`) })
    }
    case 'play':
      return say(`flow.card-${step.card_kind}`)
    case 'time':
      return say('flow.web-time', { lost: String(step.lost) })
    default:
      return ''
  }
}
