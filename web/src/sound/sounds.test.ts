import { expect, it } from 'vitest'
import { gainOf } from '.'
import { SHARED } from './shared'
import { lengthOf, type Sound } from './synth'

const folders = import.meta.glob<{ SOUNDS: Record<string, Sound> }>('../games/*/sounds.ts', { eager: true })
const all = [
  ...Object.entries(SHARED).map(([name, sound]): [string, Sound] => [name, sound]),
  ...Object.entries(folders).flatMap(([path, { SOUNDS }]) =>
    Object.entries(SOUNDS).map(([name, sound]): [string, Sound] => [`${path.split('/')[2]} ${name}`, sound]),
  ),
]

it('has sounds of its own for every game', () => {
  expect(Object.keys(folders)).toHaveLength(Object.keys(import.meta.glob('../games/*/index.ts')).length)
})

it.each(all)('is under 300 ms, audible and not too loud: %s', (_, sound) => {
  expect(lengthOf(sound)).toBeLessThan(300)
  for (const { of, at, ms, hz, to = hz, loud } of sound) {
    expect(at).toBeGreaterThanOrEqual(0)
    expect(ms).toBeGreaterThanOrEqual(15)
    expect([hz, to].every((each) => each >= 50 && each <= 8000)).toBe(true)
    expect(loud).toBeGreaterThan(0)
    expect(loud).toBeLessThanOrEqual(of === 'noise' ? 2 : 1)
  }
})

it('is as loud as wanted, and silent at nothing', () => {
  expect([0, 50, 100].map(gainOf)).toEqual([0, 0.25, 1])
})
