import type { GameCover } from '../../board/board'
import Picture from './Picture.svelte'

export const cover: GameCover = { Picture, colour: { light: '#3d46a5', dark: '#b4bbff' } }
