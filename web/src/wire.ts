/* Written by `npm run types` from src/cinquina/server/messages.py; do not edit. */

export type ToPage = Update | Ack | Refused | Hint | Line | Pong
export type FromPage = Play | Undo | Consent | AskHint | Look | Say | Manage | Ping
/**
 * Some equal moves: `in` (from above), `D`, `L`, `R`, or `cw` and `ccw` about a cell; and the state they end in.
 *
 * @minItems 5
 * @maxItems 5
 */
export type PentrisMove = [string, number, number, string, string]
/**
 * A state, and the numbers of the states that keys lead to from there; -1 = the piece stays.
 *
 * @minItems 10
 * @maxItems 10
 */
export type PentrisNode = [number, number, number, number, number, number, number, number, boolean, boolean]

/**
 * An event, a verdict or a reason: a text id and its facts.
 */
export interface Told {
  id: string
  facts: {
    [k: string]: unknown
  }
}
export interface ModeFacts {
  id: string
  seats: number[]
}
export interface SettingFacts {
  id: string
  values: (boolean | number | string)[]
  default: unknown
  modes: string[]
  most: number
}
/**
 * One game of the lobby. Its name, sentence, modes and settings are texts under its id.
 */
export interface GameFacts {
  id: string
  title: string
  authors: string[]
  publisher: string
  minutes: number
  age: number
  modes: ModeFacts[]
  settings: SettingFacts[]
  levels: string[]
  simultaneous: boolean
  hidden: boolean
  timed: boolean
  cooperative: boolean
}
/**
 * Who shall sit there: the one who asks, a bot, or whoever takes the open seat.
 */
export interface NewChair {
  kind: 'bot' | 'open' | 'person'
  name?: string
  level?: string
}
export interface NewTable {
  game: string
  chairs: NewChair[]
  mode?: string | null
  settings?: {
    [k: string]: unknown
  }
  edition?: {
    [k: string]: unknown
  } | null
  seconds?: number
  chat?: boolean
}
export interface Join {
  name: string
  seat?: number | null
}
export interface ChairView {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  level: string
  present: boolean
  thinking: boolean
  resigned?: boolean
}
/**
 * A time limit that runs, or stands still while the table is paused: the server's clock is the only one.
 */
export interface Clock {
  ends: number
  now: number
  paused: boolean
  length: number
  period: boolean
}
export interface TableView {
  id: string
  game: string
  mode: string
  seats: number
  settings: {
    [k: string]: unknown
  }
  seconds: number
  chat: boolean
  quiet: boolean
  secret: boolean
  chairs: ChairView[]
  host: boolean
  started: boolean
  over: boolean
  paused: boolean
  watchers: number
  rematch: string | null
  created: number
}
/**
 * One of *Your tables*.
 */
export interface TableLine {
  id: string
  game: string
  mode: string
  names: string[]
  your_turn: boolean
  over: boolean
  touched: number
}
export interface Opened {
  id: string
  link: string
}
/**
 * The server itself.
 */
export interface About {
  version: string
  compiled: boolean
  address: string | null
}
/**
 * One entry of the log as this viewer may know it, with its events. A sealed entry has no text yet.
 */
export interface Moment {
  seq: number
  who: string
  text: string | null
  time: number
  events: Told[]
}
export interface SeatResult {
  seat: number
  rank: number
  score: number
  sources: {
    [k: string]: number
  }
}
export interface Result {
  seats: SeatResult[]
  verdict: Told[]
}
/**
 * All a page needs to show the table now, and the moments it has not seen yet.
 *
 *     A moment that was not open to all when it was first sent comes again, under the same number, until it is: a page
 *     keeps moments by number and animates one when it has not shown its events yet. After a drop it asks from the first
 *     moment it still needs: `since` is the number of its first sealed moment, or `seq`.
 */
export interface Update {
  type: 'update'
  seq: number
  moments: Moment[]
  table: TableView
  yours: number[]
  looking: number | null
  view: unknown
  waiting: number[]
  choices: unknown[]
  can_undo: number[]
  asks_undo: number | null
  undo_request: number | null
  clock: Clock | null
  result: Result | null
}
/**
 * Done and stored.
 */
