/** Where the strings of a number end, and the best of what each of those ends would bring. */

import { what } from '../../board/brings'
import { end } from './strings'
import type { Option, StringOption } from './types'

export type Badge = 'win' | 'fold' | 'flip' | 'symbol' | 'bulb' | 'bonus' | 'face' | ''
export interface Reached {
  name: string
  badge: Badge
  /** A string slides there. */
  slides: boolean
  /** A string walks there. */
  walks: boolean
}

/** The best first. */
const ORDER: Badge[] = ['win', 'flip', 'fold', 'symbol', 'bulb', 'bonus', 'face', '']

export function badge(option: Option): Badge {
  const brings = new Set(option.brings?.map((each) => what(each).replace('opens-', '')))
  return ORDER.find((each) => brings.has(each)) ?? ''
}

export function reach(options: StringOption[]): Reached[] {
  const found = new Map<string, Reached>()
  for (const each of options) {
    const name = end(each)
    const before = found.get(name) ?? { name, badge: '', slides: false, walks: false }
    const better = ORDER.indexOf(badge(each)) < ORDER.indexOf(before.badge) ? badge(each) : before.badge
    found.set(name, {
      name,
      badge: better,
      slides: before.slides || !!each.slides,
      walks: before.walks || !each.slides,
    })
  }
  return [...found.values()]
}
