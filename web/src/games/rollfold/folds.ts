/** What a corner that is only looked at would bring; a fold that can be made is a choice and tells it itself. */

import { tell } from '../../texts/words.svelte'
import type { FoldView } from './types'

/** Where one sees the faces that are missing they need no names. */
export function behind(fold: FoldView, cells = fold.missing.join(' ')): string[] {
  const found: string[] = []
  const told = (what: string, facts: object) => found.push(tell({ id: `rollfold.${what}`, facts }, []))
  if (fold.missing.length) told('web-fold-missing', { count: fold.missing.length, cells })
  if (fold.symbol) told('brings-fold-symbol', { cell: fold.symbol })
  for (const cell of fold.bulbs) told('brings-fold-bulb', { cell })
  for (const cell of fold.starts) told('brings-fold-start', { cell })
  told('brings-fold-loses', { count: fold.loses.length })
  if (fold.bonus) told('brings-fold-bonus', { bonus: fold.bonus.replace('+1', '') })
  return found
}
