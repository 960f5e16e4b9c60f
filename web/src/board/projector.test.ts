import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import type { Shot } from './changes'
import { CHEER, FADE, Projector, type Reel } from './projector.svelte'

interface Step {
  seat: number | null
  ms: number
}

const reel: Reel<number, Step> = {
  step: ({ before }) => STEPS[before] ?? null,
  moment: ({ ms }) => ({ ms }),
  whose: ({ seat }) => seat,
  won: { sound: [], scraps: [], alone: () => true },
}
let STEPS: Step[] = []
const film = (...steps: Step[]): Shot<number>[] => {
  STEPS = steps
  return steps.map((_, n) => ({ seq: n, before: n, after: n + 1, events: [] }))
}
const me = { seat: 0, others: 2, watches: false }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(settings, { motion: 'auto' })
})

/** ms until it is over, frame by frame. */
async function length(shown: Promise<boolean>, seen?: () => void): Promise<number> {
  const start = performance.now()
  let over = false
  void shown.then(() => (over = true))
  while (!over) {
    seen?.()
    await vi.advanceTimersByTimeAsync(16)
  }
  return performance.now() - start
}

it('shows the turns of others in 1.2 s, all together', async () => {
  const projector = new Projector(reel)
  const turn = { seat: 1, ms: 3000 }
  const shots = film(turn, turn, { seat: 2, ms: 900 }, { seat: 2, ms: 900 })
  const took = await length(projector.show(shots, me))
  expect(took).toBeGreaterThan(1100)
  expect(took).toBeLessThan(1200 + 4 * 32) // the rest of a frame each
  expect(await length(projector.show(shots, me))).toBeLessThan(50)
})

it('is over as soon as somebody skips', async () => {
  const projector = new Projector(reel)
  const shown = projector.show(film({ seat: 0, ms: 800 }, { seat: 0, ms: 800 }), me, true)
  await vi.advanceTimersByTimeAsync(100)
  expect(projector.running).toBe(true)
  projector.skip()
  expect(await shown).toBe(true)
  expect([projector.running, projector.view, projector.cheer]).toEqual([false, null, null])
})

it('shows a win when all else is shown', async () => {
  const projector = new Projector(reel)
  let cheers = 0
  const seen = () => (projector.cheer === null ? undefined : cheers++)
  const took = await length(projector.show(film({ seat: 0, ms: 200 }), me, true), seen)
  expect(took).toBeGreaterThanOrEqual(200 + CHEER)
  expect(cheers).toBeGreaterThan(20)
})

it('moves nothing where less motion is asked for', async () => {
  settings.motion = 'less'
  const projector = new Projector(reel)
  const seen = new Set<number | null>()
  const look = () => {
    if (projector.step) seen.add(projector.progress)
    expect(projector.cheer).toBeNull()
  }
  const took = await length(projector.show(film({ seat: 0, ms: 800 }), me, true), look)
  expect(took).toBeLessThan(FADE + 50)
  expect([...seen]).toEqual([1])
})
