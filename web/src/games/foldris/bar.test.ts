import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PromptButton } from '../../board/board'
import { settings } from '../../settings.svelte'
import PromptBar from '../../table/PromptBar.svelte'
import { speak } from '../../texts/words.svelte'

let bar: ReturnType<typeof mount> | null = null

beforeAll(() => speak('en'))

afterEach(async () => {
  if (bar) await unmount(bar)
})

function show(buttons: PromptButton[]) {
  bar = mount(PromptBar, {
    target: document.body,
    props: { prompt: { text: { id: 'web.prompt_you', facts: { seat: 0 } }, buttons }, names: ['Ada'], mine: true },
  })
  flushSync()
}

function press(key: string) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

test('a key follows the language where its label has one, and letters can be switched off', () => {
  const confirm = vi.fn()
  const mirror = vi.fn()
  show([
    { label: 'web.begin', key: 'Enter', primary: true, onclick: confirm },
    { label: 'foldris.web-mirror', key: 'X', onclick: mirror },
  ])
  press('x')
  press('m')
  expect(mirror).toHaveBeenCalledOnce()
  settings.keys = false
  press('m')
  press('Enter')
  settings.keys = true
  expect([confirm.mock.calls.length, mirror.mock.calls.length]).toEqual([1, 1])
})
