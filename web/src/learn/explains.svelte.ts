/** Which lesson explains a refusal or a section of the rules, by the lessons' files; and the way there and back. */

import { api } from '../api'
import { gameFacts } from '../games'
import { router } from '../router.svelte'
import type { LessonLine } from '../wire'

let known: Record<string, LessonLine[]> = $state.raw({})
const asked = new Set<string>()

/** Asked for when it is first needed; without an answer nothing is offered. */
async function ask(game: string): Promise<void> {
  if (asked.has(game)) return
  asked.add(game)
  try {
    const facts = (await gameFacts()).find((each) => each.id === game)
    if (facts?.lessons) known = { ...known, [game]: await api.lessons(game) }
  } catch {
    asked.delete(game)
  }
}

/** The address of the lesson on this, if there is one and it is not the one that is shown. */
export function lessonOn(id: string): string | null {
  const game = id.split('.')[0]!
  void ask(game)
  const lesson = known[game]?.find((each) => each.explains.includes(id))?.lesson
  const { route } = router
  if (!lesson || (route.page === 'lesson' && route.lesson === lesson)) return null
  return withTable(`/learn/${game}/${lesson}`)
}

/** Whoever comes from a table takes its name along. */
export function withTable(path: string): string {
  const { route } = router
  const table = route.page === 'table' ? route.id : 'table' in route ? route.table : null
  return table ? `${path}?table=${encodeURIComponent(table)}` : path
}
