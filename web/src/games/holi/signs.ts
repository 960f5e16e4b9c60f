/** Signs about 0,0 that several drawings share. */

/** The pawn's space on a star card; a Direct Hit. */
export const STAR = 'M0-38 11-13 38-11 17 7 24 33 0 18-24 33-17 7-38-11-11-13Z'
/** Colour Rain. */
export const DROP = 'M0-36C15-13 25-2 25 11A25 24 0 0 1-25 11C-25-2-15-13 0-36Z'
