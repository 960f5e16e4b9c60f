// @vitest-environment node
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { rooms } from '../../rooms.js'

/** Return the imports that the linter refuses in a file. */
function refusedIn(file: string, imports: string[]): string[] {
  const text = imports.map((each) => `import '${each}'`).join('\n')
  return new Linter().verify(text, rooms, `src/${file}`).map((each) => imports[each.line - 1] ?? each.message)
}

test.each([
  [
    'table/connection/a.ts',
    ['./socket', '../../wire', '../../api'],
    ['../show/show.svelte', '../names', '../../sound'],
  ],
  ['table/show/a.ts', ['./past.svelte', '../connection/update'], ['../questions/answers', '../story', '../../api']],
  ['table/questions/a.ts', ['../connection/socket'], ['../show/past.svelte', '../session.svelte', '../../board/board']],
  ['board/a.ts', ['../table/names'], ['../table/show/past.svelte']],
  ['games/some/Board.svelte.ts', ['../../table/BigClock.svelte'], ['../../table/connection/update']],
])('a file of %s imports only what its room may', (file, allowed, refused) => {
  expect(refusedIn(file, [...allowed, ...refused])).toEqual(refused)
})
