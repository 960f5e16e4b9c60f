/* Written by `npm run types` from src/cinquina/server/viewer/messages.py; do not edit. */

export type Event = TableEvent | FlowEvent | FoldrisEvent | HoliEvent | PentrisEvent | RollfoldEvent
export type TableEvent =
  | Told<'table.time_up', TableTimeUp>
  | Told<'table.took_back', TableTookBack>
  | Told<'table.sat_down', TableSatDown>
  | Told<'table.stood_up', TableStoodUp>
  | Told<'table.removed', TableRemoved>
  | Told<'table.bot_sat', TableBotSat>
  | Told<'table.left', TableLeft>
  | Told<'table.replaced', TableReplaced>
  | Told<'table.came_back', TableCameBack>
  | Told<'table.offered', TableOffered>
  | Told<'table.waits', TableWaits>
  | Told<'table.took_over', TableTookOver>
  | Told<'table.gave_up', TableGaveUp>
  | Told<'table.conceded', TableConceded>
  | Told<'table.left_team', TableLeftTeam>
  | Told<'table.hosts', TableHosts>
  | Told<'table.tries', TableTries>
  | Told<'table.declined', TableDeclined>
  | Told<'table.withdrew', TableWithdrew>
  | Told<'table.won_as_last', TableWonAsLast>
  | Told<'table.won_among_rest', TableWonAmongRest>
  | Told<'table.abandoned', TableAbandoned>
export type FlowEvent =
  | Told<'flow.first', FlowFirst>
  | Told<'flow.dealt', FlowDealt>
  | Told<'flow.scenario', FlowScenario>
  | Told<'flow.set_aside', FlowSetAside>
  | Told<'flow.obstacle', FlowObstacle>
  | Told<'flow.facing', FlowFacing>
  | Told<'flow.round', FlowRound>
  | Told<'flow.draws', FlowDraws>
  | Told<'flow.drawn', FlowDrawn>
  | Told<'flow.took', FlowTook>
  | Told<'flow.played', FlowPlayed>
  | Told<'flow.revealed', FlowRevealed>
  | Told<'flow.placed', FlowPlaced>
  | Told<'flow.returned', FlowReturned>
  | Told<'flow.guarded', FlowGuarded>
  | Told<'flow.removed', FlowRemoved>
  | Told<'flow.moved', FlowMoved>
  | Told<'flow.discarded', FlowDiscarded>
  | Told<'flow.connected', FlowConnected>
  | Told<'flow.cut_off', FlowCutOff>
  | Told<'flow.minute_over', FlowMinuteOver>
  | Told<'flow.clock_set', FlowClockSet>
  | Told<'flow.redrawn', FlowRedrawn>
  | Told<'flow.skipped', FlowSkipped>
  | Told<'flow.die', FlowDie>
  | Told<'flow.wave', FlowWave>
  | Told<'flow.washed', FlowWashed>
  | Told<'flow.bird_flew', FlowBirdFlew>
  | Told<'flow.won', FlowWon>
  | Told<'flow.lost', FlowLost>
  | Told<'flow.team_won', FlowTeamWon>
  | Told<'flow.team_lost', FlowTeamLost>
  | Told<'flow.asks', FlowAsks>
  | Told<'flow.asks_facing', FlowAsksFacing>
  | Told<'flow.asks_ready', FlowAsksReady>
  | Told<'flow.asks_place', FlowAsksPlace>
  | Told<'flow.asks_discard', FlowAsksDiscard>
  | Told<'flow.asks_support', FlowAsksSupport>
  | Told<'flow.asks_bird', FlowAsksBird>
  | Told<'flow.asks_current', FlowAsksCurrent>
  | Told<'flow.asks_return', FlowAsksReturn>
  | Told<'flow.asks_die', FlowAsksDie>
  | Told<'flow.estimate', FlowEstimate>
  | Told<'flow.legend_card', FlowLegendCard>
  | Told<'flow.legend_scenario', FlowLegendScenario>
export type FoldrisEvent =
  | Told<'foldris.starter', FoldrisStarter>
  | Told<'foldris.start_block', FoldrisStartBlock>
  | Told<'foldris.revealed', FoldrisRevealed>
  | Told<'foldris.eliminated', FoldrisEliminated>
  | Told<'foldris.resigned', FoldrisResigned>
  | Told<'foldris.decided', FoldrisDecided>
  | Told<'foldris.drawn', FoldrisDrawn>
  | Told<'foldris.folded', FoldrisFolded>
  | Told<'foldris.barrier_lifted', FoldrisBarrierLifted>
  | Told<'foldris.barrier', FoldrisBarrier>
  | Told<'foldris.barrier_no_room', FoldrisBarrierNoRoom>
  | Told<'foldris.reshuffled', FoldrisReshuffled>
  | Told<'foldris.over', FoldrisOver>
  | Told<'foldris.won_last', FoldrisWonLast>
  | Told<'foldris.won_shared', FoldrisWonShared>
  | Told<'foldris.won_lines', FoldrisWonLines>
  | Told<'foldris.won_bonus', FoldrisWonBonus>
  | Told<'foldris.solo_title', FoldrisSoloTitle>
  | Told<'foldris.solo_no_title', FoldrisSoloNoTitle>
export type HoliEvent =
  | Told<'holi.rivalry', HoliRivalry>
  | Told<'holi.first', HoliFirst>
  | Told<'holi.corner', HoliCorner>
  | Told<'holi.turn', HoliTurn>
  | Told<'holi.drew', HoliDrew>
  | Told<'holi.drew_card', HoliDrewCard>
  | Told<'holi.threw_up', HoliThrewUp>
  | Told<'holi.threw_down', HoliThrewDown>
  | Told<'holi.threw_card', HoliThrewCard>
  | Told<'holi.ended', HoliEnded>
  | Told<'holi.finished', HoliFinished>
  | Told<'holi.landed', HoliLanded>
  | Told<'holi.hit', HoliHit>
  | Told<'holi.rained', HoliRained>
  | Told<'holi.moved', HoliMoved>
  | Told<'holi.climbed', HoliClimbed>
  | Told<'holi.stepped_down', HoliSteppedDown>
  | Told<'holi.first_up', HoliFirstUp>
  | Told<'holi.sweets', HoliSweets>
  | Told<'holi.collected', HoliCollected>
  | Told<'holi.counted', HoliCounted>
  | Told<'holi.over', HoliOver>
  | Told<'holi.won', HoliWon>
  | Told<'holi.won_given', HoliWonGiven>
  | Told<'holi.won_sweets', HoliWonSweets>
  | Told<'holi.won_order', HoliWonOrder>
  | Told<'holi.won_shared', HoliWonShared>
  | Told<'holi.legend_rivalry', HoliLegendRivalry>
  | Told<'holi.legend_card', HoliLegendCard>
