import { beforeEach, expect, test } from 'vitest'
import { alert, announce, announceDetail, announcements, KEPT, lastAnnounced } from './announce.svelte'

const told = () => announcements.polite.map(({ text }) => text)

beforeEach(() => {
  announcements.polite = []
  announcements.urgent = []
})

test('sentences of different tasks stand beside each other', async () => {
  announce('Clara throws a card.')
  await Promise.resolve()
  announce('Choose a card.')
  await Promise.resolve()
  expect(told()).toEqual(['Clara throws a card.', 'Choose a card.'])
})

test('a repeat is a new element, within one task it is said once', async () => {
  announce('Choose a card')
  announce('Choose a card')
  await Promise.resolve()
  const [first] = announcements.polite
  announce('Choose a card')
  await Promise.resolve()
  expect(told()).toEqual(['Choose a card.', 'Choose a card.'])
  expect(announcements.polite[1]?.id).not.toBe(first?.id)
})

test('details come after what is asked, and what came last can be said again', async () => {
  announceDetail('Column 3')
  announce('Draw the I Block')
  await Promise.resolve()
  expect(told()).toEqual(['Draw the I Block.', 'Column 3.'])
  expect(lastAnnounced()).toEqual(['Draw the I Block', 'Column 3'])
})

test('the oldest are removed, never what has just come', async () => {
  for (let n = 0; n < 30; n++) announce(`${n}`)
  await Promise.resolve()
  expect(told()).toHaveLength(30)
  announce('last')
  await Promise.resolve()
  expect(told()).toHaveLength(KEPT)
  expect(told().at(-1)).toBe('last.')
})

test('what is urgent has a log of its own', () => {
  alert('The connection is lost.')
  expect(announcements.urgent.map(({ text }) => text)).toEqual(['The connection is lost.'])
  expect(told()).toEqual([])
})
