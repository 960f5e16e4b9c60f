import type { GameCover } from '../../board/board'
import Picture from './Picture.svelte'

export const cover: GameCover = {
  Picture,
  colour: { light: '#8a1f63', dark: '#f3a6d3' },
  face: async () => (await import('./Face.svelte')).default,
}
