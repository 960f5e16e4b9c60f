/** Coloured pencils: a seat's colour and its way of hatching, which differs a little by square and never changes. */

import { CELL } from './layout'

/** The wash below and the strokes above it; dark enough on paper also for the light colours. */
export const PENCILS: readonly { wash: string; stroke: string }[] = [
  { wash: '#f3c463', stroke: '#b97a00' },
  { wash: '#a5d6f2', stroke: '#2183bd' },
  { wash: '#7fcfb5', stroke: '#007a58' },
  { wash: '#eea573', stroke: '#bf4f00' },
  { wash: '#7fb4d8', stroke: '#00609a' },
  { wash: '#e3b4cd', stroke: '#a84f80' },
  { wash: '#f1e876', stroke: '#8f8500' },
]

export const pencil = (seat: number) => PENCILS[seat % PENCILS.length]!

/** Numbers from 0 to 1 that look like chance and are the same on every screen. */
export function wobble(...key: number[]): () => number {
  let state = key.reduce((sum, each) => Math.imul(sum ^ (each + 0x9e3779b9), 0x85ebca6b) ^ (sum >>> 13), 0x1234567)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

const INSET = 3.5

/** A stroke across the square through the point at `offset` from its middle, at an angle. */
function stroke(angle: number, offset: number, chance: () => number): string {
  const half = CELL / 2 - INSET
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const [px, py] = [-dy * offset, dx * offset]
  const reach = (p: number, d: number): [number, number] => {
    if (Math.abs(d) < 1e-6) return Math.abs(p) > half ? [1, -1] : [-Infinity, Infinity]
    const [a, b] = [(-half - p) / d, (half - p) / d]
    return a < b ? [a, b] : [b, a]
  }
  const [a, b] = [reach(px, dx), reach(py, dy)]
  const [low, high] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])]
  if (high - low < 4) return ''
  const shake = () => (chance() - 0.5) * 2.6
  const at = (t: number) =>
    [px + dx * t + CELL / 2 + shake(), py + dy * t + CELL / 2 + shake()].map((n) => n.toFixed(1)).join(' ')
  return `M${at(low)}Q${at((low + high) / 2)} ${at(high)}`
}

function strokes(angle: number, count: number, chance: () => number): string {
  const span = CELL * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))) - 2 * INSET
  return Array.from({ length: count }, (_, n) => {
    const offset = ((n + 0.5) / count - 0.5) * span + (chance() - 0.5) * 2
    return stroke(angle + (chance() - 0.5) * 0.14, offset, chance)
  }).join('')
}

/** Up and down without lifting the pencil. */
function zigzag(count: number, chance: () => number): string {
  const points = Array.from({ length: count + 1 }, (_, n) => {
    const x = INSET + ((CELL - 2 * INSET) * n) / count + (chance() - 0.5) * 2
    const y = (n % 2 ? INSET : CELL - INSET) + (chance() - 0.5) * 3
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

function rings(chance: () => number): string {
  return [
    [12, 12],
    [28, 13],
    [13, 28],
    [28, 28],
  ]
    .map(([x, y]) => {
      const r = 5.6 + chance() * 1.6
      const left = x! - r + (chance() - 0.5) * 2
      const top = y! + (chance() - 0.5) * 2
      const half = (way: number) => `a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(way * r).toFixed(1)} 0`
      return `M${left.toFixed(1)} ${top.toFixed(1)}${half(2)}${half(-2)}`
    })
    .join('')
}

/** The strokes in one square as an SVG path; `key` tells the squares apart. Each seat hatches like its sign. */
export function hatch(seat: number, ...key: number[]): string {
  const chance = wobble(seat, ...key)
  switch (seat % PENCILS.length) {
    case 0:
      return strokes(-Math.PI / 4, 11, chance)
    case 1:
      return rings(chance)
    case 2:
      return strokes(0, 5, chance) + strokes(Math.PI / 2, 5, chance)
    case 3:
      return strokes(Math.PI / 4, 11, chance)
    case 4:
      return strokes(0, 8, chance)
    case 5:
      return strokes(Math.PI / 2, 8, chance)
    default:
      return zigzag(9, chance)
  }
}
