"""What a seat, or a spectator, may know of a game of Flow: all but hands under No Communication (law, P8)."""

import msgspec

from cinquina.games.flow.danger import Risk, risk
from cinquina.games.flow.distances import distances
from cinquina.games.flow.drawing import drawing, edges_text
from cinquina.games.flow.edition import ACTIONS, SCENARIOS
from cinquina.games.flow.phases import PHASE_NAMES
from cinquina.games.flow.position import names_in
from cinquina.games.flow.refusals import why_not_playable
from cinquina.games.flow.refusing import Ghost, Spared, ghosts, spared
from cinquina.games.flow.rules import table
from cinquina.games.flow.rules.board import NO_TILE
from cinquina.games.flow.rules.kinds import BIT, size
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.targets import birds_left
from cinquina.games.flow.rules.telling import DICE_NAMES, SIDES, at, route

Cell = tuple[int, int]  # row and column, from 0


class TileView(msgspec.Struct):
    id: str
    shape: str
    edges: str  # open edges as letters of NESW, not turned
    obstacle: bool


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


class View(msgspec.Struct):
    seat: int | None
    phase: str
    active: int
    round: int
    turns_in_round: int
    turns: int  # per round; 0 = a clock runs
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
    unseen: dict[str, int]  # those by shape
    revealed: list[TileView]
    discards: list[TileView]
    tile: TileView | None  # in hand
    must_discard: bool  # it fits nowhere
    ghosts: list[Ghost]  # for the seat that must place
    spared: list[Spared]  # for the seat that must choose a tile
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


def view(game: Flow, seat: int | None) -> View:
    box, board, grid = game.box, game.board, game.box.grid
    missing, alone = distances(board)
    joined = board.connected()
    decides = seat is not None and seat == game.turn()
    return View(
        seat=seat,
        phase=PHASE_NAMES[int(game.phase)],
        active=int(game.active),
        round=int(game.round),
        turns_in_round=int(game.turns_in_round),
        turns=0 if game.options.round_ms else int(game.options.turns),
        round_ms=int(game.options.round_ms),
        time_up=bool(game.time_up),
        rows=int(grid.rows),
        columns=int(grid.columns),
        drawing=drawing(game),
        boat=at(grid, grid.boat),
        boat_edges=edges_text(int(board.mask(grid.boat))),
        facing=SIDES[game.facing] if game.facing >= 0 else None,
        white={str(face): int(line) for face, line in zip(box.white_faces, grid.white, strict=True)},
        black={str(face): int(line) for face, line in zip(box.black_faces, grid.black, strict=True)},
        risk=risk(game),
        animals=[
            AnimalView(
                key,
                at(grid, cell),
                edges_text(int(grid.exits[n])),
                bool(joined & BIT[cell]),
                alone[n],
                route(board, cell),
            )
            for n, (key, cell) in enumerate(zip(box.animal_keys, grid.animal, strict=True))
        ],
        missing=missing,
        tiles=placed_tiles(game),
        supply=int(size(game.face_down)),
        unseen=unseen(game),
        revealed=tile_views(game, game.revealed),
        discards=tile_views(game, game.discarded),
        tile=tile_view(game, int(game.tile)) if game.tile != NO_TILE else None,
        must_discard=game.phase == table.PLACING and game.must_discard(),
        ghosts=ghosts(game) if decides else [],
        spared=spared(game) if decides else [],
        birds=int(birds_left(board)),
        hands=[hand_view(game, each, seat) for each in range(int(game.seats))],
        undealt=int(size(game.undealt())),
        card=card_view(game, int(game.card), played=True) if game.card >= 0 else None,
        played=[card_view(game, card, played=True) for card in cards_in(game, game.hands.played)],
        cards_in_round=int(game.cards_in_round),
        scenarios=[
            ScenarioView(id, SCENARIOS[box.scenario_kinds.of[box.scenario_ids.index(id)]])
            for id in names_in(box.scenario_ids, game.scenario.kept)
        ],
        calm=int(game.calm) if game.calm >= 0 else None,
        die=DICE_NAMES[game.dice] if game.dice != table.BOTH_DICE else None,
        quiet=game.quiet(),
        over=game.phase == table.END,
        won=bool(game.won),
    )


def tile_view(game: Flow, tile: int) -> TileView:
    box = game.box
    return TileView(
        box.tile_ids[tile], box.shape[tile], edges_text(int(box.mask[tile])), box.is_obstacle(tile)
    )


def tile_views(game: Flow, tiles: int) -> list[TileView]:
    return [tile_view(game, tile) for tile in range(int(game.box.map_tiles)) if tiles & BIT[tile]]


def placed_tiles(game: Flow) -> list[PlacedTile]:
    box, board = game.box, game.board
    wet = board.wet()
    return [
        PlacedTile(
            box.tile_ids[tile],
            box.shape[tile],
            at(box.grid, cell),
            edges_text(int(board.mask(cell))),
            box.is_obstacle(tile),
            bool(board.birds & BIT[cell]),
            bool(wet & BIT[cell]),
        )
        for cell, tile in enumerate(board.tile)
        if tile != NO_TILE
    ]


def unseen(game: Flow) -> dict[str, int]:
    shapes = [game.box.shape[tile] for tile in range(int(game.box.map_tiles)) if game.face_down & BIT[tile]]
    return {shape: shapes.count(shape) for shape in dict.fromkeys(shapes)}


def hand_view(game: Flow, owner: int, viewer: int | None) -> HandView:
    held = int(game.hands.held[owner])
    if game.quiet() and viewer != owner:
        return HandView(owner, int(size(held)), None)
    return HandView(owner, int(size(held)), [card_view(game, card) for card in cards_in(game, held)])


def cards_in(game: Flow, cards: int) -> list[int]:
    return [card for card in range(int(game.box.card_kinds.total)) if cards & BIT[card]]


def card_view(game: Flow, card: int, played: bool = False) -> CardView:
    kind = ACTIONS[game.box.card_kinds.of[card]]
    playable = not played and game.playable(card)
    reason = "" if playable or played else why_not_playable(game, card)
    return CardView(game.box.card_ids[card], kind, playable, reason)
