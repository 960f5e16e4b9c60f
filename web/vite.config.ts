import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** What the page always needs, then the words of each game, and those of its lessons: `page`, `holi`, `holi-lessons`.
 * Without files of their own: `table`, `holi-setup`. */
function partOf(file: string): string {
  const [owner = '', what = ''] = file.replace('.ftl', '').split('-')
  if (['core', 'web'].includes(owner)) return 'page'
  return what === 'lessons' ? `${owner}-lessons` : owner
}

function filesOf(language: string, part: string): URL[] {
  const folder = new URL(`${language}/`, LOCALES)
  const names = readdirSync(folder).filter((each) => each.endsWith('.ftl') && !TERMINAL.includes(each))
  const wanted = names.filter((each) => part === '' || partOf(each) === part)
  return wanted.sort().map((each) => new URL(each, folder))
}

const FILED = [...new Set(filesOf('en', '').map((each) => partOf(each.pathname.split('/').pop() ?? '')))]
const GAMES = FILED.filter((each) => FILED.includes(`${each}-lessons`))
const PARTS = [...FILED, 'table', 'alone', 'page-words', ...GAMES.flatMap((each) => [`${each}-setup`, `${each}-words`])]

/** The texts of games with pages of their own, whose id continues so. */
const ofPages = (rest: string) =>
  new RegExp(
    `^(core|${readdirSync(new URL('src/games/', import.meta.url)).join('|')})-${rest} =.*\\n((\\n*)[ }].*\\n)*`,
    'gm',
  )
/** Only a terminal and the plain page explain their picture. */
const PLAIN = ofPages('legend\\w*')
/** What only the table in words says, the parts `page-words` and `holi-words`. */
const SPOKEN = ofPages('(?:notation|asks\\w*|answer_\\w+|question-\\w+)')
/** In how many ways something can be asked: only the server reads that. */
const WORDINGS = /^(\w+-question-\w+ =).*$/gm
/** What is said of a game where it is not played. */
const COVER = /^\w+-(?:sentence|reconstructed) = .*\n/gm

/** What only the set-up page says: settings and presets. Those of a game are the part `holi-setup`. */
const SETUP = /^\w+-(?:setting|preset)-[\w-]+ =.*\n(?:\n*[ }].*\n)*/gm
/** What only a table says: answers, hints, analyses, and what the task asks. */
const TABLE =
  /^(?:core-(?:sum|share|expected|range)|web-(?:hint_|block_|command_|analysis_|prompt_(?:consent|asked)))\w* =.*\n(?:\n*[ }].*\n)*/gm

/** What is said only where no server is. */
const ALONE = /^web-(?:not_kept|engine_failed) = .*\n/gm

