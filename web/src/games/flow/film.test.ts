import { expect, test } from 'vitest'
import type { Facts } from '../../events'
import type { FlowEvent, Moment } from '../../wire'
import { table, tile, tiles } from './examples'
import { after, laidAt, steps, type Wave } from './film'

const told = <K extends FlowEvent['id']>(id: K, facts: Facts<K>) => ({ id, facts }) as FlowEvent
const moment = (text: string, events: FlowEvent[], who = 'A'): Moment => ({ seq: 1, who, text, time: 0, events })

test('a placed tile is turned as the notation says, and a wave takes it at once', () => {
  const before = table({ phase: 'placing', tile: tile('NE', 'M09') })
  const now = table({ phase: 'ready', discards: [tile('NE', 'M09')] })
  const film = steps(
    [
      moment('place 0,1 r2', [told('flow.placed', { seat: 0, tile: 'M09', shape: 'curve', cell: [0, 1] })]),
      moment(
        'wave 2 6',
        [
          told('flow.wave', { seat: 0, white: 2, black: 6 }),
          told('flow.washed', { tile: 'M09', shape: 'curve', cell: [0, 1], bird: false }),
          told('flow.cut_off', { animal: 'cat' }),
        ],
        'chance',
      ),
    ],
    before,
    now,
  )
  expect(film.map((step) => step.kind)).toEqual(['place', 'wave'])
  const [place, wave] = film as [(typeof film)[0], Wave]
  const laid = after(before, place, now)
  expect(laid.tiles).toEqual([
    { id: 'M09', shape: 'curve', edges: 'SW', obstacle: false, cell: [0, 1], bird: false, wet: true },
  ])
  expect(laid.tile).toBeNull()
  expect(wave).toMatchObject({ column: 1, row: 6, washed: [[0, 1]], flown: [], lost: [], cuts: ['cat'] })
  expect(after(laid, wave, now).tiles).toEqual([])
})

test('a Bird hit once flies off and its tile stays', () => {
  const before = table({ tiles: tiles('C─┐...D', { birds: [[0, 2]] }) })
  const film = steps(
    [
      moment(
        'wave white 3',
        [
          told('flow.wave', { seat: 0, white: 3, black: 0 }),
          told('flow.bird_flew', { tile: 'M02', shape: 'curve', cell: [0, 2], bird: true }),
        ],
        'chance',
      ),
    ],
    before,
    before,
  )
  const wave = film[0] as Wave
  expect(wave).toMatchObject({ column: 2, row: null, washed: [], flown: [[0, 2]] })
  const then = after(before, wave, before)
  expect(then.tiles.map((each) => each.bird)).toEqual([false, false])
})

test('Current takes the Bird along', () => {
  const before = table({ tiles: tiles('C─┐...D', { birds: [[0, 1]] }) })
  const end = {
    ...before,
    tiles: before.tiles.map((each) => (each.id === 'M01' ? { ...each, cell: [0, 5] as [number, number] } : each)),
  }
  const film = steps(
    [
      moment('current 0,1 to 0,5 r1', [
        told('flow.moved', { seat: 0, tile: 'M01', shape: 'straight', from: [0, 1], cell: [0, 5] }),
      ]),
    ],
    before,
    end,
  )
  const then = after(before, film[0]!, end)
  expect(then.tiles.find((each) => each.id === 'M01')).toMatchObject({ cell: [0, 5], bird: true })
  expect(then.tiles).toHaveLength(2)
})

test('drawn, revealed and returned tiles go where they belong', () => {
  const before = table({ supply: 5, revealed: [tile('NS', 'M01')], discards: [tile('NES', 'M18')] })
  const now = table({ tile: tile('NE', 'M09') })
  const drawn = steps(
    [moment('tile M09', [told('flow.drawn', { seat: 0, tile: 'M09', shape: 'curve' })], 'chance')],
    before,
    now,
  )
  expect(after(before, drawn[0]!, now)).toMatchObject({ tile: { id: 'M09', edges: 'NE' }, supply: 4 })
  const took = steps(
    [moment('take M01', [told('flow.took', { seat: 0, tile: 'M01', shape: 'straight' })])],
    before,
    now,
  )
  expect(after(before, took[0]!, now)).toMatchObject({ tile: { id: 'M01' }, supply: 5, revealed: [] })
  const back = steps(
    [moment('return M18 1,0 r1', [told('flow.returned', { seat: 0, tile: 'M18', shape: 'tee', cell: [1, 0] })])],
    before,
    now,
  )
  expect(after(before, back[0]!, now)).toMatchObject({ discards: [], tiles: [{ id: 'M18', edges: 'ESW' }] })
})

test('a won game shows the way of every animal, and nothing twice', () => {
  const route: [number, number][] = [
    [0, 0],
    [0, 1],
  ]
  const now = table({
    phase: 'over',
    over: true,
    won: true,
    animals: table().animals.map((each) => ({ ...each, connected: true, route })),
  })
  const events = [
    told('flow.placed', { seat: 0, tile: 'M09', shape: 'curve', cell: [0, 1] }),
    told('flow.connected', { animal: 'cat', route }),
    told('flow.won', { seat: 0 }),
  ]
  const film = steps([moment('place 0,1 r2', events)], table({ tile: tile('NE', 'M09') }), now)
  expect(film.map((step) => step.kind)).toEqual(['place', 'over'])
  expect(film.map(laidAt)).toEqual([[0, 1], null])
  expect(film[1]).toMatchObject({
    won: true,
    ways: ['cat', 'dog', 'capybara', 'lemur'].map((animal) => ({ animal, route })),
  })
})
