/** The service worker: it keeps the page, so that it is there at once and without a network, and installable. */

const PATIENCE = 10_000 // ms, for a new version

const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null

/** Keep this page. A version that came meanwhile takes its place now. */
export async function keepPage(): Promise<void> {
  if (!workers || import.meta.env.DEV) return
  // Where a worker was before, another one is another version: no page shows files of two.
  if (workers.controller) workers.addEventListener('controllerchange', () => location.reload())
  try {
    const kept = await workers.register(new URL('../sw.js', import.meta.url))
    kept.waiting?.postMessage('begin')
  } catch {
    // a private window may forbid it; then the page comes from the network
  }
}

/** Load the page again, in its new version if there is one. */
export async function loadAgain(): Promise<void> {
  const kept = await workers?.getRegistration().catch(() => undefined)
  await kept?.update().catch(() => undefined)
  const next = kept?.installing ?? kept?.waiting
  if (next) {
    const begin = () => {
      if (next.state === 'installed') next.postMessage('begin')
    }
    next.addEventListener('statechange', begin)
    begin()
    await new Promise((done) => setTimeout(done, PATIENCE)) // the change of version loads the page
  }
  location.reload()
}