export interface Ack {
  type: 'ack'
  id: string
  seq: number
}
/**
 * Not done, and why. `table.not_saved` means: try again.
 */
export interface Refused {
  type: 'refused'
  id: string
  reason: Told
}
/**
 * Of the options the first is the best; the reasons of the others compare them with it.
 */
export interface HintOption {
  notation: string
  brings: Told[]
  reasons?: Told[]
  expected?: Told | null
  ahead?: boolean
}
export interface Hint {
  type: 'hint'
  id: string
  seat: number
  options: HintOption[]
}
/**
 * A line of chat, or a reaction (`text` is then one of table/words.py's REACTIONS).
 */
export interface Line {
  type: 'line'
  number: number
  seat: number | null
  name: string
  text: string
  reaction: boolean
  time: number
}
/**
 * The server's time. From it, and from how long the answer took, a page knows the server's clock.
 */
export interface Pong {
  type: 'pong'
  now: number
  sent: number
}
/**
 * A decision in notation. The id makes a repeat harmless.
 *
 *     With `seen`, the `seq` of the update it was made on, it is refused if that question has passed meanwhile.
 */
export interface Play {
  type: 'play'
  id: string
  seat: number
  text: string
  seen?: number | null
}
/**
 * Take the seat's last decision back; where that is not free, ask the others.
 */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
}
/**
 * The answer to one request to undo: `request` is the update's `undo_request`.
 */
export interface Consent {
  type: 'consent'
  id: string
  seat: number
  request: number
  agree: boolean
}
export interface AskHint {
  type: 'ask_hint'
  id: string
  seat: number
}
/**
 * Look through the eyes of one of your seats; None = as a spectator (the cover screen).
 */
export interface Look {
  type: 'look'
  seat: number | null
}
export interface Say {
  type: 'say'
  id: string
  text: string
  reaction?: boolean
}
/**
 * Pause, go on, leave a seat to a bot; for the host also: seat a bot or open a seat, the chat; a rematch.
 */
export interface Manage {
  type: 'manage'
  id: string
  what: 'chat_off' | 'chat_on' | 'go_on' | 'leave' | 'open_seat' | 'pause' | 'rematch' | 'seat_bot'
  seat?: number | null
  level?: string
}
export interface Ping {
  type: 'ping'
  sent?: number
}
export interface ReplayMoment {
  moment: Moment
  view: unknown
}
/**
 * How a seat came from its first expectation to its result (0 to 1): by luck, its own choices and the others'.
 */
export interface SeatShare {
  seat: number
  first: number
  luck: number
  own: number
  others: number
  result: number
  error: number
  cost: number
}
/**
 * A decision that could have been better. `at` is the number of the moment after it, from 1.
 */
export interface MissedTurn {
  at: number
  seat: number
  played: string
  better: string
  cost: number
  reasons: Told[]
  did: Told[]
  instead: Told[]
}
/**
 * What a finished game hung on, as far as it is known. Asked again, there is more, until `total` is reached.
 */
export interface Analysis {
  total: number
  expected: number[][]
  shares: SeatShare[]
  missed: MissedTurn[]
}
/**
 * A finished game, every moment with its view, nothing sealed any more.
 */
