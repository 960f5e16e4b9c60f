/** `virtual:pictures/<folder>` is the address of the Picture.svelte of a game's folder.
 *
 * It is drawn while the page is built, with the same parts as on the table: a lobby shows images, and loads no game.
 */

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type { Drawing, drawings } from './draw.ts'

const PREFIX = '\0virtual:pictures/'
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The colours of a file by daylight; a game may have none. */
function tokens(file: string): [string, string][] {
  if (!existsSync(`${ROOT}/src/${file}`)) return []
  const [daylight = ''] = readFileSync(`${ROOT}/src/${file}`, 'utf8').split('\n}', 1)
  return [...daylight.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value])
}

/** How everything is drawn. */
const PEN = readFileSync(`${ROOT}/src/look/drawing.css`, 'utf8')

/** A file of its own: with its styles, and with those tokens of the page and of its game that it names. */
function alone(name: string, { body, head }: Drawing): string {
  const drawn = body
    .replace(/<!--.*?-->/g, '')
    .replaceAll('<div', '<g')
    .replaceAll('</div', '</g')
  const styles = (PEN + head).replace(/<!--.*?-->|<\/?style[^>]*>|\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
  const known = new Map([...tokens('look/tokens.css'), ...tokens(`games/${name}/colours.css`)])
  const named = new Set<string>()
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      const value = known.get(name)
      if (value === undefined || named.has(name)) continue
      named.add(name)
      follow(value)
    }
  }
  follow(drawn + styles)
  const root = [...named].map((name) => `${name}:${known.get(name)}`).join(';')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><style><![CDATA[:root{${root}}${styles}]]></style>${drawn}</svg>`
}

/** With the plugins that its parts need. */
export function pictures(...plugins: Plugin[]): Plugin {
  let drawing: Promise<typeof drawings> | undefined
  const draw = async () => {
    const parts = [svelte({ configFile: false, compilerOptions: { css: 'injected' } }), ...plugins]
    const config = { root: ROOT, configFile: false as const, plugins: parts }
    return (await runnerImport<{ drawings: typeof drawings }>(`${ROOT}/tools/draw.ts`, config)).module.drawings
  }
  return {
    name: 'pictures',
    resolveId: (id) => (`\0${id}`.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(PREFIX)) return null
      const name = id.slice(PREFIX.length)
      drawing ??= draw()
      const found = (await drawing)[name]
      if (!found) throw new Error(`${name} has no Picture.svelte`)
      const source = alone(name, found)
      if (this.environment.mode !== 'build')
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${name}.svg`, source })}`
    },
  }
}
