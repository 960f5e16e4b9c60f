import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  alert,
  allAnnounced,
  announce,
  announceDetail,
  announcements,
  ARRIVAL,
  ASKED,
  forgetAnnounced,
  KEPT,
  lastAnnounced,
} from './announce.svelte'

const told = () => announcements.polite.map(({ sentences }) => sentences)
const drawn = () => Promise.resolve()

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined) // nothing draws frames here
  announcements.polite = []
  announcements.urgent = []
  forgetAnnounced()
})

test('what is said between two frames is one utterance, in the order of a turn', async () => {
  announceDetail('Column 3')
  announce('Draw the I Block', ASKED)
  announce('Clara throws a card.')
  announce('A game of cups', ARRIVAL)
  announce('Bruno moves.')
  await drawn()
  expect(told()).toEqual([
    ['A game of cups.', 'Clara throws a card.', 'Bruno moves.', 'Draw the I Block.', 'Column 3.'],
  ])
})

test('each utterance has a place of its own: none is added where the one before was', async () => {
  announce('Clara throws a card.')
  await drawn()
  announce('Choose a card.')
  await drawn()
  expect(told()).toEqual([['Clara throws a card.'], ['Choose a card.']])
  const [first, second] = announcements.polite
  expect(first?.place).not.toBe(second?.place)
})

test('a repeat is a new element, within one utterance it is said once', async () => {
  announce('Choose a card')
  announce('Choose a card')
  await drawn()
  const [first] = announcements.polite
  announce('Choose a card')
  await drawn()
  expect(told()).toEqual([['Choose a card.'], ['Choose a card.']])
  expect(announcements.polite[1]?.id).not.toBe(first?.id)
})

test('the oldest make room', async () => {
  for (let n = 0; n <= KEPT; n++) {
    announce(`${n}`)
    await drawn()
  }
  expect(told()).toHaveLength(KEPT)
  expect(told().at(0)).toEqual(['1.'])
  expect(told().at(-1)).toEqual([`${KEPT}.`])
})

test('what was said can be read back, and the last of it again', async () => {
  announce('Clara throws a card.')
  await drawn()
  announce('Choose a card.')
  await drawn()
  expect(allAnnounced()).toEqual([['Clara throws a card.'], ['Choose a card.']])
  expect(lastAnnounced()).toEqual(['Choose a card.'])
})

test('what is urgent has a log of its own', () => {
  alert('The connection is lost.')
  expect(announcements.urgent.map(({ sentences }) => sentences)).toEqual([['The connection is lost.']])
  expect(told()).toEqual([])
})

test('an effect that warns is not run again by it', () => {
  let runs = 0
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1
      alert('The connection is lost.')
    })
  })
  flushSync()
  expect(runs).toBe(1)
  stop()
})