export interface Replay {
  table: TableView
  moments: ReplayMoment[]
  result: Result
}
export interface FlowView {
  seat: number | null
  phase: string
  active: number
  round: number
  turns_in_round: number
  turns: number
  round_ms: number
  time_up: boolean
  rows: number
  columns: number
  drawing: string[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  boat: [number, number]
  boat_edges: string
  facing: string | null
  white: {
    [k: string]: number
  }
  black: {
    [k: string]: number
  }
  risk: FlowRisk
  animals: FlowAnimalView[]
  missing: number
  tiles: FlowPlacedTile[]
  supply: number
  unseen: {
    [k: string]: number
  }
  revealed: FlowTileView[]
  discards: FlowTileView[]
  tile: FlowTileView | null
  must_discard: boolean
  ghosts: FlowGhost[]
  spared: FlowSpared[]
  birds: number
  hands: FlowHandView[]
  undealt: number
  card: FlowCardView | null
  played: FlowCardView[]
  cards_in_round: number
  scenarios: FlowScenarioView[]
  calm: number | null
  die: string | null
  quiet: boolean
  over: boolean
  won: boolean
}
/**
 * Of so many rolls, so many wash away what lies on a cell, or a tile that would be laid there.
 */
export interface FlowRisk {
  rolls: number
  washed: number[][]
  guarded: number[][]
}
export interface FlowAnimalView {
  key: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
  edges: string
  connected: boolean
  missing: number
  route: [number, number][]
}
export interface FlowPlacedTile {
  id: string
  shape: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
  edges: string
  obstacle: boolean
  bird: boolean
  wet: boolean
}
export interface FlowTileView {
  id: string
  shape: string
  edges: string
  obstacle: boolean
}
/**
 * A tile where it cannot go, next to something that lies there: by which rule, and which edges clash.
 */
export interface FlowGhost {
  tile: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
  turn: number
  edges: string
  reason: string
  sides?: string
  animal?: string
}
/**
 * What the card that was begun cannot be aimed at, and by which rule.
 */
export interface FlowSpared {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
  reason: string
}
export interface FlowHandView {
  seat: number
  count: number
  cards: FlowCardView[] | null
}
export interface FlowCardView {
  id: string
  kind: string
  playable: boolean
  reason: string
}
export interface FlowScenarioView {
  id: string
  kind: string
}
export interface FlowOption {
  what: string
  tile?: string
  card?: string
  kind?: string
  start?: [number, number] | null
  cell?: [number, number] | null
  turn?: number
  edges?: string
  side?: string
  connects?: string[]
  cuts?: string[]
  missing?: number | null
  wins?: boolean
  notation: string
  wasteful?: boolean
}
/**
 * The table as one seat sees it.
 */
export interface FoldrisView {
  seat: number | null
  phase: string
  round: number
  columns: number
  printed: number
  lanes: [number, number][]
  start_bonus: number
  mirror_cost: number
  prune_cost: number
  starter: number
  setup_card: FoldrisCardView | null
  card: FoldrisCardView | null
  deck: FoldrisCardView[]
  used: FoldrisCardView[]
  sheets: FoldrisSheetView[]
  decision: string | null
  titles: FoldrisTitle[]
}
export interface FoldrisCardView {
  id: string
  shape: string
  lane: number
  squares: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number]
  }
  prunable: string[]
}
/**
 * One player's sheet: public at all times.
 */
export interface FoldrisSheetView {
  seat: number
  lines: string[]
  numbers: number[]
  folded: number[]
  bonus: number
  completed: number
  covered: [number, number][]
  barrier: [number, number][]
  eliminated: number
  resigned: boolean
  decided: boolean
  room: {
    [k: string]: number
  }
}
export interface FoldrisTitle {
  least: number
  en: string
  it: string
}
/**
 * One way to draw the Block, and what it brings.
 */
export interface FoldrisDrawing {
  mirror: boolean
  label: string
  turn: number
  column: number
  squares: [number, number][]
  cost: number
  completes: number[]
  covers: [number, number][]
  bonus: number
  barrier: [number, number][]
  notation: string
  wasteful?: boolean
}
export interface HoliView {
  seat: number | null
  phase: string
  active: number
  first: number
  order: number[]
  size: number
  levels: string[][]
  level_points: number[]
  sweets: HoliSweetsView[]
  sweets_left: number
  rivalry: HoliRivalryView[]
  too_many_rules: boolean
  seats: HoliSeatView[]
  thrown: boolean
  moved: boolean
  climbed: boolean
  only_end: boolean
  hit_points: number
  rain_points: number
  given_points: number
  sweets_points: number
  climbs_down: boolean
  face_down_hits: boolean
  free_star: boolean
  rain_catch: string
  open_discards: boolean
  open_hands: boolean
  corners: string[]
  climb: HoliClimbView | null
  stranded: HoliLost[]
  symmetric: boolean
}
export interface HoliSweetsView {
  place: string
  count: number
}
export interface HoliRivalryView {
  id: string
  rule: boolean
  name_en: string
  name_it: string
  text_en: string
  text_it: string
  points: number[]
  effect: string
  params: {
    [k: string]: number | string
  }
  open: number[] | null
}
export interface HoliSeatView {
  seat: number
  colour: string
  pawn: string | null
  tokens: number
  foreign: {
    [k: string]: number
  }
  given: number
  sweets: number
  points: number
  scores: {
    [k: string]: number
  }
  total: number
  rank: number
  on_level: number[]
  hand_count: number
  deck_count: number
  hand: HoliCardView[] | null
  discards: HoliDiscardView[]
  may_hold: HoliCardView[]
  turns_left: number
  last_face_down: boolean
  finished: string
}
/**
 * A Colour card.
 */
