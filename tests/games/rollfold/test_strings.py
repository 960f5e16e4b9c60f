"""The list of strings against a naive reader of the law, in random positions of every level."""

from typing import Any

import pytest

from cinquina.core.rng import Rng
from cinquina.core.state import OVER
from cinquina.games import find
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.route import Route
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.strings import every_string
from tests.games.rollfold.walker import Move, Walker


def listed(sheet: Sheet, number: int) -> list[Move]:
    return [move_of(sheet, action) for action in every_string(sheet, number, 20_000)]


def move_of(sheet: Sheet, action: int) -> Move:
    route = Route(sheet, action)
    wide = int(sheet.sight.wide)
    places = [divmod(int(route.places[n]), wide) for n in range(int(route.count))]
    boxes = [(x - 1, y - 1) for y, x in places]
    circled = {boxes[-1]}
    for n in range(len(boxes)):
        if route.jumps_to(n):
            circled |= {boxes[n - 1], boxes[n]}
    return tuple(boxes), frozenset(circled)


@pytest.mark.both
@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
@pytest.mark.parametrize(
    "seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(100, 300))]
)
def test_every_move_is_listed_once(level: str, seed: int):
    game = find("rollfold")
    rules = game.rules(game.setup(1, f"solo{level}", {"column": "ABCD"[seed % 4]}))
    state: Any = rules.start()
    rng = Rng(seed)
    checked = 0
    while state.turn() != OVER:
        who = state.turn()
        found = rules.actions(state, who)
        folds = [action for action in found if who >= 0 and actions.what_of(action) == actions.FOLD]
        state.apply(who, folds[0] if folds else found[rng.below(len(found))])
        if rng.below(12) == 0:
            sheet = state.sheets[0]
            view = rules.view(state, 0).sheets[0]
            for number in (1, 2, 3, 4):
                moves = listed(sheet, number)
                assert len(moves) == len(set(moves))
                assert set(moves) == Walker(view.symbols, view.marks, level).moves(number)
                checked += len(moves)
    assert checked > 100


@pytest.mark.both
@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_a_sheet_with_every_box_circled(level: str):
    """Much more than a game reaches, folded in every corner."""
    game = find("rollfold")
    rules = game.rules(game.setup(1, f"solo{level}"))
    circled = ["o" * 13] * 13
    for fold in ("small", "large"):
        folds = dict.fromkeys(("TL", "TR", "BL", "BR"), fold)
        state: Any = rules.load({"A": {"front": circled, "back": circled, "folds": folds}})
        view = rules.view(state, 0).sheets[0]
        for number in (1, 2, 3):
            moves = listed(state.sheets[0], number)
            assert len(moves) == len(set(moves))
            assert set(moves) == Walker(view.symbols, view.marks, level).moves(number)
