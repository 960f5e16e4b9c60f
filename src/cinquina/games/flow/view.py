"""The view of Flow for a seat or spectator: everything except hands under No Communication (law, P8)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from cinquina.core.bits import BIT, size
from cinquina.core.checks import ids_in
from cinquina.core.memo import Memo
from cinquina.games.flow.edition import ACTIONS, SCENARIOS, Edition
from cinquina.games.flow.notation import edges_text
from cinquina.games.flow.refusals import why_not_playable
from cinquina.games.flow.rules import cards, moves, phases, setup
from cinquina.games.flow.rules.board import NO_TILE, Board
from cinquina.games.flow.rules.box import DICE_NAMES, REMAIN, SIDES, Box, Grid
from cinquina.games.flow.rules.news import cell_position, shortest_route
from cinquina.games.flow.rules.phases import BLACK, BOTH_DICE, WHITE
from cinquina.games.flow.rules.position import Position
from cinquina.games.flow.rules.routes import Routes
from cinquina.games.flow.rules.water import Water
from cinquina.games.flow.rules.wave import Wave, protected_tiles

if TYPE_CHECKING:
    from cinquina.games.flow.rulebook import Rulebook

Cell = tuple[int, int]  # row and column, from 0
Distances = tuple[int, list[int]]  # to connect all animals at best, and each by its own shortest way
Tally = list[list[int]]  # by row and column


class TileView(msgspec.Struct):
    id: str
    shape: str
    edges: str  # open edges as letters of NESW, not turned
    obstacle: bool


class Unseen(msgspec.Struct):
    """Face-down tiles of a shape."""

    shape: str
    edges: str  # not turned
    count: int


class PlacedTile(msgspec.Struct):
    id: str
    shape: str
    cell: Cell
    edges: str  # as it lies
    obstacle: bool
    bird: bool
    wet: bool  # joined by water to an animal


class AnimalView(msgspec.Struct):
    key: str
    cell: Cell
    edges: str
    connected: bool
    missing: int  # tiles that its own shortest way to the Boat still needs
    route: list[Cell]  # a way to the Boat, if there is one


class CardView(msgspec.Struct):
    id: str
    kind: str
    playable: bool  # if it were its holder's turn
    reason: str  # the text id of why not


class HandView(msgspec.Struct):
    seat: int
    count: int
    cards: list[CardView] | None  # None = hidden


class ScenarioView(msgspec.Struct):
    id: str
    kind: str


class Risk(msgspec.Struct):
    """The number of possible rolls, and for each cell how many of them wash a tile away."""

    rolls: int
    washed: Tally
    guarded: Tally  # if a Bird sat there
    lines: (
        Tally  # 0: none takes it, 1: only where two lines cross, 2: one line does, 3: each of two lines does
    )


class View(msgspec.Struct):
    seat: int | None
    phase: str
    active: int
    round: int
    turns_in_round: int
    turns: int  # per round; 0 = a clock runs
    turns_left: int  # in this round
    wave_next: bool  # this turn is the last one before the wave
    round_ms: int  # 0 = no clock
    time_up: bool
    rows: int
    columns: int
    drawing: list[str]
    boat: Cell
    boat_edges: str
    facing: str | None  # of the Boat's one open edge, if it shows that side
    white: dict[str, int]  # column of each face of the white die
    black: dict[str, int]  # row of each face of the black die
    risk: Risk
    animals: list[AnimalView]
    missing: int  # tiles that would connect all animals at best
    tiles: list[PlacedTile]
    supply: int  # face-down tiles
    unseen: list[Unseen]  # those by shape
    revealed: list[TileView]
    discards: list[TileView]
    tile: TileView | None  # in hand
    must_discard: bool  # it fits nowhere
    birds: int  # tokens left
    hands: list[HandView]
    undealt: int
    card: CardView | None  # begun
    played: list[CardView]
    cards_in_round: int
    scenarios: list[ScenarioView]
    calm: int | None
    die: str | None
    quiet: bool  # communication is closed
    over: bool
    won: bool


def board(rules: "Rulebook", state: Position, memo: Memo) -> View:
    box, lying, grid = state.box, state.board, state.box.grid
    water = water_key(lying)
    turns = 0 if state.options.round_ms else int(state.options.turns)
    left = max(0, turns - int(state.turns_in_round))
    return View(
        seat=None,
        phase=phases.PHASE_NAMES[int(state.phase)],
        active=int(state.active),
        round=int(state.round),
        turns_in_round=int(state.turns_in_round),
        turns=turns,
        turns_left=left,
        wave_next=bool(turns) and left <= 1 and state.phase != phases.READY,
        round_ms=int(state.options.round_ms),
        time_up=bool(state.time_up),
        rows=int(grid.rows),
        columns=int(grid.columns),
        drawing=lying.drawing(),
        boat=cell_position(grid, grid.boat),
        boat_edges=edges_text(int(lying.mask(grid.boat))),
        facing=SIDES[state.facing] if state.facing >= 0 else None,
        white={str(face): int(line) for face, line in zip(box.white_faces, grid.white, strict=True)},
        black={str(face): int(line) for face, line in zip(box.black_faces, grid.black, strict=True)},
        risk=memo.get_or_make(risk_key(state), lambda: risk_view(state)),
        animals=memo.get_or_make(("animals", *water), lambda: animal_views(state)),
        missing=distances(lying)[0],
        tiles=memo.get_or_make(("tiles", *water, lying.birds, *lying.tile), lambda: placed_tile_views(state)),
        supply=int(size(state.face_down)),
        unseen=unseen_views(state),
        revealed=tiles_in(rules, state.revealed),
        discards=tiles_in(rules, state.discarded),
        tile=rules.tiles[state.tile] if state.tile != NO_TILE else None,
        must_discard=state.phase == phases.PLACING and moves.must_discard(state),
        birds=int(cards.count_birds_left(lying)),
        hands=[hand_view(state, each, shown=not state.forbids_talk()) for each in range(int(state.seats))],
        undealt=int(size(setup.undealt_cards(state))),
        card=card_view(state, int(state.card), played=True) if state.card >= 0 else None,
        played=[card_view(state, card, played=True) for card in cards_in(state, state.hands.played)],
        cards_in_round=int(state.cards_in_round),
        scenarios=[
            ScenarioView(id, SCENARIOS[box.scenario_kinds.kind_of[box.scenario_ids.index(id)]])
            for id in ids_in(box.scenario_ids, state.scenario.kept)
        ],
        calm=int(state.calm) if state.calm >= 0 else None,
        die=DICE_NAMES[state.dice] if state.dice != phases.BOTH_DICE else None,
        quiet=state.forbids_talk(),
        over=state.phase == phases.END,
        won=bool(state.won),
    )


def own_view(rules: "Rulebook", state: Position, seat: int, board: View) -> View:
    """Return the view with the seat's hand, which others do not see while communication is closed."""
    if not state.forbids_talk():
        return msgspec.structs.replace(board, seat=seat)
    hands = board.hands[:]
    hands[seat] = hand_view(state, seat, shown=True)
    return msgspec.structs.replace(board, seat=seat, hands=hands)