export type PentrisEvent =
  | Told<'pentris.first_bag', PentrisFirstBag>
  | Told<'pentris.bonus_set', PentrisBonusSet>
  | Told<'pentris.bonus_shape', PentrisBonusShape>
  | Told<'pentris.kept', PentrisKept>
  | Told<'pentris.stocked', PentrisStocked>
  | Told<'pentris.top', PentrisTop>
  | Told<'pentris.pool', PentrisPool>
  | Told<'pentris.drafted', PentrisDrafted>
  | Told<'pentris.drawn', PentrisDrawn>
  | Told<'pentris.refilled', PentrisRefilled>
  | Told<'pentris.took', PentrisTook>
  | Told<'pentris.personal', PentrisPersonal>
  | Told<'pentris.put_back', PentrisPutBack>
  | Told<'pentris.discarded', PentrisDiscarded>
  | Told<'pentris.hidden', PentrisHidden>
  | Told<'pentris.placed', PentrisPlaced>
  | Told<'pentris.completed', PentrisCompleted>
  | Told<'pentris.removed', PentrisRemoved>
  | Told<'pentris.turn', PentrisTurn>
  | Told<'pentris.claims', PentrisClaims>
  | Told<'pentris.claimed', PentrisClaimed>
  | Told<'pentris.earned', PentrisEarned>
  | Told<'pentris.passed', PentrisPassed>
  | Told<'pentris.phase_over', PentrisPhaseOver>
  | Told<'pentris.bag', PentrisBag>
  | Told<'pentris.rows', PentrisRows>
  | Told<'pentris.star', PentrisStar>
  | Told<'pentris.platinum', PentrisPlatinum>
  | Told<'pentris.scored', PentrisScored>
  | Told<'pentris.round', PentrisRound>
  | Told<'pentris.unused', PentrisUnused>
  | Told<'pentris.over', PentrisOver>
  | Told<'pentris.won', PentrisWon>
  | Told<'pentris.won_shared', PentrisWonShared>
  | Told<'pentris.solo', PentrisSolo>
export type RollfoldEvent =
  | Told<'rollfold.starter', RollfoldStarter>
  | Told<'rollfold.rolled', RollfoldRolled>
  | Told<'rollfold.took', RollfoldTook>
  | Told<'rollfold.uses', RollfoldUses>
  | Told<'rollfold.finished', RollfoldFinished>
  | Told<'rollfold.shown', RollfoldShown>
  | Told<'rollfold.completed', RollfoldCompleted>
  | Told<'rollfold.drew', RollfoldDrew>
  | Told<'rollfold.bonus', RollfoldBonus>
  | Told<'rollfold.devalued', RollfoldDevalued>
  | Told<'rollfold.symbol', RollfoldSymbol>
  | Told<'rollfold.folded', RollfoldFolded>
  | Told<'rollfold.folded_again', RollfoldFoldedAgain>
  | Told<'rollfold.flipped', RollfoldFlipped>
  | Told<'rollfold.linked', RollfoldLinked>
  | Told<'rollfold.over', RollfoldOver>
  | Told<'rollfold.won_alone', RollfoldWonAlone>
  | Told<'rollfold.won_fewest', RollfoldWonFewest>
  | Told<'rollfold.won_large', RollfoldWonLarge>
  | Told<'rollfold.won_shared', RollfoldWonShared>
  | Told<'rollfold.drawn', RollfoldDrawn>
  | Told<'rollfold.solo_master', RollfoldSoloMaster>
  | Told<'rollfold.solo_won', RollfoldSoloWon>
  | Told<'rollfold.solo_lost', RollfoldSoloLost>
  | Told<'rollfold.asks', RollfoldAsks>
  | Told<'rollfold.asks_take', RollfoldAsksTake>
  | Told<'rollfold.asks_use', RollfoldAsksUse>
  | Told<'rollfold.asks_done', RollfoldAsksDone>
export type ToPage = Update | Ack | Refused | Hint | Because | Answers | Line | Pong
export type FromPage = Play | Undo | Consent | AskHint | Why | Ask | Look | Say | Manage | Ping
/**
 * Equal moves in a row: `in` (from above), `D`, `L`, `R`, or `cw` and `ccw` about a cell; and the resulting
 *     state.
 *
 * @minItems 5
 * @maxItems 5
 */
export type PentrisMove = [string, number, number, string, string]
/**
 * A state of a piece, and the numbers of the states that each key leads to; -1 = the piece stays.
 *
 * @minItems 10
 * @maxItems 10
 */
export type PentrisNode = [number, number, number, number, number, number, number, number, boolean, boolean]

/**
 * An event, verdict, refusal or reason as it leaves the table: the id of a text and its facts.
 */
export interface Told<Id = string, Facts = Record<string, unknown>> {
  id: Id
  facts: Facts
}
/**
 * The stored result of a lesson: the most stars so far, and where to resume.
 */
export interface Kept {
  stars?: number
  progress?: Progress | null
}
/**
 * The learner's acts, from which the rest follows; it holds no secrets of the game.
 */
export interface Progress {
  game: string
  lesson: string
  acts?: string[]
  moves?: number
  hints?: number
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
  when: {
    [k: string]: (boolean | number | string)[]
  }
  seated: boolean
  faces: {
    [k: string]: unknown
  }
}
/**
 * A set-up to choose by its sentence.
 */
