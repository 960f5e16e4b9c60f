import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lit } from '../board/spots.svelte'
import { speak } from '../texts/words.svelte'
import { settings } from '../settings.svelte'
import type { Chapter, Moment, StoryLine } from '../wire'
import Story from './Story.svelte'

let panel: ReturnType<typeof mount> | null = null

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined
  Element.prototype.scrollTo ??= () => undefined
  return speak('en')
})

afterEach(async () => {
  if (panel) await unmount(panel)
  panel = null
  document.body.innerHTML = ''
})

const line = (seq: number): StoryLine => ({
  told: { id: 'web.prompt_moves', facts: { seat: 1 } },
  seat: 1,
  first: seq,
  last: seq,
  weight: 1,
  done: true,
  picture: '',
  spots: [`B.sheet.${seq},1`],
  details: [],
})

const chapter = (number: number): Chapter => ({
  number,
  told: { id: 'web.history', facts: {} },
  picture: '',
  first: number,
  last: number,
  lines: [line(number)],
})

function show(at: number | null = null, moments: Moment[] = [], chapters = [0, 1, 2, 3].map(chapter)) {
  const leads = vi.fn()
  const reader = { names: ['Ada', 'Bruno'], you: 0, seatings: [], moments }
  const props = { chapters, reader, at, can: () => true, show: leads }
  panel = mount(Story, { target: document.body, props })
  flushSync()
  return leads
}

const lines = () => [...document.querySelectorAll<HTMLElement>('button.line')]
const point = (to: Element | undefined, event: string) => to?.closest('li')?.dispatchEvent(new Event(event))

test('chapters are folded but for the last two, and open by a press', () => {
  show()
  expect(lines()).toHaveLength(2)
  document.querySelector<HTMLElement>('[data-testid=chapter]')?.click()
  flushSync()
  expect(lines()).toHaveLength(3)
})

test('pointing at a line lights up what it speaks of: of what is past, the part of the table', () => {
  show()
  const [past, newest] = lines()
  point(newest, 'pointerenter')
  expect(lit.spots).toEqual(['B.sheet.3,1'])
  point(newest, 'pointerleave')
  expect(lit.spots).toEqual([])
  point(past, 'pointerenter')
  expect(lit.spots).toEqual(['B.sheet'])
})

test('a line leads to its moment, says so, and shows where one is', () => {
  const leads = show(0)
  expect(document.querySelector('[aria-current=step]')).toBe(lines()[0])
  expect(lines()[1]?.title).toBe('Show that moment on the board')
  lines()[1]?.click()
  expect(leads).toHaveBeenCalledWith(2)
})

test('notation in the details of a line is marked as English', () => {
  Object.assign(settings, { details: 'full' })
  const event = { id: 'web.prompt_you', facts: { seat: 1 } } as never
  const told = { ...chapter(0), lines: [{ ...line(0), details: [[0, 0]] as [number, number][] }] }
  show(null, [{ seq: 0, who: 'B', text: 'take Pw2', time: 0, events: [event] }], [told])
  expect(document.querySelector('.detail')?.textContent).toBe('take Pw2: Bruno, it is your turn.')
  expect(document.querySelector('.detail [lang=en]')?.textContent).toBe('take Pw2')
  Object.assign(settings, { details: 'normal' })
})
