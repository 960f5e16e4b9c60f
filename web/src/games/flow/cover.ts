import type { GameCover } from '../../board/board'
import Picture from './Picture.svelte'

export const cover: GameCover = { Picture, colour: { light: '#0b655d', dark: '#86dccd' } }
