/** Which page is shown. The server answers every one of these addresses with the same file. */

import { base, from, hasServer, to } from './host'

export type Route =
  | { page: 'lobby' | 'settings' | 'about' | 'return' | 'missing' }
  | { page: 'new'; game: string; start: string | null; preset: string | null }
  | { page: 'table' | 'replay'; id: string }
  /** With the table that one came from, to go back there. */
  | { page: 'learn'; game: string; table: string | null }
  | { page: 'lesson'; game: string; lesson: string; table: string | null }

export function routeOf(path: string, query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decoded)
  const [first, second, third] = parts
  if (!first) return { page: 'lobby' }
  if (parts.length === 1 && (first === 'settings' || first === 'about' || first === 'return')) return { page: first }
  if (parts.length === 2 && second && first === 'new') {
    const asked = new URLSearchParams(query)
    return { page: 'new', game: second, start: asked.get('start'), preset: asked.get('preset') }
  }
  if (parts.length === 2 && second && (first === 'table' || first === 'replay')) return { page: first, id: second }
  if (second && first === 'learn' && parts.length <= 3) {
    const table = new URLSearchParams(query).get('table')
    return third ? { page: 'lesson', game: second, lesson: third, table } : { page: 'learn', game: second, table }
  }
  return { page: 'missing' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const here = (): Route => {
  const { path, query } = from(location)
  return routeOf(path, query)
}

let current: Route = $state.raw(here())

export const router = {
  get route(): Route {
    return current
  },
}

let shown = location.pathname + location.search

/** Show the page of the address; what lies open on a page has an entry of the same address. */
function arrive(): void {
  const address = location.pathname + location.search
  if (address === shown) return
  shown = address
  current = here()
}

/** Show a page of ours. */
export function go(path: string, instead = false): void {
  visit(to(path), instead)
}

function visit(address: string, instead = false): void {
  if (instead) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  arrive()
  scrollTo(0, 0)
}

/** A link names a page by its path; where no server is, it leads to that page's address. */
function readdress(event: Event): void {
  const link = (event.target as Element).closest?.('a[href^="/"]')
  const path = link?.getAttribute('href') ?? ''
  if (link && path !== base && !path.startsWith(`${base}?`) && !path.startsWith('/api/'))
    link.setAttribute('href', to(path))
}

/** Links of the page change the page without a reload. */
export function watchLinks(): void {
  addEventListener('popstate', arrive)
  // Before anybody follows it, or opens it in another tab.
  if (!hasServer)
    for (const event of ['pointerover', 'focusin', 'click']) document.addEventListener(event, readdress, true)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return
    event.preventDefault()
    visit(link.pathname + link.search + link.hash)
  })
}
