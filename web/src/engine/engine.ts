/** The engine in this browser, as the page asks it. It starts at once, and again if its worker dies. */

import { base, type Line, type Reply } from '../host'
import { health } from './health.svelte'
import type { FromPage, ToPage } from './messages'

/** Known when the site was built: the lobby shows it before Python is there. */
const KNOWN = ['games', 'about']
const OPEN = 1
const CLOSED = 3
const LOST = 1006

interface Question {
  resolve: (reply: Reply) => void
  reject: (reason: Error) => void
}

/** ms; a worker that takes longer for a simple answer is dead. */
const PATIENCE = 10_000

let worker: Worker | null = null
let ready = false
let counter = 0
const questions = new Map<number, Question>()
const lines = new Map<number, BrowserLine>()

function started(): Worker {
  if (worker) return worker
  const made = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = (event: MessageEvent<ToPage>) => hear(event.data)
  made.onerror = (event) => lose(event.message || 'the worker ended')
  worker = made
  return made
}

function hear(message: ToPage): void {
  if (message.kind === 'ready') {
    ready = true
    health.kept = message.kept
    health.failed = false
  } else if (message.kind === 'failed') {
    health.failed = true
    lose(message.reason)
  } else if (message.kind === 'message') lines.get(message.id)?.hear(message.text)
  else if (message.kind === 'closed') lines.get(message.id)?.end(message.code)
  else {
    const { id, status, text } = message
    questions.get(id)?.resolve({ status, data: parsed(text), text })
    questions.delete(id)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The worker is gone: what was asked has no answer, and the next question starts another. */
export function lose(reason: string): void {
  console.error(`engine: ${reason}`)
  worker?.terminate()
  worker = null
  ready = false
  for (const { reject } of questions.values()) reject(new Error(reason))
  questions.clear()
  for (const line of [...lines.values()]) line.end(LOST)
}

const tell = (message: FromPage) => started().postMessage(message)

export async function ask(path: string, body: string | undefined): Promise<Reply> {
  if (body === undefined && KNOWN.includes(path)) {
    const answer = await fetch(`${base}engine/${path}.json`)
    if (answer.ok) return { status: 200, data: await answer.json() }
  }
  counter += 1
  const id = counter
  return new Promise((resolve, reject) => {
    questions.set(id, { resolve, reject })
    tell({ kind: 'ask', id, path, body })
  })
}

/** A worker that dies does not say so: ask it something, whenever a page begins to listen again. */
function look(): void {
  if (!ready) return
  const asked = worker
  const doubt = setTimeout(() => {
    if (worker === asked) lose('the worker does not answer')
  }, PATIENCE)
  void ask('house', undefined)
    .finally(() => clearTimeout(doubt))
    .catch(() => undefined)
}

/** A page's line to a table: a WebSocket that needs none. */
class BrowserLine implements Line {
  readyState = 0
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  private readonly id: number

  constructor(address: string) {
    counter += 1
    this.id = counter
    const { pathname, search } = new URL(address)
    const [, table = ''] = /\/api\/tables\/([^/]+)\/socket$/.exec(pathname) ?? []
    lines.set(this.id, this)
    queueMicrotask(() => {
      if (this.readyState === CLOSED) return
      tell({ kind: 'visit', id: this.id, table: decodeURIComponent(table), query: search.slice(1) })
      look()
      this.readyState = OPEN
      this.onopen?.(new Event('open'))
    })
  }

  hear(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }))
  }

  end(code: number): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    lines.delete(this.id)
    this.onclose?.(new CloseEvent('close', { code }))
  }

  send(text: string): void {
    if (this.readyState === OPEN) tell({ kind: 'say', id: this.id, text })
  }

  close(): void {
    if (this.readyState === OPEN && worker) tell({ kind: 'leave', id: this.id })
    this.readyState = CLOSED
    lines.delete(this.id)
  }
}

export const line = (address: string): Line => new BrowserLine(address)

/** A file that a server would send is made here. */
async function save(link: HTMLAnchorElement): Promise<void> {
  const { text = '' } = await ask((link.getAttribute('href') ?? '').replace('/api/', ''), undefined)
  const copy = document.createElement('a')
  copy.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  copy.download = link.download
  copy.click()
  URL.revokeObjectURL(copy.href)
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[download][href^="/api/"]')
  if (!link) return
  event.preventDefault()
  void save(link)
})
started()
