/** What an option brings, as sentences. */

import type { Told } from '../../wire'
import { say } from '../../texts/words.svelte'
import type { Option, View } from './types'

export interface Brought extends Told {
  mood: 'good' | 'bad' | 'plain'
}

const told = (mood: Brought['mood'], id: string, facts: Told['facts'] = {}): Brought => ({
  mood,
  id: `holi.web-${id}`,
  facts,
})

export function brings(option: Option, view: View): Brought[] {
  const found: Brought[] = []
  for (const each of option.lands ?? []) {
    if (each.end === 'hit') found.push(told('good', 'hits', { seat: each.seat, points: each.points + each.worth }))
    else if (each.end === 'caught')
      found.push(
        told(each.seat === view.seat ? 'plain' : 'good', each.seat === view.seat ? 'rains-back' : 'rains-on', {
          seat: each.seat,
          points: each.points + each.worth,
        }),
      )
  }
  for (const level of [3, 2, 1]) {
    const lying = (option.lands ?? []).filter((each) => each.end === 'lands' && each.level === level)
    const fell = lying.filter((each) => each.falls > 0).length
    if (!lying.length) continue
    const facts = {
      count: lying.length,
      level: say(`holi.web-short-${level}`),
      points: lying.reduce((sum, each) => sum + each.worth, 0),
    }
    found.push(fell === lying.length ? told('plain', 'fall', facts) : told('plain', 'stay', facts))
  }
  const sweets = (option.picks ?? []).filter((each) => !each.colour).reduce((sum, each) => sum + each.count, 0)
  if (sweets) found.push(told('good', 'takes-sweets', { count: sweets }))
  const own = view.seats.find((each) => each.seat === view.seat)?.colour
  const back = (option.picks ?? []).filter((each) => each.colour === own).length
  if (back) found.push(told('plain', 'takes-back', { count: back }))
  const foreign = (option.picks ?? []).filter((each) => each.colour && each.colour !== own).length
  if (foreign) found.push(told('bad', 'takes-foreign', { count: foreign }))
  if (option.what === 'climb' && option.points) found.push(told('good', 'first-up', { points: option.points }))
  return found
}

/** What the own total would change by, if the game ended then. */
export function gain(option: Option): Brought | null {
  if (option.gain === undefined || option.what === 'corner' || option.what === 'end_turn') return null
  const mood = option.gain > 0 ? 'good' : option.gain < 0 ? 'bad' : 'plain'
  return told(mood, 'gain', {
    count: Math.abs(option.gain),
    points: option.gain > 0 ? `+${option.gain}` : String(option.gain).replace('-', '−'),
  })
}