export interface PresetFacts {
  id: string
  mode: string
  settings: {
    [k: string]: unknown
  }
  solo: string
  level: string
  calm?: boolean
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
  presets: PresetFacts[]
  levels: string[]
  simultaneous: boolean
  hidden: boolean
  timed: boolean
  cooperative: boolean
  resigns: boolean
  lessons: number
}
/**
 * The holder of a new table's seat: the client, a bot, or any newcomer.
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
  preset?: string
}
/**
 * How hard a set-up is, in one sentence; None: the game cannot tell.
 */
export interface Estimated {
  told: Told | null
}
/**
 * A decision of a finished game, by its number in the log, before which the new table begins.
 */
export interface TryFrom {
  seq: number
  name?: string
}
export interface Join {
  name: string
  seat?: number | null
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
  yours?: number[]
  kept?: number[]
  waiting?: number[]
  since?: number | null
  here?: number[]
  verdict?: Told | null
  words?: {
    [k: string]: {
      [k: string]: string
    }
  }
  problem?: Told | null
}
/**
 * Whether other devices reach this server. Only the person at its computer may change that.
 */
export interface House {
  address: string | null
  here?: boolean
  token?: string
}
export interface TurnHouse {
  open: boolean
  token: string
}
/**
 * The passphrase for another device of a guest. It is shown once and cannot be read again.
 */
export interface Pass {
  passphrase: string
  link: string
  qr: string
}
export interface ComeBack {
  passphrase: string
}
export interface SaidLine {
  table: string
  line: Line
}
/**
 * Everything stored about a guest, except the entries of games, which are in each table's record.
 */
export interface Known {
  tables: TableLine[]
  names: string[]
  lines: SaidLine[]
  lessons?: {
    [k: string]: Kept
  }
}
export interface Opened {
  id: string
  link: string
}
/**
 * The version and the address of the server.
 */
export interface About {
  version: string
  compiled: boolean
  address: string | null
}
/**
 * An effect of a choice: the text `<game>-brings-<what>`, whose `.brief` is for lists, and its facts.
 *
 *     In a game with points they are the fact `points`: those of a seat's own effects sum to what the choice gains.
 */
export interface Brought {
  id: string
  facts: {
    [k: string]: unknown
  }
  mood?: 'bad' | 'good' | 'plain'
}
export interface Chapter {
  number: number
  told: Told
  picture: string
  first: number
  last: number
  lines: StoryLine[]
}
/**
 * One turn, or the effect of a round on somebody, in a sentence.
 */
export interface StoryLine {
  told: Told
  seat: number | null
  first: number
  last: number
  weight: number
  done: boolean
  picture: string
  spots: string[]
  details: [number, number][]
}
/**
 * One entry of the log as this viewer may know it, with its events. A sealed entry has no text yet.
 */
export interface Moment {
  seq: number
  who: string
  text: string | null
  time: number
  events: Event[]
}
/**
 * The time of a seat was up, and the fallback decision was made for it.
 */
export interface TableTimeUp {
  seat: number
}
/**
 * A seat took its last decision back.
 */
export interface TableTookBack {
  seat: number
}
/**
 * A person took an open seat.
 */
export interface TableSatDown {
  name: string
}
/**
 * A person left before play began: the seat is open again.
 */
export interface TableStoodUp {
  name: string
}
/**
 * The host opened a person's seat before play began.
 */
export interface TableRemoved {
  name: string
}
/**
 * A bot got the seat, or replaced another bot.
 */
export interface TableBotSat {
  seat: number
}
/**
 * A person left; a bot plays for them until they come back.
 */
export interface TableLeft {
  name: string
}
/**
 * A bot plays for an absent person until they come back.
 */
export interface TableReplaced {
  name: string
}
export interface TableCameBack {
  name: string
}
/**
 * The seat is offered to any newcomer; a bot plays meanwhile.
 */
export interface TableOffered {
  seat: number
}
/**
 * A person gets the seat as soon as the previous player's secret hand is gone.
 */
export interface TableWaits {
  name: string
}
/**
 * A person took over from a bot, or from a person who had left the seat to one.
 */
export interface TableTookOver {
  name: string
  seat: number
}
/**
 * A person gave up; a bot plays the seat to the end, outside the ranking.
 */
export interface TableGaveUp {
  name: string
}
/**
 * A person gave up, and that ended the game.
 */
export interface TableConceded {
  name: string
}
/**
 * A person of a team gave up; a bot joined it instead.
 */
export interface TableLeftTeam {
  name: string
}
/**
 * Another person is the host.
 */
export interface TableHosts {
  name: string
}
/**
 * The table was forked from a finished game by a person who tries another decision.
 */
export interface TableTries {
  name: string
}
/**
 * A person refused a request.
 */
export interface TableDeclined {
  name: string
  what: string
}
/**
 * A person withdrew their request.
 */
export interface TableWithdrew {
  name: string
  what: string
}
/**
 * All others gave up.
 */
export interface TableWonAsLast {
  seat: number
  names: string[]
}
/**
 * The winner by the rules had given up, so the best of the others won.
 */
export interface TableWonAmongRest {
  seats: number[]
  count: number
}
/**
 * The last person gave up.
 */
export interface TableAbandoned {
  name: string
}
export interface FlowFirst {
  seat: number
}
export interface FlowDealt {
  seat: number
  card: string
  kind: 'bird' | 'calm' | 'current' | 'fishing' | 'return' | 'support'
}
/**
 * A Scenario card of this game.
 */
export interface FlowScenario {
  card: string
  kind: 'no_comm' | 'no_sc' | 'obstacles' | 'one_card' | 'remain' | 'single_path'
}
/**
 * A Scenario card that is set aside, because one of its kind is enough.
 */
export interface FlowSetAside {
  card: string
  kind: 'no_comm' | 'no_sc' | 'obstacles' | 'one_card' | 'remain' | 'single_path'
}
/**
 * A Scenario obstacle tile lies on the board.
 */
export interface FlowObstacle {
  tile: string
  shape: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
}
/**
 * The direction in which the Boat with one path opens.
 */
export interface FlowFacing {
  seat: number
  side: 'E' | 'N' | 'S' | 'W'
}
export interface FlowRound {
  seat: number
  round: number
}
/**
 * A seat starts drawing; the outcome follows.
 */
