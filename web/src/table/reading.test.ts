import { expect, test } from 'vitest'
import { ReadingPause } from './reading'

const see = (reading: boolean, paused: boolean, runs = !paused) => ({ reading, runs, paused })

test('what is opened stops the clock, what is closed lets it go on', () => {
  const pause = new ReadingPause()
  expect(pause.next(see(false, false))).toBeNull()
  expect(pause.next(see(true, false))).toBe('pause')
  expect(pause.next(see(true, false))).toBeNull() // asked for once
  expect(pause.next(see(true, true))).toBeNull()
  expect(pause.next(see(false, true))).toBe('go_on')
  expect(pause.next(see(false, false))).toBeNull()
})

test('closed before the table has answered', () => {
  const pause = new ReadingPause()
  pause.next(see(true, false))
  expect(pause.next(see(false, false))).toBeNull()
  expect(pause.next(see(false, true))).toBe('go_on')
})

test('who goes on while reading is not stopped again, and a pause of somebody else is left alone', () => {
  const pause = new ReadingPause()
  pause.next(see(true, false))
  pause.next(see(true, true))
  expect(pause.next(see(true, false))).toBeNull()
  expect(pause.next(see(true, true))).toBeNull() // by the button
  expect(pause.next(see(false, true))).toBeNull()
})

test('where no clock runs, or others play, nothing happens', () => {
  const pause = new ReadingPause()
  expect(pause.next(see(true, false, false))).toBeNull()
  expect(pause.next(see(true, false, true))).toBeNull() // open already when the round began
  expect(pause.next(see(false, false, true))).toBeNull()
})
