/** The last board, taken out of the page as a picture by itself. */

/** What a drawing takes from the style sheets of the page, which do not go with it. */
const STYLES = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'stop-color', 'stop-opacity'],
  ...['opacity', 'display', 'visibility', 'color', 'clip-path', 'mask', 'filter', 'mix-blend-mode'],
  ...['transform', 'transform-origin', 'transform-box', 'translate', 'rotate', 'scale'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'letter-spacing'],
]
const SVG = 'http://www.w3.org/2000/svg'

/** The largest drawing of what one chooses from, as SVG; null where a game has none. */
export function boardDrawing(): string | null {
  const drawings = [...document.querySelectorAll<SVGSVGElement>('[data-region=main] svg')]
  const area = (each: Element) => each.getBoundingClientRect().width * each.getBoundingClientRect().height
  const board = drawings.sort((one, other) => area(other) - area(one))[0]
  if (!board || !area(board)) return null
  return byDaylight(() => {
    const { width, height } = board.getBoundingClientRect()
    const copy = styled(board)
    copy.append(...lent(copy))
    copy.setAttribute('xmlns', SVG)
    copy.setAttribute('width', String(width))
    copy.setAttribute('height', String(height))
    return new XMLSerializer().serializeToString(copy)
  })
}

/** The picture is read elsewhere: as the board looks by daylight. Nobody sees the page meanwhile. */
function byDaylight<T>(look: () => T): T {
  const { dataset } = document.documentElement
  const { theme } = dataset
  if (theme) dataset.theme = 'light'
  try {
    return look()
  } finally {
    if (theme) dataset.theme = theme
  }
}

function styled(element: SVGElement): SVGElement {
  const copy = element.cloneNode(true) as SVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  element.querySelectorAll<SVGElement>('*').forEach((each, n) => dress(copies[n]!, each))
  dress(copy, element)
  copy.style.transform = 'none' // where it lies on the table is no part of it
  return copy
}

function dress(copy: SVGElement, original: SVGElement): void {
  const style = getComputedStyle(original)
  for (const name of STYLES) copy.style.setProperty(name, style.getPropertyValue(name))
  copy.removeAttribute('class')
}

/** Patterns, gradients and shapes that it uses and other drawings of the page hold. */
function lent(copy: SVGElement): SVGElement[] {
  const own = new Set([...copy.querySelectorAll('[id]')].map(({ id }) => id))
  const wanted = new Set([...copy.outerHTML.matchAll(/#([\w:-]+)/g)].map(([, id]) => id!))
  const elsewhere = [...wanted].filter((id) => !own.has(id)).map((id) => document.getElementById(id))
  return elsewhere.filter((each) => each instanceof SVGElement).map(styled)
}
