import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { pictures } from './tools/pictures.ts'

const server = process.env.CINQUINA_SERVER ?? 'http://127.0.0.1:5505'

/** ms; it ends a test that hangs, and a busy machine is no fault. */
const PATIENCE = 300_000

/** What only a terminal says. */
const TERMINAL = ['cli.ftl', 'lab.ftl', 'serve.ftl']

const LOCALES = new URL('../src/cinquina/locales/', import.meta.url)
const LANGUAGES = readdirSync(LOCALES)
  .filter((each) => existsSync(new URL(`${each}/core.ftl`, LOCALES)))
  .sort()

function filesOf(language: string): URL[] {
  const folder = new URL(`${language}/`, LOCALES)
  const names = readdirSync(folder).filter((each) => each.endsWith('.ftl') && !TERMINAL.includes(each))
  return names.sort().map((each) => new URL(each, folder))
}

/** What a terminal says, and the plain page, of a game that has pages of its own. */
const PLAIN = new RegExp(
  `^(${readdirSync(new URL('src/games/', import.meta.url)).join('|')})-(rules|notation|(asks|legend)\\w*) =.*\\n((\\n*) .*\\n)*`,
  'gm',
)

/** All texts of a language that a page says, without what is written for those who write them. */
const textsOf = (language: string) =>
  filesOf(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(PLAIN, '')
    .replace(/^(#.*)?\n(?! )/gm, '')
    .replace(/^ +/gm, ' ')

/** `virtual:languages` knows every language that has a folder; in a build its texts are one file, and not a script. */
const texts: Plugin = {
  name: 'texts',
  resolveId: (id) => (id.startsWith('virtual:languages') ? `\0${id}` : null),
  load(id) {
    if (id === '\0virtual:languages') {
      const own = (language: string) => /^core-language = (.+)$/m.exec(textsOf(language))?.[1] ?? language
      const names = Object.fromEntries(LANGUAGES.map((each) => [each, own(each)]))
      const loads = LANGUAGES.map((each) => `${JSON.stringify(each)}: () => import('virtual:languages/${each}')`)
      return `export const LANGUAGES = ${JSON.stringify(names)}\nexport const TEXTS = { ${loads.join(', ')} }`
    }
    const language = /^\0virtual:languages\/(.+)$/.exec(id)?.[1]
    if (!language) return null
    for (const file of filesOf(language)) this.addWatchFile(fileURLToPath(file))
    if (this.environment.mode !== 'build') return `export const text = ${JSON.stringify(textsOf(language))}`
    const file = this.emitFile({ type: 'asset', name: `${language}.ftl`, source: textsOf(language) })
    return `export const text = await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).text()`
  },
}

const COMPONENTS = readdirSync(new URL('src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((each) => each.endsWith('.svelte'))
  .sort()
/** The name of a component's styles stands at each of its elements: as short as can be. */
const styles = ({ filename, hash }: { filename: string; hash: (text: string) => string }) => {
  const at = COMPONENTS.findIndex((each) => filename.endsWith(`src/${each}`))
  return `s${at < 0 ? hash(filename) : at.toString(36)}`
}

/** What every page needs is one file; each game is another. */
const PAGE = { name: 'page', test: /node_modules|preload-helper|\/src\/(?!games\/\w+\/(?!cover)|plain\/)/ }

export default defineConfig({
  plugins: [svelte({ compilerOptions: { discloseVersion: false, cssHash: styles } }), texts, pictures(texts)],
  build: {
    target: 'es2022',
    // The server's content policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [PAGE] } } },
  },
  server: {
    // The server listens to its own pages only: while developing, these are.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
    fs: { allow: ['..'] },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // One page for the files of a worker: making it anew for each takes longer than all the tests.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
})
