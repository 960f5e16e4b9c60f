/** The pages with a board: what they need is loaded with the first of them. */

export { default as Learn } from './Learn.svelte'
export { default as Lesson } from './Lesson.svelte'
export { default as Replay } from './Replay.svelte'
export { default as Table } from './Table.svelte'
