// Run Python with the engine of a built site, in Node: `node engine.mjs SITE FOLDER MODULE [ARGUMENTS]`. FOLDER is seen
// by Python as the folder `tests` beside its packages.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [site, tests, module, ...rest] = process.argv.slice(2)
const place = `${site}/engine/`
const { loadPyodide } = await import(pathToFileURL(`${place}pyodide.mjs`))
const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '0' }
const lockFileContents = JSON.stringify({ info, packages: {} })
const python = await loadPyodide({ indexURL: place, lockFileContents, packageBaseUrl: place })
const home = python.runPython('import sysconfig; sysconfig.get_path("purelib")')
python.unpackArchive(new Uint8Array(readFileSync(`${place}cinquina.zip`)), 'zip', { extractDir: home })

function copy(from, to) {
  python.FS.mkdirTree(to)
  for (const name of readdirSync(from)) {
    if (name === '__pycache__') continue
    if (statSync(`${from}/${name}`).isDirectory()) copy(`${from}/${name}`, `${to}/${name}`)
    else if (/\.(py|toml|json)$/.test(name)) python.FS.writeFile(`${to}/${name}`, readFileSync(`${from}/${name}`))
  }
}
for (const part of ['battery', 'site', 'games']) copy(`${tests}/${part}`, `${home}/tests/${part}`)
python.runPython(`import sys, runpy
sys.argv = ${JSON.stringify([module, ...rest])}
runpy.run_module(${JSON.stringify(module)}, run_name="__main__")`)
