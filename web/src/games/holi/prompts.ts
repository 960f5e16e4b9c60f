/** What the prompt bar says in every step of a turn: what is held has the main button, what is looked at the second line. */

import type { Prompt, PromptButton } from '../../board/board'
import { back as backOf, yes as yesOf } from '../../board/buttons'
import { screen } from '../../screen'
import { nameOf, say, tell } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import { outcome } from './consequence'
import { cellOf, levelName, levelOf } from './places'
import type { HoliSelection } from './selection.svelte'
import type { View } from './types'

const LABELS = { climb: 'holi.web-climb', climb_down: 'holi.web-climb-down' } as const
const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `holi.web-${id}`, facts })

export function ask(hand: HoliSelection, view: View, names: readonly string[], commit: () => void): Prompt | null {
  const { shown } = hand
  const yes = (label: string) => yesOf(hand, label, commit)
  const back = backOf(hand, 'holi.web-back')
  const brought = shown ? outcome(shown, view, screen.small).map((each) => tell(each, names)) : []
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
        detail: hand.here.length
          ? words(few, brought.join(' · ') || say('holi.web-ask-up-how'))
          : (hand.reason ?? undefined),
        buttons: [back, yes('holi.web-throw')],
      }
    }
    case 'down':
      return {
        text: told(shown ? 'ask-down-here' : 'ask-down', { cell }),
        detail: words(brought.join(' · ') || say('holi.web-ask-down-how')),
        buttons: [back, yes('holi.web-throw')],
      }
    case 'move':
      return moving(hand, view, { back, yes, commit, brought: brought.join(' · ') })
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
  // Their keys are the board's: those say why not, too.
  const ways = (['climb', 'climb_down'] as const)
    .filter((what) => hand.offers(what))
    .map((what): PromptButton => ({ label: LABELS[what], onclick: () => hand.go(what) }))
  if (hand.offers('end_turn')) {
    const open = [hand.offers('move') && 'move', ways.length && 'climb'].filter(Boolean).join('-')
    const left = view.only_end ? 'no-tokens' : open || 'done'
    const end = { ...yes('holi.web-end'), onclick: commit, disabled: hand.stage === 'looked' }
    return { text: told('ask-end', { left }), detail: looked ?? told('ask-end-how'), buttons: [...ways, back, end] }
  }
  const own = view.seats.find((each) => each.seat === view.seat)
  const how = own?.up_only ? 'ask-throw-up-only' : hand.offers('move') ? 'ask-throw-or-move' : 'ask-throw-how'
  return {
    text: told(hand.offers('up') || hand.offers('down') ? 'ask-throw' : 'ask-go-first'),
    detail: looked ?? told(how),
    buttons: [...ways, back, { ...yes('holi.web-throw'), disabled: true }],
  }
}
