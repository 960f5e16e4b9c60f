import { beforeAll, expect, test } from 'vitest'
import { speak } from '../texts/words.svelte'
import type { Moment } from '../wire'
import { sentences, told } from './told'

const names = ['Ada', 'Bruno']
const entry = (who: string, text: string | null, events: Moment['events'] = []): Moment => ({
  seq: 0,
  who,
  text,
  time: 0,
  events,
})

beforeAll(() => speak('en'))

test('one sentence an event, with the seat it is about', () => {
  const moment = entry('A', 'undo', [
    { id: 'web.prompt_you', facts: { seat: 1 } } as never, // words of the page, which no game can change
    { id: 'web.prompt_over', facts: {} } as never,
  ])
  expect(sentences(moment, names)).toEqual([
    { seat: 1, words: 'Bruno, it is your turn.' },
    { seat: null, words: 'The game is over.' },
  ])
})

test('an entry without events is told all the same', () => {
  expect(told(entry('B', null), names)).toBe('Bruno has decided.')
  expect(told(entry('A', 'undo'), names)).toBe('Ada takes the last decision back.')
  expect(told(entry('clock', 'time'), names)).toBe('Time is up.')
  expect(told(entry('A', 'r0 @1'), names)).toBe('Ada: r0 @1')
  expect(sentences(entry('chance', 'card T3'), names)).toEqual([{ seat: null, words: 'card T3' }])
})
