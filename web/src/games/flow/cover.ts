import picture from 'virtual:pictures/flow'
import type { GameCover } from '../../board/board'

export const cover: GameCover = { picture, colour: { light: '#0b655d', dark: '#86dccd' } }
