import picture from 'virtual:pictures/rollfold'
import type { GameCover } from '../../board/board'
import './colours.css' // the seats have them in the set-up, too

export const cover: GameCover = { picture, colour: { light: '#0b6167', dark: '#86d9d6' } }
