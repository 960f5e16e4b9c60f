/** The voice of the table for every question: what is asked, what it brings, and two buttons at most, so that the bar keeps its height. */

import type { Prompt, PromptButton } from '../../board/board'
import { about, say, tell } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import { brings } from './consequence'
import type { Hand } from './hand.svelte'
import type { View } from './types'

export interface Doing {
  decide: () => void
  back: () => void
  turn: () => void
  send: (notation: string | undefined) => void
  /** Opens the discards to choose from. */
  discards: () => void
}

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `flow.${id}`, facts })
const detail = (sentence: string): Told => told('web-detail', { sentence })

/** After the time, what was begun is finished: that is what matters then. */
export function ask(hand: Hand, view: View, doing: Doing, small: boolean): Prompt | null {
  const prompt = question(hand, view, doing, small)
  if (!prompt || !view.time_up || (view.phase !== 'placing' && view.phase !== 'resolving')) return prompt
  return { ...prompt, detail: told('web-late-finish') }
}

function question(hand: Hand, view: View, doing: Doing, small: boolean): Prompt | null {
  const back: PromptButton = { label: 'flow.web-back', key: 'Escape', onclick: doing.back, disabled: !hand.canGoBack }
  const yes = (label: string, disabled = false): PromptButton => ({
    label: `flow.${label}`,
    key: 'Enter',
    primary: true,
    onclick: doing.decide,
    disabled,
  })
  const turn: PromptButton = { label: 'flow.web-turn', key: 'r', onclick: doing.turn, disabled: !hand.cell }
  // Beside the board lies the whole reading; a phone has only the bar.
  const brought = hand.option ? brings(hand.option, view).slice(0, small ? 2 : 1) : []
  const outcome = brought.map((each) => tell(each, [])).join(' · ')
  const send = (what: string) => hand.options.find((each) => each.what === what)?.notation

  switch (hand.ask) {
    case 'start':
      return {
        text: told('web-ask-start', { round: view.round + 1, players: view.hands.length }),
        detail: view.turns
          ? told('web-ask-start-turns', { turns: view.turns })
          : told('web-ask-start-clock', { seconds: view.round_ms / 1000 }),
        buttons: [
          {
            label: 'flow.web-start',
            key: 'Enter',
            primary: true,
            icon: 'play',
            onclick: () => doing.send(send('start')),
          },
        ],
      }
    case 'turn':
      return turnPrompt(hand, view, doing, back)
    case 'discard':
      return {
        text: told('web-ask-discard', { shape: view.tile?.shape ?? '' }),
        detail: told('web-ask-discard-why', {
          blocks: String(view.ghosts.some((each) => each.reason === 'flow.blocks_animal')),
        }),
        buttons: [{ label: 'flow.web-discard', key: 'Enter', primary: true, onclick: () => doing.send('discard') }],
      }
    case 'die':
      return {
        text: told('web-ask-die'),
        detail: told('web-ask-die-means'),
        buttons: hand.options.map((each) => ({
          label: `flow.web-${each.notation.replace(' ', '-')}`,
          key: each.notation.endsWith('white') ? 'w' : 'b',
          onclick: () => doing.send(each.notation),
        })),
      }
    case 'facing':
      return {
        text: told('web-ask-facing'),
        detail: told('web-ask-facing-how'),
        buttons: [yes('web-face', !hand.option), back],
      }
    case 'place':
      return {
        text: told('web-ask-place', { shape: view.tile?.shape ?? '' }),
        detail: detail(outcome || say('flow.web-ask-place-how')),
        buttons: [yes('web-place', !hand.option), turn],
      }
    case 'support':
      return {
        text: told('web-ask-support'),
        detail: detail(outcome || about('flow.card-support')),
        buttons: [yes('web-remove', !hand.option), back],
      }
    case 'bird':
      return {
        text: told('web-ask-bird'),
        detail: detail(outcome || about('flow.card-bird')),
        buttons: [yes('web-guard', !hand.option), back],
      }
    case 'lift':
      return {
        text: told('web-ask-lift'),
        detail: detail(about('flow.card-current')),
        buttons: [yes('web-lift', !hand.cell || !hand.targets.size), back],
      }
    case 'drop':
      return {
        text: told('web-ask-drop'),
        detail: detail(outcome || say('flow.web-ask-drop-how')),
        buttons: [yes('web-place', !hand.option), hand.cell ? turn : back],
      }
    case 'fetch':
      return {
        text: told('web-ask-fetch'),
        detail: detail(about('flow.card-return')),
        buttons: [{ label: 'flow.web-discards-open', key: 'Enter', primary: true, onclick: doing.discards }],
      }
    case 'bring':
      return {
        text: told('web-ask-bring'),
        detail: detail(outcome || say('flow.web-ask-place-how')),
        buttons: [yes('web-place', !hand.option), hand.cell ? turn : back],
      }
    case 'none':
      return null
  }
}

function turnPrompt(hand: Hand, view: View, doing: Doing, back: PromptButton): Prompt {
  const held = hand.held ? hand.option : null
  if (held?.what === 'play') {
    return {
      text: told('web-ask-play', { card: say(`flow.card-${held.kind}`) }),
      detail: detail(about(`flow.card-${held.kind}`)),
      buttons: [{ label: 'flow.web-play', key: 'Enter', primary: true, onclick: doing.decide }, back],
    }
  }
  const draw = hand.options.find((each) => each.what === 'draw')
  const takes = hand.options.some((each) => each.what === 'take')
  const plays = hand.options.some((each) => each.what === 'play')
  const tiles = draw ? (takes ? 'both' : 'draw') : takes ? 'take' : 'none'
  const buttons: PromptButton[] = draw
    ? [
        {
          label: 'flow.web-draw',
          key: 'Enter',
          primary: true,
          onclick: () => doing.send(held?.notation ?? draw.notation),
        },
      ]
    : takes
      ? [
          {
            label: 'flow.web-take-first',
            key: 'Enter',
            primary: true,
            onclick: () => doing.send(hand.options.find((each) => each.what === 'take')?.notation),
          },
        ]
      : []
  const left = view.turns - view.turns_in_round
  return {
    text: told('web-ask-turn', { tiles, cards: String(plays) }),
    detail: view.turns ? told('web-ask-turn-left', { turns: left }) : undefined,
    buttons,
  }
}
