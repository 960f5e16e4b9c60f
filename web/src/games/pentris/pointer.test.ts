import { describe, expect, it } from 'vitest'
import { partOf } from '../../testing'
import type { Cell } from './grid'
import { Pointer } from './pointer'

const currentTarget = Object.assign(document.createElement('div'), { setPointerCapture: () => undefined })

function glass() {
  const done: string[] = []
  const floor = ([x, y]: Cell) => `${Math.floor(x)} ${Math.floor(y)}`
  const pointer = new Pointer({
    cell: ({ clientX, clientY }) => [clientX / 100, 10 - clientY / 100],
    point: (cell) => done.push(`point ${floor(cell)}`),
    away: () => done.push('away'),
    grip: (cell, by) => done.push(`${by} ${floor(cell)}`),
    turn: (by) => done.push(`turn ${by}`),
  })
  const event = (clientX: number, clientY: number, pointerId = 1, pointerType = 'touch') =>
    partOf<PointerEvent>({ clientX, clientY, pointerId, pointerType, button: 0, isPrimary: true, currentTarget })
  return { pointer, event, done }
}

describe('fingers over the chute', () => {
  it('bring the piece to where they tap', () => {
    const { pointer, event, done } = glass()
    pointer.down(event(250, 950))
    pointer.up(event(252, 951))
    expect(done).toEqual(['tap 2 0'])
  })

  it('drag it, which is no tap', () => {
    const { pointer, event, done } = glass()
    pointer.down(event(250, 950))
    pointer.move(event(150, 950))
    pointer.up(event(150, 950))
    expect(done).toEqual(['point 1 0', 'drag 1 0'])
  })

  it('are one: a second one means nothing', () => {
    const { pointer, event, done } = glass()
    pointer.down(event(200, 500))
    pointer.down({ ...event(400, 500, 2), isPrimary: false })
    pointer.up(event(200, 500))
    expect(done).toEqual([])
  })
})

it('a mouse points, then clicks twice', () => {
  const { pointer, event, done } = glass()
  pointer.move(event(250, 950, 1, 'mouse'))
  for (let click = 0; click < 2; click++) {
    pointer.down(event(250, 950, 1, 'mouse'))
    pointer.up(event(250, 950, 1, 'mouse'))
  }
  expect(done).toEqual(['point 2 0', 'click 2 0', 'click 2 0'])
})
