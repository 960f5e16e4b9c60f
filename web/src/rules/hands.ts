/** How a board is played: in most games there is a sentence for each of these. */
export const HANDS = ['mouse', 'touch', 'keyboard'] as const
