/** What the prompt bar says in each step of a turn: what is held has the main button, what is looked at a line. */

import type { Line, Prompt, PromptButton } from '../../board/board'
import { back as backOf, yes as yesOf } from '../../board/buttons'
import { inShort } from '../../board/brings'
import { nameOf, say } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import { cellOf, levelName, levelOf } from './places'
import type { HoliSelection } from './selection.svelte'
import type { View } from './types'

const LABELS = { climb: 'holi.web-climb', climb_down: 'holi.web-climb-down', end_turn: 'holi.web-end' } as const
type Way = keyof typeof LABELS

/** How many steps a move may have, as a card on the table says; 0 = any. */
function reach({ rivalry }: View): number {
  const most = rivalry.filter(({ effect }) => effect === 'move_max_distance').map(({ params }) => Number(params.max))
  return most.length ? Math.min(...most) : 0
}
const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `holi.web-${id}`, facts })

export function ask(
  hand: HoliSelection,
  view: View,
  names: readonly string[],
  commit: () => void,
  reading: readonly Line[],
): Prompt | null {
  const prompt = question(hand, view, names, commit)
  return prompt && { ...prompt, reading }
}

function question(hand: HoliSelection, view: View, names: readonly string[], commit: () => void): Prompt | null {
  const { shown } = hand
  const yes = (label: string) => yesOf(hand, label, commit)
  const back = backOf(hand, 'holi.web-back')
  // The marks on the tower tell what stays and what falls.
  const brings = inShort(shown, names)
  const brought = brings || (shown?.totals ? say('holi.brings-nothing') : '')
  const words = (...parts: string[]) => told('detail', { sentence: parts.filter(Boolean).join(' ') })
  const cell = cellOf(shown?.cells?.[0] ?? '')

  switch (hand.mode) {
    case 'none':
      return null
    case 'corner':
      return {
        text: told(shown ? 'ask-corner-here' : 'ask-corner', { cell }),
        detail: told('ask-corner-how'),
        buttons: [back, yes('holi.web-stand')],
      }
    case 'up': {
      const [first] = hand.here
      const few = first?.few ? say('holi.web-ask-up-few', { tokens: first.cells?.length ?? 0 }) : ''
      return {
        text: told('ask-up', { card: nameOf(hand.card ?? '') }),
        detail: hand.here.length ? words(few, brought || say('holi.web-ask-up-how')) : (hand.reason ?? undefined),
        buttons: [back, yes('holi.web-throw')],
      }
    }
    case 'down':
      return {
        text: told(shown ? 'ask-down-here' : 'ask-down', { cell }),
        detail: words(brought || say('holi.web-ask-down-how')),
        buttons: [back, yes('holi.web-throw')],
      }
    case 'move':
      return moving(hand, view, { back, yes, commit, brought })
  }
}

interface Parts {
  back: PromptButton
  yes: (label: string) => PromptButton
  commit: () => void
  brought: string
}

/** Without a card: the pawn, or the end of the turn. */
function moving(hand: HoliSelection, view: View, { back, yes, commit, brought }: Parts): Prompt {
  const held = hand.find(hand.held)
  const shown = hand.shown
  const to = shown?.cells?.[0] ?? ''
  const detail = told('detail', { sentence: brought })
  if (held?.what === 'move')
    return { text: told('ask-move', { cell: cellOf(to) }), detail, buttons: [back, yes('holi.web-move')] }
  if (held?.what === 'climb' || held?.what === 'climb_down') {
    const looked = hand.stage === 'looked' ? told('look-move', { cell: cellOf(to), outcome: brought }) : detail
    const level = levelName(levelOf(held.cells?.[0] ?? ''))
    return {
      text: told(held.what === 'climb' ? 'ask-climb' : 'ask-climb-down', { level }),
      detail: looked,
      buttons: [back, yes(LABELS[held.what])],
    }
  }
  const looked = shown?.what === 'move' ? told('look-move', { cell: cellOf(to), outcome: brought }) : null
  const steps = reach(view)
  // Their keys are the board's: those say why not, too.
  const way = (what: Way): PromptButton => ({ label: LABELS[what], onclick: () => hand.go(what) })
  const ways = (['climb', 'climb_down'] as const).filter((what) => hand.offers(what))
  if (hand.offers('end_turn')) {
    const open = [hand.offers('move') && 'move', ways.length && 'climb'].filter(Boolean).join('-')
    const left = view.only_end ? 'no-tokens' : open || 'done'
    const now = { disabled: hand.stage === 'looked' }
    const end = { ...yes('holi.web-end'), ...now }
    if (held) return { text: told('ask-end-now', { left }), detail: told('ask-end-how'), buttons: [back, end] }
    const text = told('ask-end', { left })
    if (hand.onlyEnds) return { text, detail: looked ?? told('ask-end-how'), buttons: [...ways.map(way), back, end] }
    // What cannot be taken back is not the main button while there is something else to do, and it asks again.
    const up = { ...yes(LABELS.climb), ...now, onclick: () => (hand.hold('climb'), commit()) }
    const main = hand.offers('climb') ? up : yes('holi.web-move')
    const others = [...ways.filter((what) => what !== 'climb').map(way), way('end_turn')]
    const how = hand.offers('climb') ? undefined : told('ask-end-move', { steps })
    return { text, detail: looked ?? how, buttons: [...others, back, main] }
  }
  const own = view.seats.find((each) => each.seat === view.seat)
  const how = own?.up_only ? 'ask-throw-up-only' : hand.offers('move') ? 'ask-throw-or-move' : 'ask-throw-how'
  return {
    text: told(hand.offers('up') || hand.offers('down') ? 'ask-throw' : 'ask-go-first'),
    detail: looked ?? told(how, { steps }),
    buttons: [...ways.map(way), back, { ...yes('holi.web-throw'), disabled: true }],
  }
}
