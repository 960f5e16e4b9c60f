import { afterEach, expect, it } from 'vitest'
import { ghost } from './examples'
import { recall, remember } from './sealed'

afterEach(() => sessionStorage.clear())

it('remembers the decision of one table', () => {
  const sealed = remember({ table: 'one', question: '0 3 T5', drawing: ghost([[1, 1]], { notation: 'r0 @1' }) })
  expect(recall('one')).toEqual(sealed)
  expect(recall('another')).toBeNull()
})

it('knows nothing where nothing, or nothing of ours, is stored', () => {
  expect(recall('one')).toBeNull()
  sessionStorage.setItem('foldris.sealed', '{')
  expect(recall('one')).toBeNull()
})
