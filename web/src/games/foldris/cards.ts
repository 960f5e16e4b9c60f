/** The cards of a game by shape and lane: what lies open, what is still to come. */

import type { CardView, Square, View } from './types'

export type Place = 'deck' | 'used' | 'now' | 'aside'

/** The squares of every shape that a card of this game shows. */
export function shapes(view: View): Map<string, Square[]> {
  const all = allCards(view).map(([card]) => card)
  const byName = new Map(all.map((card) => [card.shape, Object.values(card.squares)]))
  const order = Object.keys(view.sheets[0]?.room ?? {})
  return new Map([...byName].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
}

function allCards(view: View): [CardView, Place][] {
  const cards: [CardView | null, Place][] = [
    ...view.deck.map((card): [CardView, Place] => [card, 'deck']),
    ...view.used.map((card): [CardView, Place] => [card, 'used']),
    [view.card, 'now'],
    [view.setup_card, 'aside'],
  ]
  return cards.filter((each): each is [CardView, Place] => each[0] !== null)
}

/** One row a shape: for every lane the places of its cards (an edition may have two alike). */
export function table(view: View): { shape: string; lanes: Place[][] }[] {
  const rows = [...shapes(view).keys()].map((shape) => ({ shape, lanes: view.lanes.map((): Place[] => []) }))
  for (const [card, place] of allCards(view))
    rows.find((row) => row.shape === card.shape)?.lanes[card.lane - 1]?.push(place)
  return rows
}
