/** The chapters of a story, as the server sends them again when lines were added. */

import type { Chapter } from '../../wire'

/** Take the place of those the page has, from the first of them on. */
export function renewed(story: readonly Chapter[], fresh: readonly Chapter[]): Chapter[] {
  const first = fresh[0]?.number ?? Infinity
  return [...story.filter((chapter) => chapter.number < first), ...fresh]
}
