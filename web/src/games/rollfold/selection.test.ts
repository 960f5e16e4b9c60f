import { beforeEach, expect, test } from 'vitest'
import { Guard } from '../../board/guard'
import { exampleFold, examples, strings } from './examples'
import { ask } from './prompts'
import { RollfoldSelection } from './selection.svelte'
import type { NumberView, Option, StringOption, View } from './types'

const number = (value: number, more: Partial<NumberView> = {}): NumberView => ({
  kind: 'die',
  value,
  colour: 'white',
  start: null,
  playable: true,
  plus: 0,
  ...more,
})

function string(
  value: number,
  start: string,
  path: string,
  boxes: string[],
  more: Partial<StringOption> = {},
): StringOption {
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
const DONE: Option = { notation: 'done', what: 'done' }
const brings = (...ids: string[]) => ids.map((each) => ({ id: `rollfold.brings-${each}`, facts: {} }))

let now = 0
let tried: string[] = []

beforeEach(() => {
  now = 0
  tried = []
})

const table = (numbers: NumberView[], more: Partial<View> = {}): View => ({
  ...examples.string.view,
  seat: 0,
  pen: { die: 'white', numbers, plus: 'none', x_used: 0, must_draw: 2, folds: [] },
  ...more,
})

function asked(options: Option[], numbers: NumberView[] = [number(2)], more: Partial<View> = {}): RollfoldSelection {
  const hand = new RollfoldSelection(new Guard(() => now))
  hand.why = (notation) => {
    tried.push(notation)
    return Promise.resolve({ id: 'rollfold.some_rule', facts: {} })
  }
  hand.take('0 1', options, table(numbers, more))
  return hand
}

test('nothing is held at first, also where one choice is left', () => {
  for (const options of [[RIGHT, DOWN], [DONE]]) {
    const hand = asked(options)
    expect([hand.stage, hand.commit(), hand.canGoBack]).toEqual(['nothing', null, false])
  }
})

test('a start, an end, and after a while yes', () => {
  const hand = asked([RIGHT, DOWN, OTHER])
  expect(hand.starts).toEqual(['A1', 'B8'])
  hand.tap('A1')
  expect([...hand.targets.keys()]).toEqual(['C1', 'A3'])
  expect(hand.tap('A3')).toBeNull()
  expect(hand.commit()).toBe('string 2 A1 DD')
  now += 300
  expect(hand.tap('A3')).toBeNull()
  now += 600
  expect(hand.tap('A3')).toBe('string 2 A1 DD')
})

test('what is under the mouse is looked at, and cannot be sent', () => {
  const hand = asked([RIGHT, DOWN])
  hand.over('C1')
  expect([hand.stage, hand.shown, hand.commit()]).toEqual(['looked', RIGHT, null])
  hand.tap('A3')
  hand.over('C1')
  expect([hand.stage, hand.commit()]).toEqual(['looked', null])
  hand.over('A3')
  expect([hand.stage, hand.commit()]).toEqual(['held', 'string 2 A1 DD'])
  hand.over('C1')
  hand.over(null)
  expect(hand.shown).toBe(DOWN)
})

test('a die is held before it is taken', () => {
  const dice = ['white', 'black'].map((colour) => ({ ...DONE, notation: `take ${colour}`, what: 'take', colour }))
  const hand = asked(dice, [])
  expect(hand.press('take black')).toBeNull()
  expect(hand.press('take black')).toBeNull()
  expect(hand.commit()).toBe('take black')
  now += 900
  expect(hand.press('take black')).toBe('take black')
})

test('a string is dragged from its circle to its end', () => {
  const hand = asked([RIGHT, DOWN, OTHER])
  expect(hand.grab('E5')).toBe(false)
  expect(hand.grab('A1')).toBe(true)
  hand.drag('B1')
  expect([hand.stage, hand.entered]).toEqual(['nothing', ['B1']])
  hand.drag('C1')
  expect([hand.stage, hand.shown]).toEqual(['looked', RIGHT])
  hand.drag('B1')
  expect([hand.stage, hand.entered]).toEqual(['nothing', ['B1']])
  hand.drag('C1')
  hand.drop('C1')
  expect([hand.stage, hand.commit()]).toEqual(['held', 'string 2 A1 RR'])
  expect(tried).toEqual([])
})

test('a drag goes as the hand went, and one that leads nowhere asks why', () => {
  const again = string(2, 'A1', 'DR', ['A2', 'C1'])
  const hand = asked([RIGHT, again])
  hand.grab('A1')
  hand.drag('A2')
  hand.drag('C1')
  hand.drop('C1')
  expect(hand.commit()).toBe('string 2 A1 DR')
  hand.grab('A1')
  hand.drag('E5')
  hand.drop('E5')
  expect([hand.stage, tried]).toEqual(['nothing', ['string 2 A1 RD']])
})

test('everything can be taken back until it is decided', () => {
  const hand = asked([RIGHT, DOWN])
  hand.tap('A1')
  hand.tap('C1')
  hand.back()
  expect([hand.commit(), hand.start]).toEqual([null, 'A1'])
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
  expect(hand.commit()).toBe('string 2 A1 RR')
  hand.back()
  expect([hand.start, hand.steps]).toEqual(['A1', []])
  hand.step('U')
  expect(tried).toEqual(['string 2 A1 UU'])
})

test('walking and sliding begin alike', () => {
  const hand = asked([RIGHT, SLIDE])
  hand.walk(1, 0)
  hand.step('R')
  expect(hand.stage).toBe('nothing')
  expect(hand.ways).toEqual(['R', '~'])
  hand.step('~')
  expect(hand.commit()).toBe('string 2 A1 R~')
})

test('an orb is chosen among those that can be reached', () => {
  const hand = asked([JUMP_G, JUMP_C])
  hand.walk(1, 0)
  hand.step('U')
  hand.step('L')
  hand.orb()
  expect(hand.commit()).toBe('string 2 I9 UL@G6')
  hand.orb()
  expect(hand.commit()).toBe('string 2 I9 UL@C2')
  hand.back()
  expect(hand.entered).toEqual(['I8', 'H8'])
})

test('a box on the way is a step', () => {
  const hand = asked([JUMP_G, JUMP_C])
  hand.tap('I9')
  hand.tap('H8')
  expect(hand.steps).toEqual(['U', 'L'])
})

test('two ways to the same end take turns, not by a double click', () => {
  const again = string(2, 'A1', 'DR', ['A2', 'C1'])
  const hand = asked([RIGHT, again])
  hand.tap('A1')
  hand.tap('C1')
  hand.tap('C1')
  expect(hand.commit()).toBe('string 2 A1 RR')
  now += 900
  expect(hand.tap('C1')).toBeNull()
  expect(hand.commit()).toBe('string 2 A1 DR')
})

test('+1 and bonus numbers have strings of their own', () => {
  const hand = asked(
    [RIGHT, THREE, BONUS],
    [number(2, { plus: 3 }), number(1, { kind: 'bonus', colour: '', start: 'E5' })],
  )
  hand.add()
  expect(hand.strings).toEqual([THREE])
  hand.pick(1)
  expect(hand.plus).toBe(false)
  expect(hand.start).toBe('E5')
  expect(hand.strings).toEqual([BONUS])
  hand.hold('string 2+1 A1 RRR')
  expect(hand.commit()).toBe('string 2+1 A1 RRR')
})

test('a box that cannot be chosen asks why, by the string somebody meant', async () => {
  const hand = asked([RIGHT, DONE])
  hand.tap('E5')
  hand.tap('A1')
  hand.tap('C2')
  hand.tap('F1')
  hand.tap('A2')
  expect(tried).toEqual(['string 2 E5 UU', 'string 2 A1 RD', 'string 2 A1 RRRRR', 'string 2 A1 DD'])
  await Promise.resolve()
  expect(hand.reason?.id).toBe('rollfold.some_rule')
  hand.tap('C1')
  expect(hand.reason).toBeNull()
})

test('the same question leaves the hand as it is', () => {
  const hand = asked([RIGHT, DOWN])
  hand.tap('A1')
  hand.take('0 1', [RIGHT, DOWN], table([number(2)]))
  expect(hand.start).toBe('A1')
})

test('a corner that can be folded is held, another only looked at', () => {
  const { view } = examples.ready
  const folds = [exampleFold, { ...exampleFold, size: 'large', possible: false, missing: ['D4'] }]
  const sheets = view.sheets.map((each) => ({
    ...each,
    corners: each.corners.map((corner) => (corner.corner === 'TL' ? { ...corner, folds } : corner)),
  }))
  const small = { ...DONE, notation: 'fold TL small', what: 'fold', corner: 'TL', size: 'small' }
  const hand = asked([RIGHT, small, DONE], [number(2)], { sheets })
  hand.pressCorner('TL')
  hand.pressCorner('TL')
  expect([hand.peek?.size, hand.commit()]).toEqual(['small', 'fold TL small'])
  now += 900
  hand.pressCorner('TL')
  expect([hand.peek?.size, hand.stage, hand.commit()]).toEqual(['large', 'nothing', null])
  hand.pressCorner('BR')
  expect([hand.peek, tried]).toEqual([null, ['fold BR small']])
})

test('from corner to corner, past those that are folded', () => {
  const sheets = examples.ready.view.sheets.map((each) => ({
    ...each,
    corners: each.corners.map((corner) => ({
      ...corner,
      folds: corner.corner === 'TL' || corner.corner === 'BL' ? [] : [exampleFold],
    })),
  }))
  const hand = asked([RIGHT, DONE], [number(2)], { sheets })
  const seen = [1, 2, 3].map(() => {
    hand.nextCorner()
    return hand.peek?.corner
  })
  expect(seen).toEqual(['TR', 'BR', 'TR'])
})

test('the other side can be looked at, and a tap looks back', () => {
  const { view } = examples.string
  const { side, symbols, marks, layers, flap, starts } = view.sheets[0] as View['sheets'][number]
  const sheets = view.sheets.map((each) => ({ ...each, other: { side, symbols, marks, layers, flap, starts } }))
  const flip = { ...DONE, notation: 'flip', what: 'flip' }
  const hand = asked([RIGHT, DONE], [number(2)], { sheets })
  hand.turn()
  expect([hand.turned, hand.stage, tried]).toEqual([true, 'nothing', ['flip']])
  hand.take('0 2', [RIGHT, flip, DONE], table([number(2)], { sheets }))
  hand.turn()
  expect([hand.turned, hand.canGoBack, hand.commit()]).toEqual([true, true, 'flip'])
  expect(hand.tap('A1')).toBeNull()
  expect([hand.turned, hand.start]).toEqual([false, null])
})

test('several ways to one end are gone through', () => {
  const other = string(2, 'A3', 'UR', ['A2', 'C1'])
  const hand = asked([RIGHT, other])
  hand.tap('C1')
  expect([hand.held, hand.ends.length]).toEqual([RIGHT.notation, 2])
  hand.another()
  expect(hand.commit()).toBe(other.notation)
  hand.another()
  expect(hand.commit()).toBe(RIGHT.notation)
  hand.next(-1)
  expect(hand.commit()).toBe(other.notation)
})

test('finishing is held before it is sent, and goes back', () => {
  const hand = asked([DONE], [])
  hand.space()
  expect(hand.commit()).toBe('done')
  hand.back()
  expect(hand.stage).toBe('nothing')
  hand.tap('E5')
  expect(hand.reason?.id).toBe('rollfold.web-nothing-to-draw')
})

test('where finishing is all there is, one press finishes; where something is given up, it is chosen first', () => {
  const bar = (hand: RollfoldSelection) => {
    const sent: (string | null)[] = []
    const prompt = ask(hand, { alone: false, reading: [], commit: () => sent.push(hand.commit()), reason: null })
    const [main, ...more] = prompt?.buttons ?? []
    return { main, keys: more.map((each) => each.key), sent }
  }
  const only = bar(asked([DONE], []))
  expect([only.main?.disabled, only.keys]).toEqual([false, ['Escape']])
  only.main?.onclick()
  expect(only.sent).toEqual(['done'])
  const more = bar(asked([{ ...DONE, brings: brings('leaves-fold') }], []))
  expect([more.main?.disabled, more.keys]).toEqual([true, ['Escape', ' ']])
})

test('the bar tells all that a string brings, not the first thing alone', () => {
  const hand = asked([string(2, 'A1', 'RR', ['B1', 'C1'], { brings: brings('face', 'bonus', 'devalued') })])
  hand.hold('string 2 A1 RR')
  const prompt = ask(hand, { alone: false, reading: [], commit: () => undefined, reason: null })
  expect(String(prompt?.detail?.facts.sentence).split(' · ')).toHaveLength(3)
})
