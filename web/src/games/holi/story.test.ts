import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak, speakOf, tell } from '../../texts/words.svelte'

// A game from elsewhere, of another test, may have been spoken of before: its texts are the server's.
beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]'))))
afterEach(() => vi.unstubAllGlobals())

test('a line of the story joins its clauses, and begins with a capital where a clause begins it', async () => {
  await Promise.all([speak('en'), speakOf('holi')])
  const of = (what: string, facts: object) => ({ id: `holi.story_${what}`, facts })
  const moves = of('move', { seat: 0 })
  const fell = of('stays', { count: 2, level: 1, fell: true, points: 1 })
  const line = { id: 'core.line', facts: { seat: 0, clauses: [moves, of('climb', { seat: 0, level: 2, points: 0 })] } }
  const effects = { id: 'core.line_effects', facts: { seat: 0, clauses: [moves], effects: [fell, fell] } }
  expect(tell(line, ['Ada'])).toBe('Ada moves and climbs to the Middle level.')
  const told = '2 tokens fall to the Lower level (1 point)'
  expect(tell(effects, ['Ada'], 0)).toBe(`You move: ${told}; ${told}.`)
  await speak('it')
  expect(tell(line, ['Ada'], 0)).toBe('Ti muovi e sali al livello Mediano.')
})
