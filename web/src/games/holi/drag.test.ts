import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carry, overSlot, placeUnder } from './drag'

const at = (type: string, x: number, y: number, id = 1) =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: id, isPrimary: true, button: 0, bubbles: true })

beforeEach(() => {
  document.body.innerHTML =
    '<button data-slot="face-down"><i id="slot"></i></button><button data-place="1C4"><i id="cell"></i></button>'
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
  expect(doing.over.mock.calls.map(([under]) => [overSlot(under), placeUnder(under)])).toEqual([
    [true, null],
    [false, '1C4'],
  ])
  expect(placeUnder(doing.drop.mock.calls[0]?.[0])).toBe('1C4')
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
