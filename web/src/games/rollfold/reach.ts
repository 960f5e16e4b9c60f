/** Where the strings of a number end, and the best of what each of those ends would bring. */

import { end } from './strings'
import type { Option } from './types'

export type Badge = 'win' | 'fold' | 'flip' | 'symbol' | 'bulb' | 'bonus' | 'face' | ''
export interface Reached {
  name: string
  badge: Badge
  /** A string slides there. */
  slides: boolean
  /** A string walks there. */
  walks: boolean
}

const ORDER: Badge[] = ['win', 'flip', 'fold', 'symbol', 'bulb', 'bonus', 'face', '']

export function badge(option: Option): Badge {
  if (option.wins) return 'win'
  if (option.unlocks.includes('flip')) return 'flip'
  if (option.unlocks.length) return 'fold'
  if (option.symbols.length) return 'symbol'
  if (option.bulbs.length) return 'bulb'
  if (option.bonuses.length) return 'bonus'
  return option.faces.length ? 'face' : ''
}

export function reach(options: Option[]): Reached[] {
  const found = new Map<string, Reached>()
  for (const each of options) {
    const name = end(each)
    const before = found.get(name) ?? { name, badge: '', slides: false, walks: false }
    const better = ORDER.indexOf(badge(each)) < ORDER.indexOf(before.badge) ? badge(each) : before.badge
    found.set(name, { name, badge: better, slides: before.slides || each.slides, walks: before.walks || !each.slides })
  }
  return [...found.values()]
}
