import picture from 'virtual:pictures/holi'
import type { GameCover } from '../../board/board'
import './colours.css' // the seats have them in the set-up, too

export const cover: GameCover = {
  picture,
  colour: { light: '#8a1f63', dark: '#f3a6d3' },
  face: async () => (await import('./Face.svelte')).default,
}
