import { beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '../settings.svelte'
import { mark, partsOf, speak } from '../texts/words.svelte'
import type { Chapter, Moment, StoryLine } from '../wire'
import { renewed } from './show/chapters'
import { chapterAt, doneBy, heard, story, wordsSince, type Reader } from './story'

const turn = (seq: number, seat: number, more: Partial<StoryLine> = {}): StoryLine => ({
  told: { id: 'web.prompt_moves', facts: { seat } }, // words of the page, which no game can change
  seat,
  first: seq,
  last: seq,
  weight: 1,
  done: true,
  picture: '',
  spots: [],
  details: [[seq, 0]],
  ...more,
})

const chapter = (number: number, lines: StoryLine[]): Chapter => ({
  number,
  told: { id: 'web.history', facts: {} },
  picture: '',
  first: lines[0]?.first ?? 0,
  last: lines.at(-1)?.last ?? 0,
  lines,
})

const moment = (seq: number): Moment => ({
  seq,
  who: 'A',
  text: 'x',
  time: 0,
  events: [{ id: 'web.prompt_you', facts: { seat: 0 } } as never],
})

const reader: Reader = { names: ['Ada', 'Bruno'], you: 0, seatings: [], moments: [moment(0), moment(1), moment(2)] }

beforeAll(() => speak('en'))
beforeEach(() => Object.assign(settings, { details: 'normal' }))

test('chapters take the place of those from their number on', () => {
  const one = chapter(0, [turn(0, 0)])
  const two = chapter(1, [turn(1, 1)])
  const again = chapter(1, [turn(1, 1), turn(2, 0)])
  expect(renewed([one, two], [again])).toEqual([one, again])
  expect(renewed([one, two], [])).toEqual([one, two])
  expect(renewed([one, two], [one])).toEqual([one]) // something was taken back
})

test('whoever reads is told of in the second person', () => {
  const [told] = story([chapter(0, [turn(0, 0), turn(1, 1, { weight: 2 })])], reader)
  expect(told!.sentences.map((each) => each.words)).toEqual(['Your move…', 'Bruno’s move…'])
  expect(told!.sum!.words).toBe('Bruno’s move…')
})

/** The details of one line, without the marks of notation. */
function details(line: StoryLine, moments: readonly Moment[]): string[] {
  settings.details = 'full'
  const [told] = story([chapter(0, [line])], { ...reader, moments })
  return told!.sentences[0]!.details.map((each) => partsOf(each).join(''))
}

test('what was played and what came of it is told where somebody asks for details', () => {
  const line = turn(0, 0)
  expect(story([chapter(0, [line])], reader)[0]!.sentences[0]!.details).toEqual([])
  expect(details(line, reader.moments)).toEqual(['x: Ada, it is your turn.'])
  const [told] = story([chapter(0, [line])], reader)
  expect(told!.sentences[0]!.details).toEqual([`${mark('x')}: Ada, it is your turn.`])
})

test('an entry of another seat only shows what a seat has played: its notation is not told', () => {
  const by = (who: string) => [{ ...moment(0), who }]
  expect(details(turn(0, 0), by('B'))).toEqual(['Ada, it is your turn.'])
  expect(details(turn(0, 0), by('chance'))).toEqual(['x: Ada, it is your turn.'])
})

test('what is shown later stands beside what was played', () => {
  const played = { ...moment(0), events: [{ id: 'web.nothing', facts: { seat: 0 } } as never] }
  const both: Partial<StoryLine> = {
    seat: null,
    details: [
      [0, 0],
      [1, 0],
    ],
  }
  const shown = [played, { ...moment(1), who: 'B' }]
  expect(details(turn(1, 0, { ...both, told: { id: 'web.nothing', facts: {} } }), shown)).toEqual([
    'Ada: x: Ada, it is your turn.',
  ])
})

test('details of several seats are told with their names, and what the line says itself is not', () => {
  expect(details({ ...turn(0, 0), seat: null }, reader.moments)).toEqual(['Ada: x: Ada, it is your turn.'])
  expect(details({ ...turn(0, 0), told: { id: 'web.prompt_you', facts: {} } }, reader.moments)).toEqual(['x'])
})

test('who came and went stands where it happened', () => {
  const line = {
    number: 0,
    seq: 1,
    time: 0,
    seat: 1,
    name: 'Carla',
    told: { id: 'table.sat_down', facts: { name: 'Carla' } },
  }
  const sat = { ...reader, seatings: [line] }
  const words = story([chapter(0, [turn(0, 0), turn(2, 0)])], sat)[0]!.sentences.map((each) => each.line?.first ?? null)
  expect(words).toEqual([0, null, 2])
})

test('a screen reader hears a turn once, when it is done', () => {
  const begun = [chapter(0, [turn(0, 1, { done: false })])]
  const done = [chapter(0, [turn(0, 1)])]
  expect(heard([], begun, [moment(0)], reader)).toEqual(['What happened.'])
  expect(heard(begun, done, [moment(1)], reader)).toEqual(['Bruno’s move…'])
  expect(heard(done, done, [moment(1)], reader)).toEqual([])
})

test('or only what matters, or every step', () => {
  const now = [chapter(0, [turn(0, 1), turn(1, 1, { weight: 2 }), turn(2, 0)])]
  settings.details = 'brief'
  expect(heard([], now, [moment(0)], reader)).toEqual(['Bruno’s move…', 'Your move…'])
  settings.details = 'full'
  expect(heard([], [chapter(0, [turn(0, 0)])], [moment(0)], reader)).toEqual([
    'What happened.',
    `${mark('x')}: Ada, it is your turn.`,
    'Your move…',
  ])
})

test('a chapter is named when it begins, once, and not in brief', () => {
  const [one, two] = [chapter(0, [turn(0, 1)]), chapter(1, [])]
  expect(heard([one], [one, two], [moment(1)], reader)).toEqual(['What happened.'])
  expect(heard([one, two], [one, two], [moment(2)], reader)).toEqual([])
  settings.details = 'brief'
  expect(heard([one], [one, two], [moment(1)], reader)).toEqual([])
})

test('a turn of a finished game is told by the lines that end in it, a step within it by what speaks of it', () => {
  const chapters = [
    chapter(0, [turn(0, 0)]),
    chapter(1, [
      {
        ...turn(2, 1),
        last: 4,
        details: [
          [2, 0],
          [4, 0],
        ],
      },
    ]),
  ]
  expect(wordsSince(chapters, 0, 4, reader)).toBe('Bruno’s move…')
  expect(wordsSince(chapters, 1, 2, reader)).toBe('Bruno’s move…')
  expect(wordsSince(chapters, 2, 3, reader)).toBe('')
  expect(chapterAt([{ ...chapter(0, [turn(1, 0)]), first: 0 }], 0, reader)).toBe('What happened')
})

test('a turn that ends a chapter belongs to it, though the next begins with the same moment', () => {
  const named = (number: number, id: string, first: number) => ({
    ...chapter(number, [turn(first, 0), turn(first + 1, 1)]),
    told: { id, facts: {} },
  })
  const two = [named(0, 'web.history', 3), { ...named(1, 'web.result', 5), first: 4 }]
  expect(chapterAt(two, 4, reader)).toBe('What happened')
  expect(chapterAt(two, 5, reader)).toBe('Result')
})

test('what each of some seats did last is told in a sentence that names them, the latest last', () => {
  const chapters = [chapter(0, [turn(0, 1), turn(1, 0)]), chapter(1, [turn(2, 1)])]
  expect(doneBy([1, 0], chapters, { ...reader, you: null })).toEqual([
    { seat: 0, words: 'Ada’s move…' },
    { seat: 1, words: 'Bruno’s move…' },
  ])
  expect(doneBy([1], [chapter(0, [turn(0, 0)])], reader)).toEqual([])
})
