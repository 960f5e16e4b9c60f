import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { partOf } from '../../testing'
import { speak, speakOf } from '../../texts/words.svelte'
import type { Result as Ended, TableView } from '../../wire'
import Result from '../../table/Result.svelte'

const table = partOf<TableView>({ game: 'flow', mode: 'standard', seats: 1, chairs: [{ name: 'Ada' }] })
const result: Ended = {
  seats: [{ seat: 0, rank: 1, score: 4, sources: {} }],
  verdict: [{ id: 'flow.team_won', facts: { round: 3, tiles: 24, cards: 1 } }],
  ending: { next: 'very_easy' },
}

test.each([
  ['en', 'Harder: 1 Scenario card'],
  ['it', 'Più difficile: 1 carta Scenario'],
])('what follows a win is said to be harder, whatever its level is called (%s)', async (language, words) => {
  await Promise.all([speak(language), speakOf('flow')])
  const props = { result, table, together: true, seated: true, rematch: () => undefined, further: () => undefined }
  const page = mount(Result, { target: document.body, props })
  expect(document.querySelector('[data-testid=further]')?.textContent.trim()).toBe(words)
  await unmount(page)
})
