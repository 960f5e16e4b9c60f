"""What a seat of Flow is asked, and may do, as a page shows it: the parts to pick, and what would come of it."""

from typing import TYPE_CHECKING

from cinquina.core.bits import BIT
from cinquina.core.event import Event
from cinquina.core.rules import Choice
from cinquina.games.flow.edition import ACTIONS
from cinquina.games.flow.events import (
    Asks,
    AsksBird,
    AsksCurrent,
    AsksDie,
    AsksDiscard,
    AsksFacing,
    AsksPlace,
    AsksReady,
    AsksReturn,
    AsksSupport,
)
from cinquina.games.flow.notation import WORDS, animals_in, edges_text, text
from cinquina.games.flow.rules import actions, cards, moves, phases
from cinquina.games.flow.rules.box import BIRD, CURRENT, RETURN, SIDES, SUPPORT
from cinquina.games.flow.rules.news import at
from cinquina.games.flow.rules.position import Position
from cinquina.games.flow.view import Cell, distances

if TYPE_CHECKING:
    from cinquina.games.flow.rulebook import Rulebook

LAYS = (actions.PLACE, actions.BRING_BACK, actions.MOVE)
CHANGES = (*LAYS, actions.REMOVE)
ASKED = {SUPPORT: AsksSupport, BIRD: AsksBird, CURRENT: AsksCurrent, RETURN: AsksReturn}


class Option(Choice):
    what: str  # the first word of the notation
    tile: str = ""  # taken, brought back or moved
    card: str = ""  # played, and its kind
    kind: str = ""
    start: Cell | None = None  # where Current lifts
    cell: Cell | None = None
    turn: int = 0
    edges: str = ""  # of the tile as it would lie
    side: str = ""  # where the Boat would face
    connects: tuple[str, ...] = ()  # animals that would be joined to the Boat and are not
    cuts: tuple[str, ...] = ()  # animals that would lose their way
    missing: int | None = None  # tiles that would still be missing
    wins: bool = False
    blocks: bool = False  # discarded, since wherever its edges match it would shut an animal off


def asks(rules: "Rulebook", state: Position, seat: int) -> Event:
    """Phase by phase."""
    match state.phase:
        case phases.FACING:
            return AsksFacing(seat)
        case phases.READY:
            return AsksReady(seat, int(state.round) + 1)
        case phases.PLACING:
            kind = AsksDiscard if moves.must_discard(state) else AsksPlace
            return kind(seat, state.box.tile_ids[state.tile], state.box.shape[state.tile])
        case phases.RESOLVING:
            return ASKED[int(state.box.card_kinds.of[state.card])](seat)
        case phases.CHOOSING_DIE:
            return AsksDie(seat)
    return asks_to_begin(state, seat)


def asks_to_begin(state: Position, seat: int) -> Asks:
    held = state.hands.held[state.active]
    playable = any(
        held & BIT[card] and cards.playable(state, card) for card in range(int(state.box.card_kinds.total))
    )
    if state.face_down:
        return Asks(seat, "both" if state.revealed else "draw", playable)
    return Asks(seat, "take" if state.revealed else "none", playable)


def choices(rules: "Rulebook", state: Position, seat: int) -> list[Option]:
    return [option(rules, state, seat, action) for action in rules.actions(state, seat)]


def option(rules: "Rulebook", state: Position, seat: int, action: int) -> Option:
    box, grid = state.box, state.box.grid
    what = int(actions.what_of(action))
    subject, cell, turn = actions.subject_of(action), actions.cell_of(action), actions.turn_of(action)
    choice = Option(notation=text(state, seat, action), what=WORDS[what], turn=int(turn))
    if what in CHANGES or what == actions.GUARD:
        choice.cell = at(grid, cell)
    if what == actions.MOVE:
        choice.start, choice.tile = at(grid, subject), box.tile_ids[state.board.tile[subject]]
    elif what in (actions.REMOVE, actions.GUARD):
        choice.tile = box.tile_ids[state.board.tile[cell]]
    elif what in (actions.TAKE, actions.BRING_BACK):
        choice.tile = box.tile_ids[subject]
    elif what == actions.PLACE:
        choice.tile = box.tile_ids[state.tile]
    elif what == actions.PLAY:
        choice.card, choice.kind = box.card_ids[subject], ACTIONS[box.card_kinds.of[subject]]
    elif what == actions.FACE:
        choice.side = SIDES[turn]
    elif what == actions.DISCARD:
        choice.blocks = bool(state.board.would_fit(state.tile))
    if what in CHANGES:
        tell_change(state, seat, action, choice)
    return choice


def tell_change(state: Position, seat: int, action: int, choice: Option) -> None:
    """Looked up on a copy after the action; nothing on the board depends on what anybody hides."""
    after = state.copy()
    after.apply(seat, action)
    before, now = int(state.board.connected()), int(after.board.connected())
    choice.connects = tuple(animals_in(state.board, now & ~before))
    choice.cuts = tuple(animals_in(state.board, before & ~now))
    choice.wins = bool(after.won)
    choice.missing = distances(after.board)[0]
    if actions.what_of(action) in LAYS:
        choice.edges = edges_text(int(after.board.mask(actions.cell_of(action))))
