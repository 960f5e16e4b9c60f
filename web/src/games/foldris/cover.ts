import picture from 'virtual:pictures/foldris'
import type { GameCover } from '../../board/board'

export const cover: GameCover = { picture, colour: { light: '#3d46a5', dark: '#b4bbff' } }
