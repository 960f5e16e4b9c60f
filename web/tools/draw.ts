/** Every picture of a game, drawn without a browser; run by pictures.ts. */

import type { Component } from 'svelte'
import { render } from 'svelte/server'

const PICTURES = import.meta.glob<{ default: Component }>('../src/{games/*,plain}/Picture.svelte', { eager: true })

export interface Drawing {
  body: string
  /** The styles of its parts. */
  head: string
}

/** By the name of its folder. */
export const drawings: Record<string, Drawing> = Object.fromEntries(
  Object.entries(PICTURES).map(([path, { default: Picture }]) => [path.split('/').at(-2), render(Picture)]),
)
