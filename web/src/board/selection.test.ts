import { beforeEach, describe, expect, it } from 'vitest'
import type { Told } from '../wire'
import { Guard } from './guard'
import { Selection, type Offered } from './selection.svelte'

const CHOICES: Offered[] = [
  { notation: 'move A1', what: 'move' },
  { notation: 'move A2', what: 'move' },
  { notation: 'end', what: 'end' },
]
const told = (id: string): Told => ({ id, facts: {} })

let now: number
let selection: Selection<object, Offered>

beforeEach(() => {
  now = 0
  selection = new Selection(new Guard(() => now))
  selection.take('1', CHOICES, {})
})

describe('look, choose, commit', () => {
  it('begins with nothing, and commits nothing', () => {
    expect(selection.stage).toBe('nothing')
    expect(selection.commit()).toBeNull()
  })

  it('shows what is looked at, and does not commit it', () => {
    selection.look('move A1')
    expect([selection.stage, selection.shown?.notation]).toEqual(['looked', 'move A1'])
    expect(selection.commit()).toBeNull()
  })

  it('commits what is held', () => {
    selection.choose('move A1')
    expect(selection.stage).toBe('held')
    expect(selection.commit()).toBe('move A1')
  })

  it('commits nothing while something else is shown than what is held', () => {
    selection.choose('move A1')
    selection.look('move A2')
    expect(selection.shown?.notation).toBe('move A2')
    expect(selection.commit()).toBeNull()
    selection.look(null)
    expect(selection.commit()).toBe('move A1')
  })

  it('commits nothing that is offered no more', () => {
    selection.choose('move A1')
    selection.take('1', CHOICES.slice(1), {})
    expect(selection.commit()).toBeNull()
  })

  it('goes back from what is looked at to what is held, then to nothing', () => {
    selection.choose('move A1')
    selection.look('move A2')
    selection.back()
    expect([selection.stage, selection.canGoBack]).toEqual(['held', true])
    selection.back()
    expect([selection.stage, selection.canGoBack]).toEqual(['nothing', false])
  })

  it('holds what is advised, and nothing else', () => {
    selection.hold('fly')
    expect(selection.held).toBeNull()
    selection.hold('end')
    expect(selection.commit()).toBe('end')
  })

  it('goes through choices', () => {
    selection.cycle(CHOICES, -1)
    expect(selection.held).toBe('end')
    selection.cycle(CHOICES, 1)
    expect(selection.held).toBe('move A1')
  })
})

describe('a press of the pointer', () => {
  it.each([60, 120, 300])('a double click of %i ms holds and does not commit', (ms) => {
    expect(selection.press('move A1')).toBeNull()
    now += ms
    expect(selection.press('move A1')).toBeNull()
    expect(selection.held).toBe('move A1')
  })

  it('commits what is held when somebody has seen it', () => {
    selection.press('move A1')
    now += 900
    expect(selection.press('move A1')).toBe('move A1')
  })

  it('on another choice only holds that', () => {
    selection.press('move A1')
    now += 900
    expect(selection.press('move A2')).toBeNull()
    expect(selection.press('move A2')).toBeNull()
  })
})

describe('a question', () => {
  it('asked again leaves everything', () => {
    selection.choose('move A1')
    selection.take('1', [...CHOICES], {})
    expect(selection.held).toBe('move A1')
  })

  it('that is new clears it', () => {
    selection.choose('move A1')
    selection.take('2', CHOICES, {})
    expect(selection.stage).toBe('nothing')
  })
})

describe('an attempt', () => {
  let answers: Map<string, (reason: Told | null) => void>
  let asked: string[]
  const answer = async (notation: string, reason: Told | null) => {
    answers.get(notation)?.(reason)
    await Promise.resolve()
  }

  beforeEach(() => {
    answers = new Map()
    asked = []
    selection.why = (notation) => {
      asked.push(notation)
      return new Promise((done) => answers.set(notation, done))
    }
  })

  it('gets the reason of the rules', async () => {
    selection.tried('move Z9')
    expect(selection.reason).toBeNull()
    await answer('move Z9', told('game.no_cell'))
    expect(selection.reason?.id).toBe('game.no_cell')
  })

  it('is asked about once a question', async () => {
    selection.tried('move Z9')
    selection.tried('move Z9')
    await answer('move Z9', told('game.no_cell'))
    selection.look('move A1')
    expect(selection.reason).toBeNull()
    selection.tried('move Z9')
    expect(selection.reason?.id).toBe('game.no_cell')
    expect(asked).toEqual(['move Z9'])
    selection.take('2', CHOICES, {})
    selection.tried('move Z9')
    expect(asked).toEqual(['move Z9', 'move Z9'])
  })

  it('is asked about once, though something else is done before the answer', async () => {
    selection.tried('move Z9')
    selection.choose('move A1')
    selection.tried('move Z9')
    await answer('move Z9', told('game.no_cell'))
    expect([asked, selection.reason?.id]).toEqual([['move Z9'], 'game.no_cell'])
  })

  it('is asked about again where no answer came', async () => {
    selection.tried('move Z9')
    await answer('move Z9', null)
    selection.look('move A1')
    selection.tried('move Z9')
    expect(asked).toEqual(['move Z9', 'move Z9'])
  })

  it('has no reason when another came meanwhile', async () => {
    selection.tried('move Z9')
    selection.tried('move Z8')
    await answer('move Z9', told('game.no_cell'))
    expect(selection.reason).toBeNull()
    await answer('move Z8', told('game.taken'))
    expect(selection.reason?.id).toBe('game.taken')
  })

  it('has no reason when something else was done, or asked, meanwhile', async () => {
    selection.tried('move Z9')
    selection.choose('move A1')
    await answer('move Z9', told('game.no_cell'))
    expect(selection.reason).toBeNull()
    selection.tried('move Z8')
    selection.take('2', CHOICES, {})
    await answer('move Z8', told('game.taken'))
    expect(selection.reason).toBeNull()
  })

  it('of what is offered is not asked about', () => {
    selection.tried('end')
    expect(asked).toEqual([])
  })
})
