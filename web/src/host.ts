/** Who answers the page: a server, or the engine in this browser. Both get the same requests and the same messages. */

export interface Reply {
  status: number
  /** What was answered, as JSON would have it; null: none could be read. */
  data: unknown
  text?: string
}

/** What the page needs of a WebSocket. */
export interface Line {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

interface Engine {
  ask(path: string, body: string | undefined): Promise<Reply>
  line(address: string): Line
}

/** The build draws pictures with the page's components, where no document is. */
const page = typeof document === 'undefined' ? null : document

/** Whether a server answers, so that other devices can join; else this page is the whole program. */
export const hasServer = page?.documentElement.dataset.host !== 'browser'

let engine: Engine | null = null

/** The engine of this browser; pages ask it from now on. */
export function useEngine(found: Engine): void {
  engine = found
}

/** Where the page's own files are, with a slash at its end. */
export const base = hasServer || !page ? '/' : new URL('.', page.baseURI).pathname

/** The address of a page of ours: `/table/x?start=a#3`. Without a server every page is a query of the only file. */
export function to(path: string): string {
  return hasServer ? path : `${base}${path === '/' ? '' : `?${path.replace('?', '&')}`}`
}

/** The path and the query of the page that an address shows. */
export function from(at: { pathname: string; search: string }): { path: string; query: string } {
  if (hasServer) return { path: at.pathname, query: at.search }
  const [path = '', ...rest] = at.search.slice(1).split('&')
  return path.startsWith('/') ? { path, query: rest.length ? `?${rest.join('&')}` : '' } : { path: '/', query: '' }
}

/** Ask; rejects when nobody answers. */
export async function ask(path: string, body?: unknown): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  if (engine) return engine.ask(path, text)
  const request: RequestInit = { headers: { accept: 'application/json' } }
  if (text !== undefined) {
    request.method = 'POST'
    request.headers = { ...request.headers, 'content-type': 'application/json' }
    request.body = text
  }
  const response = await fetch(`/api/${path}`, request)
  const data: unknown = await response.json().catch(() => null)
  return { status: response.status, data }
}

export const connect = (address: string): Line => engine?.line(address) ?? new WebSocket(address)
