import { expect, test } from 'vitest'
import type { Facts } from '../../events'
import type { Moment, RollfoldEvent, Told } from '../../wire'
import { brings, foldBrings, gives } from './consequence'
import { exampleFold, examples, strings } from './examples'
import { after, steps } from './film'

const event = <K extends RollfoldEvent['id']>(id: K, facts: Facts<K>) => ({ id, facts }) as RollfoldEvent
const moment = (...events: RollfoldEvent[]): Moment => ({ seq: 1, who: 'A', text: null, time: 0, events })

const { view, sheet } = examples.ready
const table = {
  ...view,
  sheets: [
    {
      ...sheet,
      corners: sheet.corners.map((each) => (each.corner === 'TL' ? { ...each, folds: [exampleFold] } : each)),
    },
  ],
}

test('what is told becomes what is shown', () => {
  const film = steps([
    moment(
      event('rollfold.rolled', { turn: 2, white: '1♦2', black: '4' }),
      event('rollfold.took', { seat: 0, colour: 'white' }),
    ),
    moment(
      event('rollfold.drew', { seat: 0, number: 2, start: 'B5', boxes: ['C5', 'D5'] }),
      event('rollfold.bonus', { seat: 0, value: 2, cell: 'C5' }),
    ),
    moment(
      event('rollfold.folded', { seat: 0, corner: 'TL', size: 'small' }),
      event('rollfold.linked', { seat: 0, x: 3 }),
    ),
  ])
  expect(film.map((each) => each.kind)).toEqual(['roll', 'take', 'draw', 'fold', 'link'])
})

test('a film leads from one sheet to the next', () => {
  const drawn = after(table, { kind: 'draw', seat: 0, start: 'B5', boxes: ['C5', 'D5'] }, table)
  expect(drawn.sheets[0]?.marks[4]).toBe('.oxo.....')
  const over = after(drawn, { kind: 'fold', seat: 0, corner: 'TL', size: 'small' }, table)
  expect(over.sheets[0]?.symbols[1]?.[2]).toBe('W')
  expect(over.sheets[0]?.marks[4]).toBe('.oxo.....')
  expect(after(over, { kind: 'show', seat: 0 }, table).sheets[0]).toBe(table.sheets[0])
  expect(after(table, { kind: 'roll', turn: 3, white: '3', black: '5' }, table)).toMatchObject({
    turn: 3,
    white: '3',
    black: '5',
    taken: '',
  })
})

const ids = (list: Told[]) => list.map((each) => each.id.replace('rollfold.web-', ''))

test('what a string brings, the greatest first', () => {
  expect(ids(brings(strings.straight))).toEqual(['brings-start'])
  const option = {
    ...strings.straight,
    symbols: ['C1'],
    faces: ['D1'],
    unlocks: ['fold TL small', 'flip'],
    bonuses: [2],
    devalues: ['B1'],
  }
  expect(ids(brings(option))).toEqual([
    'brings-symbol',
    'opens-fold',
    'opens-flip',
    'brings-face',
    'brings-bonus',
    'brings-devalued',
  ])
})

test('what a fold brings, and what finishing gives up', () => {
  expect(ids(foldBrings(exampleFold))).toEqual(['fold-symbol', 'fold-start', 'fold-loses'])
  expect(gives({ ...strings.straight, unused: ['bonus 2'], open: ['blunt BR'] })).toEqual([
    { id: 'rollfold.web-gives-number', facts: { value: 2 } },
    { id: 'rollfold.web-opens-fold', facts: { corner: 'BR', size: 'double' } },
  ])
})
