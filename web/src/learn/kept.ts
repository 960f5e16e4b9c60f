/** How far one got in lessons, as this browser remembers it. A guest has the same on the server. */

import type { Progress } from '../wire'

export interface KeptLesson {
  stars: number
  /** null: not begun, or done. */
  progress: Progress | null
}

const KEY = 'cinquina.lessons'
const NOTHING: KeptLesson = { stars: 0, progress: null }

/** Whatever the browser has: the server looks at progress before it goes on with it. */
export function read(stored: string | null): Record<string, KeptLesson> {
  try {
    const data: unknown = JSON.parse(stored ?? '{}')
    const entries = Object.entries((data ?? {}) as Record<string, Partial<KeptLesson> | null>)
    return Object.fromEntries(entries.map(([name, kept]) => [name, usable(kept)]))
  } catch {
    return {} // somebody else's text under our key
  }
}

function usable(kept: Partial<KeptLesson> | null): KeptLesson {
  const stars = kept?.stars
  return {
    stars: typeof stars === 'number' && stars >= 0 && stars <= 3 ? stars : 0,
    progress: kept?.progress ?? null,
  }
}

function all(): Record<string, KeptLesson> {
  try {
    return read(localStorage.getItem(KEY))
  } catch {
    return {} // a private window may forbid it
  }
}

export function keptOf(game: string, lesson: string): KeptLesson {
  return all()[`${game}/${lesson}`] ?? NOTHING
}

export function keep(game: string, lesson: string, kept: KeptLesson): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${lesson}`]: kept }))
  } catch {
    // it lasts as long as the page
  }
}
