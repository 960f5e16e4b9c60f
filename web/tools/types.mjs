// Writes src/wire.ts from the structs of the server; with --check it only says whether that would change it.
// With - a schema on standard input is used instead of asking Python.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

function schema() {
  if (process.argv.includes('-')) return readFileSync(0, 'utf8')
  const own = here('../../.venv/bin/python')
  const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3')
  const env = { ...process.env, PYTHONPATH: here('../../src') }
  return execFileSync(python, ['-m', 'cinquina.server.viewer.schema'], { env, encoding: 'utf8', maxBuffer: 1 << 24 })
}

// A struct's dict has no properties of its own: any are allowed in it.
function open(node) {
  if (Array.isArray(node)) return node.map(open)
  if (node === null || typeof node !== 'object') return node
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, open(value)]))
  if (copy.type === 'object' && !copy.properties && copy.additionalProperties === undefined)
    copy.additionalProperties = true
  return copy
}

const { constants, ...defined } = JSON.parse(schema())
const types = await compile(open(defined), 'Wire', {
  additionalProperties: false,
  bannerComment: '/* Written by `npm run types` from src/cinquina/server/viewer/messages.py; do not edit. */',
  style: { semi: false, singleQuote: true, printWidth: 110 },
  unreachableDefinitions: true,
})
// The wrapper that only holds the definitions, and the remarks that say so, are no news to a reader.
const plain = types
  .replace(/export interface Wire \{[^}]*\}\n/, '')
  .replace(/\n \*\n \* This interface was referenced by [^/]*\*\//g, '\n */')
  .replace(/\/\*\*\n \* This interface was referenced by [^/]*\*\/\n/g, '')
  // An event is a Told whose id tells which facts it has.
  .replace(
    /interface Told \{\n {2}id: string\n {2}facts: \{[^}]*\}/,
    'interface Told<Id = string, Facts = Record<string, unknown>> {\n  id: Id\n  facts: Facts',
  )
  .replace(/\{\s+id: ('[\w.]+')\s+facts: (\w+)\s+\}/g, 'Told<$1, $2>')
const named = Object.entries(constants).map(
  ([name, value]) =>
    `export const ${name} = ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')} as const\n`,
)
const written = `${plain}\n${named.join('')}`
const golden = here('../src/wire.ts')
if (!process.argv.includes('--check')) writeFileSync(golden, written)
else if (readFileSync(golden, 'utf8') !== written) {
  console.error('src/wire.ts is not what src/cinquina/server/viewer/messages.py says: run `npm run types`')
  process.exit(1)
}