def tile_views(edition: Edition, box: Box) -> list[TileView]:
    """Return the tiles of an edition as pages show them, by number."""
    return [
        TileView(box.tile_ids[tile], box.shape[tile], edges_text(int(box.mask[tile])), box.is_obstacle(tile))
        for tile in range(int(box.tiles))
    ]


def tiles_in(rules: "Rulebook", tiles: int) -> list[TileView]:
    return [rules.tiles[tile] for tile in range(int(rules.box.map_tiles)) if tiles & BIT[tile]]


def animal_views(state: Position) -> list[AnimalView]:
    box, lying, grid = state.box, state.board, state.box.grid
    alone = distances(lying)[1]
    joined = lying.connected_cells()
    return [
        AnimalView(
            key,
            cell_position(grid, cell),
            edges_text(int(grid.exits[n])),
            bool(joined & BIT[cell]),
            alone[n],
            shortest_route(lying, cell),
        )
        for n, (key, cell) in enumerate(zip(box.animal_keys, grid.animal, strict=True))
    ]


def placed_tile_views(state: Position) -> list[PlacedTile]:
    box, board = state.box, state.board
    wet = board.wet_cells()
    return [
        PlacedTile(
            box.tile_ids[tile],
            box.shape[tile],
            cell_position(box.grid, cell),
            edges_text(int(board.mask(cell))),
            box.is_obstacle(tile),
            bool(board.birds & BIT[cell]),
            bool(wet & BIT[cell]),
        )
        for cell, tile in enumerate(board.tile)
        if tile != NO_TILE
    ]


def unseen_views(state: Position) -> list[Unseen]:
    box, found = state.box, dict[str, Unseen]()
    for tile in range(int(box.map_tiles)):
        if state.face_down & BIT[tile]:
            shape = box.shape[tile]
            found.setdefault(shape, Unseen(shape, edges_text(int(box.mask[tile])), 0)).count += 1
    return list(found.values())


def hand_view(state: Position, owner: int, shown: bool) -> HandView:
    held = int(state.hands.held[owner])
    if not shown:
        return HandView(owner, int(size(held)), None)
    return HandView(owner, int(size(held)), [card_view(state, card) for card in cards_in(state, held)])


