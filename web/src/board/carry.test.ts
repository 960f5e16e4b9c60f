import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carry } from './carry'

const at = (type: string, x: number, y: number, id = 1) =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: id, isPrimary: true, button: 0, bubbles: true })

beforeEach(() => {
  document.body.innerHTML = '<i id="slot"></i><i id="cell"></i>'
  document.elementFromPoint = (x: number) => document.getElementById(x < 100 ? 'slot' : 'cell')
})
afterEach(() => {
  document.body.innerHTML = ''
})

function carried() {
  const doing = { start: vi.fn(() => true), over: vi.fn(), drop: vi.fn() }
  carry(at('pointerdown', 10, 10), doing)
  return doing
}

test('a trembling hand only clicks', () => {
  const doing = carried()
  window.dispatchEvent(at('pointermove', 13, 12))
  window.dispatchEvent(at('pointerup', 13, 12))
  expect(doing.start).not.toHaveBeenCalled()
  expect(doing.drop).not.toHaveBeenCalled()
})

test('what is carried goes over the slot and is let go on a cell', () => {
  const doing = carried()
  window.dispatchEvent(at('pointermove', 60, 10))
  window.dispatchEvent(at('pointermove', 300, 10, 2)) // another finger
  window.dispatchEvent(at('pointermove', 200, 10))
  window.dispatchEvent(at('pointerup', 200, 10))
  window.dispatchEvent(at('pointermove', 300, 10))
  expect(doing.start).toHaveBeenCalledTimes(1)
  expect(doing.over.mock.calls.map(([under]) => under?.id)).toEqual(['slot', 'cell'])
  expect(doing.drop.mock.calls[0]?.[0]?.id).toBe('cell')
})

test('what cannot be carried stays, and a way broken off ends nowhere', () => {
  const stuck = { start: vi.fn(() => false), over: vi.fn(), drop: vi.fn() }
  carry(at('pointerdown', 10, 10), stuck)
  window.dispatchEvent(at('pointermove', 200, 10))
  window.dispatchEvent(at('pointermove', 210, 10))
  expect(stuck.start).toHaveBeenCalledTimes(1)
  expect(stuck.over).not.toHaveBeenCalled()
  const doing = carried()
  window.dispatchEvent(at('pointermove', 200, 10))
  window.dispatchEvent(at('pointercancel', 200, 10))
  expect(doing.drop).toHaveBeenCalledWith(null)
})
