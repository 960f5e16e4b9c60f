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

/** Which consequence it is: what follows `brings-` in the id of its text. */
export const what = ({ id }: Brought): string => id.split('.brings-')[1] ?? ''

const SIGNS = { good: 'star', bad: 'warning', plain: 'right' }

/** Each consequence as a line with a sign. A game may have signs of its own, by what it is. */
export function lines(
  choice: Brings | null | undefined,
  names: readonly string[],
  own: Record<string, Partial<Line>> = {},
): Line[] {
  return (choice?.brings ?? []).map((each) => {
    const mood = each.mood ?? 'good'
    return { words: tell(each, names), mood, sign: SIGNS[mood], ...own[what(each)] }
  })
}
