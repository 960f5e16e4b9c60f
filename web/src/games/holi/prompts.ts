/** What the prompt bar says in every step of a turn. */

import type { Prompt, PromptButton } from '../../board/board'
import { nameOf, say, tell } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import { brings, gain } from './consequence'
import type { Hand } from './hand.svelte'
import { cellOf, levelName, levelOf } from './places'
import type { View } from './types'

export interface Doing {
  decide: () => void
  send: (notation: string) => void
  /** Climb or a step down, or why not. */
  climb: (what: 'climb' | 'climb_down') => void
}

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `holi.web-${id}`, facts })
const sentence = (words: string): Told | undefined => (words ? told('detail', { sentence: words }) : undefined)

export function ask(hand: Hand, view: View, names: readonly string[], doing: Doing): Prompt | null {
  const { decision, option } = hand
  const back: PromptButton = { label: 'holi.web-back', key: 'Escape', onclick: () => hand.back() }
  const yes = (label: string): PromptButton => ({
    label: `holi.web-${label}`,
    key: 'Enter',
    primary: true,
    onclick: doing.decide,
    disabled: !decision,
  })
  const outcome = option
    ? [gain(option), ...brings(option, view)]
        .map((each) => (each ? tell(each, names) : ''))
        .filter(Boolean)
        .join(' · ')
    : ''

  switch (hand.mode) {
    case 'none':
      return null
    case 'corner':
      return {
        text: option ? told('ask-corner-here', { cell: cellOf(option.cells?.[0] ?? '') }) : told('ask-corner'),
        detail: told('ask-corner-how'),
        buttons: [yes('stand')],
      }
    case 'up':
    case 'down': {
      const own = view.seats.find((each) => each.seat === view.seat)
      const card = own?.hand?.find((each) => each.id === hand.card)
      const few =
        hand.mode === 'up' && card && own && own.tokens < card.tokens
          ? say('holi.web-ask-up-few', { tokens: own.tokens })
          : ''
      return {
        text:
          hand.mode === 'up'
            ? told('ask-up', { card: card ? nameOf(card.id) : '' })
            : told(option ? 'ask-down-here' : 'ask-down', { cell: cellOf(option?.cells?.[0] ?? '') }),
        detail: sentence(
          [few, outcome || say(hand.mode === 'up' ? 'holi.web-ask-up-how' : 'holi.web-ask-down-how')]
            .filter(Boolean)
            .join(' '),
        ),
        buttons: [back, yes('throw')],
      }
    }
    case 'move':
      return moving(hand, view, doing, { back, yes, outcome })
  }
}

interface Parts {
  back: PromptButton
  yes: (label: string) => PromptButton
  outcome: string
}

function moving(hand: Hand, view: View, doing: Doing, { back, yes, outcome }: Parts): Prompt {
  const { decision: option } = hand
  if (option?.what === 'climb' || option?.what === 'climb_down') {
    const to = levelName(levelOf(option.cells?.[0] ?? ''))
    return {
      text: told(option.what === 'climb' ? 'ask-climb' : 'ask-climb-down', { level: to }),
      detail: sentence(outcome),
      buttons: [back, yes('go')],
    }
  }
  if (option?.what === 'move') {
    return {
      text: told('ask-move', { cell: cellOf(option.cells?.[0] ?? '') }),
      detail: sentence(outcome),
      buttons: [back, yes('move')],
    }
  }
  const buttons: PromptButton[] = []
  if (!view.climbed && !view.only_end)
    buttons.push({ label: 'holi.web-climb', key: 'c', onclick: () => doing.climb('climb') })
  if (view.climbs_down && !view.climbed && !view.only_end)
    buttons.push({ label: 'holi.web-climb-down', key: 'v', onclick: () => doing.climb('climb_down') })
  const ends = hand.has('end_turn')
  if (ends) {
    // Enter where there is nothing else to confirm; E does the same at any time.
    buttons.push({ label: 'holi.web-end', key: 'Enter', primary: true, onclick: () => doing.send('end_turn') })
  }
  const own = view.seats.find((each) => each.seat === view.seat)
  const looked = hand.option ? told('look-move', { cell: cellOf(hand.option.cells?.[0] ?? ''), outcome }) : undefined
  if (ends) {
    const left = view.only_end
      ? 'no-tokens'
      : view.moved && view.climbed
        ? 'done'
        : view.moved
          ? 'climb'
          : view.climbed
            ? 'move'
            : 'both'
    return { text: told('ask-end', { left }), detail: looked ?? told('ask-end-how'), buttons }
  }
  const detail = own?.last_face_down
    ? told('ask-throw-up-only')
    : told(view.moved ? 'ask-throw-how' : 'ask-throw-or-move')
  return { text: told('ask-throw'), detail: looked ?? detail, buttons }
}
