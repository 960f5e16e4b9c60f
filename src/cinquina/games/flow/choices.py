"""The questions and choices of a seat of Flow, for a page: the parts to pick, and the effects."""

from collections.abc import Iterator
from typing import NamedTuple

from cinquina.core.bits import BIT
from cinquina.core.brings import Brought, Mood, brought
from cinquina.core.event import Event
from cinquina.core.rules import Choice, Rules
from cinquina.games.flow import events
from cinquina.games.flow.edition import ACTIONS
from cinquina.games.flow.notation import WORDS, animals_in, edges_text, text
from cinquina.games.flow.rules import actions, cards, moves, phases
from cinquina.games.flow.rules.board import NO_TILE, Board
from cinquina.games.flow.rules.box import BIRD, CURRENT, RETURN, SIDES, SUPPORT
from cinquina.games.flow.rules.news import cell_position
from cinquina.games.flow.rules.position import Position
from cinquina.games.flow.view import Cell, distances

LAYS = (actions.PLACE, actions.BRING_BACK, actions.MOVE)
CHANGES = (*LAYS, actions.REMOVE)
# The tile is not part of their notation.
NAMED = {
    actions.TAKE: "takes",
    actions.DISCARD: "discards",
    actions.REMOVE: "removes",
    actions.GUARD: "guards",
}
DECIDES = 10000  # the worth of a winning choice
ENDS = (*CHANGES, actions.GUARD, actions.DISCARD, actions.PLAY)  # may end the turn
ASKED = {
    SUPPORT: events.AsksSupport,
    BIRD: events.AsksBird,
    CURRENT: events.AsksCurrent,
    RETURN: events.AsksReturn,
}


class Ways(NamedTuple):
    """The progress of the team."""

    joined: int  # cells of the animals with a way to the Boat, as bits
    missing: int  # tiles needed to connect all of them


class Option(Choice, omit_defaults=True):
    what: str  # the first word of the notation
    tile: str = ""  # taken, brought back or moved
    card: str = ""  # played, and its kind
    kind: str = ""
    start: Cell | None = None  # Current: the start
    cell: Cell | None = None
    turn: int = 0
    edges: str = ""  # of the tile as it would lie
    side: str = ""  # new direction of the Boat
    connects: tuple[str, ...] = ()  # animals that would gain a way to the Boat
    cuts: tuple[str, ...] = ()  # animals that would lose it
    blocks: bool = False  # discarded: wherever its edges match, it would cut an animal off


def asks(state: Position, seat: int) -> Event:
    """Return the question of the current phase."""
    match state.phase:
        case phases.FACING:
            return events.AsksFacing(seat)
        case phases.READY:
            return events.AsksReady(seat, int(state.round) + 1)
        case phases.PLACING:
            kind = events.AsksDiscard if moves.must_discard(state) else events.AsksPlace
            return kind(seat, state.box.tile_ids[state.tile], state.box.shape[state.tile])
        case phases.RESOLVING:
            return ASKED[int(state.box.card_kinds.kind_of[state.card])](seat)
        case phases.CHOOSING_DIE:
            return events.AsksDie(seat)
    return asks_to_begin(state, seat)


def asks_to_begin(state: Position, seat: int) -> events.Asks:
    held = state.hands.held[state.active]
    playable = any(
        held & BIT[card] and cards.is_playable(state, card) for card in range(int(state.box.card_kinds.total))
    )
    if state.face_down:
        return events.Asks(seat, "both" if state.revealed else "draw", playable)
    return events.Asks(seat, "take" if state.revealed else "none", playable)


def choices(rules: Rules, state: Position, seat: int) -> list[Option]:
    before = measure_ways(state.board)
    return [option_of(state, seat, action, before) for action in rules.actions(state, seat)]


def choice(rules: Rules, state: Position, seat: int, action: int) -> Option:
    return option_of(state, seat, action, measure_ways(state.board))


def measure_ways(board: Board) -> Ways:
    return Ways(int(board.connected_cells()), distances(board)[0])


def option_of(state: Position, seat: int, action: int, before: Ways) -> Option:
    box, grid = state.box, state.box.grid
    what = int(actions.what_of(action))
    subject, cell, turn = actions.subject_of(action), actions.cell_of(action), actions.turn_of(action)
    option = Option(notation=text(state, seat, action), what=WORDS[what], turn=int(turn))
    tile = NO_TILE
    if what in CHANGES or what == actions.GUARD:
        option.cell = cell_position(grid, cell)
    if what == actions.MOVE:
        option.start, tile = cell_position(grid, subject), int(state.board.tile[subject])
    elif what in (actions.REMOVE, actions.GUARD):
        tile = int(state.board.tile[cell])
    elif what in (actions.TAKE, actions.BRING_BACK):
        tile = int(subject)
    elif what in (actions.PLACE, actions.DISCARD):
        tile = int(state.tile)
    elif what == actions.PLAY:
        option.card, option.kind = box.card_ids[subject], ACTIONS[box.card_kinds.kind_of[subject]]
    elif what == actions.FACE:
        option.side = SIDES[turn]
    if tile != NO_TILE:
        option.tile = box.tile_ids[tile]
    if what == actions.DISCARD:
        option.blocks = bool(state.board.has_place(state.tile))
    brings: list[Brought] = []
    if what in ENDS:
        after = state.copy()
        after.apply(seat, action)
        # With hidden hands nobody knows whether the next seat has an option.
        if after.phase == phases.END and not after.won and not state.forbids_talk():
            option.worth = -DECIDES
            brings.append(brought("flow", "loses", "bad"))
        if what in CHANGES:
            brings += effects_on_board(state, after, action, option, before)
    if what not in LAYS:
        brings += effects_of_action(state, what, option, box.shape[tile] if tile != NO_TILE else "")
    option.brings = tuple(brings)
    return option


def effects_on_board(
    state: Position, after: Position, action: int, option: Option, before: Ways
) -> Iterator[Brought]:
    """Fill in and yield the effects on the board, which are public."""
    now = measure_ways(after.board)
    if now.joined != before.joined:
        option.connects = tuple(animals_in(state.board, now.joined & ~before.joined))
        option.cuts = tuple(animals_in(state.board, before.joined & ~now.joined))
    if actions.what_of(action) in LAYS:
        option.edges = edges_text(int(after.board.mask(actions.cell_of(action))))
    option.worth += 100 * (len(option.connects) - len(option.cuts)) - now.missing
    if after.won:
        option.worth = DECIDES
        yield brought("flow", "wins", "good")
        return
    for animal in option.connects:
        yield brought("flow", "connects", "good", animal=animal)
    for animal in option.cuts:
        yield brought("flow", "cuts", "bad", animal=animal)
    if now.missing == before.missing:
        yield brought("flow", "still", missing=now.missing)
    else:
        mood: Mood = "good" if now.missing < before.missing else "bad"
        yield brought("flow", "missing", mood, missing=now.missing, now=before.missing)


def effects_of_action(state: Position, what: int, option: Option, shape: str) -> Iterator[Brought]:
    """Yield the effects of an action that its notation does not show."""
    match what:
        case actions.START_ROUND:
            yield brought("flow", "starts", round=int(state.round) + 1)
        case actions.DRAW:
            yield brought("flow", "draws")
        case actions.PLAY:
            yield brought("flow", "plays", kind=option.kind)
        case actions.DIE:
            yield brought("flow", "sweeps", die=option.notation.removeprefix("die "))
        case actions.FACE:
            yield brought("flow", "opens", side=option.side)
        case _ if what in NAMED:
            yield brought("flow", NAMED[what], shape=shape)
