/** The worker that thinks for bots, hints, lessons and replays: one task at a time. */

import { boot } from './boot'

const thinker = boot().then((python) => python.pyimport('cinquina.site.thinker') as { think(task: string): string })
self.onmessage = (event: MessageEvent<string>) => {
  void thinker.then((found) => self.postMessage(found.think(event.data)))
}
