import picture from 'virtual:pictures/pentris'
import type { GameCover } from '../../board/board'

export const cover: GameCover = { picture, colour: { light: '#a3134f', dark: '#ff9cc2' } }
