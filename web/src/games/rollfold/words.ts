/** A sheet in words: every box has a spoken name. */

import type { Thing } from '../../board/cells'
import { say } from '../../texts/words.svelte'
import { placeOf } from './paper'
import type { SheetView, View } from './types'

const KINDS: Record<string, string> = {
  '.': 'plain',
  S: 'plain',
  f: 'face',
  g: 'ice-face',
  W: 'symbol',
  i: 'ice',
  o: 'hole',
  '*': 'star',
  O: 'orb',
  b: 'bulb',
  '/': 'partial',
  _: 'gone',
  '#': 'plain',
}

export function boxWords(view: View, sheet: SheetView, name: string): string {
  const [x, y] = placeOf(name)
  const symbol = sheet.symbols[y]?.[x] ?? '_'
  const mark = sheet.marks[y]?.[x] ?? '.'
  const words = [name]
  const kind = KINDS[symbol] ?? 'bonus'
  if (kind !== 'plain') words.push(say(`rollfold.web-box-${kind}`, { level: Number(view.level), value: symbol }))
  if (mark !== '.') words.push(say(mark === 'o' ? 'rollfold.web-box-start' : 'rollfold.web-box-marked'))
  if (sheet.flap[y]?.[x] === '#') words.push(say('rollfold.web-box-flap'))
  return words.join(', ')
}

/** What is in a box, for whoever asks about it: its sign, else the mark that somebody made. */
export function boxThing(view: View, sheet: SheetView, name: string): Thing | null {
  const [x, y] = placeOf(name)
  const symbol = sheet.symbols[y]?.[x] ?? '_'
  const mark = sheet.marks[y]?.[x] ?? '.'
  const kind = KINDS[symbol] ?? 'bonus'
  if (kind !== 'plain')
    return { label: `rollfold.web-box-${kind}`, facts: { level: Number(view.level), value: symbol } }
  return mark === '.' ? null : { label: mark === 'o' ? 'rollfold.web-box-start' : 'rollfold.web-box-marked' }
}
