import { expect, test } from 'vitest'
import { DEFAULTS, read } from './settings.svelte'

test('what was stored by another version, or is broken, takes its default', () => {
  expect(read(null)).toEqual(DEFAULTS)
  expect(read('not json')).toEqual(DEFAULTS)
  expect(read('{"name": "Ada", "sound": "loud", "unknown": 1}')).toEqual({ ...DEFAULTS, name: 'Ada' })
  expect(read('{"theme": "purple"}')).toEqual(DEFAULTS)
  expect(read('{"volume": 20}').volume).toBe(20)
  expect(read('{"detail": "brief", "notation": false}').details).toBe('brief')
  expect(read('{"detail": "brief", "notation": true}').details).toBe('full')
  expect(read('{"detail": "loud", "details": "normal", "notation": true}').details).toBe('normal')
  for (const volume of ['-1', '101', '"loud"', 'null']) expect(read(`{"volume": ${volume}}`)).toEqual(DEFAULTS)
})
