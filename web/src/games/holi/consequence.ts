/** What a choice brings, as sentences whose points add up to its gain. */

import type { Told } from '../../wire'
import { heading, nameOf, say } from '../../texts/words.svelte'
import type { Option, View } from './types'

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `holi.web-${id}`, facts })
const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'))
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

/** In all, and by what; empty for what promises nothing. */
export function outcome(option: Option, view: View, small = false): Told[] {
  if (option.what === 'corner' || option.what === 'end_turn') return []
  const parts = brings(option, view, small)
  const gain = option.gain ?? 0
  if (!gain && !parts.length) return [told('brings-nothing')]
  return [told('gain', { count: Math.abs(gain), points: signed(gain) }), ...parts]
}

/** On a small screen the marks on the tower tell what stays and what falls. */
export function brings(option: Option, view: View, small = false): Told[] {
  const { lands = [], picks = [], gains = [] } = option
  const found: Told[] = []
  /** Points by source that no sentence has told yet. */
  const rest = new Map(gains.map((each) => [each.source, each.points]))
  const tell = (source: string, points: number) => rest.set(source, (rest.get(source) ?? 0) - points)

  for (const { end, seat, points, worth } of lands) {
    if (end === 'lands') continue
    tell('so_far', points)
    tell('given', worth)
    const id = end === 'hit' ? 'hits' : seat === view.seat ? 'rains-back' : 'rains-on'
    found.push(told(id, { seat, points: points + worth }))
  }
  for (const level of small ? [] : [3, 2, 1]) {
    const lying = lands.filter((each) => each.end === 'lands' && each.level === level)
    if (!lying.length) continue
    const points = sum(lying.map((each) => each.worth))
    tell(`level${level}`, points)
    const fell = lying.every((each) => each.falls > 0)
    found.push(told(fell ? 'fall' : 'stay', { count: lying.length, level: say(`holi.web-short-${level}`), points }))
  }
  const own = view.seats.find((each) => each.seat === view.seat)?.colour
  const count = (fits: (colour: string) => boolean) =>
    sum(picks.filter((each) => fits(each.colour)).map((each) => each.count))
  const taken = {
    'takes-sweets': count((colour) => !colour),
    'takes-back': count((colour) => colour === own),
    'takes-foreign': count((colour) => colour !== '' && colour !== own),
  }
  for (const [id, count] of Object.entries(taken)) if (count) found.push(told(id, { count }))
  if (option.what === 'climb' && option.points) {
    tell('so_far', option.points)
    found.push(told('first-up', { points: option.points }))
  }
  for (const [source, points] of rest)
    if (points) found.push(told('source', { name: nameIn(view, source), points: signed(points) }))
  return found
}

const nameIn = (view: View, source: string) =>
  view.rivalry.some((each) => each.id === source) ? nameOf(source) : heading(`holi.score-${source}`)
