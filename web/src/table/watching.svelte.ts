/** A finished game while somebody watches it: where they are, turn by turn, and what moves on the way to the next. */

import { cut, type Shot } from '../board/changes'
import { motion } from '../settings.svelte'
import type { ChairView, Chapter, Replay } from '../wire'

/** How long a turn stays in view before the next begins, in ms; and how long what moves in it takes, as a share. */
export const PACES = {
  slow: { stays: 3200, share: 1.7 },
  normal: { stays: 1600, share: 1 },
  fast: { stays: 500, share: 0.5 },
}

/** The moments with which a turn of the story is over, by their place in the list; the last moment is one. A game that
    was drawn before stories were told has a turn a moment. */
export function turnsOf(story: readonly Chapter[], seqs: readonly number[]): number[] {
  const ends = new Set(story.flatMap((chapter) => chapter.lines.map((line) => line.last)))
  const found = seqs.flatMap((seq, n) => (!story.length || ends.has(seq) || n === seqs.length - 1 ? [n] : []))
  return found.length ? found : [0]
}

/** Did, or does, a person sit there? */
export const isPersons = (chair: ChairView | undefined): boolean =>
  chair !== undefined && (chair.kind === 'person' || chair.kept === true || !!chair.gave_up)

export class Watching {
  /** The place of the moment that is shown. */
  at = $state(0)
  /** What is shown first, on the way to it. */
  moving: Shot[] = $state.raw([])
  playing = $state(false)
  readonly last: number
  readonly turns: number[]
  /** Each moment cut into its shots, from the first view to the last. */
  readonly shots: Shot[][]

  constructor(
    readonly replay: Replay,
    private readonly told: (at: number) => void = () => undefined,
  ) {
    let view: unknown = replay.start
    this.shots = replay.moments.map(({ moment, beats }) => {
      const found = cut(view, beats, [moment])
      view = found.at(-1)?.after ?? view
      return found
    })
    this.last = Math.max(0, replay.moments.length - 1)
    this.turns = turnsOf(
      replay.story ?? [],
      replay.moments.map((each) => each.moment.seq),
    )
    this.at = this.turns[0] ?? 0
  }

  /** The number of the turn that the moment belongs to. */
  get turn(): number {
    return this.turnAt(this.at)
  }

  turnAt(at: number): number {
    const found = this.turns.findIndex((end) => end >= at)
    return found < 0 ? this.turns.length - 1 : found
  }

  get seq(): number {
    return this.replay.moments[this.at]?.moment.seq ?? 0
  }

  get ended(): boolean {
    return this.at === this.last
  }

  viewAt(at: number): unknown {
    return (
      this.shots
        .slice(0, at + 1)
        .findLast((each) => each.length)
        ?.at(-1)?.after ?? this.replay.start
    )
  }

  /** The place of a moment by its number. */
  placeOf(seq: number): number {
    const found = this.replay.moments.findIndex((each) => each.moment.seq >= seq)
    return found < 0 ? this.last : found
  }

  to(at: number, film = false): void {
    const target = Math.max(0, Math.min(this.last, at))
    this.moving = film && target > this.at && !motion.less ? this.shots.slice(this.at + 1, target + 1).flat() : []
    this.at = target
    if (this.ended) this.playing = false
    this.told(target)
  }

  /** A turn on or back; in the middle of one, to its beginning or end. */
  byTurn(by: 1 | -1): void {
    const { turns, at } = this
    const next = by > 0 ? turns.find((end) => end > at) : turns.findLast((end) => end < at)
    this.to(next ?? (by > 0 ? this.last : (turns[0] ?? 0)), by > 0)
  }

  byStep(by: 1 | -1): void {
    this.to(this.at + by, by > 0)
  }

  toggle(): void {
    if (!this.playing && this.ended) this.to(this.turns[0] ?? 0)
    this.playing = !this.playing
  }

  /** The number of the next decision of a person, from which a viewer may play on; null = there is none. */
  get nextDecision(): number | null {
    const { chairs } = this.replay.table
    const letters = chairs.map((_, seat) => 'ABCDEFG'[seat])
    const found = this.replay.moments
      .slice(this.at + 1)
      .find(({ moment }) => isPersons(chairs[letters.indexOf(moment.who)]))
    return found?.moment.seq ?? null
  }
}
