/** Names of cells and pieces for people who listen. */

import { nameOf, say } from '../../texts/words.svelte'
import type { ChuteView, PieceView } from './types'

/** `violet star`, `red and green star`, `platinum star 3`. */
export function tokenWords(token: string): string {
  if (!token) return say('pentris.cell-empty')
  if (token === 'j') return say('pentris.cell-popsicle')
  if (token.startsWith('p')) return `${say('pentris.cell-platinum')} ${token.slice(1)}`
  const kind = token.endsWith('*') ? 'star' : token.endsWith('2') ? 'rain' : 'candy'
  const colours = token
    .replace(/[*2]/g, '')
    .split('')
    .map((each) => nameOf(each))
  return say('pentris.web-token', { colours: colours.join(' + '), kind: say(`pentris.cell-${kind}`) })
}

export function pieceWords(piece: Pick<PieceView, 'id' | 'shape' | 'set' | 'face'>): string {
  return say('pentris.web-piece', {
    id: piece.id,
    shape: piece.shape,
    set: say(`pentris.set-${piece.set}`),
    face: piece.face.map(tokenWords).join(', '),
  })
}

/** What is special about a piece, as the rules list it. */
export function kindOf({ set, face }: Pick<PieceView, 'set' | 'face'>): string {
  if (set === 'white') return 'plain'
  if (face.includes('j')) return 'popsicle'
  if (face.includes('p2')) return 'trio'
  if (face.includes('p3')) return 'pair'
  if (face.some((token) => /^[a-z]{2}\*$/.test(token))) return 'bicolour'
  return face.some((token) => token.endsWith('2')) ? 'rain' : 'mix'
}

/** `c4 violet star, group of 4`. */
export function cellWords(name: string, token: string, chute: ChuteView): string {
  const groups = chute.groups.filter((each) => each.cells.includes(name)).map((each) => each.size)
  const what = `${name} ${tokenWords(token)}`
  return groups.length ? `${what}, ${say('pentris.web-group-of', { size: Math.max(...groups) })}` : what
}

/** The largest group of a colour in a chute: the first, as they come. */
export const bestGroup = (chute: ChuteView | null, colour: string) =>
  chute?.groups.find((each) => each.colour === colour)

/** What is special about a piece, in two words; '' = nothing. */
export function signWords(piece: Pick<PieceView, 'set' | 'face'>): string {
  const kind = kindOf(piece)
  const star = piece.face.find((token) => token.endsWith('*')) ?? ''
  if (kind === 'plain' && !star) return ''
  return say('pentris.web-sign', { kind, code: star[0] ?? '', colour: star ? nameOf(star[0] ?? '') : '' })
}
