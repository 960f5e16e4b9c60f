/** A card's three rows of three spaces, turned. */

export interface Space {
  column: number
  row: number
  /** # filled, * star, . blank */
  mark: string
}

/** By quarter turns clockwise: (column, row) → (2 − row, column), as the law turns it. */
export function spaces(grid: readonly string[], turn = 0): Space[] {
  const found: Space[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let [x, y] = [column, row]
      for (let n = 0; n < turn; n++) [x, y] = [2 - y, x]
      found.push({ column: x, row: y, mark: grid[row]?.[column] ?? '.' })
    }
  }
  return found.sort((one, other) => one.row - other.row || one.column - other.column)
}

export function turned(grid: readonly string[], turn: number): string[] {
  const all = spaces(grid, turn)
  return [0, 1, 2].map((row) =>
    all
      .slice(row * 3, row * 3 + 3)
      .map((each) => each.mark)
      .join(''),
  )
}
