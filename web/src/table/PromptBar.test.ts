import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PromptButton } from '../board/board'
import { speak } from '../texts/words.svelte'
import PromptBar from './PromptBar.svelte'

let bar: ReturnType<typeof mount> | null = null

beforeAll(() => speak('en'))

afterEach(async () => {
  if (bar) await unmount(bar)
  bar = null
  document.body.innerHTML = ''
})

function show(buttons: PromptButton[]) {
  bar = mount(PromptBar, {
    target: document.body,
    props: { prompt: { text: { id: 'web.prompt_you', facts: { seat: 0 } }, buttons }, names: ['Ada'], mine: true },
  })
  flushSync()
}

function press(key: string, target: EventTarget = document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

test('it says who is asked; what commits and what goes back have their places, whatever the order they come in', () => {
  const onclick = () => undefined
  show([
    { label: 'web.begin', key: 'Enter', primary: true, onclick },
    { label: 'web.hint', key: 'h', onclick },
    { label: 'web.cancel', key: 'Escape', onclick },
  ])
  expect(document.querySelector('.text')?.textContent).toBe('Ada, it is your turn.')
  const labels = ['.others', '.back', '.commit'].map((place) => document.querySelector(`${place} .name`)?.textContent)
  expect(labels).toEqual(['Hint', 'Cancel', 'Go'])
})

test('keys do what the buttons do, unless they are disabled or somebody is typing', () => {
  const confirm = vi.fn()
  const turn = vi.fn()
  const never = vi.fn()
  show([
    { label: 'web.begin', key: 'Enter', primary: true, onclick: confirm },
    { label: 'web.menu', key: 'T', onclick: turn },
    { label: 'web.cancel', key: 'Escape', disabled: true, onclick: never },
  ])
  press('Enter')
  press('t')
  press('Escape')
  const field = document.body.appendChild(document.createElement('input'))
  press('Enter', field)
  press('t', field)
  expect([confirm.mock.calls.length, turn.mock.calls.length, never.mock.calls.length]).toEqual([1, 1, 0])
})

test('Enter belongs to a button reached by keyboard, and to Confirm after a button was clicked', () => {
  const confirm = vi.fn()
  show([{ label: 'web.begin', key: 'Enter', primary: true, onclick: confirm }])
  const other = document.body.appendChild(document.createElement('button'))
  press('Enter', other)
  expect(confirm).not.toHaveBeenCalled()
  other.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  press('Enter', other)
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('a press on a bar that changed a moment ago only says so, unless half a double click; a key is heard', () => {
  const onclick = vi.fn()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  show([{ label: 'web.begin', key: 'Enter', primary: true, onclick }])
  const button = document.querySelector('.commit button')!
  const click = (detail = 1) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    flushSync()
  }
  click(2)
  expect(document.querySelector('.detail')).toBeNull()
  click()
  expect(document.querySelector('.detail')?.textContent).toBe('This has only just changed: press again.')
  expect(onclick).not.toHaveBeenCalled()
  press('Enter')
  expect(onclick).toHaveBeenCalledTimes(1)
  vi.spyOn(performance, 'now').mockReturnValue(1700)
  click()
  expect(onclick).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