const joined = (files: URL[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')

/** The texts of a part in a language, without what is written for those who write them. */
function textOf(language: string, part: string): string {
  const [owner = '', what = ''] = ['table', 'alone'].includes(part) ? ['page', part] : part.split('-')
  const apart = owner === 'page' ? TABLE : SETUP
  const own = joined(filesOf(language, what === 'lessons' ? part : owner))
  const cover = part === 'page' ? (joined(filesOf(language, '')).match(COVER)?.join('') ?? '') : ''
  const rest =
    (owner === 'page' ? own : own.replace(COVER, '')).replace(apart, '').replace(ALONE, '').replace(SPOKEN, '') + cover
  const alone = { table: TABLE, alone: ALONE, setup: SETUP, words: SPOKEN }[what]
  const text = alone ? (own.match(alone)?.join('') ?? '') : rest
  return text
    .replace(PLAIN, '')
    .replace(WORDINGS, '$1')
    .replace(/^(#.*)?\n(?! )/gm, '')
    .replace(/^ +/gm, ' ')
    .replace(/^( ?[.\w-]+) = /gm, '$1=')
    .replace(/\{ (?!")/g, '{')
    .replace(/(?<!") \}/g, '}')
    .replace(/^( \*?\[\w+\]) /gm, '$1')
}

/** `virtual:languages` knows every language that has a folder; in a build each part of its texts is a file, and no script. */
const texts: Plugin = {
  name: 'texts',
  resolveId: (id) => (id.startsWith('virtual:languages') ? `\0${id}` : null),
  load(id) {
    const build = this.environment.mode === 'build'
    const [, language, part = ''] = id.split('/')
    if (!id.startsWith('\0virtual:languages')) return null
    if (language) {
      for (const file of filesOf(language, part)) this.addWatchFile(fileURLToPath(file))
      return `export default ${JSON.stringify(textOf(language, part))}`
    }
    const own = (each: string) => /^core-language=(.+)$/m.exec(textOf(each, 'page'))?.[1] ?? each
    const names = Object.fromEntries(LANGUAGES.map((each) => [each, own(each)]))
    const load = (of: string, name: string) => {
      if (!build) return `() => import('virtual:languages/${of}/${name}').then((found) => found.default)`
      const file = this.emitFile({ type: 'asset', name: `${name}-${of}.ftl`, source: textOf(of, name) })
      return `() => get(import.meta.ROLLUP_FILE_URL_${file})`
    }
    const loads = (of: string) => PARTS.map((name) => `${JSON.stringify(name)}: ${load(of, name)}`).join(', ')
    return `const get = async (address) => {
      const answer = await fetch(address)
      if (!answer.ok) throw Error(address)
      return answer.text()
    }
    export const LANGUAGES = ${JSON.stringify(names)}
    export const TEXTS = { ${LANGUAGES.map((each) => `${JSON.stringify(each)}: { ${loads(each)} }`).join(', ')} }`
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

/** No server draws our pages. What Svelte has for those stands behind a switch, so that it can be left out, but a bundler
 * cannot see that nobody turns it on. */
const unhydrated: Plugin = {
  name: 'unhydrated',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (id.endsWith('.svelte')) return { code: code.replace(/\$\.(reset|next)\([\w$]*\);?/g, ''), map: null }
    if (!id.endsWith('svelte/src/internal/client/dom/hydration.js')) return null
    const off = code.replace('let hydrating = false', 'const hydrating = false').replace('hydrating = value', '')
    if (/hydrating = (?!false)/.test(off) || off === code) throw new Error('Svelte has its switch elsewhere now')
    return { code: off, map: null }
  },
}

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** What a lobby needs is one file, what a table needs another; set-up, replay, lessons and each game are more. What both
 * set-up and table need comes with the lobby, so that a set-up does not wait for the table. */
function fileOf(id: string, graph: Graph): string | null {
  if (needs(id, 'main.ts', graph)) return 'page'
  const shared = !/\/src\/(games|plain)\//.test(id) && needs(id, 'pages/Table.svelte', graph)
  if (shared && needs(id, 'pages/New.svelte', graph)) return 'page'
  return shared || /\/src\/(board|rules)\//.test(id) ? 'table' : null
}

/** Whether that file imports it, perhaps by others. */
function needs(id: string, file: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.endsWith(`/src/${file}`)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((each) => needs(each, file, graph, seen)) ?? false
}

/** The server answers every address with index.html, so it names its files from the root; all others find each other. */
const rooted: Plugin = {
  name: 'rooted',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
}

/** The service worker keeps these files, each by its hash: any change makes another worker. */
const kept: Plugin = {
  name: 'kept',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const all = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((each) => each.replaceAll('\\', '/'))
    const files = all.filter((each) => each !== 'sw.js' && statSync(`${dir}/${each}`).isFile()).sort()
    const hash = (each: string) =>
      createHash('sha256')
        .update(readFileSync(`${dir}/${each}`))
        .digest('hex')
        .slice(0, 16)
    const list = JSON.stringify(Object.fromEntries(files.map((each) => [each, hash(each)])))
    const worker = readFileSync(`${dir}/sw.js`, 'utf8')
    writeFileSync(`${dir}/sw.js`, worker.replace('/* files */ {}', `/* files */ ${list}`))
  },
}

export default defineConfig({
  base: './',
  worker: { format: 'es' },
  plugins: [
    svelte({ compilerOptions: { discloseVersion: false, cssHash: styles } }),
    texts,
    pictures(texts),
    unhydrated,
    rooted,
    kept,
  ],
  build: {
    target: 'es2022',
    // The server's content policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: fileOf, debugName: 'files' }] } } },
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
