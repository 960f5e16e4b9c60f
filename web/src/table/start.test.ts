import { beforeAll, expect, test } from 'vitest'
import { speak } from '../texts/words.svelte'
import type { GameFacts, SettingFacts } from '../wire'
import {
  applies,
  countsOf,
  fits,
  myName,
  offeredValues,
  presetBeside,
  presetsOf,
  readyMade,
  seatRange,
  soloOffered,
  startLike,
  tableOf,
  usualLevel,
  usualPreset,
  withPreset,
  withSeats,
  type Choice,
  type Start,
} from './start'

const setting = (id: string, values: SettingFacts['values'], more: Partial<SettingFacts> = {}): SettingFacts => ({
  id,
  values,
  default: values[0],
  modes: [],
  most: 1,
  when: {},
  seated: false,
  faces: {},
  ...more,
})

const facts: GameFacts = {
  id: 'any',
  title: 'Any',
  authors: [],
  publisher: '',
  minutes: 10,
  age: 8,
  modes: [
    { id: 'standard', seats: [2, 3, 4] },
    { id: 'hard', seats: [2, 3] },
    { id: 'solo', seats: [1] },
  ],
  settings: [
    setting('clock', ['turns', 'realtime']),
    setting('seconds', [60, 45], { when: { clock: ['realtime'] } }),
    setting('first', ['random', 'a', 'b', 'c', 'd'], { seated: true }),
    setting('cards', ['x', 'y'], { default: [], most: 2, modes: ['hard'] }),
    setting('scope', ['all', 'some'], { when: { mode: ['hard', 'solo'], cards: ['y'] } }),
  ],
  presets: [
    { id: 'first', mode: 'standard', settings: {}, solo: 'solo', level: 'newcomer' },
    { id: 'box', mode: 'standard', settings: { clock: 'realtime' }, solo: 'solo', level: '' },
    { id: 'experts', mode: 'hard', settings: { cards: ['x'] }, solo: '', level: 'gone' },
  ],
  levels: ['newcomer', 'casual', 'strong'],
  simultaneous: false,
  hidden: false,
  timed: false,
  cooperative: false,
  resigns: false,
  lessons: 0,
}

beforeAll(() => speak('en'))

const made = (start: Start, known = false, seats?: number) =>
  readyMade(facts, start, usualPreset(facts, known), 'Ada', seats)

test('the first game is the plain one against newcomers, later that of the box', () => {
  const first = made('bots')
  expect(first.chairs.map(({ kind, level }) => [kind, level])).toEqual([
    ['person', ''],
    ['bot', 'newcomer'],
    ['bot', 'newcomer'],
  ])
  expect(first.settings.clock).toBe('turns')
  const later = made('bots', true)
  expect(later.chairs[1]?.level).toBe('casual')
  expect(later.settings.clock).toBe('realtime')
})

test('the server is told of the preset, as long as nothing was changed; the usual game comes after the first', () => {
  const all = {
    ...facts,
    presets: [...facts.presets, { id: 'usual', mode: 'hard', settings: {}, solo: '', level: '' }],
  }
  expect(usualPreset(all, true).id).toBe('usual')
  expect(tableOf(facts, made('bots')).preset).toBe('first')
  expect(tableOf(facts, { ...made('bots'), preset: '' }).preset).toBe('')
  expect(tableOf({ ...facts, presets: [] }, { ...made('bots'), preset: 'standard' }).preset).toBe('')
})

test('harder and easier presets; the game of the box is not on the way where there is a usual one', () => {
  const beside = (id: string, harder: boolean, all = facts) => presetBeside(all, id, harder)?.id
  expect([beside('first', true), beside('box', true), beside('experts', true)]).toEqual(['box', 'experts', undefined])
  expect([beside('first', false), beside('gone', true)]).toEqual([undefined, undefined])
  const usual = { id: 'usual', mode: 'hard', settings: {}, solo: '', level: '' }
  const all = { ...facts, presets: facts.presets.toSpliced(2, 0, usual) }
  expect([beside('first', true, all), beside('usual', false, all)]).toEqual(['usual', 'first'])
  expect([beside('box', true, all), beside('box', false, all)]).toEqual(['usual', 'first'])
})

test('alone, around one device, with a link for so many', () => {
  expect(tableOf(facts, made('solo'))).toMatchObject({ mode: 'solo', chairs: [{ kind: 'person', name: 'Ada' }] })
  expect(made('device').chairs.map((chair) => chair.name)).toEqual(['Ada', 'Bruno'])
  expect(made('link').chairs.map((chair) => chair.kind)).toEqual(['person', 'open'])
  expect(made('link', false, 4).chairs).toHaveLength(4)
  for (const start of ['bots', 'solo', 'device', 'link'] as const) expect(startLike(made(start))).toBe(start)
})

