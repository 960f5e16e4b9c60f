import picture from 'virtual:pictures/foldris'
import type { GameCover } from '../../board/board'
import './colours.css' // the seats have them in the set-up, too

export const cover: GameCover = { picture, colour: { light: '#3d46a5', dark: '#b4bbff' } }
