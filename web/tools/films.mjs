/** Says how long the films of recorded games run, by the reels of their boards: `node tools/films.mjs FOLDER` (bench/films.py). */

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LANGUAGES = 'export const LANGUAGES = {}; export const TEXTS = {}'
/** Nothing here is put into words. */
const wordless = {
  name: 'wordless',
  resolveId: (id) => (id === 'virtual:languages' ? `\0${id}` : null),
  load: (id) => (id === '\0virtual:languages' ? LANGUAGES : null),
}
const config = { root: ROOT, configFile: false, logLevel: 'error', plugins: [svelte({ configFile: false }), wordless] }
const load = async (path) => (await runnerImport(`${ROOT}src/${path}`, config)).module

const { shotsOf } = await load('board/changes.ts')
const { Pace } = await load('board/pace.ts')
const folder = process.argv[2]
const rows = []
for (const file of readdirSync(folder).sort()) {
  const { game, seats, updates } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
  const { reel } = await load(`games/${game}/reel.ts`)
  const audience = { seat: 0, others: seats - 1, speed: 'normal' }
  const pace = new Pace()
  /** Between two decisions: what others did as it wished to be and as it is, and all that is shown. */
  const waits = []
  let wait = { wished: 0, others: 0, all: 0 }
  for (const { view, film, moments, asked } of updates) {
    const steps = shotsOf(view, film, moments).flatMap((shot) => {
      const step = reel.step(shot)
      if (!step) return []
      const { ms, once = false } = reel.moment(step, shot.before)
      return [{ step, ms, once, whose: reel.whose(step, shot) }]
    })
    const seen = steps.slice(reel.past?.(steps.map(({ step }) => step)) ?? 0)
    const watches = !!reel.out?.(view, 0)
    const lengths = pace.lengths(seen, { ...audience, watches }, reel.most)
    for (const [n, { whose, ms }] of seen.entries()) {
      wait.all += lengths[n]
      if (whose === null || whose === 0) continue
      wait.others += lengths[n]
      wait.wished += ms
    }
    if (!asked) continue
    waits.push(wait)
    wait = { wished: 0, others: 0, all: 0 }
    pace.refill()
  }
  const mean = (name) => Math.round(waits.reduce((sum, each) => sum + each[name], 0) / waits.length)
  const most = (name) => Math.round(Math.max(...waits.map((each) => each[name])))
  const cells = ['wished', 'others', 'all'].map((name) => [name, `${mean(name)}, at most ${most(name)}`])
  rows.push({ game, seats, questions: waits.length, ...Object.fromEntries(cells) })
}
console.table(rows) // ms between two questions to the first seat
process.exit(0) // the runner keeps watching