test('a preset keeps who plays, as far as it has seats', () => {
  const four = withSeats(facts, made('bots'), 4)
  const hard = withPreset(facts, four, facts.presets[2]!)
  expect(hard).toMatchObject({ mode: 'hard', preset: 'experts' })
  expect(hard.chairs.map((chair) => chair.level)).toEqual(['', 'casual', 'casual'])
  expect(hard.settings.cards).toEqual(['x'])
  expect(countsOf(facts, hard)).toEqual([2, 3])
  expect(countsOf(facts, four)).toEqual([1, 2, 3, 4])
  expect(withSeats(facts, four, 1).mode).toBe('solo')
})

test('whoever sits behind a seat that goes moves up, and I stay', () => {
  const last: Choice = { ...made('bots'), me: 2 }
  last.chairs = [last.chairs[1]!, last.chairs[2]!, last.chairs[0]!]
  const two = withSeats(facts, last, 2)
  expect(two.me).toBe(1)
  expect(two.chairs[1]).toMatchObject({ kind: 'person', name: 'Ada' })
})

test('only what makes a difference is asked', () => {
  const asked = (choice: Choice) => facts.settings.filter((each) => applies(each, facts, choice)).map(({ id }) => id)
  const plain = made('bots')
  expect(asked(plain)).toEqual(['clock', 'first'])
  expect(asked({ ...plain, settings: { ...plain.settings, clock: 'realtime' } })).toContain('seconds')
  expect(asked(made('solo'))).toEqual(['clock', 'scope']) // there are no cards to ask about
  const hard = withPreset(facts, plain, facts.presets[2]!)
  expect(asked(hard)).toEqual(['clock', 'first', 'cards'])
  expect(asked({ ...hard, settings: { ...hard.settings, cards: ['x', 'y'] } })).toContain('scope')
})

test('as many seats to begin as there are, and numbers in order', () => {
  expect(offeredValues(facts.settings[2]!, 3)).toEqual(['random', 'a', 'b', 'c'])
  expect(offeredValues(facts.settings[1]!, 3)).toEqual([45, 60])
})

test('a choice of yesterday that cannot be played any more is known as such', () => {
  const good = made('bots')
  expect(fits(facts, good)).toBe(true)
  expect(fits(facts, { ...good, mode: 'gone' })).toBe(false)
  expect(fits(facts, { ...good, mode: 'hard', chairs: withSeats(facts, good, 4).chairs })).toBe(false)
  expect(fits(facts, { ...good, settings: { ...good.settings, gone: 1 } })).toBe(false)
  expect(fits(facts, { ...good, settings: { ...good.settings, clock: 'sand' } })).toBe(false)
  expect(fits(facts, { ...good, me: 1 })).toBe(false)
  expect(fits({ ...facts, levels: ['strong'] }, good)).toBe(false)
})

test('a game without presets has its modes; a game for two only; a game for one only', () => {
  const bare = { ...facts, presets: [] }
  expect(presetsOf(bare).map(({ id, solo }) => [id, solo])).toEqual([
    ['standard', 'solo'],
    ['hard', 'solo'],
  ])
  const duel = { ...bare, modes: [{ id: 'duel', seats: [2] }] }
  expect(readyMade(duel, 'bots', usualPreset(duel, false), '').chairs).toHaveLength(2)
  expect(soloOffered(duel)).toBe(false)
  const alone = { ...bare, modes: [{ id: 'alone', seats: [1] }] }
  expect(readyMade(alone, 'bots', usualPreset(alone, false), '').chairs).toHaveLength(1)
  const crowd = { ...bare, modes: [{ id: 'crowd', seats: [4, 6] }] }
  expect(readyMade(crowd, 'device', usualPreset(crowd, false), '').chairs).toHaveLength(4)
})

test('names that people have: long, empty, from right to left, with signs of several parts', () => {
  expect(myName('')).toBe('Guest')
  expect(myName('  \n ')).toBe('Guest')
  expect(myName('x'.repeat(200))).toBe('x'.repeat(24))
  expect(myName('  Nonna   Pina ')).toBe('Nonna Pina')
  expect(myName('נעמי')).toBe('נעמי')
  expect([...myName('🦊'.repeat(30))]).toHaveLength(24)
})

test('how many can play, and a level in the middle', () => {
  expect(seatRange(facts)).toBe('1–4')
  expect(seatRange({ ...facts, modes: [{ id: 'pairs', seats: [2, 4] }] })).toBe('2, 4')
  expect(usualLevel({ ...facts, levels: ['random', 'greedy'] })).toBe('random')
  expect(usualLevel({ ...facts, levels: [] })).toBe('')
})
