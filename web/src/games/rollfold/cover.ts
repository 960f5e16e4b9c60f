import type { GameCover } from '../../board/board'
import Picture from './Picture.svelte'

export const cover: GameCover = { Picture, colour: { light: '#0b6167', dark: '#86d9d6' } }
