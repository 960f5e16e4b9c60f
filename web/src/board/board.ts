/** What a game's folder gives the page, and what the page gives a board.
 *
 * `web/src/games/<game>/index.ts` exports `game: GameFolder`. It is found by its place, no list names it. A game
 * without such a folder has the board of `web/src/plain`.
 * A board never computes a rule: it shows `update.view` and walks `update.choices`.
 *
 * At hand for every board:
 *   words:   `import { say } from '../../texts/words.svelte'`  say('game.folded', { line: 3 }) in the page's language
 *   seats:   `import SeatMark from '../../parts/SeatMark.svelte'` and the CSS variables --seat-0 … --seat-6
 *            (fill), --seat-0-ink … (text and lines on paper), patterns `url(#seat-pattern-0)` … in any SVG of the page
 *   colours: --paper --paper-2 --ink --ink-soft --line --table --accent --accent-ink --good --bad --focus
 *            (src/look/tokens.css)
 *   motion:  `import { motion } from '../../settings.svelte'`  motion.ms(300) is 300, or 0 where less motion is wanted
 *   sound:   `import { sound } from '../../sound'`  sound('chime' | 'tick' | 'tock' | 'no'), or one of the game's own
 *            (sounds.ts)
 *   time:    `import { tableClock } from '../../board/board'`  the countdown of this table, by the server's clock; and
 *            `import BigClock from '../../table/BigClock.svelte'`  a large face for it (the page has a small one, and
 *            makes the sounds)
 *   speech:  `import { announce } from '../../announce.svelte'`  for what is not an event (the page announces events)
 */

import { getContext, setContext, type Component } from 'svelte'
import type { Shot } from './changes'
import type { Event, HintOption, Told, Update } from '../wire'

export interface BoardProps<View = unknown, Choice = unknown> {
  /** The table now. Only `view` and `choices` are the game's own. */
  update: GameUpdate<View, Choice>
  /** Send a decision of the seat that looks. */
  play: (notation: string) => void
  /** Return which rule is against a decision; null = none is known. A replay and the rules have no `why`. */
  why?: (notation: string) => Promise<Told | null>
  /** The option of a hint that is shown, alone in its list. */
  hint: HintOption[] | null
  /** To be shown first, shot by shot; empty = show `update` at once. */
  film: Shot<View>[]
  /** Call when the film is over; the next update waits for it (at most a few seconds). */
  done: () => void
  /** Hears which view is drawn, step by step of a film. */
  draws?: (view: View) => void
  /** A decision is on its way to the server. */
  busy: boolean
  /** Why the last attempt was refused; null as soon as another is made. */
  refused?: Told | null
  /** A phone in portrait. */
  small?: boolean
  /** A picture of a decision, the one of the hint: nothing is heard or said. */
  picture?: boolean
  /** Nothing can be played: replay, or an earlier moment of the history. */
  replay?: boolean
}

export type GameUpdate<View, Choice> = Omit<Update, 'view' | 'choices'> & { view: View; choices: Choice[] }

/** What the seats' panel shows of one seat besides its name. */
export interface SeatFacts {
  score: number | null
  /** What that figure is: the id of a text with `.about`, and in a word `.heading`; without it, it is a score. */
  label?: string
  /** How the seat stands, said where it is not its turn: still in, out in round 23. */
  standing?: Told
  /** Eliminated or resigned: plays no more. */
  out: boolean
  /** Has decided what others still decide now. Without it: when all decide together, and the seat is not asked. */
  done?: boolean
  /** A second figure, for example { id: 'game.short', facts: { points: 3 } }; and what it is, as `label`. */
  note?: Told
  noteLabel?: string
}

export interface RulesProps {
  /** The mode that is played. */
  mode: string
  /** Ids of what was refused last and of what is asked: the rules open there. */
  about?: readonly string[]
  /** The table as it is, for rules that lie on it as cards; the game's own. */
  view?: unknown
}

