"""What a seat may do, as a page shows it: the parts to pick, and what would come of it."""

from cinquina.core.game import Choice
from cinquina.games.flow.distances import distances
from cinquina.games.flow.drawing import animals_in, edges_text
from cinquina.games.flow.edition import ACTIONS
from cinquina.games.flow.notation import WORDS, text
from cinquina.games.flow.rules import actions
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.telling import SIDES, at
from cinquina.games.flow.view import Cell

LAYS = (actions.PLACE, actions.BRING_BACK, actions.MOVE)
CHANGES = (*LAYS, actions.REMOVE)


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


def option(game: Flow, seat: int, action: int) -> Option:
    box, grid = game.box, game.box.grid
    what = int(actions.what_of(action))
    subject, cell, turn = actions.subject_of(action), actions.cell_of(action), actions.turn_of(action)
    choice = Option(notation=text(game, seat, action), what=WORDS[what], turn=int(turn))
    if what in CHANGES or what == actions.GUARD:
        choice.cell = at(grid, cell)
    if what == actions.MOVE:
        choice.start, choice.tile = at(grid, subject), box.tile_ids[game.board.tile[subject]]
    elif what in (actions.REMOVE, actions.GUARD):
        choice.tile = box.tile_ids[game.board.tile[cell]]
    elif what in (actions.TAKE, actions.BRING_BACK):
        choice.tile = box.tile_ids[subject]
    elif what == actions.PLACE:
        choice.tile = box.tile_ids[game.tile]
    elif what == actions.PLAY:
        choice.card, choice.kind = box.card_ids[subject], ACTIONS[box.card_kinds.of[subject]]
    elif what == actions.FACE:
        choice.side = SIDES[turn]
    if what in CHANGES:
        tell_change(game, seat, action, choice)
    return choice


def tell_change(game: Flow, seat: int, action: int, choice: Option) -> None:
    """Looked up on a copy after the action; nothing on the board depends on what anybody hides."""
    after = game.copy()
    after.apply(seat, action)
    before, now = int(game.board.connected()), int(after.board.connected())
    choice.connects = tuple(animals_in(game.board, now & ~before))
    choice.cuts = tuple(animals_in(game.board, before & ~now))
    choice.wins = bool(after.won)
    choice.missing = distances(after.board)[0]
    if actions.what_of(action) in LAYS:
        choice.edges = edges_text(int(after.board.mask(actions.cell_of(action))))


def choices(game: Flow, seat: int, listed: list[int]) -> list[Option]:
    return [option(game, seat, action) for action in listed]