export interface HoliCardView {
  id: string
  name_en: string
  name_it: string
  grid: string[]
  star: boolean
  tokens: number
}
export interface HoliDiscardView {
  face_down: boolean
  card: HoliCardView | null
}
/**
 * Why the own pawn cannot climb, or that it can.
 */
export interface HoliClimbView {
  legal: boolean
  reason: string
  missing: string[]
  covered: number
  needed: number
}
/**
 * A place that the own pawn may not enter now, and the text id of the rule against it.
 */
export interface HoliLost {
  place: string
  reason: string
}
export interface HoliOption {
  what: string
  card?: string
  cells?: string[]
  lies?: HoliLie[]
  lands?: HoliLanding[]
  picks?: HoliPick[]
  points?: number
  gain?: number
  totals?: number[]
  notation: string
  wasteful?: boolean
}
/**
 * A way to lay the card for these targets: quarter turns, and the pawn's space in the turned grid, from 0.
 */
export interface HoliLie {
  turn: number
  column: number
  row: number
}
/**
 * Where one token would end.
 */
export interface HoliLanding {
  target: string
  end: string
  place: string
  level: number
  falls: number
  seat: number | null
  points: number
  worth: number
}
/**
 * A token or sweets that the pawn would take up.
 */
export interface HoliPick {
  place: string
  colour: string
  count: number
}
export interface PentrisView {
  seat: number | null
  level: string
  step: string
  round: number
  phase: number
  turn: number
  holder: number
  active: number
  order: number[]
  columns: number
  rows: number
  colours: PentrisColourView[]
  shapes: {
    [k: string]: [number, number][]
  }
  bonus_set: string
  bonus_shapes: string[]
  current: PentrisPieceView[]
  previous: PentrisPieceView[]
  to_draw: number
  bag: PentrisPieceView[]
  discards: PentrisPieceView[]
  removed: PentrisPieceView[]
  pool: PentrisPieceView[]
  hand: PentrisPieceView | null
  personal_hand: boolean
  cards: PentrisCardView[]
  paying: number
  seats: PentrisSeatView[]
  steering: PentrisNode[]
  ghosts: PentrisGhost[]
  can_put_back: boolean
  last_chance: boolean
  secret: boolean
  ladder: PentrisRungView[]
  over: boolean
}
export interface PentrisColourView {
  code: string
  en: string
  it: string
  icon: string
}
/**
 * A piece: `face` has the five cells in the order of its shape's picture.
 */
export interface PentrisPieceView {
  id: string
  shape: string
  set: string
  face: string[]
  placeable?: boolean | null
}
/**
 * A candy card with the tokens of each seat, in the advanced game with its stacks.
 */
export interface PentrisCardView {
  colour: string
  tokens: number[]
  stacks: PentrisStackView[]
}
export interface PentrisStackView {
  number: number
  top: PentrisPieceView | null
  pieces: PentrisPieceView[]
}
export interface PentrisSeatView {
  seat: number
  points: number
  tokens: number
  personal: PentrisPieceView[]
  placed: number
  chute: PentrisChuteView | null
  claims: PentrisClaimView[]
}
export interface PentrisChuteView {
  rows: string[][]
  pieces: PentrisPlacedPiece[]
  groups: PentrisGroupView[]
  complete: number[]
  holes: string[]
  row_points: number
  star_points: number
  platinum_points: number
  way: PentrisMove[]
}
export interface PentrisPlacedPiece {
  id: string
  shape: string
  set: string
  turn: number
  anchor: string
  cells: string[]
  face: string[]
}
export interface PentrisGroupView {
  colour: string
  key: string
  cells: string[]
  size: number
  stars: string[]
  value: number
  reason: string
}
/**
 * A claim of this round.
 */
export interface PentrisClaimView {
  phase: number
  colour: string
  size: number
  cells: string[]
}
/**
 * A place that fits and would hold the piece, which cannot get there.
 */
