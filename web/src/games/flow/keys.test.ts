import { expect, test } from 'vitest'
import { option, table } from './examples'
import { keys } from './keys'
import { FlowSelection } from './selection.svelte'

function pressed(hand: FlowSelection, key: string, more: Partial<KeyboardEventInit> = {}) {
  const done: string[] = []
  const acts = {
    card: (n: number) => done.push(`card ${n}`),
    take: (n: number) => done.push(`take ${n}`),
  }
  const event = new KeyboardEvent('keydown', { key, ...more })
  Object.defineProperty(event, 'target', { value: document.body })
  keys(hand, acts, event)?.()
  return done
}

function asking(what: string): FlowSelection {
  const hand = new FlowSelection()
  hand.take('1', [option(what, { notation: what, cell: what === 'place' ? [0, 1] : null })], table())
  return hand
}

test('keys mean what is asked now', () => {
  const turn = asking('draw')
  pressed(turn, 'D')
  expect(turn.held).toBe('draw')
  expect(pressed(asking('draw'), '2')).toEqual(['card 1'])
  expect(pressed(asking('draw'), 'F1')).toEqual(['take 0'])
  expect(pressed(asking('place'), 'd')).toEqual([])
  const hand = asking('place')
  pressed(hand, 'n')
  expect(hand.cell).toEqual([0, 1])
})

test('keys of the prompt bar are left alone', () => {
  const hand = asking('die')
  expect(pressed(hand, 'b')).toEqual([])
})
