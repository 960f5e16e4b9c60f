/** What a person has chosen on this device. Kept in the browser, never sent. */

import { LANGUAGES } from 'virtual:languages'

export const CHOICES = {
  language: ['auto', ...Object.keys(LANGUAGES)],
  theme: ['auto', 'light', 'dark'],
  palette: ['standard', 'contrast'],
  motion: ['auto', 'full', 'less'],
  speed: ['slow', 'normal', 'fast'],
  /** Of a game that is watched again. */
  watching: ['slow', 'normal', 'fast'],
  /** Of what a screen reader is told; in full with places and notation, in the story and on the board, too. */
  details: ['brief', 'normal', 'full'],
} as const

type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] }

export interface Settings extends Choices {
  name: string
  sound: boolean
  /** Of sounds, 0 to 100. */
  volume: number
  notify: boolean
  /** Letters, digits and signs do something by themselves. */
  keys: boolean
}

export const DEFAULTS: Settings = {
  name: '',
  language: 'auto',
  theme: 'auto',
  palette: 'standard',
  motion: 'auto',
  sound: true,
  volume: 60,
  speed: 'normal',
  watching: 'normal',
  notify: false,
  details: 'normal',
  keys: true,
}

const KEY = 'cinquina'

/** Stored values that are of a known kind; anything else takes its default. */
export function read(stored: string | null): Settings {
  let data: unknown = null
  try {
    data = JSON.parse(stored ?? 'null')
  } catch {
    // somebody else's text under our key
  }
  const known = { ...(data ?? {}) } as Record<string, unknown>
  // Until 0.2.0 there were two settings, `detail` and `notation`.
  known.details ??= known.notation === true ? 'full' : known.detail
  const entries = Object.entries(DEFAULTS).map(([name, value]) => [
    name,
    usable(name, known[name]) ? known[name] : value,
  ])
  return Object.fromEntries(entries) as Settings
}

function usable(name: string, value: unknown): boolean {
  if (name in CHOICES) return (CHOICES[name as keyof Choices] as readonly unknown[]).includes(value)
  if (typeof value === 'number' && !(value >= 0 && value <= 100)) return false
  return typeof value === typeof DEFAULTS[name as keyof Settings]
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // a private window may forbid it
  }
}

export const settings: Settings = $state(read(recall()))

const asks = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches

const system = $state({ dark: asks('(prefers-color-scheme: dark)'), less: asks('(prefers-reduced-motion: reduce)') })

export const look = {
  get theme(): 'light' | 'dark' {
    return settings.theme === 'auto' ? (system.dark ? 'dark' : 'light') : settings.theme
  },
}

export const motion = {
  /** How long what moves takes, as a share of what it usually does. */
  share: 1,
  get less(): boolean {
    return settings.motion === 'auto' ? system.less : settings.motion === 'less'
  },
  /** A duration for something that moves; 0 when less motion is asked for. */
  ms(full: number): number {
    return this.less ? 0 : full
  },
}

/** How long a bot's decision stays alone in view, in ms. */
export const PAUSES = { slow: 1400, normal: 400, fast: 0 }

/** Keeps storage and the root element in step. Call once. */
export function watchSettings(): void {
  if (typeof matchMedia === 'function') {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (system.dark = event.matches))
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (system.less = event.matches))
  }
  // On paper there is daylight.
  addEventListener('beforeprint', () => (document.documentElement.dataset.theme = 'light'))
  addEventListener('afterprint', () => (document.documentElement.dataset.theme = look.theme))
  addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, read(event.newValue))
  })
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        localStorage.setItem(KEY, text)
      } catch {
        // they last as long as the page
      }
    })
    $effect(() => {
      const root = document.documentElement
      root.dataset.theme = look.theme
      root.dataset.palette = settings.palette
      root.dataset.motion = motion.less ? 'less' : 'full'
      root.dataset.keys = settings.keys ? 'on' : 'off'
    })
  })
}
