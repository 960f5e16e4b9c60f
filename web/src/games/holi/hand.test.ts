import { describe, expect, it } from 'vitest'
import { cardOf, option, table } from './examples'
import { Hand } from './hand.svelte'
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

function asked(options = OPTIONS, facts = {}): Hand {
  const hand = new Hand()
  hand.take('A 1', options, table({ hand: [cardOf('C01'), cardOf('C02')], ...facts }))
  return hand
}

describe('a hand', () => {
  it('shows a way to lay the card as soon as it is taken, and puts it back', () => {
    const hand = asked()
    expect(hand.mode).toBe('move')
    hand.pick('C01')
    expect(hand.option?.notation).toBe('up C01 B1+C1')
    expect([...hand.targets.keys()].sort()).toEqual(['1A2', '1A3', '1B1', '1C1'])
    hand.pick('C01')
    expect(hand.card).toBeNull()
  })

  it('turns to where the card fits', () => {
    const hand = asked()
    hand.pick('C01')
    hand.rotate()
    expect([hand.shownTurn, hand.option?.notation]).toEqual([1, 'up C01 A2+A3'])
    hand.rotate()
    expect([hand.shownTurn, hand.option?.notation]).toEqual([2, 'up C01 B1+C1'])
    hand.rotate(-1)
    expect(hand.shownTurn).toBe(1)
  })

  it('goes through the sets of a cell that is tapped again', () => {
    const hand = asked()
    hand.pick('C02')
    expect(hand.tap('1B1')).toBeNull()
    expect(hand.option?.notation).toBe('up C02 A2+B1')
    hand.tap('1B1')
    expect([hand.option?.notation, hand.shownTurn]).toEqual(['up C02 B1+B2', 1])
    hand.tap('1B1')
    expect(hand.option?.notation).toBe('up C02 A2+B1')
  })

  it('only looks where the mouse is', () => {
    const hand = asked()
    hand.pick('C01')
    hand.look('1A3')
    expect(hand.option?.notation).toBe('up C01 A2+A3')
    hand.look(null)
    expect(hand.option?.notation).toBe('up C01 B1+C1')
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

  it('sends no pawn to a cell that is only looked at', () => {
    const hand = asked()
    hand.look('1C3')
    expect([hand.option?.notation, hand.decision]).toEqual(['move C3', null])
    hand.tap('1C3')
    expect(hand.decision?.notation).toBe('move C3')
  })

  it('lays a card face down, chosen by one tap and confirmed by another', () => {
    const hand = asked()
    hand.pick('C01')
    hand.flip()
    expect(hand.option).toBeNull()
    expect(hand.tap('1D4')).toBeNull()
    expect(hand.tap('1D4')).toBe('down C01 D4')
  })

  it('says why a card cannot be laid face down', () => {
    const hand = asked(
      OPTIONS.filter((each) => each.what !== 'down'),
      { own: { last_face_down: true } },
    )
    hand.pick('C01')
    hand.flip()
    expect([hand.faceDown, hand.reason?.id]).toEqual([false, 'holi.face_down_twice'])
  })

  it('lays face down what does not fit face up', () => {
    const hand = asked([option('down C01 D4')])
    hand.pick('C01')
    expect(hand.mode).toBe('down')
    hand.pick('C02')
    expect([hand.card, hand.reason?.id]).toEqual([null, 'holi.web-fits-nowhere'])
  })

  it('moves without a card, and says why not', () => {
    const hand = asked(OPTIONS, { stranded: [{ place: '1A2', reason: 'holi.throw_lost' }] })
    hand.tap('1C3')
    expect(hand.option?.notation).toBe('move C3')
    hand.tap('1A2')
    expect(hand.reason?.id).toBe('holi.throw_lost')
    hand.tap('1A1')
    expect(hand.reason?.id).toBe('holi.same_cell')
    hand.tap('2A1')
    expect(hand.reason).toEqual({ id: 'holi.wrong_level', facts: { action: 'move', level: 1 } })
  })

  it('says whose pawn a face-down throw cannot hit', () => {
    const hand = asked()
    hand.pick('C01')
    hand.flip()
    hand.tap('1A1')
    expect(hand.reason).toEqual({ id: 'holi.target_has_pawn', facts: { whose: 'own' } })
  })

  it('walks by arrow keys from the pawn', () => {
    const hand = asked()
    hand.pick('C01')
    hand.step('S')
    expect([hand.cell, hand.option?.notation]).toEqual(['1A2', 'up C01 A2+A3'])
  })

  it('holds a climb until it is asked for twice, and any hint', () => {
    const hand = asked([...OPTIONS, option('climb')])
    expect(hand.hold('climb')).toBeNull()
    expect(hand.option?.what).toBe('climb')
    expect(hand.hold('climb')).toBe('climb')
    hand.hold('down C01 E4')
    expect([hand.mode, hand.option?.notation]).toEqual(['down', 'down C01 E4'])
    hand.hold('up C02 B1+B2')
    expect([hand.mode, hand.option?.notation]).toEqual(['up', 'up C02 B1+B2'])
    hand.back()
    expect(hand.canGoBack).toBe(false)
  })

  it('leaves a question that is asked again as it is', () => {
    const hand = asked()
    hand.pick('C01')
    hand.take('A 1', OPTIONS, table())
    expect(hand.card).toBe('C01')
    hand.take('A 2', OPTIONS, table())
    expect(hand.card).toBeNull()
  })
})
