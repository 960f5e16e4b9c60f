/** The engine in this browser, as the page asks it. It starts at once, and again if its worker dies. */

import { base, type Line, type Reply } from '../host'
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

let worker: Worker | null = null
let counter = 0
const questions = new Map<number, Question>()
const lines = new Map<number, BrowserLine>()

const readers = new Set<(kept: boolean) => void>()

/** Be told when the engine is there, and whether it keeps tables. */
export function whenReady(tell: (kept: boolean) => void): void {
  readers.add(tell)
}

function started(): Worker {
  if (worker) return worker
  const made = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = (event: MessageEvent<ToPage>) => hear(event.data)
  made.onerror = (event) => lose(event.message || 'the worker ended')
  worker = made
  return made
}

function hear(message: ToPage): void {
  if (message.kind === 'ready') for (const tell of readers) tell(message.kept)
  else if (message.kind === 'failed') lose(message.reason)
  else if (message.kind === 'message') lines.get(message.id)?.hear(message.text)
  else if (message.kind === 'closed') lines.get(message.id)?.end(message.code)
  else {
    questions.get(message.id)?.resolve({ status: message.status, data: parsed(message.text) })
    questions.delete(message.id)
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

started()
