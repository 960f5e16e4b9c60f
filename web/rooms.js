/** Which files of src/table, and below it, may import which. eslint keeps it, and src/table/rooms.test.ts tries it. */

/** Let the files of a room of src/table import only these rooms, and these modules of src. */
const room = (name, rooms, modules) => ({
  files: [`src/table/${name}/**/*.{ts,svelte}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: `^\\.\\./(?!\\.\\./|(${rooms.join('|')})/)`, message: `${name} imports no other room.` },
          { regex: `^\\.\\./\\.\\./(?!(${modules.join('|')})$)`, message: `${name} knows nothing of the page.` },
        ],
      },
    ],
  },
})

/** What stands below the table imports none of its rooms. */
const below = {
  files: ['src/{board,games,look,parts,texts}/**/*.{ts,svelte}'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '/table/(connection|show|questions)/', message: 'The rooms of a table are above this.' }] },
    ],
  },
}

/** @type {import('eslint').Linter.Config[]} */
export const rooms = [
  below,
  room('connection', [], ['api', 'board/changes', 'host', 'installed', 'wire']),
  room('show', ['connection'], ['board/board', 'board/changes', 'settings\\.svelte', 'wire']),
  room('questions', ['connection'], ['wire']),
]
