/** What a choice brings, in words: the sum, and its parts as the engine tells them. */

import type { Told } from '../../wire'
import { heading, nameOf, say } from '../../texts/words.svelte'
import type { Option, View } from './types'

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `holi.web-${id}`, facts })
const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

/** In all, and by what; empty for what promises nothing. */
export function outcome(option: Option, view: View, small = false): Told[] {
  if (option.what === 'corner' || option.what === 'end_turn') return []
  const parts = brings(option, view, small)
  const gain = option.gain ?? 0
  if (!gain && !parts.length) return [told('brings-nothing')]
  return [told('gain', { count: Math.abs(gain), points: signed(gain) }), ...parts]
}

/** On a small screen the marks on the tower tell what stays and what falls: a word for their points is enough. */
export function brings(option: Option, view: View, small = false): Told[] {
  return (option.parts ?? []).map((part) => {
    const { what, points = 0, count = 0, seat = null, level = 0, source = '' } = part
    if (what === 'source') return told(what, { name: nameIn(view, source), points: signed(points) })
    if (what === 'rival') return told(what, { seat, name: nameIn(view, source), points: signed(points) })
    if (what !== 'stay' && what !== 'fall')
      return told(what.replace('_', '-'), { ...(seat === null ? { count } : { seat }), points })
    if (small) return told('source', { name: heading(`holi.score-level${level}`), points: signed(points) })
    return told(what, { count, level: say(`holi.web-short-${level}`), points })
  })
}

const nameIn = (view: View, source: string) =>
  view.rivalry.some((each) => each.id === source) ? nameOf(source) : heading(`holi.score-${source}`)
