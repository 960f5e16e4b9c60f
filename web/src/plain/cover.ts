import picture from 'virtual:pictures/plain'
import type { GameCover } from '../board/board'

export const cover: GameCover = { picture }
