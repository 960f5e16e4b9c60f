/** What a choice brings, in words: the prompt bar, the reading line and the screen reader read the same list. */

import { brief, tell } from '../texts/words.svelte'
import type { Brought } from '../wire'
import type { Line } from './board'

interface Brings {
  brings?: readonly Brought[]
}

/** Each consequence in full. */
export const inFull = (choice: Brings | null | undefined, names: readonly string[]): string[] =>
  (choice?.brings ?? []).map((each) => tell(each, names))

/** All of them in a few words. */
export const inShort = (choice: Brings | null | undefined, names: readonly string[]): string =>
  (choice?.brings ?? []).map((each) => brief(each, names)).join(' · ')

const SIGNS = { good: 'star', bad: 'warning', plain: 'right' }

/** Each consequence as a line with a sign. A game may have signs of its own, by what follows `brings-` in the text's id. */
export function lines(
  choice: Brings | null | undefined,
  names: readonly string[],
  own: Record<string, Partial<Line>> = {},
): Line[] {
  return (choice?.brings ?? []).map((each) => {
    const mood = each.mood ?? 'good'
    const [, what = ''] = each.id.split('.brings-')
    return { words: tell(each, names), mood, sign: SIGNS[mood], ...own[what] }
  })
}
