/** The worker that thinks for bots, hints, lessons and replays: one task at a time. It says when it is there. */

import { boot } from './boot'

const python = await boot()
const { think } = python.pyimport('cinquina.site.thinker') as { think(task: string): string }
self.onmessage = (event: MessageEvent<string>) => self.postMessage(think(event.data))
self.postMessage('')
