/** The worker that has the tables: Python's room, a database, and a second worker that thinks. */

import { boot } from './boot'
import { openDatabase, type Database } from './database'
import type { FromPage, ToPage } from './messages'

interface Shell {
  ask(path: string, body: string | undefined): Promise<{ toJs(): [number, string]; destroy(): void }>
  visit(id: number, table: string, query: string, post: (what: string, text: string) => void): void
  hear(id: number, text: string): void
  leave(id: number): void
  bus: { hear(text: string): void }
}

/** A function of Python's, which ends with the call that handed it over unless it is copied. */
type Called<Arguments extends unknown[]> = ((...all: Arguments) => void) & { copy(): Called<Arguments> }

interface Thinker {
  post(task: string): void
  end(): void
}

const post = (message: ToPage) => self.postMessage(message)

/** Start the worker that thinks; it is there when it has loaded the engine. */
function start(answered: Called<[string]>, ended: Called<[]>): Promise<Thinker> {
  const [answer, end] = [answered.copy(), ended.copy()]
  const worker = new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' })
  const thinker = { post: (task: string) => worker.postMessage(task), end: () => worker.terminate() }
  return new Promise((resolve, reject) => {
    worker.onmessage = () => {
      worker.onmessage = (event: MessageEvent<string>) => answer(event.data)
      resolve(thinker)
    }
    worker.onerror = (event) => {
      reject(new Error(event.message || 'a worker could not start'))
      end()
    }
  })
}

async function open(): Promise<Shell> {
  const [python, database] = await Promise.all([boot(), openDatabase()])
  const tabs = new BroadcastChannel('cinquina')
  const module = python.pyimport('cinquina.site.shell') as {
    opened(database: Database | undefined, begin: typeof start, tell: (text: string) => void): Promise<Shell>
  }
  const shell = await module.opened(database ?? undefined, start, (text) => tabs.postMessage(text))
  tabs.onmessage = (event: MessageEvent<string>) => shell.bus.hear(event.data)
  post({ kind: 'ready', kept: database !== null })
  return shell
}

async function answer(shell: Shell, message: FromPage): Promise<void> {
  const { id } = message
  if (message.kind === 'say') return shell.hear(id, message.text)
  if (message.kind === 'leave') return shell.leave(id)
  if (message.kind === 'visit')
    return shell.visit(id, message.table, message.query, (what, text) =>
      post(what === 'closed' ? { kind: 'closed', id, code: Number(text) } : { kind: 'message', id, text }),
    )
  const reply = await shell.ask(message.path, message.body)
  const [status, text] = reply.toJs()
  reply.destroy()
  post({ kind: 'answer', id, status, text })
}

const shell = open()
shell.catch((error: unknown) => post({ kind: 'failed', reason: String(error) }))
self.onmessage = (event: MessageEvent<FromPage>) => {
  void shell.then((found) => answer(found, event.data))
}
