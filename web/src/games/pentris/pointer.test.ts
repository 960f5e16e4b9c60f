import { describe, expect, it } from 'vitest'
import type { Cell } from './grid'
import { Pointer } from './pointer'

const BOX = { left: 0, top: 0, width: 600, height: 1000 }
const currentTarget = { getBoundingClientRect: () => BOX, setPointerCapture: () => undefined }

function glass() {
  const done: string[] = []
  const pointer = new Pointer(() => ({
    rows: 10,
    columns: 6,
    point: ([x, y]: Cell) => done.push(`point ${Math.floor(x)} ${Math.floor(y)}`),
    away: () => done.push('away'),
    grip: (cell, again) => done.push(`grip ${cell}${again ? ' again' : ''}`),
    turn: (by) => done.push(`turn ${by}`),
  }))
  const event = (clientX: number, clientY: number, pointerId = 1, pointerType = 'touch') =>
    ({ clientX, clientY, pointerId, pointerType, button: 0, currentTarget }) as unknown as PointerEvent
  return { pointer, event, done }
}

describe('fingers over the chute', () => {
  it('bring the piece to where they tap', () => {
    const { pointer, event, done } = glass()
    pointer.down(event(250, 950))
    pointer.up(event(252, 951))
    expect(done).toEqual(['point 2 0', 'grip c1'])
  })

  it('twist it, and tap nothing until both are up', () => {
    const { pointer, event, done } = glass()
    pointer.down(event(200, 500))
    pointer.down(event(400, 500, 2))
    pointer.move(event(385, 590, 2))
    expect(done).toEqual(['away'])
    pointer.move(event(330, 660, 2))
    pointer.move(event(200, 700, 2))
    pointer.move(event(330, 660, 2))
    pointer.up(event(200, 500))
    pointer.up(event(330, 660, 2))
    expect(done).toEqual(['away', 'turn 1', 'turn 1', 'turn -1'])
    pointer.down(event(50, 50))
    pointer.up(event(50, 50))
    expect(done.slice(4)).toEqual(['point 0 9', 'grip a10'])
  })
})

it('a mouse points, then clicks twice', () => {
  const { pointer, event, done } = glass()
  pointer.move(event(250, 950, 1, 'mouse'))
  for (let click = 0; click < 2; click++) {
    pointer.down(event(250, 950, 1, 'mouse'))
    pointer.up(event(250, 950, 1, 'mouse'))
  }
  expect(done).toEqual(['point 2 0', 'grip c1', 'grip c1 again'])
})