export interface GameFolder {
  id: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any, any>>
  /** The rules in our own words, of the mode that is played; without them the page tells what the terminal tells. */
  Rules?: Component<RulesProps>
  seat?: (view: never, seat: number) => SeatFacts
  /** What somebody did, on their card, where the brief words of the event are only notation; '' = those. */
  did?: (event: Event) => string
  /** A small picture of something that a line of the story is about, by its name in the game's `story.py`. */
  Thing?: Component<{ what: string }>
}

/** How a game lies on the lobby's table: `web/src/games/<game>/cover.ts` exports `cover`; a lobby loads no game. */
export interface GameCover {
  /** The address of `virtual:pictures/<game>`: its Picture.svelte, an SVG with a viewBox of 0 0 240 180. */
  picture: string
  /** The key colour, as CSS colours for light and dark. */
  colour?: { light: string; dark: string }
  /** Draws a value of a setting that has a face, such as a card, from what the server sends (`SettingFacts.faces`). */
  face?: () => Promise<Component<{ face: unknown }>>
}

export interface PromptButton {
  /** A text id, for example `game.confirm`. */
  label: string
  facts?: Record<string, unknown>
  /** As in KeyboardEvent.key: `Enter` and `Escape` are Confirm and Back; a letter is shown on the button. A letter that
      follows the language is the attribute `.key` of the label's text instead. */
  key?: string
  onclick: () => void
  disabled?: boolean
  primary?: boolean
  /** Pressed or not, for a switch. */
  pressed?: boolean
  /** The name of an icon of parts/Icon.svelte. */
  icon?: string
}

export interface Prompt {
  /** What was said a moment ago and still counts. */
  lead?: Told
  text: Told
  /** A second, quieter sentence: a price, a warning. */
  detail?: Told
  /** What the choice in hand would bring, line by line: beside the question where there is room, else `detail` has it. */
  reading?: readonly Line[]
  /** How to answer for those who do not see the buttons: spoken after `text`. */
  how?: Told
  /** Why not, of what was tried last: where a lesson explains it, the bar leads there. */
  reason?: Told | null
  buttons: PromptButton[]
}

/** Of what a choice would bring: in words, and whether that is welcome. */
export interface Line {
  words: string
  mood?: 'good' | 'bad' | 'plain'
  /** The name of an icon, or a letter. */
  sign?: string
  /** What can be asked about it: a text id. */
  what?: string
}

/** The voice of the table. A board fills it while it is asked something: `$effect(() => bar.show({ … }))`. */
export interface PromptBar {
  /** null: the page says what the table waits for. */
  show: (prompt: Prompt | null) => void
}

/** What is left of the running time limit. Everything here is reactive. */
export interface TableClock {
  /** Whole seconds left, rounded up; null = no clock runs. It changes on all devices together. */
  readonly seconds: number | null
  /** Seconds of the whole. */
  readonly length: number
  /** It stands still, because the table is paused. */
  readonly paused: boolean
  /** The game's own clock, which runs for all; otherwise it is the limit of a decision. */
  readonly forAll: boolean
  /** The last ten seconds. */
  readonly short: boolean
  /** The board has something open that is read, such as the text of a card: alone with bots that stops the clock. */
  reads: (on: boolean) => void
}

const TABLE_CLOCK = Symbol('table clock')

export function offerTableClock(clock: TableClock): void {
  setContext(TABLE_CLOCK, clock)
}

const NO_CLOCK: TableClock = {
  seconds: null,
  length: 0,
  paused: false,
  forAll: false,
  short: false,
  reads: () => undefined,
}

/** In a board's script. Outside a table (replay, rules drawer) no clock runs. */
export function tableClock(): TableClock {
  return getContext<TableClock | undefined>(TABLE_CLOCK) ?? NO_CLOCK
}

const PROMPT_BAR = Symbol('prompt bar')

export function offerPromptBar(bar: PromptBar): void {
  setContext(PROMPT_BAR, bar)
}

/** In a board's script. Outside a table (replay, rules drawer) it is silent. */
export function promptBar(): PromptBar {
  return getContext<PromptBar | undefined>(PROMPT_BAR) ?? { show: () => undefined }
}
