import { afterEach, expect, test } from 'vitest'
import { isForBoard, meaning } from './keys'

afterEach(() => document.body.replaceChildren())

function pressed(key: string, more: KeyboardEventInit = {}, inside = ''): KeyboardEvent {
  document.body.innerHTML = inside
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more })
  const target = document.body.querySelector('.at') ?? document.body
  target.dispatchEvent(event)
  return event
}

test('a key by itself is for the board', () => {
  expect(isForBoard(pressed('ArrowLeft'))).toBe(true)
  expect(isForBoard(pressed(' '))).toBe(true)
})

test('keys of the browser and of who writes are left alone', () => {
  expect(isForBoard(pressed('d', { ctrlKey: true }))).toBe(false)
  expect(isForBoard(pressed('d', {}, '<textarea class="at"></textarea>'))).toBe(false)
  expect(isForBoard(pressed('ArrowLeft', {}, '<div role="tablist"><a class="at"></a></div>'))).toBe(false)
})

test('the space bar presses the button that has the focus, unless that steers', () => {
  expect(isForBoard(pressed(' ', {}, '<button class="at"></button>'))).toBe(false)
  expect(isForBoard(pressed(' ', {}, '<div data-steers><button class="at"></button></div>'))).toBe(true)
  expect(isForBoard(pressed(' ', { repeat: true }))).toBe(false)
})

test('a letter means the same as a capital', () => {
  const meanings = { r: 'turn', Escape: 'back' }
  expect(meaning(meanings, pressed('R'))).toBe('turn')
  expect(meaning(meanings, pressed('Escape'))).toBe('back')
  expect(meaning(meanings, pressed('q'))).toBeNull()
})
