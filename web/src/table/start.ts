/** Ready-made set-ups, so that one click is enough. */

import { say } from '../texts/words.svelte'
import type { GameFacts, ModeFacts, NewChair, NewTable } from '../wire'
import { nameAt } from './names'

export type Start = 'bots' | 'solo' | 'device' | 'link'

export function startOf(text: string | null): Start {
  return text === 'solo' || text === 'device' || text === 'link' ? text : 'bots'
}

export function soloMode(game: GameFacts): ModeFacts | undefined {
  return game.modes.find((mode) => mode.seats.includes(1))
}

/** The mode and number of seats a start means. */
export function company(game: GameFacts, start: Start): { mode: ModeFacts; seats: number } {
  const solo = soloMode(game)
  if (start === 'solo' && solo) return { mode: solo, seats: 1 }
  const together = game.modes.find((mode) => mode.seats.some((seats) => seats > 1))
  const mode = together ?? (game.modes[0] as ModeFacts)
  const wanted = start === 'bots' ? 3 : 2
  const most = mode.seats.filter((seats) => seats <= wanted && (seats > 1 || !together))
  return { mode, seats: most.at(-1) ?? (mode.seats[0] as number) }
}

export function usualLevel(game: GameFacts): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)] ?? ''
}

export function myName(name: string): string {
  return name.trim() || say('web.guest')
}

export function chairsFor(game: GameFacts, start: Start, seats: number, name: string): NewChair[] {
  return Array.from({ length: seats }, (_, seat): NewChair => {
    if (seat === 0) return { kind: 'person', name: myName(name) }
    if (start === 'device') return { kind: 'person', name: nameAt(seat) }
    if (start === 'link') return { kind: 'open' }
    return { kind: 'bot', level: usualLevel(game) }
  })
}

export function quickTable(game: GameFacts, start: Start, name: string): NewTable {
  const { mode, seats } = company(game, start)
  return { game: game.id, mode: mode.id, chairs: chairsFor(game, start, seats, name) }
}

/** `1–7`, or `2, 4`. */
export function seatRange(game: GameFacts): string {
  const counts = [...new Set(game.modes.flatMap((mode) => mode.seats))].sort((a, b) => a - b)
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0]
  if (counts.length > 1 && last - first + 1 === counts.length) return `${first}–${last}`
  return counts.join(', ')
}
