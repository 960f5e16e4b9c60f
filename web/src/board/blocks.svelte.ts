/** What a game lays on the table besides its board. The game fills these, the frame lays them out. */

import { getContext, setContext, type Snippet } from 'svelte'

/** The blocks of the supply, in their order, each under its title `web.block_…`. */
export const BLOCKS = ['now', 'tools', 'progress', 'supply'] as const
export type Block = (typeof BLOCKS)[number]

export interface Blocks extends Partial<Record<Block, Snippet>> {
  /** Width of the board divided by its height; null = it takes what there is. */
  ratio: number | null
  /** What stands beside the board where there is room for one row only; the rest is a press away. */
  row?: readonly Block[]
  /** px that this row needs on a phone. */
  rowHeight?: number
  /** What is on offer or in hand as a small picture, beside the task on a phone. */
  sign?: Snippet
  /** The seat whose board lies large, so that its card has none. */
  home?: number | null
  /** The board of a seat, for its card: an SVG that fills its place. */
  card?: Snippet<[seat: number]>
  /** Width of that divided by its height. */
  cardRatio?: number
  /** A figure or two of a seat, below its board. */
  cardFoot?: Snippet<[seat: number]>
  /** A press on the board of a seat does this instead of enlarging it. */
  open?: (seat: number) => void
}

export class Table {
  #laid = $state.raw<Blocks | null>(null)

  /** `empty`: the board is about to go, or gone; what it laid must not be drawn without it. */
  constructor(private readonly empty: () => boolean = () => false) {}

  /** null: no board lies there. */
  get laid(): Blocks | null {
    return this.empty() ? null : this.#laid
  }

  set laid(blocks: Blocks | null) {
    this.#laid = blocks
  }
}

const TABLE = Symbol('table')

/** In the frame's script; null: boards below it, such as pictures, lay nothing. */
export function offerTable(table: Table | null): void {
  setContext(TABLE, table)
}

export function tableAround(): Table | null {
  return getContext<Table | null | undefined>(TABLE) ?? null
}
