/** What glows on the table: parts of a view by their names, `A.sheet`, `A.sheet.3,5`, `card`. Never pixels.
 *
 * A board names what it draws by `data-spot`. Where it draws something too small to have a name of its own, or a window
 * has no room for it, the name it belongs to is found instead: `A.sheet` for `A.sheet.3,5`.
 */

export const lit: { spots: readonly string[] } = $state({ spots: [] })

export function light(spots: readonly string[]): void {
  lit.spots = spots
}

/** The name of what a part belongs to; empty for what belongs to nothing. */
export function whole(spot: string): string {
  return spot.slice(0, Math.max(0, spot.lastIndexOf('.')))
}

/** The elements that these names mean, each once. */
export function elementsOf(root: ParentNode, spots: readonly string[]): Element[] {
  const found = new Set<Element>()
  for (const spot of spots) {
    for (let name = spot; name; name = whole(name)) {
      const named = root.querySelectorAll(`[data-spot~="${CSS.escape(name)}"]`)
      const elements = [...named].filter((each) => each.checkVisibility())
      elements.forEach((each) => found.add(each))
      if (elements.length) break
    }
  }
  return [...found]
}
