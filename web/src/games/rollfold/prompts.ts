/** The voice of the table for every question: what is asked, what it brings, and a few buttons. */

import type { Line, Prompt, PromptButton } from '../../board/board'
import { inShort } from '../../board/brings'
import { back, yes } from '../../board/buttons'
import { say } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import { behind } from './folds'
import type { RollfoldSelection } from './selection.svelte'
import { end, isString } from './strings'
import type { Option } from './types'

export interface Doing {
  /** Alone, a free field asks for a die. */
  alone: boolean
  commit: () => void
  /** What the choice in hand brings, line by line. */
  reading: readonly Line[]
  /** Why not, of what was tried last. */
  reason: Told | null
}

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `rollfold.web-${id}`, facts })
const joined = (...words: string[]): Told => told('detail', { sentence: words.filter(Boolean).join(' · ') })
const brought = (option: Option) => [inShort(option, [])]

export function ask(hand: RollfoldSelection, doing: Doing): Prompt | null {
  if (hand.ask === 'none') return null
  const { main, only, ...prompt } = asked(hand, doing)
  const commit = yes(hand, `rollfold.web-${main}`, doing.commit)
  const all =
    only === undefined ? commit : { ...commit, disabled: false, onclick: () => (hand.hold(only), doing.commit()) }
  return { ...prompt, reading: doing.reading, buttons: [all, back(hand, 'rollfold.web-back'), ...prompt.buttons] }
}

type Asked = Prompt & {
  /** What the main button does. */
  main: string
  /** All that is left to do: the main button does it, and nothing is to be chosen before. */
  only?: string
}

function asked(hand: RollfoldSelection, { alone, reason }: Doing): Asked {
  const { ask, shown } = hand
  if (ask === 'take' || ask === 'use') {
    const how = ask === 'take' ? 'ask-take-how' : alone ? 'ask-use-alone' : 'ask-use-how'
    return {
      text: told(`ask-${ask}`),
      detail: shown ? joined(...brought(shown)) : told(how),
      main: ask,
      buttons: hand.choices.map(({ colour, notation }) => ({
        label: `rollfold.web-${colour}`,
        pressed: hand.held === notation,
        onclick: () => hand.hold(notation),
      })),
    }
  }
  const done = hand.offers('done')
  const gives = done?.brings?.length ? joined(...brought(done)) : undefined
  if (shown?.what === 'done')
    return {
      text: told(gives ? 'ask-sure' : 'ask-done'),
      detail: gives,
      main: 'finish',
      buttons: [],
    }
  if (hand.turned) {
    const can = shown?.what === 'flip'
    return {
      text: told(can ? 'ask-flip' : 'ask-other'),
      detail: can ? told('ask-flip-how') : (reason ?? undefined),
      main: 'flip',
      buttons: [],
    }
  }
  if (hand.peek && hand.fold) {
    const { corner, size } = hand.peek
    const other = size === 'small' ? 'large' : 'small'
    return {
      text: told(shown ? 'ask-fold' : 'ask-look', { size }),
      detail: joined(...(shown ? brought(shown) : behind(hand.fold, 'none'))),
      main: 'fold',
      buttons:
        size === 'double'
          ? []
          : [{ label: `rollfold.web-look-${other}`, key: other.charAt(0), onclick: () => hand.peekAt(corner, other) }],
    }
  }
  const value = hand.length
  if (shown && isString(shown)) {
    // Of the string that is held, also while another is looked at: no button comes and goes under a hand.
    const ways = hand.ends.length > 1
    const at = hand.ends.indexOf(shown) + 1
    return {
      text: told('ask-draw', { value, start: shown.start, end: end(shown), slides: String(shown.slides ?? false) }),
      detail: joined(ways && at ? say('rollfold.web-way', { at, count: hand.ends.length }) : '', ...brought(shown)),
      main: 'draw',
      buttons: ways ? [{ label: 'rollfold.web-another', key: 'a', onclick: () => hand.another() }] : [],
    }
  }
  const buttons: PromptButton[] = []
  if (hand.offers('flip')) buttons.push({ label: 'rollfold.web-flip', key: 't', onclick: () => hand.turn() })
  const rest = hand.numbers.some((each) => each.playable || each.plus)
  const only = done && hand.choices.length === 1 && !rest && !gives
  if (done && !only) buttons.push({ label: 'rollfold.web-done', key: ' ', onclick: () => hand.hold('done') })
  if (!hand.strings.length) {
    return {
      text: told(
        hand.chosen
          ? 'ask-stuck'
          : ['fold', 'blunt', 'flip'].some((each) => hand.offers(each))
            ? 'ask-fold-or-finish'
            : 'ask-finish',
        { value },
      ),
      detail: rest ? told('ask-another') : gives,
      main: 'finish',
      ...(only ? { only: done.notation } : {}),
      buttons,
    }
  }
  if (hand.start === null)
    return {
      text: told('ask-start', { value, kind: hand.chosen?.kind ?? '' }),
      detail: told('ask-start-how'),
      main: 'draw',
      buttons,
    }
  const how = hand.ways.some((each) => each.startsWith('@'))
    ? 'ask-orb'
    : hand.ways.includes('~')
      ? 'ask-slide'
      : hand.steps.length
        ? 'ask-further'
        : 'ask-end-how'
  return { text: told('ask-end', { value, start: hand.start }), detail: told(how), main: 'draw', buttons }
}