export interface PentrisGhost {
  turn: number
  anchor: string
  cells: string[]
  blocked: string[]
  reason?: string
}
export interface PentrisRungView {
  en: string
  it: string
  least: number
}
export interface PentrisOption {
  what: string
  piece?: string
  places?: number
  lost?: boolean
  turn?: number
  anchor?: string
  cells?: string[]
  way?: PentrisMove[]
  groups?: PentrisJoined[]
  rows?: number[]
  row_points?: number
  star_points?: number
  platinum_points?: number
  holes?: string[]
  colour?: string
  size?: number
  points?: number
  stack?: number
  notation: string
  wasteful?: boolean
}
/**
 * A group that the piece would join or make: its size before (the largest part) and after.
 */
export interface PentrisJoined {
  colour: string
  key: string
  cells: string[]
  before: number
  size: number
  stars: number
}
/**
 * The table as one seat sees it.
 */
export interface RollfoldView {
  seat: number | null
  level: string
  phase: string
  turn: number
  turn_cap: number
  active: number
  size: number
  small: number
  large: number
  blunt: number
  exact: boolean
  sealed: boolean
  white: string
  black: string
  taken: string
  faces: {
    [k: string]: string[]
  }
  front: string[]
  back: string[]
  sheets: RollfoldSheetView[]
  pen: RollfoldPenView | null
  solo: RollfoldSoloView | null
}
/**
 * One player's sheet, as far as the viewer may see it.
 */
export interface RollfoldSheetView {
  seat: number
  side: string
  symbols: string[]
  marks: string[]
  layers: string[]
  flap: string[]
  front: string[]
  back: string[]
  starts: string[]
  network: string[]
  corners: RollfoldCornerView[]
  symbols_won: RollfoldSymbolView[]
  linked: number
  folded: number
  bulbs: number
  can_flip: boolean
  other: RollfoldOtherSide | null
  link: string[]
  finished: boolean
  won: boolean
  x_used: number | null
}
export interface RollfoldCornerView {
  corner: string
  fold: string
  double: boolean
  bonus: string
  state: string
  folds: RollfoldFoldView[]
}
/**
 * A fold, made or not: what is needed for it, and what it would change.
 */
export interface RollfoldFoldView {
  size: string
  side: number
  needs: string[]
  missing: string[]
  possible: boolean
  gone: string[]
  partial: string[]
  flap: RollfoldBoxView[]
  loses: string[]
  symbol: string | null
}
/**
 * One box that a fold brings into sight.
 */
export interface RollfoldBoxView {
  place: string
  cell: string
  symbol: string
  mark: string
}
/**
 * A winning symbol.
 */
export interface RollfoldSymbolView {
  cell: string
  place: string | null
  marked: boolean
  linked: boolean
}
/**
 * The side of a sheet that lies below, as it would be seen if the sheet were turned over now (level 4).
 */
export interface RollfoldOtherSide {
  side: string
  symbols: string[]
  marks: string[]
  layers: string[]
  flap: string[]
  starts: string[]
}
/**
 * What a seat still has to do in this turn.
 */
export interface RollfoldPenView {
  die: string
  numbers: RollfoldNumberView[]
  plus: string
  x_used: number
  must_draw: number
  folds: string[]
}
/**
 * A number that is still to be drawn.
 */
export interface RollfoldNumberView {
  kind: string
  value: number
  colour: string
  start: string | null
  playable: boolean
  plus: boolean
}
export interface RollfoldSoloView {
  column: string
  move: number
  fields: RollfoldField[]
  master_below: number
}
export interface RollfoldField {
  move: number
  die: string
  crowns: number
}
export interface RollfoldOption {
  what: string
  colour?: string
  value?: number
  plus?: boolean
  start?: string
  path?: string
  boxes?: string[]
  jumps?: number[]
  slides?: boolean
  circles?: string[]
  new?: string[]
  faces?: string[]
  symbols?: string[]
  bulbs?: string[]
  bonuses?: number[]
  devalues?: string[]
  spends?: string[]
  corner?: string
  size?: string
  unlocks?: string[]
  unused?: string[]
  open?: string[]
  linked?: number
  wins?: boolean
  notation: string
  wasteful?: boolean
}