export interface FlowDraws {
  seat: number
}
export interface FlowDrawn {
  seat: number
  tile: string
  shape: string
}
/**
 * A seat took one of the tiles that Fishing revealed.
 */
export interface FlowTook {
  seat: number
  tile: string
  shape: string
}
export interface FlowPlayed {
  seat: number
  card: string
  kind: 'bird' | 'calm' | 'current' | 'fishing' | 'return' | 'support'
}
/**
 * Fishing revealed tiles.
 */
export interface FlowRevealed {
  tile: string
  shape: string
}
/**
 * A tile placed from the hand.
 */
export interface FlowPlaced {
  seat: number
  tile: string
  shape: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
}
/**
 * A tile placed from the discards.
 */
export interface FlowReturned {
  seat: number
  tile: string
  shape: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
}
/**
 * A tile guarded by a Bird.
 */
export interface FlowGuarded {
  seat: number
  tile: string
  shape: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
}
/**
 * A tile removed by Support.
 */
export interface FlowRemoved {
  seat: number
  tile: string
  shape: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
}
/**
 * A tile moved by Current.
 */
export interface FlowMoved {
  seat: number
  tile: string
  shape: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  from: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
}
export interface FlowDiscarded {
  seat: number
  tile: string
  shape: string
  reason: 'blocks' | 'nowhere'
}
/**
 * An animal has gained a way to the Boat.
 */
export interface FlowConnected {
  animal: string
  route: [number, number][]
}
/**
 * An animal has lost its way to the Boat.
 */
export interface FlowCutOff {
  animal: string
}
export interface FlowMinuteOver {
  seat: number
  lost: boolean
}
/**
 * The clock that the table agreed on between rounds.
 */
export interface FlowClockSet {
  seconds: number
  turns: number
}
/**
 * Before the first round the table put the Scenario cards back, to draw others.
 */
export interface FlowRedrawn {}
/**
 * A seat has no option, in a mode where that does not lose the game.
 */
export interface FlowSkipped {
  seat: number
}
/**
 * The only die rolled after Calm Waters.
 */
export interface FlowDie {
  seat: number
  die: 'black' | 'white'
}
export interface FlowWave {
  seat: number
  white: number
  black: number
}
/**
 * The tile is washed away, with any Bird.
 */
export interface FlowWashed {
  tile: string
  shape: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
  bird: boolean
}
/**
 * The Bird protected the tile and is used up.
 */
export interface FlowBirdFlew {
  tile: string
  shape: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number]
  bird: boolean
}
export interface FlowWon {
  seat: number
}
/**
 * The team loses: a seat has no option.
 */
export interface FlowLost {
  seat: number
}
export interface FlowTeamWon {
  round: number
  tiles: number
  cards: number
}
export interface FlowTeamLost {
  round: number
  tiles: number
  cards: number
}
/**
 * The question for the next action: the available tiles, and whether a card is playable.
 */
export interface FlowAsks {
  seat: number
  tiles: 'both' | 'draw' | 'none' | 'take'
  cards: boolean
}
export interface FlowAsksFacing {
  seat: number
}
/**
 * The question whether to start a round.
 */
export interface FlowAsksReady {
  seat: number
  round: number
}
export interface FlowAsksPlace {
  seat: number
  tile: string
  shape: string
}
export interface FlowAsksDiscard {
  seat: number
  tile: string
  shape: string
}
export interface FlowAsksSupport {
  seat: number
}
export interface FlowAsksBird {
  seat: number
}
export interface FlowAsksCurrent {
  seat: number
}
export interface FlowAsksReturn {
  seat: number
}
export interface FlowAsksDie {
  seat: number
}
/**
 * How hard a set-up is: how many of ten teams of casual players win, with rounds of this length.
 */
export interface FlowEstimate {
  won: number
  seconds: number
  turns: number
}
/**
 * The visible Action cards of a kind.
 */
export interface FlowLegendCard {
  kind: string
  cards: string[]
}
export interface FlowLegendScenario {
  kind: string
  cards: string[]
}
export interface FoldrisStarter {
  seat: number
}
/**
 * A seat's starting block at the bottom of a lane.
 */
export interface FoldrisStartBlock {
  seat: number
  lane: number
}
/**
 * The card of the round.
 */
export interface FoldrisRevealed {
  card: string
  round: number
}
/**
 * A seat cannot draw the Block of the round.
 */
export interface FoldrisEliminated {
  seat: number
}
/**
 * A seat that gave up is out.
 */
export interface FoldrisResigned {
  seat: number
}
/**
 * A seat has confirmed a decision, which stays secret until all have.
 */
export interface FoldrisDecided {
  seat: number
}
export interface FoldrisDrawn {
  seat: number
  squares: [number, number][]
  cost: number
}
export interface FoldrisFolded {
  seat: number
  line: number
  printed: number
}
export interface FoldrisBarrierLifted {
  seat: number
}
/**
 * A Barrier dropped on the sheet of a seat.
 */
export interface FoldrisBarrier {
  seat: number
  lane: number
  squares: [number, number][]
  by?: number | null
}
/**
 * A Barrier that had no room on the sheet.
 */
export interface FoldrisBarrierNoRoom {
  seat: number
  lane: number
  by?: number | null
}
/**
 * The used cards become the deck again.
 */
export interface FoldrisReshuffled {}
export interface FoldrisOver {
  winners: number[]
}
/**
 * The winner is the last seat in the game.
 */
export interface FoldrisWonLast {
  seat: number
}
export interface FoldrisWonShared {
  seats: number[]
}
/**
 * Won by lines, among the seats that were in the game longest.
 */
export interface FoldrisWonLines {
  seat: number
}
/**
 * Won by points, among the seats with the most lines.
 */
export interface FoldrisWonBonus {
  seat: number
}
export interface FoldrisSoloTitle {
  lines: number
  missing: number
  title: string
}
export interface FoldrisSoloNoTitle {
  lines: number
  missing: number
}
/**
 * A Rivalry card is revealed.
 */
export interface HoliRivalry {
  card: string
  title: string
}
/**
 * The first player.
 */
