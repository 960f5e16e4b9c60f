/** The board of a game that has no folder of its own: the terminal's picture, and the choices as buttons. */

import type { GameFolder } from '../board/board'
import Board from './Board.svelte'

export const plain = (id: string): GameFolder => ({ id, Board })
