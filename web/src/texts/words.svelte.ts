/** Texts in the page's language. An id `game.what` is the Fluent message `game-what`. */

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, TEXTS } from 'virtual:languages'
import { api } from '../api'
import { settings } from '../settings.svelte'
import { NAME_FACTS, SEAT_FACTS } from '../wire'

let current: { language: string; bundle: FluentBundle; resources: FluentResource[] } = $state.raw({
  language: 'en',
  bundle: new FluentBundle('en'),
  resources: [],
})

/** Italian `a` and `e` before a word, as in src/cinquina/locales: “a Bruno” but “ad Anna”, “D3 ed E3”. */
const before =
  (vowel: string): FluentFunction =>
  ([word]) =>
    `${vowel}${String(word).toLowerCase().startsWith(vowel) ? 'd' : ''} ${word}`

/** Words that begin a sentence. */
const capital: FluentFunction = ([words]) => String(words).replace(/^./u, (first) => first.toUpperCase())

/** A number with its sign: `+3`, `−2`. */
const signed: FluentFunction = ([points]) => {
  const told = String(points)
  return /^[-0]/.test(told) ? told.replace('-', '−') : `+${told}`
}

/** Notation is English in every language: it is marked where it is shown or spoken by `Words.svelte`. */
let marking = false
export const mark = (notation: string) => `\ue000${notation}\ue001`
const notation: FluentFunction = ([words]) => (marking ? mark(String(words)) : String(words))

/** What `said` says, with its notation marked. */
export function marked(said: () => string): string {
  marking = true
  try {
    return said()
  } finally {
    marking = false
  }
}

/** A text in parts, of which every other one is notation. */
export const partsOf = (text: string) => text.split(/[\ue000\ue001]/)

export function bundleOf(language: string, resources: FluentResource[]): FluentBundle {
  // The page's languages are written from left to right: no isolation marks around names.
  const functions = { AD: before('a'), ED: before('e'), CAPITAL: capital, NOTATION: notation, SIGNED: signed }
  const bundle = new FluentBundle(language, { functions, useIsolating: false })
  for (const each of resources) bundle.addResource(each)
  return bundle
}

/** The language chosen, or the first of the browser's that we speak. */
export function preferred(chosen: typeof settings.language, spoken: readonly string[]): string {
  if (chosen !== 'auto') return chosen
  const known = spoken.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES)
  return known ?? 'en'
}

/** The language that is wanted, and the parts: of the page, of the games that are played, of their lessons. */
let wanted = 'en'
const parts = new Set(['page'])
const loaded = new Map<string, Promise<FluentResource>>()

/** The texts of a part, once; those that the page was built without, of games that came later, are the server's. */
function resourceOf(part: string, language: string): Promise<FluentResource> {
  const key = `${language}/${part}`
  const known = loaded.get(key)
  if (known) return known
  const elsewhere = async () => (await api.texts(part, language)).join('\n')
  const coming = (TEXTS[language]?.[part] ?? elsewhere)().then((text) => new FluentResource(text))
  loaded.set(key, coming)
  coming.catch(() => loaded.delete(key)) // asked again next time
  return coming
}

/** Speak the language that is wanted, with all parts; whoever waits for it has them, also what was wanted meanwhile. */
async function renew(): Promise<void> {
  const [language, count] = [wanted, parts.size]
  const resources = await Promise.all([...parts].map((part) => resourceOf(part, language)))
  if (language !== wanted || count !== parts.size) return renew()
  if (language === current.language && count === current.resources.length) return
  current = { language, bundle: bundleOf(language, resources), resources }
  document.documentElement.lang = language
}

/** From now on in this language; if its texts do not come, in the same as before. */
export async function speak(language: string): Promise<void> {
  wanted = language
  await renew().catch((error: unknown) => {
    if (wanted === language) wanted = current.language
    throw error
  })
}

/** Learn the texts of a game, of its lessons, settings or words, or of a table before they are needed. */
export async function speakOf(part: string): Promise<void> {
  if (/-(lessons|setup|words)$/.test(part) && !TEXTS.en?.[part]) return // a game from elsewhere brings all its texts at once
  const fresh = !parts.has(part)
  parts.add(part)
  await renew().catch((error: unknown) => {
    if (fresh) parts.delete(part)
    throw error
  })
}

export function language(): string {
  return current.language
}

const messageId = (id: string) => id.replace('.', '-')

/** What follows a beginning in the ids of the texts: of `reaction-`, every reaction there is. */
export function allOf(beginning: string): string[] {
  const ids = current.resources.flatMap((each) => each.body.map(({ id }) => id))
  return ids.filter((id) => id.startsWith(beginning)).map((id) => id.slice(beginning.length))
}

export function known(id: string): boolean {
  return current.bundle.hasMessage(messageId(id))
}

/** A text of the page; an id without one is shown as it is, so that a gap is seen. */
export function say(id: string, facts: Record<string, unknown> = {}): string {
  return found(id, '', facts) ?? id
}

/** Something that a text tells: an event, a refusal, a sentence of the page itself. */
interface Sentence {
  id: string
  facts: object
}

/** What components are called, by id and language: the words of the edition that is played. */
let edition: Record<string, Record<string, string>> = $state.raw({})

export function learn(words: typeof edition): void {
  edition = words
}

/** What a component is called in every language. */
export function wordsOf(id: string): Record<string, string> {
  return edition[id] ?? {}
}

/** What a component is called; in English where the edition does not know this language. */
export function nameOf(id: string): string {
  return edition[id]?.[current.language] ?? edition[id]?.en ?? id
}

