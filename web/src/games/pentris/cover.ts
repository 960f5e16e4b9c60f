import picture from 'virtual:pictures/pentris'
import type { GameCover } from '../../board/board'
import './colours.css' // the seats have them in the set-up, too

export const cover: GameCover = { picture, colour: { light: '#a3134f', dark: '#ff9cc2' } }
