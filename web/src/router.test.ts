import { expect, test } from 'vitest'
import { routeOf } from './router.svelte'

test.each([
  ['/', '', { page: 'lobby' }],
  ['/settings', '', { page: 'settings' }],
  ['/about/', '', { page: 'about' }],
  ['/new/tarot', '?start=link', { page: 'new', game: 'tarot', start: 'link', preset: null }],
  ['/table/a%20b', '', { page: 'table', id: 'a b' }],
  ['/replay/x', '', { page: 'replay', id: 'x' }],
  ['/learn/tarot', '', { page: 'learn', game: 'tarot', table: null }],
  ['/learn/tarot/fool', '?table=x', { page: 'lesson', game: 'tarot', lesson: 'fool', table: 'x' }],
  ['/learn/tarot/fool/more', '', { page: 'missing' }],
  ['/table', '', { page: 'missing' }],
  ['/table/a/b', '', { page: 'missing' }],
  ['/%E0%A4%A', '', { page: 'missing' }],
])('%s%s', (path, query, route) => {
  expect(routeOf(path, query)).toEqual(route)
})
