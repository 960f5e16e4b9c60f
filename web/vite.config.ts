import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vitest/config'

const server = process.env.CINQUINA_SERVER ?? 'http://127.0.0.1:5505'

/** ms; it ends a test that hangs, and a busy machine is no fault. */
const PATIENCE = 300_000

/** What only a terminal says. */
const TERMINAL = ['cli.ftl', 'serve.ftl']

/** In a build the texts of a language are one file beside the scripts, and not a script. */
const texts: Plugin = {
  name: 'texts',
  apply: 'build',
  load(id) {
    const language = /\/src\/texts\/(en|it)\.ts$/.exec(id)?.[1]
    if (!language) return null
    const folder = new URL(`../src/cinquina/locales/${language}/`, import.meta.url)
    const files = readdirSync(folder).filter((each) => each.endsWith('.ftl') && !TERMINAL.includes(each))
    const source = files.sort().map((each) => readFileSync(new URL(each, folder), 'utf8')).join('\n')
    const file = this.emitFile({ type: 'asset', name: `${language}.ftl`, source })
    return `export const files = { all: await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).text() }`
  },
}

export default defineConfig({
  plugins: [svelte(), texts],
  build: {
    target: 'es2022',
    // The server's content policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The server listens to its own pages only: while developing, these are.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
    fs: { allow: ['..'] },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // One page for the files of a worker: making it anew for each takes longer than all the tests.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false, testTimeout: PATIENCE, hookTimeout: PATIENCE },
})
