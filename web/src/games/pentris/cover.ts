import type { GameCover } from '../../board/board'
import Picture from './Picture.svelte'

export const cover: GameCover = { Picture, colour: { light: '#a3134f', dark: '#ff9cc2' } }
