"""A position written as plain data; position.py describes it and reads it back."""

from typing import Any

from cinquina.core.game import LETTERS
from cinquina.games.pentris.names import SOURCES, STEP_NAMES
from cinquina.games.pentris.rules import table
from cinquina.games.pentris.rules.box import COLOURS, SET_NAMES, Box
from cinquina.games.pentris.rules.chute import CELLS, PLACES
from cinquina.games.pentris.rules.state import Pentris
from cinquina.games.pentris.rules.telling import cell_name, cell_names


def dump(game: Pentris) -> dict[str, Any]:
    box = game.box
    board = [box.ids[piece] for piece in game.board]
    data: dict[str, Any] = {
        "step": STEP_NAMES[int(game.step)],
        "round": int(game.round),
        "phase": int(game.phase),
        "turn": int(game.turn_of_phase),
        "holder": LETTERS[game.holder],
        "active": LETTERS[game.active],
        "bag": names_at(game, table.IN_BAG),
        "current": board[int(game.older) :],
        "previous": board[: int(game.older)],
        "discards": names_at(game, table.DISCARDED),
        "pool": names_at(game, table.IN_POOL),
        "claims": [claim_text(game, claim) for claim in game.claims],
        "stacks": {stack_name(game, stack): stack_names(game, stack) for stack in stacks(game)},
        "to_draw": int(game.to_draw),
        "bonus_shapes": [box.letters[shape] for shape in game.bonus_shapes],
        "kept": int(game.kept),
        "card_shapes": [box.letters[shape] for shape in game.card_shapes],
    }
    if game.hand >= 0:
        data["hand"] = box.ids[game.hand]
    if game.bonus_set > 0:
        data["bonus_set"] = SET_NAMES[game.bonus_set]
    if game.stack >= 0:
        data["stack"] = stack_name(game, int(game.stack))
    for seat in range(int(game.seats)):
        data[LETTERS[seat]] = {
            "chute": [placement_text(box, int(each)) for each in game.chutes[seat].placed()],
            "personal": names_at(game, table.PERSONAL_OF + seat),
            "tokens": {code: int(game.tokens[seat * COLOURS + n]) for n, code in enumerate(box.codes)},
            "points": {name: int(game.points[seat * table.SOURCES + n]) for n, name in enumerate(SOURCES)},
        }
    return data


def numbers_at(game: Pentris, zone: int) -> list[int]:
    """The pieces in a zone. The zones are fetched once: compiled, each access makes an object of them."""
    return [piece for piece, where in enumerate(game.zone) if where == zone]


def names_at(game: Pentris, zone: int) -> list[str]:
    ids = game.box.ids
    return [ids[piece] for piece in numbers_at(game, zone)]


def stacks(game: Pentris) -> list[int]:
    """Those that were ever filled: all sixteen, or none in other levels."""
    return [stack for stack in range(table.STACKS) if game.options.level == table.ADVANCED]


def stack_names(game: Pentris, stack: int) -> list[str]:
    """The visible piece first."""
    names = names_at(game, table.STACK_OF + stack)
    top = int(game.tops[stack])
    if top >= 0 and shows_top(game, stack):
        return [game.box.ids[top], *(name for name in names if name != game.box.ids[top])]
    return names


def stack_name(game: Pentris, stack: int) -> str:
    return f"{game.box.codes[stack // 4]}{stack % 4 + table.SMALLEST}"


def placement_text(box: Box, placed: int) -> str:
    piece, place = divmod(placed, PLACES)
    return f"{box.ids[piece]} r{place // CELLS} @{cell_name(place % CELLS)}"


def claim_text(game: Pentris, claim: table.Claim) -> str:
    cells = " ".join(cell_names(claim.cells))
    return f"{LETTERS[claim.seat]} {claim.phase} {game.box.codes[claim.colour]} {claim.size} {cells}"


def shows_top(game: Pentris, stack: int) -> bool:
    if game.options.open_stacks or game.step == table.CARD_SHAPE:
        return False
    if game.step == table.TOPS:
        return bool(stack < game.stack)
    return not (game.step == table.NEXT_TOP and stack == game.stack)
