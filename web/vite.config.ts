import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.CINQUINA_SERVER ?? 'http://127.0.0.1:5505'

export default defineConfig({
  plugins: [svelte()],
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
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
})
