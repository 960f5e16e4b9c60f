/* The service worker: keeps every file of one version, and serves no file of another. */

const KEPT = /* files */ {} /* end */
const PREFIX = 'cinquina '
const SCOPE = new URL('.', self.location.href)
const LIST = 'list of files'
const name = () => `${PREFIX}${SCOPE.pathname} ${version(KEPT)}`
const others = async () =>
  (await caches.keys()).filter((each) => each.startsWith(`${PREFIX}${SCOPE.pathname} `) && each !== name())

/** A version is the names and hashes of its files. */
function version(files) {
  let sum = 5381
  for (const letter of JSON.stringify(files)) sum = (Math.imul(sum, 33) + letter.codePointAt(0)) >>> 0
  return sum.toString(36)
}

async function hashOf(data) {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Fill a cache of its own with all files; if one is not the one listed, there is no new version yet. */
async function keep() {
  const cache = await caches.open(name())
  const before = await known()
  for (const [path, hash] of Object.entries(KEPT)) {
    const address = new URL(path, SCOPE).href
    const same = before.get(`${path} ${hash}`)
    if (same) await cache.put(address, same)
    else await cache.put(address, await fetched(address, hash))
  }
  await cache.put(new URL(LIST, SCOPE).href, new Response(JSON.stringify(KEPT)))
}

/** What earlier versions have, by name and hash. */
async function known() {
  const found = new Map()
  for (const each of await others()) {
    const cache = await caches.open(each)
    const list = await cache.match(new URL(LIST, SCOPE).href)
    if (!list) continue
    for (const [path, hash] of Object.entries(await list.json())) {
      const file = await cache.match(new URL(path, SCOPE).href)
      if (file) found.set(`${path} ${hash}`, file)
    }
  }
  return found
}

async function fetched(address, hash) {
  for (const cache of ['default', 'reload']) {
    const answer = await fetch(address, { cache })
    if (!answer.ok) continue
    const data = await answer.clone().arrayBuffer()
    if ((await hashOf(data)).startsWith(hash)) return answer
  }
  throw new Error(`${address} is not the file that was listed`)
}

async function begin() {
  for (const each of await others()) await caches.delete(each)
  await self.clients.claim()
}

async function serve(path, request) {
  const cache = await caches.open(name())
  return (await cache.match(new URL(path, SCOPE).href)) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('message', (event) => {
  if (event.data === 'begin') event.waitUntil(self.skipWaiting())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || !address.href.startsWith(SCOPE.href)) return
  const path = address.pathname.slice(SCOPE.pathname.length)
  if (path.startsWith('api/')) return
  const wanted = request.mode === 'navigate' && !path.split('/').pop().includes('.') ? 'index.html' : path
  if (wanted in KEPT) event.respondWith(serve(wanted, request))
})
