import { expect, test } from 'vitest'
import { chutePoint, chuteRatio, EDGES } from './grid'

test.each([8, 10, 14])('a point of a chute of %i rows is found where it is drawn', (rows) => {
  const chute = { columns: 6, rows }
  const height = 600
  const box = new DOMRect(20, 30, height * chuteRatio(chute), height)
  const unit = box.width / (600 + EDGES.whole.left + EDGES.whole.right)
  const at = (x: number, y: number) => ({
    clientX: 20 + unit * (EDGES.whole.left + 100 * x),
    clientY: 30 + height - unit * (EDGES.whole.foot + 100 * y),
  })
  for (const [x, y] of [
    [0, 0],
    [6, rows],
    [2.5, 3.5],
  ] as const) {
    const point = chutePoint(box, at(x, y) as MouseEvent, chute)
    expect(point[0]).toBeCloseTo(x)
    expect(point[1]).toBeCloseTo(y)
  }
})
