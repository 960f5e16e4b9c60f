import { expect, it } from 'vitest'
import { partOf } from '../../testing'
import { shapes, table } from './cards'
import { card, PRINT } from './examples'
import type { View } from './types'

const I2 = card('I', 2, 'abcd')
const I4 = card('I', 4, 'abcd')
const O1 = card('O', 1, 'cd ab')
const O7 = card('O', 7, 'cd ab')
const view = partOf<View>({
  deck: [O1],
  used: [I2],
  card: I4,
  setup_card: O7,
  ...PRINT,
  sheets: [{ room: { I: 1, O: 2 } }],
})

it('lays the cards out by shape and lane', () => {
  expect(table(view)).toEqual([
    { shape: 'I', lanes: [[], ['used'], [], ['now'], [], [], []] },
    { shape: 'O', lanes: [['deck'], [], [], [], [], [], ['aside']] },
  ])
})

it('knows the picture of every shape, in the order of the edition', () => {
  expect([...shapes(view).keys()]).toEqual(['I', 'O'])
  expect(shapes(view).get('O')).toHaveLength(4)
})
