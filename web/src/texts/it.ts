/** Without what only a terminal says. */
export const files: Record<string, string> = import.meta.glob(
  ['../../../src/cinquina/locales/it/*.ftl', '!**/cli.ftl', '!**/serve.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
