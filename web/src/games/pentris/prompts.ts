/** The voice of the table for every question: what is asked, what it brings, and the buttons for it. */

import { MediaQuery } from 'svelte/reactivity'
import type { Line, Prompt, PromptButton } from '../../board/board'
import { inFull, inShort } from '../../board/brings'
import { back, yes } from '../../board/buttons'
import { screen } from '../../screen'
import { say } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import type { PentrisSelection } from './selection.svelte'
import type { View } from './types'

/** Fingers need other words than keys. */
const touch = new MediaQuery('(hover: none)')

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `pentris.web-${id}`, facts })

interface Asking {
  view: View
  /** What the choice in hand brings, line by line. */
  reading: Line[]
  commit: () => void
  send: (notation: string) => void
}

export function ask(hand: PentrisSelection, { view, reading, commit, send }: Asking): Prompt | null {
  const { mode, option, stage } = hand
  const what = (mode === 'piece' && (option ?? hand.choices.find((each) => !each.wasteful))?.what) || 'take'
  const untake = hand.offers('untake')
  const pass = hand.offers('pass')
  const no: PromptButton =
    untake && !hand.canGoBack
      ? { label: 'pentris.web-untake', key: 'Escape', onclick: () => send(untake.notation) }
      : back(hand, 'pentris.web-back')
  const text = (id: string, label: string, detail: string, others: PromptButton[] = []): Prompt => ({
    text: told(id),
    detail: told('detail', { sentence: detail }),
    reading,
    buttons: [yes(hand, `pentris.web-${label}`, commit), no, ...others],
  })

  switch (mode) {
    case 'none':
      return null
    case 'piece':
      return text(hand.offers('discard') ? 'ask-blocked' : `ask-${what}`, what, aboutPiece(hand, view, what))
    case 'place':
      return text('ask-place', 'place', stage === 'nothing' || !option ? how('place') : outcome(hand))
    case 'claim': {
      const passing: PromptButton[] = pass
        ? [
            {
              label: 'pentris.web-pass',
              key: 'p',
              pressed: hand.held === pass.notation,
              onclick: () => hand.hold(pass.notation),
            },
          ]
        : []
      return text(
        'ask-claim',
        option?.what === 'pass' ? 'pass' : 'claim',
        outcome(hand) || say('pentris.web-ask-claim-how'),
        passing,
      )
    }
  }
}

const how = (what: string) => say(`pentris.web-how-${what}${touch.current ? '-touch' : ''}`)

function outcome({ option }: PentrisSelection): string {
  return screen.small ? inShort(option, []) : inFull(option, []).join(' · ')
}

function aboutPiece(hand: PentrisSelection, view: View, what: string): string {
  const own = view.seats.find((each) => each.seat === view.seat)?.personal ?? []
  if (hand.option) return outcome(hand) || say(`pentris.web-means-${what}`)
  if (what !== 'take' && what !== 'personal') return say(`pentris.web-how-${what}`)
  if (view.last_chance && own.length) return say('pentris.web-last-chance')
  const grey = [...view.current, ...view.previous, ...own].some((each) => each.placeable === false)
  return grey ? `${how('take')} ${say('pentris.web-grey')}` : how('take')
}

/** While points are counted, which may take a while. */
export const watch = (skip: () => void): Prompt => ({
  text: told('watch'),
  detail: told('watch-how'),
  buttons: [{ label: 'pentris.web-skip', key: 'Enter', onclick: skip }],
})
