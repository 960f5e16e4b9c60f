/** The voice of the table for every question: what is asked, what it brings, and a few buttons. */

import type { Prompt, PromptButton } from '../../board/board'
import { tell } from '../../texts/words.svelte'
import type { Told } from '../../wire'
import { brings, foldBrings, gives } from './consequence'
import type { Hand } from './hand.svelte'
import { end } from './strings'

export interface Doing {
  /** Alone, a free field asks for a die. */
  alone: boolean
  /** A phone has only the bar; beside a larger board lies the whole reading. */
  small: boolean
  decide: () => void
  send: (notation: string) => void
  /** What must be done before the sheet can be turned over. */
  missing?: Told
}

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `rollfold.web-${id}`, facts })
const joined = (list: Told[]): Told => told('detail', { sentence: list.map((each) => tell(each, [])).join(' · ') })

export function ask(hand: Hand, doing: Doing): Prompt | null {
  const back: PromptButton = {
    label: 'rollfold.web-back',
    key: 'Escape',
    onclick: () => hand.back(),
    disabled: !hand.canGoBack,
  }
  const yes = (label: string, disabled = false): PromptButton => ({
    label: `rollfold.web-${label}`,
    key: 'Enter',
    primary: true,
    onclick: doing.decide,
    disabled,
  })
  if (hand.ask === 'none') return null
  if (hand.ask !== 'mark') {
    return {
      text: told(hand.ask === 'take' ? 'ask-take' : 'ask-use'),
      detail: told(hand.ask === 'take' ? 'ask-take-how' : doing.alone ? 'ask-use-alone' : 'ask-use-how'),
      buttons: hand.options.map((each) => ({
        label: `rollfold.web-${each.colour}`,
        key: each.colour === hand.die ? 'Enter' : each.colour === 'white' ? 'w' : 'b',
        primary: each.colour === hand.die,
        onclick: () => doing.send(each.notation),
      })),
    }
  }
  const done = hand.offers('done')
  if (hand.sure && done) return { text: told('ask-sure'), detail: joined(gives(done)), buttons: [back, yes('finish')] }
  if (hand.turned) {
    const can = hand.offers('flip') !== undefined
    return {
      text: told(can ? 'ask-flip' : 'ask-other'),
      detail: can ? told('ask-flip-how') : doing.missing,
      buttons: [back, yes('flip', !can)],
    }
  }
  if (hand.look && hand.fold) return foldPrompt(hand, doing.small, back, yes)
  const value = (hand.chosen?.value ?? 0) + Number(hand.plus)
  if (hand.option) {
    const { start, slides } = hand.option
    const at = hand.ends.findIndex((each) => each.notation === hand.held)
    const ways = hand.ends.length > 1 ? [told('way', { at: at + 1, count: hand.ends.length })] : []
    const other: PromptButton = { label: 'rollfold.web-another', key: 'n', onclick: () => hand.another() }
    return {
      text: told('ask-draw', { value, start, end: end(hand.option), slides: String(slides) }),
      detail: joined([...ways, ...brings(hand.option).slice(0, doing.small ? 2 : 1)]),
      buttons: ways.length ? [back, other, yes('draw')] : [back, yes('draw')],
    }
  }
  const extra: PromptButton[] = []
  if (hand.offers('flip')) extra.push({ label: 'rollfold.web-flip', key: 't', onclick: () => hand.turn() })
  const open = done ? done.open.length + done.unused.length : 0
  const finish = () => (open ? (hand.sure = true) : doing.send('done'))
  if (!hand.strings.length) {
    if (done)
      extra.push({
        label: 'rollfold.web-finish',
        key: hand.numbers.some((each) => each.playable) ? ' ' : 'Enter',
        primary: true,
        onclick: finish,
      })
    return {
      text: told(hand.chosen ? 'ask-stuck' : 'ask-finish', { value }),
      detail: done && open ? joined(gives(done)) : undefined,
      buttons: extra,
    }
  }
  if (done) extra.push({ label: 'rollfold.web-finish', key: ' ', onclick: finish })
  if (hand.start === null)
    return {
      text: told('ask-start', { value, kind: hand.chosen?.kind ?? '' }),
      detail: told(doing.small ? 'ask-start-short' : 'ask-start-how'),
      buttons: extra.length ? extra : [back],
    }
  const how = hand.ways.some((each) => each.startsWith('@'))
    ? 'ask-orb'
    : hand.ways.includes('~')
      ? 'ask-slide'
      : hand.steps.length
        ? 'ask-further'
        : 'ask-end-how'
  return { text: told('ask-end', { value, start: hand.start }), detail: told(how), buttons: [back, yes('draw', true)] }
}

function foldPrompt(
  hand: Hand,
  small: boolean,
  back: PromptButton,
  yes: (label: string, disabled?: boolean) => PromptButton,
): Prompt {
  const { look, fold } = hand
  if (!look || !fold) return { text: told('ask-finish'), buttons: [back] }
  const buttons = [back, yes('fold', !hand.folds)]
  if (small && look.size !== 'double') {
    const other = look.size === 'small' ? 'large' : 'small'
    buttons.push({
      label: `rollfold.web-look-${other}`,
      key: other === 'small' ? 's' : 'l',
      onclick: () => hand.lookAt(look.corner, other),
    })
  }
  return {
    text: told(hand.folds ? 'ask-fold' : 'ask-look', { ...look }),
    detail: joined(foldBrings(fold).slice(0, small ? 2 : 1)),
    buttons,
  }
}
