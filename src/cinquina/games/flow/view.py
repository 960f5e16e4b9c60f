"""What a seat, or a spectator, may know of a game of Flow: all but hands under No Communication (law, P8)."""

import msgspec

from cinquina.core.game import Choice
from cinquina.core.playout import buffer
from cinquina.games.flow import notation
from cinquina.games.flow.edition import ACTIONS, SCENARIOS
from cinquina.games.flow.position import PHASES, drawing
from cinquina.games.flow.rules import actions, state
from cinquina.games.flow.rules.board import NO_TILE
from cinquina.games.flow.rules.evaluation import Steiner
from cinquina.games.flow.rules.state import BOTH_DICE, DICE_NAMES, SIDES, Flow

Cell = tuple[int, int]  # row and column, from 0


class TileView(msgspec.Struct):
    id: str
    edges: str  # open edges as letters of NESW, not turned
    obstacle: bool


class PlacedTile(msgspec.Struct):
    id: str
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
    missing: int  # tiles its own shortest way to the Boat still needs


class CardView(msgspec.Struct):
    id: str
    kind: str
    playable: bool
    reason: str  # the text id of why not


class HandView(msgspec.Struct):
    seat: int
    count: int
    cards: list[CardView] | None  # None = hidden


class View(msgspec.Struct):
    seat: int | None
    phase: str
    active: int
    round: int
    turns_in_round: int
    turns: int  # per round; 0 = a clock runs
    round_ms: int
    time_up: bool
    rows: int
    columns: int
    drawing: list[str]
    boat: Cell
    boat_edges: str
    white: list[int]  # column of each face of the white die
    black: list[int]  # row of each face of the black die
    animals: list[AnimalView]
    tiles: list[PlacedTile]
    supply: int
    unseen: dict[str, int]  # face-down tiles by shape
    revealed: list[TileView]
    discards: list[TileView]
    tile: TileView | None  # in hand
    card: str | None  # begun
    birds: int
    hands: list[HandView]
    played: list[str]
    scenarios: dict[str, str]  # id and kind of the cards in play
    calm: int | None
    die: str | None
    quiet: bool  # communication is closed
    missing: int  # tiles that would connect all animals at best
    won: bool


class Step(Choice):
    """One thing to do, as far as a page shows it."""

    what: str
    tile: str = ""
    card: str = ""
    start: Cell | None = None  # where Current lifts
    cell: Cell | None = None
    turn: int = 0
    edges: str = ""
    connects: int = 0  # animals connected afterwards
    missing: int = 0  # tiles missing afterwards


WHAT = {
    actions.START_ROUND: "start",
    actions.DRAW: "draw",
    actions.TAKE: "take",
    actions.PLAY: "play",
    actions.PLACE: "place",
    actions.DISCARD: "discard",
    actions.REMOVE: "support",
    actions.GUARD: "bird",
    actions.MOVE: "current",
    actions.BRING_BACK: "return",
    actions.DIE: "die",
    actions.FACE: "facing",
}


def edges_text(mask: int) -> str:
    return "".join(side for n, side in enumerate(SIDES) if mask & 2**n)


def tile_view(game: Flow, tile: int) -> TileView:
    return TileView(game.box.tile_ids[tile], edges_text(game.box.mask[tile]), bool(game.box.obstacle[tile]))


def at(game: Flow, cell: int) -> Cell:
    return (int(game.box.row(cell)), int(game.box.column(cell)))