export interface HoliFirst {
  seat: number
}
export interface HoliCorner {
  seat: number
  cell: string
}
export interface HoliTurn {
  seat: number
}
/**
 * A seat draws a card, secret for the others.
 */
export interface HoliDrew {
  seat: number
  left: number
}
/**
 * The card that a seat drew, for its owner.
 */
export interface HoliDrewCard {
  seat: number
  card: string
  title: string
}
export interface HoliThrewUp {
  seat: number
  card: string
  title: string
  cells: string[]
}
/**
 * A seat throws a card, secret for the others.
 */
export interface HoliThrewDown {
  seat: number
  cell: string
}
/**
 * The card that a seat threw, for its owner.
 */
export interface HoliThrewCard {
  seat: number
  card: string
  title: string
}
/**
 * A seat ends its turn.
 */
export interface HoliEnded {
  seat: number
}
/**
 * A seat has finished and takes no more turns.
 */
export interface HoliFinished {
  seat: number
  reason: string
}
/**
 * A token lands on the tower.
 */
export interface HoliLanded {
  seat: number
  cell: string
  to: string
  fell: number
}
/**
 * A Direct Hit.
 */
export interface HoliHit {
  seat: number
  by: number
  cell: string
  to: string
  points: number
}
/**
 * Colour Rain onto a pawn.
 */
export interface HoliRained {
  seat: number
  by: number
  cell: string
  to: string
  points: number
}
/**
 * A pawn moves on its level.
 */
export interface HoliMoved {
  seat: number
  from: string
  cell: string
}
/**
 * A pawn climbs one level.
 */
export interface HoliClimbed {
  seat: number
  from: string
  cell: string
}
/**
 * A pawn steps down one level, by the Rivalry card that allows it.
 */
export interface HoliSteppedDown {
  seat: number
  from: string
  cell: string
}
/**
 * The first pawn on a level scores for it.
 */
export interface HoliFirstUp {
  seat: number
  level: number
  points: number
}
/**
 * A seat takes the sweets of a place.
 */
export interface HoliSweets {
  seat: number
  cell: string
  count: number
}
/**
 * A seat takes a token.
 */
export interface HoliCollected {
  seat: number
  colour: string
  by: number
  cell: string
  to: string
}
/**
 * The points of a seat by source, as in the final scoring.
 */
export interface HoliCounted {
  seat: number
  points: number
  so_far: number
  levels: number[]
  given: number
  sweets: number
  rivalry: number
}
export interface HoliOver {
  winners: number[]
}
/**
 * Won by points.
 */
export interface HoliWon {
  seat: number
  points: number
}
/**
 * Won by tokens given, after a tie in points.
 */
export interface HoliWonGiven {
  seat: number
  points: number
}
/**
 * Won by sweets, after a tie in points and tokens given.
 */
export interface HoliWonSweets {
  seat: number
  points: number
}
/**
 * Won by turn order, after a tie in everything else.
 */
export interface HoliWonOrder {
  seat: number
  points: number
}
export interface HoliWonShared {
  seats: number[]
  points: number
}
/**
 * The name and text of a Rivalry card.
 */
export interface HoliLegendRivalry {
  card: string
  title: string
  about: string
}
/**
 * The name of a Colour card.
 */
export interface HoliLegendCard {
  card: string
  title: string
}
/**
 * The first bag holder.
 */
export interface PentrisFirstBag {
  seat: number
}
/**
 * Intermediate: the set of the special pieces.
 */
export interface PentrisBonusSet {
  set: 'beige' | 'blue' | 'white'
}
/**
 * Intermediate: special pieces of a shape go into the bag.
 */
export interface PentrisBonusShape {
  shape: string
}
/**
 * Intermediate: the one white piece of a bonus shape that stays in the bag.
 */
export interface PentrisKept {
  piece: string
  shape: string
  set: 'beige' | 'blue' | 'white'
}
/**
 * Advanced: the special pieces of a shape go on two stacks of a card.
 */
export interface PentrisStocked {
  colour: string
  shape: string
  blue: number
  beige: number
}
/**
 * Advanced: the new top piece of a stack.
 */
export interface PentrisTop {
  piece: string
  colour: string
  stack: number
}
/**
 * Advanced: a piece available for the draft.
 */
export interface PentrisPool {
  piece: string
}
export interface PentrisDrafted {
  seat: number
  piece: string
}
/**
 * A piece was drawn from the bag onto the board.
 */
export interface PentrisDrawn {
  piece: string
}
/**
 * The discarded pieces go back into the bag.
 */
export interface PentrisRefilled {
  count: number
}
/**
 * A seat took a piece of the board in hand.
 */
export interface PentrisTook {
  seat: number
  piece: string
}
/**
 * A seat took a personal piece in hand.
 */
export interface PentrisPersonal {
  seat: number
  piece: string
}
export interface PentrisPutBack {
  seat: number
  piece: string
}
export interface PentrisDiscarded {
  seat: number
  piece: string
  mistake: boolean
}
/**
 * The public part of placing a piece in a secret chute.
 */
export interface PentrisHidden {
  seat: number
  piece: string
}
export interface PentrisPlaced {
  seat: number
  piece: string
  turn: number
  anchor: string
  cells: string[]
}
/**
 * Newly completed rows.
 */
export interface PentrisCompleted {
  seat: number
  rows: number[]
}
/**
 * A piece left the game for good.
 */
export interface PentrisRemoved {
  seat: number
  piece: string
}
/**
 * Another turn of the phase begins.
 */
export interface PentrisTurn {
  turn: number
  left: string[]
}
/**
 * The turns of a phase are over: claims begin.
 */
export interface PentrisClaims {
  phase: number
}
export interface PentrisClaimed {
  seat: number
  colour: string
  size: number
  points: number
  cells: string[]
}
/**
 * Advanced: the top piece of the stack that pays becomes a personal piece.
 */
export interface PentrisEarned {
  seat: number
  piece: string
  stack: number
}
export interface PentrisPassed {
  seat: number
  must: boolean
}
export interface PentrisPhaseOver {
  phase: number
  left: string[]
}
/**
 * A seat becomes the bag holder.
 */
