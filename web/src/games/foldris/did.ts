/** What somebody drew, in words: their card says it. */

import { say } from '../../texts/words.svelte'
import type { Event } from '../../wire'

export function did(event: Event): string {
  if (event.id !== 'foldris.drawn') return ''
  const { squares, cost } = event.facts
  const columns = [...new Set(squares.map(([column]) => column))].sort((a, b) => a - b)
  return say('foldris.web-did', { columns, count: columns.length, cost })
}
