"""Editions: each invariant of the law (section Edition file) is checked, and a board of one's own is played."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from cinquina.core.errors import Invalid
from cinquina.core.playout import Playout
from cinquina.core.rng import Rng
from cinquina.core.state import OVER
from cinquina.games import find, flow
from cinquina.games.flow.edition import check_edition

DEFAULT: dict[str, Any] = tomllib.loads(
    Path(flow.__file__).with_name("edition.toml").read_text(encoding="utf-8")
)


def changed(path: str, value: Any) -> dict[str, Any]:
    """The printed edition with one value changed: `board.white.1`, `tiles.0.count`."""
    data = deepcopy(DEFAULT)
    *way, last = path.split(".")
    inside: Any = data
    for step in way:
        inside = inside[int(step)] if isinstance(inside, list) else inside[step]
    inside[int(last) if isinstance(inside, list) else last] = value
    return data


DAMAGED: dict[str, tuple[str, Any, str, str]] = {
    "33 plain tiles": ("tiles.0.count", 10, "$.tiles", "33 Map tiles without obstacle instead of 31"),
    "12 obstacle tiles": ("tiles.4.count", 4, "$.tiles", "12 Map tiles with obstacle instead of 11"),
    "a shape nobody drew": ("tiles.0.shape", "loop", "$.tiles[0].shape", "'loop'"),
    "16 Action cards": ("actions.support", 4, "$.actions", "16 cards instead of 15"),
    "12 Scenario cards": ("scenarios.remain", 2, "$.scenarios", "12 cards instead of 11"),
    "7 Scenario tiles": ("scenario_tiles", 7, "$.scenario_tiles", "7 instead of 8"),
    "two faces, one line": ("board.white.2", 0, "$.board.white", "the same line"),
    "a face twice": ("dice.white", [1, 1, 2, 3, 4, 5], "$.dice.white", "twice"),
    "a face without a line": ("dice.black", [1, 2, 3, 4, 5, 7], "$.board.black", "face 7"),
    "a number on the Boat's row": ("board.black.4", 3, "$.board.black", "line 3 is the Boat's"),
    "an animal on the Boat": ("animals.0.cell", [3, 3], "$.animals[0].cell", "the Boat"),
    "two animals in a cell": ("animals.1.cell", [0, 0], "$.animals[1].cell", "another animal"),
    "two cats": ("animals.1.key", "cat", "$.animals[1].key", "'cat'"),
    "an exit off the board": ("animals.0.open", "NE", "$.animals[0].open", "edge N"),
    "a shape without water": ("shapes.tee", "", "$.shapes.tee", "at least one"),
    "an edge that is no side": ("shapes.tee", "NX", "$.shapes.tee", "'NX'"),
    "more cards than there are": ("hand.6", 3, "$.hand.6", "18 cards"),
    "a level beyond the deck": ("levels.6", ["inconceivable", 10], "$.levels[6]", "10 Scenario cards, 9"),
    "a board beyond the engine": ("board.rows", 8, "$.board", "8 × 7"),
    "a round without time": ("round_ms", 0, "$.round_ms", "0 ms"),
}


@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED)
def test_a_broken_invariant_is_named_with_path_and_value(damage: tuple[str, Any, str, str]):
    field, value, path, told = damage
    with pytest.raises(Invalid) as caught:
        check_edition(changed(field, value))
    assert caught.value.path == path
    assert told in caught.value.message


def test_an_animal_without_a_way_on_the_empty_board_is_refused():
    """Behind the others: the only exit of the one in the corner leads to a closed side of its neighbour."""
    data = changed("animals.0", {"key": "cat", "cell": [0, 0], "open": "E"})
    data["animals"][1] = {"key": "dog", "cell": [0, 1], "open": "E"}
    with pytest.raises(Invalid, match="cannot reach the Boat on the empty board"):
        check_edition(data)


def small() -> dict[str, Any]:
    """5 × 4 cells, two animals, dice with four and three faces: fewer crossings than obstacles."""
    data = deepcopy(DEFAULT)
    data["board"] = {
        "rows": 5,
        "cols": 4,
        "boat": [2, 1],
        "white": {"1": 0, "2": 2, "3": 3},
        "black": {"1": 0, "2": 1, "3": 3, "4": 4},
    }
    data["dice"] = {"white": [1, 2, 3], "black": [1, 2, 3, 4]}
    data["animals"] = [
        {"key": "cat", "cell": [0, 0], "open": "ES"},
        {"key": "otter", "cell": [4, 3], "open": "NW"},
    ]
    return data


@pytest.mark.both
@pytest.mark.parametrize("mode", ["standard", "inconceivable"])
def test_another_board_is_played_to_the_end(mode: str):
    game = find("flow")
    rules = game.rules(game.setup(3, mode, {"clock": "turns"}, small()))
    playout, rng = Playout(rules.max_actions), Rng(4)
    won = 0
    for _ in range(40):
        state = rules.start()
        playout.finish(state, rng)
        assert state.turn() == OVER
        assert rules.dump(rules.load(rules.dump(state))) == rules.dump(state)
        won += state.utility(0) > 0
    assert won > 0  # it is a small board
