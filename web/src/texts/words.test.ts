import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES, TEXTS } from 'virtual:languages'
import {
  ago,
  brief,
  bundleOf,
  known,
  learn,
  list,
  marked,
  named,
  nameOf,
  partsOf,
  preferred,
  reasoned,
  refusal,
  say,
  speak,
  speakOf,
  tell,
  tellOwn,
} from './words.svelte'

/** All parts of each language. */
const texts = Object.fromEntries(
  await Promise.all(
    Object.entries(TEXTS).map(async ([each, parts]) => {
      const loaded = await Promise.all(Object.values(parts).map((load) => load()))
      return [each, loaded.join('\n')] as const
    }),
  ),
)
const english = texts.en!

beforeEach(() => Promise.all([speak('en'), speakOf('table'), speakOf('page-words'), speakOf('alone')]))
afterEach(() => vi.restoreAllMocks())

test('seats become names, lists are read as lists', () => {
  const names = ['Ada', 'Bruno', 'Clara']
  expect(named({ seat: 1, line: 1, winners: [0, 2] }, names)).toEqual({
    seat: 'Bruno',
    you: 'false',
    line: 1,
    winners: ['Ada', 'Clara'],
    winners_you: 'false',
  })
  expect(named({ seat: 1, by: 0, winners: [0, 2] }, names, 0)).toEqual({
    seat: 'Bruno',
    you: 'false',
    by: 'Ada',
    by_you: 'true',
    winners: ['Clara', 'you'],
    winners_you: 'true',
  })
  expect(tell({ id: 'web.prompt_others', facts: { seats: [0, 1, 2] } }, names)).toBe(
    'Waiting for Ada, Bruno and Clara.',
  )
  expect(
    list([
      [5, 2],
      [6, 2],
    ]),
  ).toBe('(5,2) (6,2)')
  expect(named({ cell: [5, 3], from: [0, 1] }, names)).toEqual({ cell: '(5,3)', from: '(0,1)' })
})

test('what speaks against a choice is set against what speaks for it', () => {
  const [good, bad] = ['core.reason_ends', 'any.thing-against'].map((id) => ({ id, facts: {} }))
  expect(reasoned([good!, bad!], [])).toBe(`ends the game, but ${say('any.thing-against')}`)
  expect(reasoned([bad!], [])).toBe(say('any.thing-against'))
})

test('an id without a text is shown as it is', () => {
  expect(say('web.nothing_like_this')).toBe('web.nothing_like_this')
  expect(brief({ id: 'web.undo', facts: {} }, [])).toBe('Take back')
})

test('a refusal that shares its id with an event has words of its own', async () => {
  const found = english.matchAll(/^([a-z]+)-([a-z_]+) ?=[^\n]*\n(?:[ }][^\n]*\n)*? \.refused ?= ?([^\n{]+)$/gm)
  const shared = [...found].at(-1) // the games of the tests below come before
  expect(shared).toBeDefined()
  await speakOf(shared?.[1] ?? '')
  expect(refusal({ id: `${shared?.[1]}.${shared?.[2]}`, facts: {} })).toBe(shared?.[3])
})

test('a verdict is told to those whose game it was as theirs, to one alone as yours, and to others by name', () => {
  const told = { id: 'table.abandoned', facts: { name: 'Ada' } }
  expect(tell(told, [])).toMatch(/^Ada gave up/)
  expect(tellOwn(told, [], null, false)).toMatch(/^You gave up, and nobody else/)
  expect(tellOwn(told, [], 0, true)).toBe('You gave up. The game ends here.')
  const usual = { id: 'table.won_as_last', facts: { seat: 1, names: ['Ada'] } }
  expect(tellOwn(usual, ['Ada', 'Bea'], 0, false)).toBe(tell(usual, ['Ada', 'Bea'], 0))
})

test('the language of the browser, unless another was chosen', () => {
  expect(preferred('auto', ['de-CH', 'it-CH', 'en'])).toBe('it')
  expect(preferred('auto', ['ja'])).toBe('en')
  expect(preferred('en', ['it'])).toBe('en')
})

test('the page says in which language it is', async () => {
  await speak('it')
  expect(document.documentElement.lang).toBe('it')
  expect(say('web.play')).toBe('Gioca')
})

test('Italian a and e have a d before the same vowel', async () => {
  await speak('it')
  expect(say('web.cover_title', { name: 'Anna' })).toBe('Passa il dispositivo ad Anna')
  expect(say('web.cover_title', { name: 'Bruno' })).toBe('Passa il dispositivo a Bruno')
  expect(list(['Anna', 'Bruno', 'Elena'])).toBe('Anna, Bruno ed Elena')
  expect(list([1, 3])).toBe('1 e 3')
})

/** Games whose words no other test asks for. */
const [game, other] = Object.keys(TEXTS.en!).filter((each) => `${each}-lessons` in TEXTS.en!)

