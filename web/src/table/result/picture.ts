/** A picture of a result to send: drawn here, never on a server. Others read it, so it speaks to nobody as you. */

import type { SeatFacts } from '../../board/board'
import { offeredGame } from '../../games'
import { inBrief, language, letter, say, tell } from '../../texts/words.svelte'
import type { Highlight, Result, TableView } from '../../wire'
import { boardDrawing } from './board'
import { rankedOf } from './places'

export interface Pictured {
  table: TableView
  result: Result
  names: readonly string[]
  title: string
  moments: readonly Highlight[]
  facts?: (seat: number) => SeatFacts | undefined
  together: boolean
}

const SIDE = 1080
const EDGE = 72
const TOP = 76
/** The last board, or where there is none the cover, has this room beside the words. */
const BOARD = { width: 470, height: 560 }
const NAME = 'cinquina.png'
const FAMILY = "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible', system-ui, sans-serif"
/** Paper by daylight, whatever the page looks like: it is read elsewhere. */
const INK = '#2a241d'
const SOFT = '#574d3f'
const PAPER = '#fffcf5'
const TABLE = '#e6dcc8'
const GOLD = '#b98a12'

const fileOf = (blob: Blob) => new File([blob], NAME, { type: 'image/png' })

/** Does this system send pictures, or are they saved? */
export function sendsPictures(): boolean {
  const empty = typeof File === 'function' ? [fileOf(new Blob())] : []
  return typeof navigator !== 'undefined' && !!navigator.canShare?.({ files: empty })
}

