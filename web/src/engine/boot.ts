/** Python with the compiled engine, in a worker. Its files lie in the folder `engine` beside the page's. */

export interface Python {
  unpackArchive(data: Uint8Array, kind: string, options: { extractDir: string }): void
  pyimport(name: string): unknown
  runPython(code: string): string
}

interface Pyodide {
  loadPyodide(options: { indexURL: string; lockFileContents: string; packageBaseUrl: string }): Promise<Python>
}

export const PLACE = new URL('../engine/', self.location.href).href

/** Nothing is ever loaded from elsewhere. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '0' },
  packages: {},
})

export async function boot(): Promise<Python> {
  const packed = fetch(`${PLACE}cinquina.zip`).then(async (answer) => {
    if (!answer.ok) throw new Error(`engine/cinquina.zip: ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  })
  const { loadPyodide } = (await import(/* @vite-ignore */ `${PLACE}pyodide.mjs`)) as Pyodide
  const python = await loadPyodide({ indexURL: PLACE, lockFileContents: NO_PACKAGES, packageBaseUrl: PLACE })
  const extractDir = python.runPython('import sysconfig; sysconfig.get_path("purelib")')
  python.unpackArchive(await packed, 'zip', { extractDir })
  return python
}