export interface PentrisBag {
  seat: number
}
/**
 * The complete rows of a seat, if any, with their points.
 */
export interface PentrisRows {
  seat: number
  rows: number[]
  points: number
}
/**
 * A star of a seat with one of its colours, and the group that it counts.
 */
export interface PentrisStar {
  seat: number
  cell: string
  colour: string
  cells: string[]
  points: number
  sum: number
}
/**
 * The platinum of a seat in complete rows.
 */
export interface PentrisPlatinum {
  seat: number
  cells: string[]
  points: number
}
/**
 * The points of a seat in a round.
 */
export interface PentrisScored {
  seat: number
  round: number
  points: number
  total: number
}
/**
 * Another round begins.
 */
export interface PentrisRound {
  round: number
  count: number
}
/**
 * Advanced: a personal piece that was never placed.
 */
export interface PentrisUnused {
  seat: number
  piece: string
  points: number
}
export interface PentrisOver {}
export interface PentrisWon {
  seat: number
  points: number
}
export interface PentrisWonShared {
  seats: number[]
  points: number
}
/**
 * The rank of a single player.
 */
export interface PentrisSolo {
  points: number
  missing: number
  title: string
}
export interface RollfoldStarter {
  seat: number
}
/**
 * Both dice, by their printed faces: `1♦2`.
 */
export interface RollfoldRolled {
  turn: number
  white: string
  black: string
}
/**
 * The active player took a die; the other is for all others.
 */
export interface RollfoldTook {
  seat: number
  colour: 'black' | 'white'
}
/**
 * A seat with the choice uses a die.
 */
export interface RollfoldUses {
  seat: number
  colour: 'black' | 'white'
}
/**
 * A seat has finished this turn.
 */
export interface RollfoldFinished {
  seat: number
}
/**
 * A revealed sheet with its changes in this turn.
 */
export interface RollfoldShown {
  seat: number
  new: number
  boxes: string[]
  symbols: number
  folded: number
  folds: string[]
  turned: boolean
}
/**
 * A revealed sheet has all winning symbols linked, with this turn's number of X's.
 */
export interface RollfoldCompleted {
  seat: number
  x: number
}
/**
 * A seat drew a string of X's.
 */
export interface RollfoldDrew {
  seat: number
  number: number
  start: string
  boxes: string[]
}
/**
 * A bonus number was won.
 */
export interface RollfoldBonus {
  seat: number
  value: number
  cell: string
}
/**
 * A bonus number is lost: the string did not end on it.
 */
export interface RollfoldDevalued {
  seat: number
  value: number
  cell: string
}
/**
 * A winning symbol was marked.
 */
export interface RollfoldSymbol {
  seat: number
  cell: string
}
export interface RollfoldFolded {
  seat: number
  corner: 'BL' | 'BR' | 'TL' | 'TR'
  size: 'large' | 'small'
}
/**
 * A blunt corner was folded.
 */
export interface RollfoldFoldedAgain {
  seat: number
  corner: 'BL' | 'BR' | 'TL' | 'TR'
}
/**
 * The sheet was turned over.
 */
export interface RollfoldFlipped {
  seat: number
  side: 'front' | 'reverse'
}
/**
 * All winning symbols are linked, with this turn's number of X's.
 */
export interface RollfoldLinked {
  seat: number
  x: number
}
export interface RollfoldOver {
  winners: number[]
  turn: number
}
/**
 * Won as the only seat that linked all winning symbols.
 */
export interface RollfoldWonAlone {
  seat: number
  turn: number
}
/**
 * Won by the fewest X's, among the seats that linked all in the same turn.
 */
export interface RollfoldWonFewest {
  seat: number
  x: number
}
/**
 * Won by large corners, among the seats with the fewest X's.
 */
export interface RollfoldWonLarge {
  seat: number
  large: number
}
export interface RollfoldWonShared {
  seats: number[]
  turn: number
}
/**
 * A draw: the last turn is over and nobody has linked all.
 */
export interface RollfoldDrawn {
  turn: number
}
/**
 * Won in fewer moves than the legend of the solo table lists.
 */
export interface RollfoldSoloMaster {
  moves: number
  crowns: number
}
export interface RollfoldSoloWon {
  moves: number
  crowns: number
}
export interface RollfoldSoloLost {
  moves: number
}
/**
 * The question for the numbers left; those in brackets are bonuses.
 */
export interface RollfoldAsks {
  seat: number
  numbers: string[]
}
export interface RollfoldAsksTake {
  seat: number
}
export interface RollfoldAsksUse {
  seat: number
}
/**
 * No number is left: the question whether to fold or finish.
 */
export interface RollfoldAsksDone {
  seat: number
}
export interface Result {
  seats: SeatResult[]
  verdict: Told[]
  ending?: Ending | null
  highlights?: Highlight[]
  share?: number | null
}
export interface SeatResult {
  seat: number
  rank: number
  score: number
  sources: {
    [k: string]: number
  }
}
export interface Ending {
  lasted?: Told | null
  order?: Told | null
  ladder?: Rung[]
  next?: string
}
/**
 * A rung of the ladder for a single player: its name and its requirement.
 */
export interface Rung {
  told: Told
  reached: boolean
}
export interface Highlight {
  kind: 'best' | 'blow' | 'lead' | 'turn'
  at: number
  seat: number | null
  chapter: Told
  told: Told
  picture: string
}
/**
 * A change of a seat's holder, or of a person's claim to it.
 */
export interface Seating {
  number: number
  seq: number
  time: number
  seat: number | null
  name: string
  told: Told
}
export interface ChairView {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  level: string
  present: boolean
  thinking: boolean
  resigned?: boolean
  kept?: boolean
  offered?: boolean
  heir?: string
  gave_up?: string
  hints?: number
}
/**
 * A time limit, running or stopped while the table is paused. Only the server's clock counts.
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
  deserted: boolean
  watchers: number
  rematch: string | null
  created: number
  gathers?: boolean
  begins?: number
  invites?: string
  tried?: string
  preset?: string
  commitment?: string
}
/**
 * A moment within an entry, shown by the page before the next one.
 *
 *     `change` turns the view before it into the view after it: at each path, that many list items are removed (null: the
 *     value is replaced) and others inserted.
 */
