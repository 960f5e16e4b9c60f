/** What is chosen before a game: the ready-made choices, and a choice as the server wants it. */

import { hasServer } from '../host'
import { say } from '../texts/words.svelte'
import type { GameFacts, ModeFacts, NewChair, NewTable, PresetFacts, SettingFacts } from '../wire'
import { nameAt } from './names'

export type Start = 'bots' | 'solo' | 'device' | 'link'
export type Chair = Required<NewChair>

export interface Choice {
  /** Empty: the host's own mix. */
  preset: string
  mode: string
  settings: Record<string, unknown>
  chairs: Chair[]
  /** My seat, and so my colour. */
  me: number
  seconds: number
  chat: boolean
}

/** As long as the server takes it. */
export const LONGEST_NAME = 24

export function startOf(text: string | null): Start {
  if (text === 'link' && !hasServer) return 'device'
  return text === 'solo' || text === 'device' || text === 'link' ? text : 'bots'
}

/** A name that can be sent: what is too long is cut between its signs. */
export function myName(name: string): string {
  const short = [...name.normalize('NFC').trim().replace(/\s+/g, ' ')].slice(0, LONGEST_NAME).join('')
  return short.trim() || say('web.guest')
}

export function usualLevel(game: GameFacts): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)] ?? ''
}

export const modeOf = (game: GameFacts, id: string): ModeFacts | undefined => game.modes.find((mode) => mode.id === id)

const alone = (mode: ModeFacts) => mode.seats.every((seats) => seats === 1)

/** The set-ups to choose from; a game that declares none has its modes. */
export function presetsOf(game: GameFacts): PresetFacts[] {
  if (game.presets.length) return game.presets
  const solo = game.modes.find(alone)?.id ?? ''
  const several = game.modes.filter((mode) => !alone(mode))
  return (several.length ? several : game.modes).map((mode) => ({
    id: mode.id,
    mode: mode.id,
    settings: {},
    solo: several.length && !mode.seats.includes(1) ? solo : '',
    level: '',
  }))
}

/** The plain one for a first game, later the usual one; without one, the game of the box. */
export function usualPreset(game: GameFacts, known: boolean): PresetFacts {
  const all = presetsOf(game)
  const wanted = known ? ['usual', 'box'] : ['first']
  const found = wanted.map((id) => all.find((each) => each.id === id)).find((each) => each)
  return found ?? (all[0] as PresetFacts)
}

/** Of a timed game: the set-up without its clock. */
export function calmPreset(game: GameFacts): PresetFacts | undefined {
  return game.timed ? game.presets.find((each) => each.calm) : undefined
}

/** The next preset of a game, harder or easier. Where there is a usual game, that of the box is not on the way. */
export function presetBeside(game: GameFacts, id: string, harder: boolean): PresetFacts | undefined {
  const usual = game.presets.some((each) => each.id === 'usual')
  const way = game.presets.filter((each) => each.id === id || each.id !== 'box' || !usual)
  const at = way.findIndex((each) => each.id === id)
  return at < 0 ? undefined : way[harder ? at + 1 : at - 1]
}

const presetAt = (game: GameFacts, choice: Choice) => presetsOf(game).find((each) => each.id === choice.preset)

/** Every number of seats that the choice could have, alone included where its preset has a game for one. */
export function countsOf(game: GameFacts, choice: Choice): number[] {
  const preset = presetAt(game, choice)
  const modes = preset ? [preset.mode, preset.solo] : [choice.mode]
  const counts = modes.flatMap((mode) => modeOf(game, mode)?.seats ?? [])
  return [...new Set(counts)].sort((one, other) => one - other)
}

/** The mode of a preset for so many. */
export function modeFor(game: GameFacts, preset: PresetFacts, seats: number): string {
  return !modeOf(game, preset.mode)?.seats.includes(seats) && preset.solo ? preset.solo : preset.mode
}

export function defaultsOf(game: GameFacts): Record<string, unknown> {
  return Object.fromEntries(game.settings.map((each) => [each.id, each.default]))
}

/** Is a setting asked for here? Its own schema says so. */
export function applies(setting: SettingFacts, game: GameFacts, choice: Choice): boolean {
  const inMode = (each: SettingFacts) => !each.modes.length || each.modes.includes(choice.mode)
  if (!inMode(setting) || offeredValues(setting, choice.chairs.length).length < 2) return false
  return Object.entries(setting.when).every(([name, values]) => {
    if (name === 'mode') return values.includes(choice.mode)
    if (name === 'seats') return values.includes(choice.chairs.length)
    const other = game.settings.find((each) => each.id === name)
    if (!other || !inMode(other)) return true
    const now = choice.settings[name]
    const all = (Array.isArray(now) ? now : [now]) as SettingFacts['values']
    return all.some((each) => values.includes(each))
  })
}

/** The values of a setting that make sense for so many seats; numbers grow. */
export function offeredValues(setting: SettingFacts, seats: number): SettingFacts['values'] {
  if (setting.seated) return seats > 1 ? setting.values.slice(0, 1 + seats) : []
  if (setting.values.every((each) => typeof each === 'number'))
    return [...setting.values].sort((one, other) => Number(one) - Number(other))
  return setting.values
}

/** The level of the bots that a preset brings. */
export function presetLevel(game: GameFacts, preset: PresetFacts): string {
  return game.levels.includes(preset.level) ? preset.level : usualLevel(game)
}

