/** The lines of a curve: one a seat, told apart by dashes and marks as well as by colour. */

import type { Analysis } from '../wire'

export const WIDE = 1000
export const HIGH = 240

/** Dashes by seat; the first is drawn through. */
export const DASHES = ['', '14 7', '3 7', '20 6 3 6', '9 5', '2 4 10 4', '26 8']

/** Marks by seat, around (0, 0). */
export const MARKS = [
  'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
  'M-8 -8h16v16h-16z',
  'M0 -10l10 18h-20z',
  'M0 -11l11 11l-11 11l-11 -11z',
  'M0 10l10 -18h-20z',
  'M-3 -10h6v7h7v6h-7v7h-6v-7h-7v-6h7z',
  'M-10 -4h20v8h-20z',
]

export interface Line {
  seat: number
  path: string
  /** Where its marks stand. */
  marks: [number, number][]
}

const across = (at: number, total: number) => (total > 1 ? (at / (total - 1)) * WIDE : 0)
const down = (value: number) => (1 - value) * HIGH

/** A team has one line. It has a point where somebody else's turn, or chance, comes next: in between nothing is known.
    Marks stand at the start, at about every fifth of the way and where the line ends so far. */
export function lines({ expected, total }: Analysis, team: boolean): Line[] {
  const seats = team ? 1 : (expected[0]?.length ?? 0)
  return Array.from({ length: seats }, (_, seat) => {
    const points = expected.flatMap((each, at): [number, number][] =>
      each.length ? [[across(at, total), down(each[seat] ?? 0)]] : [],
    )
    const last = points.length - 1
    const marks: [number, number][] = []
    for (const [n, point] of points.entries()) {
      const far = point[0] - (marks.at(-1)?.[0] ?? -WIDE) >= WIDE / 5
      const room = point[0] <= WIDE * 0.9 || n === last
      if (n === last || (far && room)) marks.push(point)
    }
    return {
      seat,
      path: points.map(([x, y], n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
      marks,
    }
  })
}

/** Where a moment lies, in per cent of the width. */
export const place = (at: number, total: number): number => (across(at, total) / WIDE) * 100

export interface Extremes {
  first: number
  last: number
  highest: number
  highestAt: number
  lowest: number
  lowestAt: number
}

/** The curve of a seat in figures, for those who do not see it. */
export function extremes({ expected }: Analysis, seat: number): Extremes {
  const line = expected.flatMap((each, at) => (each.length ? [{ at, value: percent(each[seat] ?? 0) }] : []))
  const highest = Math.max(...line.map((each) => each.value))
  const lowest = Math.min(...line.map((each) => each.value))
  const when = (value: number) => line.find((each) => each.value === value)?.at ?? 0
  return {
    first: line[0]?.value ?? 0,
    last: line.at(-1)?.value ?? 0,
    highest,
    highestAt: when(highest),
    lowest,
    lowestAt: when(lowest),
  }
}

export const percent = (share: number): number => Math.round(100 * share)

/** In points of a hundred; what is not clear is not told. */
export function signed(share: number | null): string {
  if (share === null) return '?'
  const points = percent(share)
  return points ? `${points < 0 ? '−' : '+'}${Math.abs(points)}` : '0'
}
