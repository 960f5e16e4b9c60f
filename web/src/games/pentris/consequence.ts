/** What an option brings, as sentences. */

import type { Told } from '../../wire'
import type { Option } from './types'

export interface Brought extends Told {
  mood: 'good' | 'bad' | 'plain'
}

const told = (mood: Brought['mood'], id: string, facts: Told['facts'] = {}): Brought => ({
  mood,
  id: `pentris.web-${id}`,
  facts,
})

export function brings(option: Option): Brought[] {
  switch (option.what) {
    case 'place':
      return placed(option)
    case 'claim':
      return [
        option.stack
          ? told('good', 'earns', { piece: option.piece ?? '', stack: option.stack })
          : told('good', 'points', { points: option.points ?? 0 }),
      ]
    case 'take':
    case 'personal':
      if (!option.lost && !option.rests?.length) return [] // the own risk
      return [option.lost ? told('bad', 'lost') : told('plain', 'places', { count: option.rests?.length ?? 0 })]
    default:
      return []
  }
}

function placed(option: Option): Brought[] {
  const found: Brought[] = []
  if (option.rows?.length)
    found.push(
      told('good', 'fills', { rows: option.rows.join(' '), count: option.rows.length, points: option.row_points ?? 0 }),
    )
  if (option.holes?.length) found.push(told('bad', 'covers', { count: option.holes.length }))
  if (option.star_points)
    found.push(told(option.star_points > 0 ? 'good' : 'bad', 'star-points', { points: option.star_points }))
  if (option.platinum_points) found.push(told('good', 'platinum-points', { points: option.platinum_points }))
  for (const group of option.groups ?? []) {
    if (group.size > group.before && group.before > 0)
      found.push(told('good', 'grows', { colour: group.colour, before: group.before, size: group.size }))
  }
  return found
}