/** The choice with another preset; who plays stays, the bots get its level. */
export function withPreset(game: GameFacts, choice: Choice, preset: PresetFacts): Choice {
  const level = presetLevel(game, preset)
  const next = {
    ...choice,
    preset: preset.id,
    settings: { ...defaultsOf(game), ...preset.settings },
    chairs: choice.chairs.map((chair) => (chair.kind === 'bot' ? { ...chair, level } : chair)),
  }
  const counts = countsOf(game, next)
  const most = counts.filter((count) => count <= choice.chairs.length).at(-1) ?? counts[0] ?? 1
  return withSeats(game, next, most)
}

/** The choice with so many seats: those that stay keep who sits there, new ones get bots or what is asked for. */
export function withSeats(game: GameFacts, choice: Choice, seats: number, kind: NewChair['kind'] = 'bot'): Choice {
  const chairs = choice.chairs.slice(0, seats)
  const level = choice.chairs.find((chair) => chair.kind === 'bot')?.level || levelOf(game, choice)
  while (chairs.length < seats) chairs.push(newChair(kind, chairs.length, level))
  const me = Math.min(choice.me, seats - 1)
  if (me !== choice.me) chairs[me] = choice.chairs[choice.me] as Chair
  const preset = presetAt(game, choice)
  return { ...choice, chairs, me, mode: preset ? modeFor(game, preset, seats) : choice.mode }
}

function levelOf(game: GameFacts, choice: Choice): string {
  const preset = presetAt(game, choice)
  return preset ? presetLevel(game, preset) : usualLevel(game)
}

export function newChair(kind: NewChair['kind'], seat: number, level: string): Chair {
  return { kind, name: kind === 'person' ? nameAt(seat) : '', level: kind === 'bot' ? level : '' }
}

const WANTED: Record<Start, { seats: number; kind: NewChair['kind'] }> = {
  bots: { seats: 3, kind: 'bot' },
  solo: { seats: 1, kind: 'bot' },
  device: { seats: 2, kind: 'person' },
  link: { seats: 2, kind: 'open' },
}

/** The ready-made choice of a start, for so many if the number is known. */
export function readyMade(game: GameFacts, start: Start, preset: PresetFacts, name: string, seats?: number): Choice {
  const { kind, seats: usual } = WANTED[start]
  const me: Chair = { kind: 'person', name, level: '' }
  const empty = {
    preset: preset.id,
    mode: preset.mode,
    settings: { ...defaultsOf(game), ...preset.settings },
    chairs: [me],
    me: 0,
    seconds: 0,
    chat: true,
  }
  const counts = countsOf(game, empty)
  const several = counts.filter((count) => count > 1 || start === 'solo')
  const most = several.filter((count) => count <= (seats ?? usual)).at(-1)
  return withSeats(game, empty, most ?? several[0] ?? counts[0] ?? 1, kind)
}

export function soloOffered(game: GameFacts): boolean {
  return presetsOf(game).some((preset) => modeOf(game, preset.mode)?.seats.includes(1) || preset.solo)
}

/** What a choice is, as a start: by who sits there. */
export function startLike({ chairs }: Choice): Start {
  if (chairs.length === 1) return 'solo'
  if (chairs.some((chair) => chair.kind === 'open')) return 'link'
  return chairs.filter((chair) => chair.kind === 'person').length > 1 ? 'device' : 'bots'
}

/** A choice as the server wants it. */
export function tableOf(game: GameFacts, choice: Choice): NewTable {
  const own = game.settings.filter((each) => !each.modes.length || each.modes.includes(choice.mode))
  return {
    game: game.id,
    mode: choice.mode,
    chairs: choice.chairs.map((chair) => ({ ...chair, name: chair.kind === 'person' ? myName(chair.name) : '' })),
    settings: Object.fromEntries(own.map((each) => [each.id, choice.settings[each.id] ?? each.default])),
    seconds: choice.seconds,
    chat: choice.chat,
    // The server takes its settings as they are for those who sit here.
    preset: game.presets.some((each) => each.id === choice.preset) ? choice.preset : '',
  }
}

/** Can this be played here and now? A choice that was remembered may be of an earlier version of the game. */
export function fits(game: GameFacts, choice: Choice): boolean {
  const settings = game.settings.filter((each) => each.id in choice.settings)
  const values = (each: SettingFacts) => {
    const now = choice.settings[each.id]
    const all: unknown[] = each.most > 1 && Array.isArray(now) ? now : [now]
    return all.length <= each.most && all.every((value) => each.values.includes(value as never))
  }
  return (
    !!modeOf(game, choice.mode)?.seats.includes(choice.chairs.length) &&
    settings.length === Object.keys(choice.settings).length &&
    settings.every(values) &&
    choice.chairs[choice.me]?.kind === 'person' &&
    choice.chairs.every((chair) => chair.kind !== 'bot' || game.levels.includes(chair.level))
  )
}

/** `1–7`, or `2, 4`. */
export function seatRange(game: GameFacts): string {
  const counts = [...new Set(game.modes.flatMap((mode) => mode.seats))].sort((a, b) => a - b)
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0]
  if (counts.length > 1 && last - first + 1 === counts.length) return `${first}–${last}`
  return counts.join(', ')
}
