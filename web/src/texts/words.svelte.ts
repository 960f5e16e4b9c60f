/** Texts in the page's language. An id `game.what` is the Fluent message `game-what`. */

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from '../settings.svelte'
import type { Told } from '../wire'

export const LANGUAGES = { en: 'English', it: 'Italiano' }
export type Language = keyof typeof LANGUAGES

const FILES: Record<Language, () => Promise<{ files: Record<string, string> }>> = {
  en: () => import('./en'),
  it: () => import('./it'),
}

let current: { language: Language; bundle: FluentBundle; text: string } = $state.raw({ language: 'en', bundle: new FluentBundle('en'), text: '' })

/** Italian `a` and `e` before a word, as in src/cinquina/locales: “a Bruno” but “ad Anna”, “D3 ed E3”. */
const before =
  (vowel: string): FluentFunction =>
  ([word]) =>
    `${vowel}${String(word).toLowerCase().startsWith(vowel) ? 'd' : ''} ${word}`

export function bundleOf(language: Language, files: string[]): FluentBundle {
  // The page's languages are written from left to right: no isolation marks around names.
  const bundle = new FluentBundle(language, { functions: { AD: before('a'), ED: before('e') }, useIsolating: false })
  for (const file of files) bundle.addResource(new FluentResource(file))
  return bundle
}

/** The language chosen, or the first of the browser's that we speak. */
export function preferred(chosen: typeof settings.language, spoken: readonly string[]): Language {
  if (chosen !== 'auto') return chosen
  const known = spoken.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES)
  return (known ?? 'en') as Language
}

export async function speak(language: Language): Promise<void> {
  const { files } = await FILES[language]()
  const texts = Object.values(files)
  current = { language, bundle: bundleOf(language, texts), text: texts.join('\n') }
  document.documentElement.lang = language
}

export function language(): Language {
  return current.language
}

const messageId = (id: string) => id.replace('.', '-')

/** What follows a beginning in the ids of the texts: of `reaction-`, every reaction there is. */
export function allOf(beginning: string): string[] {
  return [...current.text.matchAll(new RegExp(`^${beginning}([a-z_]+) =`, 'gm'))].map((found) => found[1] as string)
}

export function known(id: string): boolean {
  return current.bundle.hasMessage(messageId(id))
}

/** A text of the page; an id without one is shown as it is, so that a gap is seen. */
export function say(id: string, facts: Record<string, unknown> = {}): string {
  return found(id, '', facts) ?? id
}

/** An event, a verdict or a sentence of the table in words. Seats become the names of those who sit there. */
export function tell(told: Told, names: readonly string[]): string {
  return say(told.id, named(told.facts, names))
}

/** The same in a word or two, where it has such words; an empty text where nothing needs to be said. */
export function brief(told: Told, names: readonly string[]): string {
  return found(told.id, 'brief', named(told.facts, names)) ?? tell(told, names)
}

/** The head of a column: `game-score-lines` with the attribute `.heading`. */
export function heading(id: string): string {
  return found(id, 'heading', {}) ?? say(id)
}

/** What a thing does: the attribute `.about` of its name. */
export function about(id: string): string {
  return found(id, 'about', {}) ?? ''
}

/** Why not. A refusal may share its id with an event, hence an attribute of its own. */
export function refusal(told: Told, names: readonly string[] = []): string {
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

/** Facts that are seats, or lists of them, as in src/cinquina/locales. */
const SEATS = new Set(['seat', 'seats', 'winners', 'by'])
/** Facts that are one square of a board. */
const SQUARES = new Set(['cell', 'from'])

export function named(facts: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const name = (seat: unknown) => (typeof seat === 'number' ? (names[seat] ?? letter(seat)) : seat)
  const entries = Object.entries(facts).map(([key, value]): [string, unknown] => {
    if (SQUARES.has(key) && Array.isArray(value)) return [key, list([value])]
    if (!SEATS.has(key)) return [key, value]
    return [key, Array.isArray(value) ? value.map(name) : name(value)]
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
