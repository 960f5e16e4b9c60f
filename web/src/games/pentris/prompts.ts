/** The voice of the table for every question: what is asked, what it brings, and the buttons for it. */

import type { Prompt, PromptButton } from '../../board/board'
import { say, tell } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import { brings } from './consequence'
import type { Hand } from './hand.svelte'
import type { View } from './types'

export interface Doing {
  decide: () => void
  send: (notation: string | undefined) => void
}

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `pentris.web-${id}`, facts })
const sentence = (words: string): Told => told('detail', { sentence: words })

export function ask(hand: Hand, view: View, doing: Doing): Prompt | null {
  const { option } = hand
  // The rest stands beside the chute: the bar keeps its height.
  const outcome = option
    ? brings(option)
        .slice(0, 2)
        .map((each) => tell(each, []))
        .join(' · ')
    : ''
  const yes = (label: string, disabled = !option): PromptButton => ({
    label: `pentris.web-${label}`,
    key: 'Enter',
    primary: true,
    onclick: doing.decide,
    disabled,
  })
  const back: PromptButton = { label: 'pentris.web-back', key: 'Escape', onclick: () => hand.back() }

  switch (hand.mode) {
    case 'none':
      return null
    case 'piece':
      return choosing(hand, view, outcome, yes, back)
    case 'place': {
      const untake = hand.has('untake')
      const buttons: PromptButton[] = [yes(hand.settled ? 'place' : 'drop', !hand.place)]
      if (untake)
        buttons.push({ label: 'pentris.web-untake', key: 'Escape', onclick: () => doing.send(untake.notation) })
      else if (hand.canGoBack) buttons.push(back)
      return {
        text: told(hand.settled ? 'ask-here' : 'ask-place', { piece: view.hand?.id ?? '' }),
        detail: outcome ? sentence(outcome) : told(hand.settled ? 'nothing' : 'ask-place-how'),
        buttons,
      }
    }
    case 'claim': {
      const pass = hand.has('pass')
      const buttons = [yes('claim')]
      if (pass) buttons.push({ label: 'pentris.web-pass', key: 'p', onclick: () => doing.send(pass.notation) })
      return {
        text: option
          ? told('ask-claim-this', { colour: option.colour ?? '', size: option.size ?? 0 })
          : told('ask-claim'),
        detail: sentence(outcome || say('pentris.web-ask-claim-how')),
        buttons,
      }
    }
  }
}

/** While points are counted, which may take a while. */
export const watch = (skip: () => void): Prompt => ({
  text: told('watch'),
  detail: told('watch-how'),
  buttons: [{ label: 'pentris.web-skip', key: 'Enter', onclick: skip }],
})

function choosing(
  hand: Hand,
  view: View,
  outcome: string,
  yes: (label: string) => PromptButton,
  back: PromptButton,
): Prompt {
  const what = hand.option?.what ?? hand.options.find((each) => !each.wasteful)?.what ?? 'take'
  const blocked = hand.has('discard') !== undefined
  const kind = blocked && !hand.option ? 'blocked' : what
  const detail =
    outcome ||
    (view.last_chance && view.seats.some((each) => each.seat === view.seat && each.personal.length)
      ? say('pentris.web-last-chance')
      : say(hand.option ? `pentris.web-means-${what}` : `pentris.web-how-${what === 'personal' ? 'take' : what}`))
  return {
    text: hand.option ? told(`ask-${what}-this`, { piece: hand.option.piece ?? '' }) : told(`ask-${kind}`),
    detail: sentence(detail),
    buttons: hand.option ? [yes(what), back] : [yes(what)],
  }
}
