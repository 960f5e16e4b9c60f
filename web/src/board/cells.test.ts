import { expect, it } from 'vitest'
import { cellUnder, notches, share, within } from './cells'

it('finds the cell under a pointer', () => {
  document.body.innerHTML = '<b><i></i></b><b data-cell="1C4"><i></i></b>'
  expect([...document.querySelectorAll('i')].map(cellUnder)).toEqual([null, '1C4'])
  expect(cellUnder(null)).toBeNull()
  document.body.innerHTML = ''
})

it('lays the cells inside the border', () => {
  const border = { cell: 10, before: 15, after: 5 }
  expect([0, 0.5, 8].map((at) => share(border, at, 8))).toEqual([15, 20, 95])
  expect(within(border, 8, 8)).toBe('inset: 15% 5% 5% 15%')
})

it('turns once a notch of the wheel, and leaves the page its zoom', () => {
  const turns: number[] = []
  const wheel = notches((by) => turns.push(by))
  for (const [deltaY, ctrlKey] of [[20], [20], [-29], [-1], [100, true]] as [number, boolean?][]) {
    wheel({ deltaY, ctrlKey, preventDefault: () => undefined } as WheelEvent)
  }
  expect(turns).toEqual([1, -1])
})
