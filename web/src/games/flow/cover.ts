import picture from 'virtual:pictures/flow'
import type { GameCover } from '../../board/board'
import './colours.css' // the seats have them in the set-up, too

export const cover: GameCover = { picture, colour: { light: '#0b655d', dark: '#86dccd' } }
