/** The rows of the tables in IndexedDB. A write is done when its transaction is: then it outlives the tab. */

const NAME = 'cinquina'
const ROWS = 'rows'

type Row = [key: string, value: string | null]

export interface Database {
  read(spans: string): Promise<string>
  write(rows: string, known: string): Promise<boolean>
  close(): void
}

/** The database, or null where the browser keeps nothing. */
export async function openDatabase(): Promise<Database | null> {
  try {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS)
    const found = await done(opening)
    return {
      read: (spans) => read(found, spans),
      write: (...rows) => write(found, ...rows),
      close: () => found.close(),
    }
  } catch {
    return null
  }
}

async function read(database: IDBDatabase, spans: string): Promise<string> {
  const rows = database.transaction(ROWS).objectStore(ROWS)
  const found = (JSON.parse(spans) as [string, string][]).map(async ([first, last]) => {
    const range = IDBKeyRange.bound(first, last)
    const [keys, values] = await Promise.all([done(rows.getAllKeys(range)), done(rows.getAll(range))])
    return keys.map((key, at) => [key, values[at] as string])
  })
  return JSON.stringify((await Promise.all(found)).flat())
}

/** Nothing is written if a known row has another value by now: another tab was first. */
function write(database: IDBDatabase, rows: string, known: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const change = database.transaction(ROWS, 'readwrite', { durability: 'strict' })
    const store = change.objectStore(ROWS)
    const expected = JSON.parse(known) as Row[]
    let same = true
    let open = expected.length
    const put = () => {
      for (const [key, value] of JSON.parse(rows) as Row[])
        if (value === null) store.delete(key)
        else store.put(value, key)
    }
    for (const [key, value] of expected) {
      const found = store.get(key)
      found.onsuccess = () => {
        same &&= (found.result ?? null) === value
        open -= 1
        if (!open && same) put()
      }
    }
    if (!open) put()
    change.oncomplete = () => resolve(same)
    change.onabort = change.onerror = () => reject(change.error ?? new Error('the browser could not store it'))
  })
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}