/** By the system's own sheet, or saved where it has none. A change of mind is no fault. */
export async function sendPicture(pictured: Pictured): Promise<void> {
  const blob = await drawn(pictured)
  if (sendsPictures()) {
    await navigator.share({ files: [fileOf(blob)], title: pictured.title }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = NAME
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function drawn(pictured: Pictured): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const board = boardDrawing()
  const game = await offeredGame(pictured.table.game).catch(() => null)
  const places = [board && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(board)}`, game?.cover.picture]
  let image: HTMLImageElement | null = null
  for (const place of places) if (place) image ??= await imageOf(place)
  draw(pen, pictured, image, game?.cover.colour?.light ?? GOLD)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

/** Nothing where it cannot be loaded: the words are enough. */
async function imageOf(address: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => image,
    () => null,
  )
}

function draw(pen: CanvasRenderingContext2D, pictured: Pictured, image: HTMLImageElement | null, colour: string): void {
  const { table, result, names, title, moments, together } = pictured
  pen.fillStyle = TABLE
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.fillStyle = PAPER
  pen.beginPath()
  pen.roundRect(32, 32, SIDE - 64, SIDE - 64, 36)
  pen.fill()
  pen.fillStyle = colour
  pen.fillRect(32, 92, 14, 250)

  const board = image ? within(image, BOARD) : null
  if (image && board) pen.drawImage(image, SIDE - EDGE - board.width, TOP, board.width, board.height)
  const bottom = board ? TOP + board.height : 350
  const wide = SIDE - 2 * EDGE - (board ? board.width + 30 : 0)
  let y = words(pen, title, { size: 42, weight: 700, colour: SOFT }, EDGE, 126, wide, 2) + 14
  const verdict = result.verdict.map((each) => tell(each, names)).join(' ')
  y = words(pen, verdict, { size: 46, weight: 800, colour: INK }, EDGE, y, wide, 6) + 10

  const ranked = rankedOf(result)
  const places = ranked.length > 1
  const room = Math.max(bottom, SIDE - (moments.length ? 330 : 130)) - y
  const row = Math.min(74, room / Math.max(1, places ? ranked.length : 0))
  if (places) {
    for (const { seat, rank, score } of ranked) {
      const mid = y + row / 2
      badge(pen, seat, EDGE, mid, row * 0.7)
      const figure = together || pictured.facts?.(seat)?.label ? '' : String(score)
      const place = together ? '' : rank ? `${rank}.` : '–'
      pen.textBaseline = 'middle'
      font(pen, { size: row * 0.5, weight: rank === 1 && !together ? 800 : 500, colour: INK })
      pen.fillText(place, EDGE + row, mid)
      const start = row * (together ? 1 : 1.75)
      pen.fillText(fitting(pen, names[seat] ?? '', wide - start - (figure ? row * 1.2 : 0)), EDGE + start, mid)
      pen.textAlign = 'right'
      pen.fillText(figure, EDGE + wide, mid)
      pen.textAlign = 'left'
      pen.textBaseline = 'alphabetic'
      y += row
    }
  }
  for (const rung of (result.ending?.ladder ?? []).slice(0, 7)) {
    font(pen, { size: 34, weight: rung.reached ? 800 : 400, colour: rung.reached ? INK : SOFT })
    pen.fillText(fitting(pen, `${rung.reached ? '★' : '☆'}  ${tell(rung.told, names)}`, wide), EDGE, y + 40)
    y += 46
  }
  y = Math.max(y, bottom) + 20
  for (const each of moments.slice(0, 2)) {
    const lines = Math.floor((SIDE - 160 - y) / 40)
    if (lines < 1) break
    y = words(
      pen,
      `${say(`web.moment_${each.kind}`)} · ${tell(each.chapter, names)}`,
      { size: 28, weight: 700, colour: SOFT },
      EDGE,
      y + 36,
      SIDE - 2 * EDGE,
      1,
    )
    y = words(
      pen,
      tell(each.told, names),
      { size: 32, weight: 500, colour: INK },
      EDGE,
      y + 6,
      SIDE - 2 * EDGE,
      Math.min(3, lines),
    )
  }
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(table.created)
  const mode = inBrief({ id: `${table.game}.mode-${table.mode}`, facts: {} }, names)
  font(pen, { size: 28, weight: 500, colour: SOFT })
  pen.fillText(['Cinquina', mode, day].filter((each) => each !== '').join(' · '), EDGE, SIDE - 66)
}

/** As large as the room allows. */
function within({ width, height }: HTMLImageElement, room: { width: number; height: number }) {
  const scale = Math.min(room.width / width, room.height / height)
  return { width: width * scale, height: height * scale }
}

interface Type {
  size: number
  weight: number
  colour: string
}

function font(pen: CanvasRenderingContext2D, { size, weight, colour }: Type): void {
  pen.font = `${weight} ${Math.round(size)}px ${FAMILY}`
  pen.fillStyle = colour
}

/** Lines of words, as many as there may be; where the next one goes. */
function words(
  pen: CanvasRenderingContext2D,
  text: string,
  type: Type,
  x: number,
  y: number,
  wide: number,
  most: number,
): number {
  font(pen, type)
  const lines: string[] = ['']
  for (const word of text.split(/\s+/)) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word
    if (lines.at(-1) && pen.measureText(longer).width > wide) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  const kept = lines.slice(0, most)
  if (lines.length > most) kept[most - 1] = `${kept[most - 1]}…`
  for (const line of kept) {
    pen.fillText(fitting(pen, line, wide), x, y)
    y += type.size * 1.2
  }
  return y
}

/** As much of a line as there is room for. */
function fitting(pen: CanvasRenderingContext2D, text: string, wide: number): string {
  if (pen.measureText(text).width <= wide) return text
  const letters = [...text]
  while (letters.length && pen.measureText(`${letters.join('')}…`).width > wide) letters.pop()
  return `${letters.join('')}…`
}

/** Seats have other colours in some games: those that the page shows. */
function colourOf(name: string, other: string): string {
  const place = document.querySelector('[data-testid=result]') ?? document.documentElement
  return getComputedStyle(place).getPropertyValue(name).trim() || other
}

function badge(pen: CanvasRenderingContext2D, seat: number, x: number, mid: number, side: number): void {
  pen.fillStyle = colourOf(`--seat-${seat}`, SOFT)
  pen.beginPath()
  pen.roundRect(x, mid - side / 2, side, side, side / 4)
  pen.fill()
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  font(pen, { size: side * 0.55, weight: 800, colour: colourOf(`--seat-${seat}-on`, PAPER) })
  pen.fillText(letter(seat), x + side / 2, mid)
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
}
