import { beforeAll, expect, test } from 'vitest'
import { speak } from '../texts/words.svelte'
import { beside, nameable, whatIs } from './what'

beforeAll(() => speak('en'))

test('the innermost thing with a name answers, with its facts', () => {
  document.body.innerHTML = `<section data-what="web.silence">
    <p data-what="web.time_left" data-what-facts='{"seconds":3}'><b>3</b></p></section>`
  const found = nameable(document.querySelector('b'))
  expect(found?.tagName).toBe('P')
  expect(whatIs(found!).name).toBe('3 seconds left')
  expect(whatIs(document.querySelector('section')!).sentence).not.toBe('')
  expect(nameable(document.body)).toBeNull()
})

test.each([
  ['below', { left: 100, top: 50, width: 40, height: 20 }],
  ['above, at the foot of the window', { left: 100, top: 560, width: 40, height: 20 }],
  ['beside, where it is as high as the window', { left: 100, top: 0, width: 40, height: 600 }],
  ['within the window, at its edge', { left: 780, top: 10, width: 20, height: 20 }],
])('what is said stands beside a thing and never on it: %s', (_, thing) => {
  const own = { width: 200, height: 80 }
  const { left, top } = beside(thing, own, { width: 800, height: 600 })
  const apart =
    left >= thing.left + thing.width ||
    left + own.width <= thing.left ||
    top >= thing.top + thing.height ||
    top + own.height <= thing.top
  expect(apart).toBe(true)
  expect(left >= 0 && top >= 0 && left + own.width <= 800 && top + own.height <= 600).toBe(true)
})
