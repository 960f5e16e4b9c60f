/** What a choice brings, in sentences; the most important first. */

import type { Told } from '../../wire'
import type { FoldView, Option } from './types'

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `rollfold.web-${id}`, facts })

/** `fold TL small`, `blunt TL`, `flip`. */
export function opening(notation: string): Told {
  const [what, corner = '', size = ''] = notation.split(' ')
  return what === 'flip' ? told('opens-flip') : told('opens-fold', { corner, size: what === 'blunt' ? 'double' : size })
}

export function brings(option: Option): Told[] {
  const found: Told[] = []
  if (option.wins) found.push(told('brings-win'))
  if (option.symbols.length) found.push(told('brings-symbol', { count: option.symbols.length, linked: option.linked }))
  found.push(...option.unlocks.map(opening))
  if (option.faces.length) found.push(told('brings-face', { count: option.faces.length }))
  if (option.bulbs.length) found.push(told('brings-bulb', { count: option.bulbs.length }))
  found.push(...option.bonuses.map((value) => told('brings-bonus', { value })))
  found.push(...option.devalues.map((cell) => told('brings-devalued', { cell })))
  found.push(...option.spends.map((cell) => told('brings-spent', { cell })))
  if (!found.length) found.push(told('brings-start', { cell: option.circles[option.circles.length - 1] ?? '' }))
  return found
}

/** Of a fold; where one sees the faces that are missing they need no names. */
export function foldBrings(fold: FoldView, cells = fold.missing.join(' ')): Told[] {
  const found: Told[] = []
  if (fold.missing.length) found.push(told('fold-missing', { count: fold.missing.length, cells }))
  if (fold.symbol) found.push(told('fold-symbol', { cell: fold.symbol }))
  found.push(...fold.bulbs.map((cell) => told('fold-bulb', { cell })))
  found.push(...fold.starts.map((cell) => told('fold-start', { cell })))
  found.push(told('fold-loses', { count: fold.loses.length }))
  if (fold.bonus) found.push(told('fold-bonus', { bonus: fold.bonus.replace('+1', '') }))
  return found
}

/** What finishing now gives up. */
export function gives(option: Option): Told[] {
  return [
    ...option.unused.map((each) => told('gives-number', { value: Number(each.split(' ')[1]) })),
    ...option.open.map(opening),
  ]
}
