import { expect, test } from 'vitest'
import { option, table } from './examples'
import { Hand } from './hand.svelte'
import { keys } from './keys'

function pressed(hand: Hand, key: string, more: Partial<KeyboardEventInit> = {}) {
  const done: string[] = []
  const acts = {
    draw: () => done.push('draw'),
    card: (n: number) => done.push(`card ${n}`),
    take: (n: number) => done.push(`take ${n}`),
  }
  const event = new KeyboardEvent('keydown', { key, ...more })
  Object.defineProperty(event, 'target', { value: document.body })
  keys(hand, acts, event)?.()
  return done
}

function asking(what: string): Hand {
  const hand = new Hand()
  hand.take('1', [option(what, { notation: what, cell: what === 'place' ? [0, 1] : null })], table())
  return hand
}

test('keys mean what is asked now', () => {
  expect(pressed(asking('draw'), 'D')).toEqual(['draw'])
  expect(pressed(asking('draw'), '2')).toEqual(['card 1'])
  expect(pressed(asking('draw'), 'F1')).toEqual(['take 0'])
  expect(pressed(asking('place'), 'd')).toEqual([])
  const hand = asking('place')
  pressed(hand, 'n')
  expect(hand.cell).toEqual([0, 1])
  pressed(hand, 'Escape')
  expect(hand.cell).toBeNull()
})

test('keys of the prompt bar are left alone', () => {
  const hand = asking('die')
  expect(pressed(hand, 'b')).toEqual([])
})
