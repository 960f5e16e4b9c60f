import { describe, expect, it } from 'vitest'
import { Guard, SETTLING } from '../../board/guard'
import { cardOf, option, table } from './examples'
import { HoliSelection } from './selection.svelte'
import type { Option } from './types'

const lies = (...turns: number[]) => ({ lies: turns.map((turn) => ({ turn, column: 0, row: 0 })) })
const OPTIONS: Option[] = [
  option('up C01 B1+C1', lies(0, 2)),
  option('up C01 A2+A3', lies(1, 3)),
  option('up C02 A2+B1', lies(0)),
  option('up C02 B1+B2', lies(1)),
  option('down C01 D4'),
  option('down C01 E4'),
  option('move C3'),
  option('move F1'),
]

let time = 0
/** What was asked why. */
let tried: string[] = []

function asked(choices = OPTIONS): HoliSelection {
  const hand = new HoliSelection(new Guard(() => time))
  tried = []
  hand.why = (notation) => {
    tried.push(notation)
    return Promise.resolve({ id: 'holi.no', facts: {} })
  }
  hand.take('A 1', choices, table({ hand: [cardOf('C01'), cardOf('C02')] }))
  return hand
}

describe('a hand', () => {
  it('holds nothing at first, and sends nothing', () => {
    const hand = asked()
    expect([hand.mode, hand.stage, hand.commit()]).toEqual(['move', 'nothing', null])
  })

  it('shows a way to lay the card as soon as it is taken, and puts it back', () => {
    const hand = asked()
    hand.pick('C01')
    expect([hand.stage, hand.shown?.notation]).toEqual(['held', 'up C01 B1+C1'])
    expect([...hand.targets.keys()].sort()).toEqual(['1A2', '1A3', '1B1', '1C1'])
    hand.pick('C01')
    expect([hand.card, hand.stage]).toEqual([null, 'nothing'])
  })

  it('turns to where the card fits', () => {
    const hand = asked()
    hand.pick('C01')
    hand.rotate()
    expect([hand.shownTurn, hand.held]).toEqual([1, 'up C01 A2+A3'])
    hand.rotate()
    expect([hand.shownTurn, hand.held]).toEqual([2, 'up C01 B1+C1'])
    hand.rotate(-1)
    expect(hand.shownTurn).toBe(1)
  })

  it('goes through the sets of a cell that is tapped again', () => {
    const hand = asked()
    hand.pick('C02')
    const seen = [1, 2, 3].map(() => {
      expect(hand.tap('1B1')).toBeNull()
      return hand.held
    })
    expect(seen).toEqual(['up C02 A2+B1', 'up C02 B1+B2', 'up C02 A2+B1'])
    expect(hand.shownTurn).toBe(0)
  })

  it('only looks where the mouse is, and commits nothing that is only looked at', () => {
    const hand = asked()
    hand.pick('C01')
    hand.over('1A3')
    expect([hand.shown?.notation, hand.commit()]).toEqual(['up C01 A2+A3', null])
    hand.over(null)
    expect([hand.shown?.notation, hand.commit()]).toEqual(['up C01 B1+C1', 'up C01 B1+C1'])
  })

  it('knows when there is no further placement of a card', () => {
    const hand = asked()
    expect(hand.further(1)).toBe(false)
    hand.pick('C01')
    let placements = 1
    for (; hand.further(1); placements += 1) hand.next(1)
    expect(placements).toBe(hand.here.length)
    expect([hand.further(1), hand.further(-1)]).toEqual([false, true])
  })

  it('lays a card face down; a double click throws nothing, a press after a while does', () => {
    const hand = asked()
    hand.pick('C01')
    hand.flip()
    expect(hand.stage).toBe('nothing')
    expect(hand.tap('1D4')).toBeNull()
    time += SETTLING - 1
    expect(hand.tap('1D4')).toBeNull()
    time += 1
    expect(hand.tap('1D4')).toBe('down C01 D4')
  })

  it('does not turn a card over by itself: it asks why it does not fit', async () => {
    const hand = asked([option('down C01 D4'), option('move C3')])
    hand.pick('C01')
    expect([hand.mode, hand.card, hand.stage, tried]).toEqual(['up', 'C01', 'nothing', ['up C01']])
    await Promise.resolve()
    expect(hand.reason?.id).toBe('holi.no')
    hand.flip()
    expect([hand.mode, hand.reason]).toEqual(['down', null])
    hand.pick('C02')
    expect([hand.card, tried.at(-1)]).toEqual([null, 'up C02'])
  })

  it('asks why of every attempt that is not offered', () => {
    const hand = asked(OPTIONS.filter((each) => each.what !== 'down'))
    hand.tap('2A1')
    hand.go('climb')
    hand.pick('C01')
    hand.tap('1D4')
    hand.flip()
    expect(hand.faceDown).toBe(false)
    expect(tried).toEqual(['move 2A1', 'climb', 'up C01 1D4+', 'down C01'])
    const down = asked()
    down.pick('C01')
    down.flip()
    down.tap('1A1')
    expect(tried).toEqual(['down C01 1A1'])
    asked([option('corner A1')]).tap('1C3')
    expect(tried).toEqual(['corner 1C3'])
  })

  it('looks by arrow keys from the pawn; the space bar holds, or asks why not', () => {
    const hand = asked()
    hand.pick('C01')
    hand.step('S')
    expect([hand.cell, hand.stage, hand.shown?.notation]).toEqual(['1A2', 'looked', 'up C01 A2+A3'])
    hand.put()
    expect([hand.stage, hand.cell]).toEqual(['held', '1A2'])
    hand.step('E')
    expect([hand.cell, hand.stage, hand.commit()]).toEqual(['1B2', 'held', 'up C01 A2+A3'])
    hand.put()
    expect(tried).toEqual(['up C01 1B2+'])
  })

  it('holds a climb, and any hint', () => {
    const hand = asked([...OPTIONS, option('climb', { cells: ['2A1'] })])
    hand.go('climb')
    expect([hand.stage, hand.commit()]).toEqual(['held', 'climb'])
    hand.hold('down C01 E4')
    expect([hand.mode, hand.cell, hand.commit()]).toEqual(['down', '1E4', 'down C01 E4'])
    hand.hold('up C02 B1+B2')
    expect([hand.mode, hand.shownTurn, hand.commit()]).toEqual(['up', 1, 'up C02 B1+B2'])
    hand.back()
    expect([hand.canGoBack, hand.stage]).toEqual([false, 'nothing'])
  })

  it('ends the turn unasked only where nothing else is left', () => {
    const end = option('end_turn', { cells: [] })
    const hand = asked([option('move C3'), end])
    expect(hand.commit()).toBeNull()
    hand.tap('1C3')
    expect(hand.commit()).toBe('move C3')
    hand.go('end_turn')
    expect([hand.held, hand.commit()]).toEqual(['end_turn', 'end_turn'])
    expect(asked([option('climb', { cells: ['2A1'] }), end]).commit()).toBeNull()
    expect(asked([option('climb_down', { cells: ['1A1'] }), end]).commit()).toBe('end_turn')
    expect(asked([end]).commit()).toBe('end_turn')
  })

  it('leaves a question that is asked again as it is', () => {
    const hand = asked()
    hand.pick('C01')
    hand.take('A 1', OPTIONS, table())
    expect(hand.card).toBe('C01')
    hand.take('A 2', OPTIONS, table())
    expect([hand.card, hand.held]).toEqual([null, null])
  })
})
