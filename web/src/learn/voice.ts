/** The voice of a lesson: what it says in the bar of the table, and what one can do then. */

import type { Prompt } from '../board/board'
import { list, reasoned, say, tell } from '../texts/words.svelte'
import type { Glow, Told, Verdict } from '../wire'
import type { LessonSession } from './lesson.svelte'

/** Where a lesson leads when it is done. */
export interface Ways {
  /** null: it was the last. */
  following: (() => void) | null
  play: () => void
  /** To the table that one came from. */
  back: (() => void) | null
  guided: boolean
}

const told = (id: string, facts: Record<string, unknown> = {}): Told => ({ id, facts })

/** What speaks against a decision: the lesson's own sentence, or reasons. */
export function wrongWords(verdict: Verdict, names: readonly string[]): Told {
  const against = verdict.told ?? []
  const [first] = against
  if (!verdict.reasons && first) return first
  return told('web.lesson_wrong', { reasons: reasoned(against, names) })
}

/** The bar while nothing moves: the step over what the board asks. */
export function voice(session: LessonSession, board: Prompt | null, ways: Ways): Prompt {
  const { scene, verdict, old } = session
  if (!scene) return { text: told('web.loading'), buttons: [] }
  if (old && verdict) {
    return {
      text: wrongWords(verdict, session.names),
      buttons: [{ label: 'web.lesson_back', key: 'Enter', primary: true, icon: 'undo', onclick: session.back }],
    }
  }
  const said = scene.said.map((note) => told(note.text))
  const step = said.pop()
  const lead = said.at(-1)
  if (scene.kind === 'done') return { lead: step, ...end(session, ways) }
  if (scene.kind === 'say') {
    return {
      lead,
      text: step ?? told('web.loading'),
      buttons: [{ label: 'web.lesson_next', key: 'Enter', primary: true, icon: 'next', onclick: session.next }],
    }
  }
  if (!step) return board ?? { text: told('web.prompt_moment'), buttons: [] }
  const buttons = board?.buttons ?? []
  // Praise and the next step are enough to read; what the board says of a choice comes with the choice.
  const chosen = buttons.some(({ key, disabled }) => key === 'Enter' && !disabled)
  return { lead, text: step, detail: lead && !chosen ? undefined : (board?.detail ?? board?.text), buttons }
}

function end(session: LessonSession, { following, play, back, guided }: Ways): Prompt {
  const game = back
    ? { label: 'web.lesson_table', icon: 'play', onclick: back }
    : { label: 'web.lesson_play', icon: 'play', onclick: play }
  const next = following && { label: 'web.lesson_following', icon: 'next', onclick: following }
  const first = guided || back || !next ? game : next
  const other = first === game ? next : game
  return {
    text: told('web.lesson_done', { stars: session.scene?.stars ?? 0 }),
    buttons: [
      { ...first, key: 'Enter', primary: true },
      ...(other ? [other] : []),
      { label: 'web.lesson_again', key: 'Escape', icon: 'again', onclick: session.restart },
    ],
  }
}

/** What glows now. */
export function glowing(session: LessonSession): Glow[] {
  return session.film.length || session.old ? [] : (session.scene?.said ?? []).flatMap((note) => note.show ?? [])
}

/** What a screen reader is told of what glows. */
export function lookAt(glows: readonly Glow[], session: LessonSession): string {
  if (!glows.length) return ''
  return say('web.lesson_look', {
    names: list(glows.map((each) => tell(each.told, session.names, session.reader.you))),
  })
}