def view(game: Flow, seat: int | None) -> View:
    box, board = game.box, game.board
    wet = board.wet()
    joined = board.flood(box.boat, False)
    best = Steiner(board)
    held = range(int(box.map_tiles))
    return View(
        seat=seat,
        phase=next(name for name, phase in PHASES.items() if phase == game.phase),
        active=int(game.active),
        round=int(game.round),
        turns_in_round=int(game.turns_in_round),
        turns=int(game.options.turns) if game.options.round_ms == 0 else 0,
        round_ms=int(game.options.round_ms),
        time_up=game.time_up,
        rows=int(box.rows),
        columns=int(box.columns),
        drawing=drawing(game),
        boat=at(game, int(box.boat)),
        boat_edges=edges_text(board.mask[box.boat]),
        white=[int(line) for line in box.white],
        black=[int(line) for line in box.black],
        animals=[
            AnimalView(
                key,
                at(game, int(box.animal_cells[n])),
                edges_text(box.animal_masks[n]),
                bool(joined[box.animal_cells[n]]),
                int(best.cost[2**n * box.size + box.boat]),
            )
            for n, key in enumerate(box.animal_keys)
        ],
        tiles=[
            PlacedTile(
                box.tile_ids[board.tile[cell]],
                at(game, cell),
                edges_text(board.mask[cell]),
                bool(box.obstacle[board.tile[cell]]),
                bool(board.bird[cell]),
                bool(wet[cell]),
            )
            for cell in range(int(box.size))
            if board.tile[cell] != NO_TILE
        ],
        supply=int(game.in_place(state.SUPPLY)),
        unseen=unseen(game),
        revealed=[tile_view(game, tile) for tile in held if game.place[tile] == state.REVEALED],
        discards=[tile_view(game, tile) for tile in held if game.place[tile] == state.DISCARDED],
        tile=tile_view(game, int(game.tile)) if game.tile != NO_TILE else None,
        card=box.card_ids[game.card] if game.card >= 0 else None,
        birds=int(game.birds),
        hands=[hand_view(game, each, seat) for each in range(int(game.seats))],
        played=[name for card, name in enumerate(box.card_ids) if game.holder[card] == state.PLAYED],
        scenarios={
            name: SCENARIOS[box.scenario_kind[card]]
            for card, name in enumerate(box.scenario_ids)
            if game.scenario[card] == 1
        },
        calm=int(game.calm) if game.calm >= 0 else None,
        die=DICE_NAMES[game.dice] if game.dice != BOTH_DICE else None,
        quiet=game.quiet(),
        missing=int(best.all),
        won=game.won,
    )


def unseen(game: Flow) -> dict[str, int]:
    counts: dict[str, int] = {}
    for tile in range(int(game.box.map_tiles)):
        if game.place[tile] == state.SUPPLY:
            edges = edges_text(game.box.mask[tile])
            counts[edges] = counts.get(edges, 0) + 1
    return counts


def hand_view(game: Flow, owner: int, viewer: int | None) -> HandView:
    cards = [card for card in range(int(game.box.cards)) if game.holder[card] == owner]
    if game.quiet() and viewer != owner:
        return HandView(owner, len(cards), None)
    return HandView(owner, len(cards), [card_view(game, card) for card in cards])


def card_view(game: Flow, card: int) -> CardView:
    kind = int(game.box.card_kind[card])
    playable = game.playable(card)
    reason = "" if playable else notation.why_not_playable(game, kind)
    return CardView(game.box.card_ids[card], ACTIONS[kind], playable, reason)


def choices(game: Flow, seat: int, most: int) -> list[Step]:
    out = buffer(most)
    return [step(game, seat, int(out[i])) for i in range(game.actions(seat, out))]


def step(game: Flow, seat: int, action: int) -> Step:
    box = game.box
    what = actions.what_of(action)
    subject, cell, turn = actions.subject_of(action), actions.cell_of(action), actions.turn_of(action)
    choice = Step(notation=notation.text(game, seat, action), what=WHAT[int(what)], turn=int(turn))
    if what in (actions.PLACE, actions.BRING_BACK, actions.MOVE):
        after = game.copy()
        after.complete(action)
        choice.cell = at(game, int(cell))
        choice.edges = edges_text(after.board.mask[cell]) if after.board.mask[cell] >= 0 else ""
        choice.connects = int(after.board.connected())
        choice.missing = int(Steiner(after.board).all)
    elif what in (actions.REMOVE, actions.GUARD):
        choice.cell = at(game, int(cell))
    if what == actions.MOVE:
        choice.start = at(game, int(subject))
    elif what in (actions.TAKE, actions.BRING_BACK):
        choice.tile = box.tile_ids[subject]
    elif what == actions.PLAY:
        choice.card = box.card_ids[subject]
    return choice
