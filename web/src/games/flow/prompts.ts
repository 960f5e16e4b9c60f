/** The voice of the table for every question: what is asked, what it brings, and one button that commits. */

import type { Line, Prompt, PromptButton } from '../../board/board'
import { inFull } from '../../board/brings'
import { back as backOf, yes as yesOf } from '../../board/buttons'
import { about, say } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import type { FlowSelection } from './selection.svelte'
import type { View } from './types'

export interface Asking {
  view: View
  commit: () => void
  /** Opens the discards to choose from. */
  discards: () => void
  /** What the choice in hand would bring, and what the next wave may do to it. */
  reading: readonly Line[]
}

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `flow.${id}`, facts })
const detail = (sentence: string): Told => told('web-detail', { sentence })

/** After the time, what was begun is finished: that is what matters then. */
export function ask(selection: FlowSelection, asking: Asking): Prompt | null {
  const { view } = asking
  const asked = question(selection, asking)
  const prompt = asked && selection.aims && selection.shown ? { ...asked, reading: asking.reading } : asked
  if (!prompt || !view.time_up || (view.phase !== 'placing' && view.phase !== 'resolving')) return prompt
  return { ...prompt, detail: told('web-late-finish') }
}

function question(selection: FlowSelection, { view, commit, discards }: Asking): Prompt | null {
  const { stage, shown, plain } = selection
  const yes = (label: string, more: Partial<PromptButton> = {}): PromptButton => ({
    ...yesOf(selection, `flow.${label}`, commit),
    ...more,
  })
  const back = backOf(selection, 'flow.web-back')
  const outcome = inFull(shown, []).slice(0, 2).join(' · ')

  switch (selection.ask) {
    case 'none':
      return null
    case 'start':
      return {
        text: told('web-ask-start', { round: view.round + 1, players: view.hands.length }),
        detail: view.turns
          ? told('web-ask-start-turns', { turns: view.turns })
          : told('web-ask-start-clock', { seconds: view.round_ms / 1000 }),
        buttons: [yes('web-start', { icon: 'play', disabled: false })],
      }
    case 'turn': {
      const { what = plain ? 'draw' : selection.offers('take') ? 'take' : 'play', kind = '' } = shown ?? {}
      const tiles = plain ? (selection.offers('take') ? 'both' : 'draw') : selection.offers('take') ? 'take' : 'none'
      const { shape = '' } = view.revealed.find((each) => each.id === shown?.tile) ?? {}
      const buttons = [yes(`web-${what}`, { facts: { shape }, disabled: stage === 'nothing' && !plain }), back]
      if (what === 'play' && shown)
        return {
          text: told('web-ask-play', { card: say(`flow.card-${kind}`) }),
          detail: detail(about(`flow.card-${kind}`)),
          buttons,
        }
      return {
        text: told('web-ask-turn', { tiles, cards: String(selection.offers('play') !== null) }),
        detail: view.turns ? told('web-ask-turn-left', { turns: view.turns_left }) : undefined,
        buttons,
      }
    }
    case 'discard':
      return {
        text: told('web-ask-discard', { shape: view.tile?.shape ?? '' }),
        detail: told('web-ask-discard-why', { blocks: String(plain?.blocks ?? false) }),
        buttons: [yes('web-discard', { disabled: false })],
      }
    case 'die':
      return {
        text: told('web-ask-die'),
        detail: told('web-ask-die-means'),
        buttons: [
          ...selection.choices.map(({ notation }) => ({
            label: `flow.web-${notation.replace(' ', '-')}`,
            pressed: selection.held === notation,
            onclick: () => selection.choose(notation),
          })),
          yes('web-roll'),
          back,
        ],
      }
    case 'facing':
      return { text: told('web-ask-facing'), detail: told('web-ask-facing-how'), buttons: [yes('web-face'), back] }
    case 'support':
    case 'bird':
      return {
        text: told(`web-ask-${selection.ask}`),
        detail: detail((selection.ask === 'support' && outcome) || about(`flow.card-${selection.ask}`)),
        buttons: [yes(selection.ask === 'bird' ? 'web-guard' : 'web-remove'), back],
      }
    case 'lift':
      return {
        text: told('web-ask-lift'),
        detail: told('web-ask-lift-how'),
        buttons: [yes('web-place'), back],
      }
    case 'fetch':
      return {
        text: told('web-ask-fetch'),
        detail: detail(about('flow.card-return')),
        buttons: [yes('web-discards-open', { onclick: discards, disabled: false })],
      }
    case 'place':
    case 'drop':
    case 'bring':
      return {
        text: told(`web-ask-${selection.ask}`, { shape: view.tile?.shape ?? '' }),
        detail: detail(outcome || say(selection.ask === 'drop' ? 'flow.web-ask-drop-how' : 'flow.web-ask-place-how')),
        buttons: [yes('web-place'), back],
      }
  }
}
