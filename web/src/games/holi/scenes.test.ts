import { expect, test } from 'vitest'
import edition from '../../../../src/cinquina/games/holi/edition.toml?raw'
import { RIVALRY, scene } from './scenes'

/** The tables of the edition file that are Rivalry cards. */
const printed = edition
  .split('[[rivalry]]')
  .slice(1)
  .map((table) => {
    const value = (name: string) => new RegExp(`^${name} = "(.*)"`, 'm').exec(table)?.[1] ?? ''
    const params = [.../(\w+) = (\d+|"\w+")/g[Symbol.matchAll](/^params = \{(.*)\}/m.exec(table)?.[1] ?? '')]
    return [
      value('id').toLowerCase(),
      value('effect'),
      Object.fromEntries(params.map(([, name, number]) => [name, JSON.parse(number ?? '')])),
      ...(value('type') === 'rule' ? [true] : []),
    ]
  })

test('the rules drawer shows the cards of the edition, each with a scene', () => {
  expect(RIVALRY).toEqual(printed)
  expect(RIVALRY.map(([, effect, params]) => scene(effect, params)).filter(Boolean)).toHaveLength(21)
})

test('an effect without a scene has none', () => {
  expect(scene('end_of_the_world', {})).toBeNull()
})

test('what is drawn stays within its scene', () => {
  for (const [id, effect, params] of RIVALRY) {
    const { size, tokens = [], pale = [], pawns = [], lit = [], sweets = [] } = scene(effect, params)!
    for (const [x, y] of [...tokens, ...pale, ...pawns, ...lit, ...sweets])
      expect([id, x >= 0 && y >= 0 && x <= size - 1 && y <= size - 1]).toEqual([id, true])
  }
})