test('notation is marked where it is asked for, in a language that is not English', async () => {
  await speak('it')
  const help = { id: 'core.answer_help', facts: { asked: true, example: 'take Pw2' } }
  expect(tell(help, [])).toBe('Scrivi una decisione, come take Pw2, o una domanda.')
  expect(partsOf(marked(() => tell(help, [])))).toEqual(['Scrivi una decisione, come ', 'take Pw2', ', o una domanda.'])
})

test('the words of a game come with it, in the language that is spoken when they are there', async () => {
  const all = Object.keys(TEXTS.en!).flatMap((each) => each.match(/(.+)-lessons/)?.[1] ?? [])
  expect(all.filter((each) => !known(`${each}.sentence`))).toEqual([])
  expect(known(`${game}.title`)).toBe(false)
  await Promise.all([speakOf(game!), speak('it'), speakOf(`${game}-lessons`)])
  expect(document.documentElement.lang).toBe('it')
  const italian = contents(await TEXTS.it![`${game}-lessons`]!())
  expect(Object.keys(italian).every((id) => known(id))).toBe(true)
  expect(known(`${game}.title`)).toBe(true)
  expect(known(`${other}.title`)).toBe(false)
})

test('texts that do not come leave everything as it was, and are asked for again', async () => {
  await speak('it')
  const lost = vi.spyOn(TEXTS.it!, other!).mockRejectedValue(new TypeError('offline'))
  await expect(speakOf(other!)).rejects.toThrow('offline')
  expect(say('web.play')).toBe('Gioca')
  await speak('en')
  lost.mockRestore()
  await speakOf(other!)
  vi.spyOn(TEXTS.it!, other!).mockRejectedValue(new TypeError('offline'))
  await expect(speak('it')).rejects.toThrow('offline')
  expect(say('web.play')).toBe('Play')
  expect(known(`${other}.title`)).toBe(true)
})

test('times are told as people do', () => {
  const now = 1_000_000_000
  expect(ago(now - 20_000, now)).toBe('now')
  expect(ago(now - 300_000, now)).toBe('5 minutes ago')
  expect(ago(now - 86_400_000, now)).toBe('yesterday')
})

/** Message ids with the names of their variables. */
function contents(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const message of new FluentResource(text).body) {
    const variables = [...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1])
    found[message.id] = [...new Set(variables)].sort().join(' ')
  }
  return found
}

test('every language has the same texts of the page with the same facts, and a name of its own', () => {
  const only = (text: string) =>
    Object.fromEntries(Object.entries(contents(text)).filter(([id]) => id.startsWith('web-')))
  expect(Object.keys(only(english)).length).toBeGreaterThan(100)
  for (const text of Object.values(texts)) expect(only(text)).toEqual(only(english))
  expect(LANGUAGES).toMatchObject({ en: 'English', it: 'Italiano' })
})

test('what a component is called is the business of its edition, in any language', async () => {
  learn({ V01: { en: 'Bonfire', it: 'Falò', eo: 'Fajro' } })
  expect([nameOf('V01'), nameOf('V02')]).toEqual(['Bonfire', 'V02'])
  expect(named({ title: 'V01', card: 'V01' }, [])).toEqual({ title: 'Bonfire', card: 'V01' })
  await speak('it')
  expect(nameOf('V01')).toBe('Falò')
  learn({})
})

test('no text is written twice and every file can be read', () => {
  for (const text of Object.values(texts)) expect(bundleOf('en', []).addResource(new FluentResource(text))).toEqual([])
})

const everyFile = Object.values(
  import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../games/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

test('every text that the page asks for is there', () => {
  const asked = new Set(
    everyFile.flatMap((text) => [...text.matchAll(/'(web\.[a-z_]+)'/g)].map((match) => match[1] as string)),
  )
  expect(asked.size).toBeGreaterThan(100)
  expect([...asked].filter((id) => !known(id))).toEqual([])
})

test('no text of the page is left over', () => {
  const source = everyFile.join('\n')
  const stems = [...source.matchAll(/`web\.([a-z_]*)\$\{/g)].map((match) => match[1] as string)
  const built = ['theme', 'palette', 'motion', 'speed', 'detail', ...stems.filter(Boolean), 'leave', 'resign']
  const ids = Object.keys(contents(english)).filter((id) => id.startsWith('web-'))
  const unused = ids.filter((id) => {
    const name = id.slice(4)
    return !source.includes(`'web.${name}'`) && !built.some((stem) => name.startsWith(stem))
  })
  expect(unused).toEqual([])
})

test('how decisions are written and what is asked is known for the table in words, in every language', async () => {
  const games = Object.keys(TEXTS.en ?? {}).filter((part) => part !== 'page' && `${part}-words` in (TEXTS.en ?? {}))
  expect(games.length).toBeGreaterThan(0)
  for (const language of Object.keys(LANGUAGES)) {
    await speak(language)
    for (const game of games) {
      await Promise.all([speakOf(game), speakOf(`${game}-words`)])
      expect([`${game}.notation`, `${game}.asks`].filter((id) => !known(id))).toEqual([])
    }
  }
  await speak('en')
})
