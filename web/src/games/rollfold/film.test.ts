import { expect, test } from 'vitest'
import type { Facts } from '../../events'
import type { RollfoldEvent } from '../../wire'
import { examples } from './examples'
import { stepOf } from './film'

const event = <K extends RollfoldEvent['id']>(id: K, facts: Facts<K>) => ({ id, facts }) as RollfoldEvent
const { view } = examples.ready
const seen = (...events: RollfoldEvent[]) => stepOf({ seq: 1, before: view, after: view, events })

test('what is told in a beat becomes what is shown', () => {
  expect(seen(event('rollfold.rolled', { turn: 2, white: '1♦2', black: '4' }))).toEqual({ kind: 'roll' })
  expect(seen(event('rollfold.took', { seat: 1, colour: 'white' }))).toEqual({ kind: 'take', seat: 1 })
  const drawn = seen(
    event('rollfold.drew', { seat: 0, number: 2, start: 'B5', boxes: ['C5', 'D5'] }),
    event('rollfold.bonus', { seat: 0, value: 2, cell: 'C5' }),
  )
  expect(drawn).toEqual({ kind: 'draw', seat: 0, start: 'B5', boxes: ['C5', 'D5'] })
  expect(seen(event('rollfold.linked', { seat: 0, x: 3 }), event('rollfold.finished', { seat: 0 }))).toEqual({
    kind: 'link',
    seat: 0,
  })
})

test('a corner that is folded again is a fold', () => {
  const facts = { seat: 0, corner: 'TL' } as const
  expect(seen(event('rollfold.folded', { ...facts, size: 'small' }))).toMatchObject({ kind: 'fold', size: 'small' })
  expect(seen(event('rollfold.folded_again', facts))).toMatchObject({ kind: 'fold', size: 'double' })
})

test('takes no time for what is not seen', () => {
  expect(seen(event('rollfold.finished', { seat: 0 }))).toBeNull()
  expect(seen()).toBeNull()
})
