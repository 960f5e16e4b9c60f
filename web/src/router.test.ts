import { expect, test } from 'vitest'
import { routeOf } from './router.svelte'

test.each([
  ['/', '', { page: 'lobby' }],
  ['/settings', '', { page: 'settings' }],
  ['/about/', '', { page: 'about' }],
  ['/new/tarot', '?start=link', { page: 'new', game: 'tarot', start: 'link' }],
  ['/table/a%20b', '', { page: 'table', id: 'a b' }],
  ['/replay/x', '', { page: 'replay', id: 'x' }],
  ['/table', '', { page: 'missing' }],
  ['/table/a/b', '', { page: 'missing' }],
  ['/%E0%A4%A', '', { page: 'missing' }],
])('%s%s', (path, query, route) => {
  expect(routeOf(path, query)).toEqual(route)
})
