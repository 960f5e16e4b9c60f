import { describe, expect, it } from 'vitest'
import { OTHERS, OWN, Pace, type Audience, type Wished } from './pace'

const step = (whose: number | null, ms: number, once = false): Wished => ({ whose, ms, once })
const me = (others: number, more: Partial<Audience> = {}): Audience => ({
  seat: 0,
  others,
  watches: false,
  speed: 'normal',
  ...more,
})
const sum = (lengths: number[]) => lengths.reduce((one, other) => one + other, 0)

describe('others’ turns', () => {
  it('take as long as they like, where that is short', () => {
    expect(new Pace().lengths([step(1, 300), step(1, 200)], me(1))).toEqual([300, 200])
  })

  it('take at most 1.2 s altogether between two decisions, however many play and however much each does', () => {
    for (const others of [1, 2, 3, 6]) {
      const pace = new Pace()
      let all = 0
      for (let seat = 1; seat <= others; seat++)
        for (let decision = 0; decision < 4; decision++)
          all += sum(pace.lengths([step(seat, 700), step(seat, 900, true)], me(others)))
      expect(all).toBeLessThanOrEqual(OTHERS + 0.001)
      expect(all).toBeGreaterThan(OTHERS - 1)
    }
  })

  it('have each the same share: who comes last is seen as well', () => {
    const pace = new Pace()
    const turn = (seat: number) => sum(pace.lengths([step(seat, 5000)], me(3)))
    expect([1, 2, 3].map(turn)).toEqual([400, 400, 400])
    expect(turn(1)).toBe(0)
    pace.refill()
    expect(turn(1)).toBe(400)
  })

  it('are calmer, or quicker, for those who want it', () => {
    expect(new Pace().lengths([step(1, 5000)], me(3, { speed: 'slow' }))).toEqual([1200])
    expect(new Pace().lengths([step(1, 5000)], me(3, { speed: 'fast' }))).toEqual([200])
  })

  it('have 1.2 s each for one who only watches', () => {
    const pace = new Pace()
    const watcher = me(3, { seat: null, watches: true })
    for (let turn = 0; turn < 5; turn++) expect(pace.lengths([step(1, 5000)], watcher)).toEqual([1200])
  })
})

describe('what is one’s own, or everybody’s', () => {
  it('has its limit, and is no burden on the others', () => {
    const pace = new Pace()
    expect(sum(pace.lengths([step(0, 2000), step(1, 100)], me(1)))).toBe(OWN + 100)
    expect(pace.lengths([step(null, 1000), step(null, 3000)], me(1))).toEqual([OWN / 4, (OWN * 3) / 4])
    expect(pace.lengths([step(0, 2000)], me(1), 2400)).toEqual([2000])
  })

  it('takes the time it needs, where it comes once a game', () => {
    expect(new Pace().lengths([step(null, 1600), step(null, 1700, true)], me(3))).toEqual([1600, 1700])
  })
})
