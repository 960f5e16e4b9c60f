"""The queries of Flow in scenarios. There are no automatic steps."""

from cinquina.core.bits import size
from cinquina.core.errors import Invalid
from cinquina.core.parts import queries_in
from cinquina.core.playout import list_actions
from cinquina.games.flow.notation import animals_in, cell_text, text
from cinquina.games.flow.rules import actions, setup
from cinquina.games.flow.rules.box import GLYPHS
from cinquina.games.flow.rules.phases import PLACING
from cinquina.games.flow.rules.position import Position
from cinquina.games.flow.view import distances


def places(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `places curve`: where a tile of this shape may go, as `0,1┐`; `places curve 0,1`: how it may lie there."""
    box = state.box
    shape = words[0] if words else ""
    if shape not in box.shape[: box.map_tiles] or len(words) > 2:
        raise Invalid("$.query", f"places {' '.join(words)!r} is not a shape, and a cell if one is meant")
    asked = state.copy()
    asked.phase, asked.tile = PLACING, box.shape.index(shape)
    found = []
    for action in list_actions(asked, int(asked.active), int(asked.most_actions())):
        if actions.what_of(action) == actions.PLACE:
            cell = cell_text(box.grid, int(actions.cell_of(action)))
            mask = box.turned[box.mask[asked.tile] * 4 + actions.turn_of(action)]
            if len(words) == 1:
                found.append(f"{cell}{GLYPHS[mask]}")
            elif cell == words[1]:
                found.append(GLYPHS[mask])
    return found


def connected(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `connected`: the animals with an unbroken way to the Boat."""
    return animals_in(state.board, int(state.board.connected_cells()))


def missing(state: Position, seat: int, words: list[str]) -> dict[str, int]:
    """Answer `missing`: the fewest tiles that would connect each animal, and all of them."""
    together, alone = distances(state.board)
    return {**dict(zip(state.box.animal_keys, alone, strict=True)), "all": together}


def undealt(state: Position, seat: int, words: list[str]) -> int:
    """Answer `undealt`: the number of Action cards in no hand."""
    return int(size(setup.undealt_cards(state)))


def order(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `order`: the legal actions, in canonical order."""
    who = int(state.turn())
    return [text(state, who, action) for action in list_actions(state, who, int(state.most_actions()))]


QUERIES = queries_in(__name__)
