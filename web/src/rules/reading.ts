/** What a page of rules tells its sections: what is played, and what the reader wants to know. */

import { getContext, setContext } from 'svelte'

export interface Reading {
  mode: () => string
  about: () => readonly string[]
}

const READING = Symbol('reading')

export function offerReading(page: Reading): void {
  setContext(READING, page)
}

export function reading(): Reading {
  return getContext<Reading | undefined>(READING) ?? { mode: () => '', about: () => [] }
}
