/** Without what only a terminal says. In a build it is one file that is fetched (vite.config.ts). */
export const files: Record<string, string> = import.meta.glob(
  ['../../../src/cinquina/locales/en/*.ftl', '!../../../src/cinquina/locales/en/{cli,serve}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