/** An event, a verdict or a sentence of the table in words. Seats become the names of those who sit there; `you` is the
    seat of the one who reads. */
export function tell(told: Sentence, names: readonly string[], you: number | null = null): string {
  return say(told.id, named(told.facts, names, you))
}

/** A verdict as those hear it whose game it was: together, or one alone. Most are said alike to everybody who reads. */
export function tellOwn(told: Sentence, names: readonly string[], you: number | null, alone: boolean): string {
  return found(told.id, alone ? 'mine' : 'yours', named(told.facts, names, you)) ?? tell(told, names, you)
}

/** The same in a word or two, where it has such words. */
export function brief(told: Sentence, names: readonly string[]): string {
  return inBrief(told, names) || tell(told, names)
}

/** Only the words of a list of choices; an empty text where nothing needs to be said. */
export function inBrief(told: Sentence, names: readonly string[]): string {
  return found(told.id, 'brief', named(told.facts, names)) ?? ''
}

/** The head of a column, or what a figure counts: `game-score-lines` with the attribute `.heading`. */
export function heading(id: string, facts: Record<string, unknown> = {}): string {
  return found(id, 'heading', facts) ?? say(id)
}

/** What a thing is or does: the attribute `.about` of its name. */
export function about(id: string, facts: Record<string, unknown> = {}): string {
  return found(id, 'about', facts) ?? ''
}

/** The key of a button in this language: the attribute `.key` of its label. */
export function keyOf(id: string): string | undefined {
  return found(id, 'key', {}) ?? undefined
}

/** Why not. A refusal may share its id with an event, hence an attribute of its own. */
export function refusal(told: Sentence, names: readonly string[] = []): string {
  const facts = named(told.facts, names)
  return found(told.id, 'refused', facts) ?? say(told.id, facts)
}

function found(id: string, attribute: string, facts: Record<string, unknown>): string | null {
  const message = current.bundle.getMessage(messageId(id))
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return null
  const faults: Error[] = [] // a fact that is missing stays as {$name}
  return current.bundle.formatPattern(pattern, values(facts), faults)
}

/** Facts that are seats, or lists of them, and facts that are names of components. */
const SEATS: ReadonlySet<string> = new Set(SEAT_FACTS)
const NAMES: ReadonlySet<string> = new Set(NAME_FACTS)
/** Facts that are one square of a board. */
const SQUARES = new Set(['cell', 'from', 'square'])

/** Of lists that end without an “and”, by their fact. */
const JOINTS: Record<string, string> = { brings: ', ', scores: ', ', effects: '; ' }

/** Something told within something told; as `brings` it is told in brief. */
const isTold = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'id' in value && 'facts' in value

/** The facts as a text takes them. Beside each seat, or list of them, whether it is the reader: `you`, `by_you`. */
export function named(facts: object, names: readonly string[], you: number | null = null): Record<string, unknown> {
  const name = (seat: unknown) => (typeof seat === 'number' ? (names[seat] ?? letter(seat)) : seat)
  const entries = Object.entries(facts).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (SQUARES.has(key) && Array.isArray(value)) return [[key, list([value])]]
    if (NAMES.has(key) && typeof value === 'string') return [[key, nameOf(value)]]
    if (isTold(value) || (Array.isArray(value) && value.length && value.every(isTold))) {
      const parts = [value].flat() as Sentence[]
      const told = parts.map((each) => (key === 'brings' ? brief(each, names) : tell(each, names, you)))
      const words = told.filter((each) => each !== '')
      return [[key, key in JOINTS ? words.join(JOINTS[key]) : list(words)]]
    }
    if (!SEATS.has(key)) return [[key, value]]
    const seats: unknown[] = Array.isArray(value) ? value : [value]
    const reads = you !== null && seats.includes(you)
    const others = seats.filter((each) => each !== you).map(name)
    const told = Array.isArray(value) ? (reads ? [...others, say('core-you')] : others) : name(value)
    return [
      [key, told],
      [key === 'seat' ? 'you' : `${key}_you`, String(reads)],
    ]
  })
  return Object.fromEntries(entries)
}

function values(facts: Record<string, unknown>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, variable(value)]))
}

function variable(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string' || value instanceof Date) return value
  if (Array.isArray(value)) return list(value)
  return String(value)
}

/** `1, 3 and 4`; squares are `(5,2) (6,2)`. */
export function list(items: readonly unknown[]): string {
  if (items.length && items.every(Array.isArray)) return items.map((each) => `(${each.join(',')})`).join(' ')
  const words = items.map(String)
  const last = words.pop() ?? ''
  return words.length ? say('core-and', { first: words.join(', '), last }) : last
}

/** Why, as one clause: what speaks for a choice, but what against it. */
export function reasoned(told: readonly Sentence[], names: readonly string[]): string {
  const words = (some: readonly Sentence[]) => list(some.map((each) => tell(each, names)))
  const turn = told.findIndex(({ id }) => id.endsWith('-against'))
  return turn > 0
    ? say('core.reason_but', { good: words(told.slice(0, turn)), bad: words(told.slice(turn)) })
    : words(told)
}

export const letter = (seat: number) => 'ABCDEFGHIJ'[seat] ?? '?'

/** `5 minutes ago`, `yesterday`. */
export function ago(time: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(current.language, { numeric: 'auto' })
  const seconds = Math.min(0, Math.round((time - now) / 1000))
  if (seconds > -60) return format.format(0, 'second')
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute')
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), 'hour')
  return format.format(Math.round(seconds / 86400), 'day')
}
