import { flushSync, mount, unmount } from 'svelte'
import { fromStore, writable } from 'svelte/store'
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

const asked = writable<PromptButton[]>([])

function show(buttons: PromptButton[]) {
  asked.set(buttons)
  const now = fromStore(asked)
  const text = { id: 'web.prompt_you', facts: { seat: 0 } }
  const props = {
    get prompt() {
      return { text, buttons: now.current }
    },
    names: ['Ada'],
    mine: true,
  }
  bar = mount(PromptBar, { target: document.body, props })
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

test('a press on what others changed a moment ago only says so; at the start of a turn, and by a key, it counts', () => {
  const [draw, agree] = [vi.fn(), vi.fn()]
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const commit = (label: string, onclick: () => void) => [{ label, key: 'Enter', primary: true, onclick }]
  show(commit('web.begin', draw))
  const click = () => {
    document.querySelector('.commit button')!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    flushSync()
  }
  click()
  expect(draw).toHaveBeenCalledTimes(1)
  now.mockReturnValue(5000)
  asked.set(commit('web.agree_undo', agree))
  flushSync()
  click()
  expect(document.querySelector('.detail')?.textContent).toBe('This has only just changed: press again.')
  expect(agree).not.toHaveBeenCalled()
  press('Enter')
  expect(agree).toHaveBeenCalledTimes(1)
  now.mockReturnValue(5700)
  click()
  expect(agree).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
