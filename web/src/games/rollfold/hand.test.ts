import { expect, test } from 'vitest'
import { examples, strings } from './examples'
import { Hand } from './hand.svelte'
import type { NumberView, Option, View } from './types'

const number = (value: number, more: Partial<NumberView> = {}): NumberView => ({
  kind: 'die',
  value,
  colour: 'white',
  start: null,
  playable: true,
  plus: false,
  ...more,
})

function string(value: number, start: string, path: string, boxes: string[], more: Partial<Option> = {}): Option {
  return {
    ...strings.straight,
    notation: `string ${value}${more.plus ? '+1' : ''} ${start} ${path}`,
    value,
    start,
    path,
    boxes,
    circles: boxes.slice(-1),
    ...more,
  }
}

const RIGHT = string(2, 'A1', 'RR', ['B1', 'C1'])
const DOWN = string(2, 'A1', 'DD', ['A2', 'A3'])
const OTHER = string(2, 'B8', 'UU', ['B7', 'B6'])
const SLIDE = string(2, 'A1', 'R~', ['B1', 'C1', 'D1'], { slides: true })
const JUMP_G = string(2, 'I9', 'UL@G6', ['I8', 'H8', 'G6'], { jumps: [2] })
const JUMP_C = string(2, 'I9', 'UL@C2', ['I8', 'H8', 'C2'], { jumps: [2] })
const THREE = string(2, 'A1', 'RRR', ['B1', 'C1', 'D1'], { plus: true })
const BONUS = string(1, 'E5', 'R', ['F5'], { what: 'bonus', notation: 'bonus 1 E5 R' })
const DONE = { ...strings.straight, notation: 'done', what: 'done', start: '', path: '', boxes: [] }

function asked(options: Option[], numbers: NumberView[] = [number(2)]): Hand {
  const { view } = examples.string
  const hand = new Hand()
  const table: View = {
    ...view,
    seat: 0,
    pen: { die: 'white', numbers, plus: 'none', x_used: 0, must_draw: 2, folds: [] },
  }
  hand.take('0 1', options, table)
  return hand
}

test('a start, an end, and yes', () => {
  const hand = asked([RIGHT, DOWN, OTHER])
  expect(hand.starts).toEqual(['A1', 'B8'])
  hand.tap('A1')
  expect([...hand.targets.keys()]).toEqual(['C1', 'A3'])
  expect(hand.tap('A3')).toBe(false)
  expect(hand.decide()).toBe('string 2 A1 DD')
  expect(hand.tap('A3')).toBe(true)
})

test('everything can be taken back until it is decided', () => {
  const hand = asked([RIGHT, DOWN])
  hand.tap('A1')
  hand.tap('C1')
  hand.back()
  expect(hand.decide()).toBeNull()
  hand.back()
  expect(hand.start).toBeNull()
  expect(hand.canGoBack).toBe(false)
})

test('by keyboard a straight string needs one step', () => {
  const hand = asked([RIGHT, DOWN, OTHER])
  hand.walk(1, 0)
  expect(hand.start).toBe('A1')
  hand.walk(0, 1)
  expect(hand.start).toBe('B8')
  hand.walk(0, -1)
  hand.step('R')
  expect(hand.decide()).toBe('string 2 A1 RR')
  hand.back()
  hand.step('U')
  expect(hand.reason?.id).toBe('rollfold.web-no-way')
})

test('walking and sliding begin alike', () => {
  const hand = asked([RIGHT, SLIDE])
  hand.walk(1, 0)
  hand.step('R')
  expect(hand.option).toBeNull()
  expect(hand.ways).toEqual(['R', '~'])
  hand.step('~')
  expect(hand.decide()).toBe('string 2 A1 R~')
})

test('an orb is chosen among those that can be reached', () => {
  const hand = asked([JUMP_G, JUMP_C])
  hand.walk(1, 0)
  hand.step('U')
  hand.step('L')
  hand.orb()
  expect(hand.decide()).toBe('string 2 I9 UL@G6')
  hand.orb()
  expect(hand.decide()).toBe('string 2 I9 UL@C2')
  hand.back()
  expect(hand.entered).toEqual(['I8', 'H8'])
})

test('a box on the way is a step', () => {
  const hand = asked([JUMP_G, JUMP_C])
  hand.tap('I9')
  hand.tap('H8')
  expect(hand.steps).toEqual(['U', 'L'])
})

test('two ways to the same end take turns', () => {
  const again = string(2, 'A1', 'DR', ['A2', 'C1'])
  const hand = asked([RIGHT, again])
  hand.tap('A1')
  hand.tap('C1')
  expect(hand.decide()).toBe('string 2 A1 RR')
  hand.tap('C1')
  expect(hand.decide()).toBe('string 2 A1 DR')
})

test('+1 and bonus numbers have strings of their own', () => {
  const hand = asked(
    [RIGHT, THREE, BONUS],
    [number(2, { plus: true }), number(1, { kind: 'bonus', colour: '', start: 'E5' })],
  )
  hand.add()
  expect(hand.strings).toEqual([THREE])
  hand.choose(1)
  expect(hand.plus).toBe(false)
  expect(hand.start).toBe('E5')
  expect(hand.strings).toEqual([BONUS])
  hand.hold('string 2+1 A1 RRR')
  expect(hand.decide()).toBe('string 2+1 A1 RRR')
})

test('a box that cannot be chosen says why', () => {
  const hand = asked([RIGHT, DONE])
  hand.tap('E5')
  expect(hand.reason?.id).toBe('rollfold.not_start')
  hand.tap('A1')
  hand.tap('C2')
  expect(hand.reason?.id).toBe('rollfold.not_straight')
  hand.tap('F1')
  expect(hand.reason).toEqual({ id: 'rollfold.web-out-of-reach', facts: { cell: 'F1', value: 2 } })
})

test('the same question leaves the hand as it is', () => {
  const hand = asked([RIGHT, DOWN])
  hand.tap('A1')
  hand.take('0 1', [RIGHT, DOWN], {
    ...examples.string.view,
    seat: 0,
    pen: { die: 'white', numbers: [number(2)], plus: 'none', x_used: 0, must_draw: 2, folds: [] },
  })
  expect(hand.start).toBe('A1')
})

test('the other side can be looked at, and a tap looks back', () => {
  const hand = asked([RIGHT, DONE])
  hand.turn()
  expect(hand.turned).toBe(false)
  const { view } = examples.string
  const { side, symbols, marks, layers, flap, starts } = view.sheets[0] as View['sheets'][number]
  const sheets = view.sheets.map((each) => ({ ...each, other: { side, symbols, marks, layers, flap, starts } }))
  const flip = { ...DONE, notation: 'flip', what: 'flip' }
  hand.take('0 2', [RIGHT, flip, DONE], {
    ...view,
    sheets,
    seat: 0,
    pen: { die: 'white', numbers: [number(2)], plus: 'none', x_used: 0, must_draw: 0, folds: [] },
  })
  hand.turn()
  expect([hand.turned, hand.canGoBack, hand.decide()]).toEqual([true, true, 'flip'])
  expect(hand.tap('A1')).toBe(false)
  expect([hand.turned, hand.start]).toEqual([false, null])
})

test('several ways to one end are gone through', () => {
  const other = string(2, 'A3', 'UR', ['A2', 'C1'])
  const hand = asked([RIGHT, other])
  hand.tap('C1')
  expect([hand.held, hand.ends.length]).toEqual([RIGHT.notation, 2])
  hand.another()
  expect(hand.decide()).toBe(other.notation)
  hand.another()
  expect(hand.decide()).toBe(RIGHT.notation)
})