export interface Beat {
  seq: number
  told: number[]
  change: [(string | number)[], number | null, unknown][]
}
/**
 * The beats from a view that the page has seen to the current view.
 */
export interface Film {
  start: [(string | number)[], number | null, unknown][]
  beats: Beat[]
}
/**
 * A request for consent: to take a decision back, to pause while the game's clock runs, or to start the clock
 *     (`agreed` are the seats that are ready). `away`: the clock waits for the seat, and nobody is asked.
 */
export interface Asks {
  what: 'away' | 'pause' | 'ready' | 'undo'
  seat: number
  number: number
  agreed: number[]
  back: number[]
  undoes?: Told[]
}
/**
 * The current state of the table for a page, and the moments that it has not seen.
 *
 *     A moment that was secret when first sent is sent again, under the same number, until it is open to all: a page keeps
 *     moments by number and animates one when its events are new. After a reconnect it asks from the first moment that it
 *     still needs: `since` is the number of its first sealed moment, or `seq`.
 */
export interface Update {
  type: 'update'
  seq: number
  moments: Moment[]
  story: Chapter[]
  table: TableView
  yours: number[]
  looking: number | null
  view: unknown
  film: Film | null
  waiting: number[]
  choices: unknown[]
  can_undo: number[]
  asks: Asks | null
  kept: number[]
  heir: number[]
  former: number[]
  seatings: Seating[]
  clock: Clock | null
  result: Result | null
  clocks?: string[]
  gave_up?: number[]
  goal?: Told | null
  sealed?: boolean
  words?: {
    [k: string]: {
      [k: string]: string
    }
  } | null
}
/**
 * The view of a game without a board in the page: the terminal's picture.
 */
export interface PlainView {
  picture: string
  legend: Told[]
  asks: Told | null
}
/**
 * A choice in a game without a board in the page.
 */
