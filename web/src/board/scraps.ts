/** Small pieces that fly: from a place where something happened, or down on a board that was won. They depend only on
 * how much of a step is over, so they stop, skip and repeat with it. */

/** A piece of the game’s own material, about 20 wide around its middle. */
export interface Scrap {
  d: string
  fill: string
}

export interface Flying {
  scrap: Scrap
  x: number
  y: number
  turn: number
  scale: number
  opacity: number
}

/** Always the same numbers between 0 and 1. */
const chance = (n: number, k: number): number => {
  const value = Math.sin(n * 127.1 + k * 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** From one point to all sides, slower and slower, and down in the end. `far`: how far they come. */
export function burst(scraps: readonly Scrap[], count: number, far: number, progress: number): Flying[] {
  if (progress <= 0 || progress >= 1) return []
  const out = 1 - (1 - progress) ** 2.4
  return Array.from({ length: count }, (_, n) => {
    const angle = ((n + 0.6 * chance(n, 1)) / count) * 2 * Math.PI
    const reach = far * (0.45 + 0.55 * chance(n, 2)) * out
    return {
      scrap: scraps[n % scraps.length]!,
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach + 0.35 * far * progress * progress,
      turn: 360 * (chance(n, 3) - 0.5) * progress,
      scale: 0.6 + 0.6 * chance(n, 4),
      opacity: Math.min(1, 2.2 * (1 - progress)),
    }
  })
}

/** Down over a width and a height, swaying, some sooner and some later. */
export function shower(
  scraps: readonly Scrap[],
  count: number,
  width: number,
  height: number,
  progress: number,
): Flying[] {
  return Array.from({ length: count }, (_, n) => {
    const late = 0.35 * chance(n, 1)
    const share = Math.min(1, Math.max(0, (progress - late) / (1 - 0.35)))
    return {
      scrap: scraps[n % scraps.length]!,
      x: width * chance(n, 2) + 24 * Math.sin(6 * share + n),
      y: -40 + (height + 80) * share * (0.55 + 0.45 * chance(n, 3)),
      turn: 720 * (chance(n, 4) - 0.5) * share,
      scale: 0.8 + 0.9 * chance(n, 5),
      opacity: Math.min(1, 4 * (1 - progress)),
    }
  }).filter((each) => each.y > -40)
}
