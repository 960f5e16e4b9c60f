"""Questions that scenarios ask a position of Flow."""

from cinquina.core.errors import Invalid
from cinquina.core.game import Rules
from cinquina.games.flow.distances import distances
from cinquina.games.flow.drawing import GLYPHS, animals_in, cell_text
from cinquina.games.flow.position import names_in
from cinquina.games.flow.rules import actions
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.table import PLACING


def places(rules: Rules, game: Flow, seat: int, words: list[str]) -> list[str]:
    """`places curve`: where a tile of this shape may go, as `0,1┐`; `places curve 0,1`: how it may lie there."""
    box = game.box
    shape = words[0] if words else ""
    if shape not in box.shape[: box.map_tiles] or len(words) > 2:
        raise Invalid("$.query", f"places {' '.join(words)!r} is not a shape, and a cell if one is meant")
    asked = game.copy()
    asked.phase, asked.tile = PLACING, box.shape.index(shape)
    found = []
    for action in rules.actions(asked, int(asked.active)):
        if actions.what_of(action) == actions.PLACE:
            cell = cell_text(box.grid, int(actions.cell_of(action)))
            mask = box.turned[box.mask[asked.tile] * 4 + actions.turn_of(action)]
            if len(words) == 1:
                found.append(f"{cell}{GLYPHS[mask]}")
            elif cell == words[1]:
                found.append(GLYPHS[mask])
    return found


def connected(rules: Rules, game: Flow, seat: int, words: list[str]) -> list[str]:
    """`connected`: the animals with an unbroken way to the Boat."""
    return animals_in(game.board, int(game.board.connected()))


def missing(rules: Rules, game: Flow, seat: int, words: list[str]) -> dict[str, int]:
    """`missing`: how many tiles would connect each animal at best, and all of them."""
    together, alone = distances(game.board)
    return {**dict(zip(game.box.animal_keys, alone, strict=True)), "all": together}


def undealt(rules: Rules, game: Flow, seat: int, words: list[str]) -> int:
    """`undealt`: how many Action cards are in nobody's hand."""
    return len(names_in(game.box.card_ids, game.undealt()))


def order(rules: Rules, game: Flow, seat: int, words: list[str]) -> list[str]:
    """`order`: what may be done, in canonical order."""
    return rules.texts(game, int(game.turn()))


def fallback(rules: Rules, game: Flow, seat: int, words: list[str]) -> str:
    """`fallback`: what is done for a seat whose time is up."""
    return rules.text(game, seat, int(game.fallback(seat)))


QUERIES = {
    "places": places,
    "connected": connected,
    "missing": missing,
    "undealt": undealt,
    "order": order,
    "fallback": fallback,
}