export interface PlainChoice {
  notation: string
  brings: Brought[]
  wasteful?: boolean
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
 * A refused message, and the reason. `table.not_saved` means: try again.
 */
export interface Refused {
  type: 'refused'
  id: string
  reason: Told
}
/**
 * An option of a hint, the best first; the reasons of the others compare them with it.
 */
export interface HintOption {
  notation: string
  brings: Brought[]
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
 * The reason why an attempt would be refused; None = it is legal.
 */
export interface Because {
  type: 'because'
  id: string
  reason: Told | null
}
/**
 * The answer to a question. None if the text is a decision, or if it `does` something at the table.
 */
export interface Answers {
  type: 'answers'
  id: string
  answers: Told[] | null
  does?: ('again' | 'hint' | 'ready' | 'said' | 'undo') | null
}
/**
 * The server's time. From it and the round-trip time a page computes the server's clock.
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
 * The answer to one request: `request` is the number of the update's `asks`.
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
 * A question: would this decision, in notation, be refused, and why? It changes nothing.
 */
export interface Why {
  type: 'why'
  id: string
  seat: number
  text: string
}
/**
 * A question in words, answered for the current viewer. It changes nothing.
 */
export interface Ask {
  type: 'ask'
  id: string
  seat: number | null
  text: string
  names?: string[]
}
/**
 * Show the view of one of your seats; None = a spectator's (the cover screen).
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
 * A request about the table: pause, go on, be ready for the clock, leave a seat to a bot, take it back, give up,
 *     withdraw a request; let a bot play for an absent person, or offer the seat; for the host the chat and the clock
 *     between rounds; a rematch, or the harder game that follows.
 */
export interface Manage {
  type: 'manage'
  id: string
  what:
    | 'chat_off'
    | 'chat_on'
    | 'clock'
    | 'come_back'
    | 'give_up'
    | 'go_further'
    | 'go_on'
    | 'leave'
    | 'open_seat'
    | 'pause'
    | 'ready'
    | 'rematch'
    | 'seat_bot'
    | 'withdraw'
  seat?: number | null
  level?: string
  text?: string
}
export interface Ping {
  type: 'ping'
  sent?: number
}
export interface ReplayMoment {
  moment: Moment
  beats: Beat[]
}
/**
 * The shares of luck, of a seat's own choices and of others' in the difference between its expected result at the
 *     start and its result (0 to 1). None if the error is too large for a figure.
 */
export interface SeatShare {
  seat: number
  luck: number | null
  own: number | null
  others: number | null
  choices: number | null
  error: number
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
  did: Brought[]
  instead: Brought[]
}
/**
 * The situation before a decision of a finished game: the seat's view, and its choices.
 */
export interface Crossroads {
  seq: number
  seat: number
  played: string
  view: unknown
  choices: unknown[]
}
/**
 * The analysis of a finished game so far. Asking again extends it until `total` is reached.
 */
export interface Analysis {
  total: number
  expected: number[][]
  shares: SeatShare[]
  missed: MissedTurn[]
  summary: Told[]
  given_up?: boolean
}
/**
 * A finished game: every moment with its changes, and no secrets left.
 */
export interface Replay {
  table: TableView
  start: unknown
  moments: ReplayMoment[]
  result: Result
  words: {
    [k: string]: {
      [k: string]: string
    }
  }
  story?: Chapter[]
}
/**
 * The state of a lesson.
 *
 *     say: a statement to read, then `next`. ask: the learner decides towards a goal. free: the game continues. done: the
 *     lesson is over.
 */
export interface Scene {
  game: string
  lesson: string
  kind: 'ask' | 'done' | 'free' | 'say'
  number: number
  count: number
  said: Note[]
  stars?: number
}
/**
 * A statement: the id of its text, and the spots to highlight.
 */
export interface Note {
  text: string
  show?: Glow[]
}
/**
 * A highlighted part and its words.
 */
export interface Glow {
  spot: string
  told: Told
}
/**
 * The verdict on a decision.
 *
 *     refused: the rules forbid it, and `told` names the rule. reached: the goal is met, or there is none. on: not yet,
 *     continue. wrong: `told` is the lesson's answer, or the reasons against it; afterwards the step starts again.
 */
export interface Verdict {
  kind: 'on' | 'reached' | 'refused' | 'wrong'
  told?: Told[]
  reasons?: boolean
}
/**
 * One lesson of a game. Its title is the text `<game>-lesson-<lesson>`.
 */
export interface LessonLine {
  lesson: string
  kind: ('guided' | 'show' | 'try') | null
  rules: string[]
  explains: string[]
  stars?: number
  begun?: boolean
  problem?: Told | null
}
/**
 * An act of a learner; `text` is a decision in notation, `progress` that of the last answer.
 */
export interface Learn {
  what: 'attempt' | 'back' | 'hint' | 'look' | 'next' | 'restart' | 'why'
  text?: string
  progress?: {
    [k: string]: unknown
  }
  stars?: number
}
/**
 * The result of an act, and the state of the lesson.
 *
 *     `seen` has the updates to show in order, each with its film: after a wrong decision its consequences, then the
 *     earlier position. If it is empty, the board does not change.
 */
export interface Taught {
  scene: Scene
  seen: Update[]
  progress: Progress
  stars: number
  verdict?: Verdict | null
  hint?: HintOption | null
  anew?: boolean
}
export interface FlowView {
  seat: number | null
  phase: string
  active: number
  round: number
  turns_in_round: number
  turns: number
  turns_left: number
  wave_next: boolean
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
  unseen: FlowUnseen[]
  revealed: FlowTileView[]
  discards: FlowTileView[]
  tile: FlowTileView | null
  must_discard: boolean
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
 * The number of possible rolls, and for each cell how many of them wash a tile away.
 */
export interface FlowRisk {
  rolls: number
  washed: number[][]
  guarded: number[][]
  lines: number[][]
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
/**
 * Face-down tiles of a shape.
 */
export interface FlowUnseen {
  shape: string
  edges: string
  count: number
}
export interface FlowTileView {
  id: string
  shape: string
  edges: string
  obstacle: boolean
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
  blocks?: boolean
  notation: string
  wasteful?: boolean
  brings?: Brought[]
  worth?: number
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
  mirror_cost: number
  prune_cost: number
  starter: number
  setup_card: FoldrisCardView | null
  card: FoldrisCardView | null
  deck: FoldrisCardView[]
  used: FoldrisCardView[]
  sheets: FoldrisSheetView[]
  decision: string | null
  sealed: FoldrisDrawing | null
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
  spent: number
  reserve: number
  completed: number
  covered: [number, number][]
  barrier: [number, number][]
  eliminated: number
  resigned: boolean
  decided: boolean
  room: {
    [k: string]: number
  }
  tight: string[]
}
/**
 * One way to draw the Block.
 */
export interface FoldrisDrawing {
  column: number
  turn: number
  squares: [number, number][]
  mirror?: boolean
  label?: string
  cost?: number
  completes?: number[]
  covers?: [number, number][]
  barrier?: number
  notation: string
  wasteful?: boolean
  brings?: Brought[]
  worth?: number
}
/**
 * A rung of the ladder for a single player. The edition's words have its name.
 */
export interface FoldrisTitle {
  id: string
  least: number
  state: string
  missing: number
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
  steps: HoliStepView[]
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
  symmetric: boolean
}
export interface HoliSweetsView {
  place: string
  count: number
}
export interface HoliRivalryView {
  id: string
  about: string
  rule: boolean
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
  up_only: boolean
  finished: string
}
/**
 * A Colour card.
 */
export interface HoliCardView {
  id: string
  grid: string[]
  star: boolean
  tokens: number
}
export interface HoliDiscardView {
  face_down: boolean
  card: HoliCardView | null
}
/**
 * One of the three actions of a turn.
 */
export interface HoliStepView {
  what: string
  state: string
}
export interface HoliOption {
  what: string
  card?: string
  cells?: string[]
  few?: boolean
  lies?: HoliPlacement[]
  lands?: HoliLanding[]
  totals?: number[]
  notation: string
  wasteful?: boolean
  brings?: Brought[]
  worth?: number
}
/**
 * A way to lay the card for these targets: quarter turns, and the pawn's space in the turned grid, from 0.
 */
export interface HoliPlacement {
  turn: number
  column: number
  row: number
}
/**
 * The cell where a token would end.
 */
export interface HoliLanding {
  target: string
  end: string
  place: string
  level: number
  falls?: number
  seat?: number | null
  brings?: number
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
  phases: number
  turns: number
  stars: boolean
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
  ladder: PentrisRung[]
  over: boolean
}
/**
 * A colour. The edition's words have its name under `code`.
 */
export interface PentrisColourView {
  code: string
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
  used: boolean
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
export interface PentrisRung {
  id: string
  least: number
}
export interface PentrisOption {
  what: string
  piece?: string
  rests?: string[]
  cells?: string[]
  turn?: number
  anchor?: string
  way?: PentrisMove[]
  groups?: PentrisJoined[]
  rows?: number[]
  holes?: string[]
  colour?: string
  size?: number
  points?: number
  stack?: number
  notation: string
  wasteful?: boolean
  brings?: Brought[]
  worth?: number
}
/**
 * A group of several cells that the piece would join or make: its size before (the largest part) and after.
 */
export interface PentrisJoined {
  colour: string
  cells: string[]
  before: number
  size: number
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
  most_folds: number
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
 * A player's sheet, as far as the viewer may see it.
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
 * A fold, made or not: its condition and its effects.
 */
export interface RollfoldFoldView {
  size: string
  side: number
  missing: string[]
  possible: boolean
  changes: {
    [k: string]: string
  }
  fold: string
  double: boolean
  loses: string[]
  symbol: string | null
  bulbs: string[]
  starts: string[]
  bonus: string
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
 * The remaining marks of a seat's turn.
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
  plus: number
}
export interface RollfoldSoloView {
  column: string
  move: number
  last: number
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
  devalues?: string[]
  spends?: string[]
  corner?: string
  size?: string
  notation: string
  wasteful?: boolean
  brings?: Brought[]
  worth?: number
}

export const SEAT_FACTS = ['seat', 'seats', 'winners', 'by'] as const
export const NAME_FACTS = ['title', 'about'] as const
export const PROTOCOL = 6 as const
