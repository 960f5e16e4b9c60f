/** Without what only a terminal says. In a build it is one file that is fetched (vite.config.ts). */
export const files: Record<string, string> = import.meta.glob(
  ['../../../src/cinquina/locales/it/*.ftl', '!../../../src/cinquina/locales/it/{cli,serve}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