def cards_in(state: Position, cards: int) -> list[int]:
    return [card for card in range(int(state.box.card_kinds.total)) if cards & BIT[card]]


def card_view(state: Position, card: int, played: bool = False) -> CardView:
    kind = ACTIONS[state.box.card_kinds.kind_of[card]]
    playable = not played and cards.is_playable(state, card)
    reason = "" if playable or played else why_not_playable(state, card)
    return CardView(state.box.card_ids[card], kind, playable, reason)


# -- how many tiles are missing


def water_key(board: Board) -> tuple[int, ...]:
    """Return a cache key of the water on the board."""
    return board.full, board.north, board.east, board.south, board.west


def distances(board: Board) -> Distances:
    """Return the distances to the Boat; cached, since the same board is asked for often."""
    return measure_distances(board.box, *water_key(board))


@lru_cache(maxsize=4096)
def measure_distances(box: Box, full: int, north: int, east: int, south: int, west: int) -> Distances:
    water = Water(box.grid)
    water.full, water.north, water.east, water.south, water.west = full, north, east, south, west
    routes = Routes(box)
    routes.measure(water)
    return int(routes.missing), [int(each) for each in routes.alone]


# -- what the next wave may take: every roll it can be, tried on the board by the rules of the wave itself


def risk_view(state: Position) -> Risk:
    """Return the risk of each cell. With Calm Waters one die is rolled; before it is chosen, the worse one counts."""
    sweeps = [swept_lines(state, die) for die in possible_dice(state)]
    board = fully_covered(state.board)
    guarded = fully_covered(state.board)
    guarded.birds = guarded.tiles()
    held = (
        int(protected_tiles(board, state.options.remain_scenario_only)) if state.scenario.has(REMAIN) else 0
    )
    return Risk(
        max(len(each) for each in sweeps),
        count_washes(board, held, sweeps),
        count_washes(guarded, held, sweeps),
        count_hits(board, held, sweeps),
    )


def risk_key(state: Position) -> tuple[Any, ...]:
    """Return a cache key of the risk."""
    lying = state.board
    wave = (state.calm >= 0, state.dice, state.scenario.has(REMAIN))
    return ("risk", *water_key(lying), lying.birds, lying.obstacles, *wave)


def fully_covered(lying: Board) -> Board:
    """Return the board with a plain tile on every empty cell."""
    board = lying.copy()
    board.full |= board.grid.inside
    return board


def possible_dice(state: Position) -> list[int]:
    if state.dice != BOTH_DICE:
        return [int(state.dice)]
    return [WHITE, BLACK] if state.calm >= 0 else [BOTH_DICE]


def swept_lines(state: Position, die: int) -> list[tuple[int, int]]:
    """Return the cells of the column and of the row that each roll of one die, or of both, sweeps."""
    grid = state.box.grid
    columns = [0] if die == BLACK else [int(cells) for cells in grid.column_cells]
    rows = [0] if die == WHITE else [int(cells) for cells in grid.row_cells]
    return [(column, row) for column in columns for row in rows]


def count_washes(board: Board, held: int, sweeps: list[list[tuple[int, int]]]) -> Tally:
    """Return per cell the number of rolls that wash it."""
    washed = [
        Counter(
            cell for column, row in rolls for cell in cells_of(int(Wave(board, column, row, held).washed))
        )
        for rolls in sweeps
    ]
    return by_cell(board.grid, lambda cell: max(each[cell] for each in washed))


def count_hits(board: Board, held: int, sweeps: list[list[tuple[int, int]]]) -> Tally:
    """Return per cell: 1 if only both lines together wash it, else 1 plus the lines that wash it alone."""
    most: Counter[int] = Counter()
    for rolls in sweeps:
        crossed = union(int(Wave(board, column, row, held).washed) for column, row in rolls)
        columns = union(
            int(Wave(board, column, 0, held).washed) for column in {column for column, _ in rolls}
        )
        rows = union(int(Wave(board, 0, row, held).washed) for row in {row for _, row in rolls})
        for cell in cells_of(crossed):
            most[cell] = max(most[cell], 1 + bool(columns & BIT[cell]) + bool(rows & BIT[cell]))
    return by_cell(board.grid, lambda cell: most[cell])


def union(cells: Iterable[int]) -> int:
    return reduce(or_, cells, 0)


def by_cell(grid: Grid, count: Callable[[int], int]) -> Tally:
    return [
        [count(int(grid.cell(row, column))) for column in range(int(grid.columns))]
        for row in range(int(grid.rows))
    ]


def cells_of(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
