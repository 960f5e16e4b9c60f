/** One device, several seats: through whose eyes the page looks, and when it has to change hands. */

export interface Hands {
  yours: readonly number[]
  waiting: readonly number[]
  looking: number | null
  /** Who held the device last. */
  holder: number | null
  /** Does a seat know something now that another must not see? */
  secret: boolean
  /** Whether the viewer has decided since the device was taken, in a game where all decide at once, and the others were
   * shown all of it. */
  done: boolean
  over: boolean
}

/** `cover`: nobody's secrets are on the page; the seat is asked to take the device. `calm`: once the film is over. */
export type Step = { do: 'stay' } | { do: 'look'; seat: number | null; calm?: boolean } | { do: 'cover'; seat: number }

const STAY: Step = { do: 'stay' }

export function handover({ yours, waiting, looking, holder, secret, done, over }: Hands): Step {
  const [only] = yours
  if (only === undefined) return STAY
  if (yours.length === 1) return looking === only ? STAY : { do: 'look', seat: only }
  if (over) return looking === null || !secret ? STAY : { do: 'look', seat: null, calm: true }
  if (!waiting.length) return STAY // everybody has decided; chance is next
  const asked = yours.filter((seat) => waiting.includes(seat))
  if (looking !== null && asked.includes(looking)) {
    // Asked again: all decisions of the moment before were shown, to everybody around the device.
    return secret && done ? { do: 'look', seat: null, calm: true } : STAY
  }
  const next = asked.find((seat) => seat === holder) ?? asked.find((seat) => seat > (holder ?? -1)) ?? asked[0]
  if (!secret) {
    if (next !== undefined) return { do: 'look', seat: next, calm: true }
    return looking === null ? { do: 'look', seat: holder !== null && yours.includes(holder) ? holder : only } : STAY
  }
  // The eyes are closed first: the server must have stopped sending what the last one may see.
  if (looking !== null) return { do: 'look', seat: null }
  return next === undefined ? STAY : { do: 'cover', seat: next }
}
