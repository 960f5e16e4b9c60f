"""What a view says beyond the position: what a wave may take, an animal's way; and why a tile is discarded."""

from typing import Any

import pytest

from cinquina.core.rules import Rules
from cinquina.games.flow import GAME
from cinquina.games.flow.rules.position import Position

BOARD = ["C──┐..D", "│......", "....┐..", "...B...", ".......", ".......", "L.....K"]
LYING: dict[str, Any] = {"board": "\n".join(BOARD), "birds": ["0,1"], "obstacles": ["0,2"]}


def rules(**settings: Any) -> Rules:
    chosen = {"clock": "turns", "first": "seat_a", **settings}
    mode = "custom" if "scenarios" in chosen else "standard"
    return GAME.rules(GAME.setup(2, mode, chosen))


def position(**more: Any) -> Position:
    return loaded(rules(), **more)


def loaded(bound: Rules, **more: Any) -> Position:
    state = bound.load({**LYING, **more})
    assert isinstance(state, Position)
    return state


def test_the_risk_knows_birds_obstacles_and_calm_waters():
    bound = rules(scenarios=["remain"])
    state = loaded(bound, phase="wave", scenarios=["C11"])
    risk = bound.view(state, 0).risk
    assert (risk.rolls, risk.washed[0][1], risk.guarded[0][1]) == (
        36,
        1,
        1,
    )  # its Bird is lost at the crossing
    assert (risk.washed[0][2], risk.washed[0][3], risk.washed[1][0]) == (0, 6, 11)
    assert [risk.lines[row][column] for row, column in [(0, 1), (0, 2), (0, 3), (1, 0)]] == [1, 0, 2, 3]
    calm = bound.view(loaded(bound, phase="die", scenarios=["C11"], calm="A"), 0).risk
    assert (calm.rolls, calm.washed[0][3], calm.washed[1][0], calm.washed[3][3]) == (6, 1, 1, 0)
    assert (calm.lines[0][1], calm.lines[0][3], calm.lines[1][0], calm.lines[3][3]) == (0, 2, 2, 0)
    white = bound.view(loaded(bound, phase="wave", scenarios=["C11"], calm="A", die="white"), 0).risk
    assert (white.rolls, white.washed[0][3], white.washed[1][0]) == (6, 0, 1)


def test_an_animal_with_a_way_shows_it():
    bound = rules()
    board = "\n".join(["C──┐..D", "...│...", "...│...", "...B...", ".......", ".......", "L.....K"])
    view = bound.view(bound.load({"board": board}), None)
    ways = {animal.key: animal.route for animal in view.animals}
    assert ways["cat"] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3)]
    assert ways["dog"] == ways["lemur"] == ways["capybara"] == []


@pytest.mark.parametrize(
    ("tile", "board", "blocks"),
    [
        ("M25", "C┘...└D └.....┘ ....... ...B... ....... ┌.....┐ L┐...┌K", False),  # law, E5
        ("M08", "C┐...├D ┼┤...│├ ┴....└. ...B... ....... ┐....┌┐ L┬──.┼K", True),  # law, E6
    ],
)
def test_a_discard_says_whether_the_tile_would_block(tile: str, board: str, blocks: bool):
    bound = rules()
    state = bound.load({"phase": "placing", "tile": tile, "board": board.replace(" ", "\n")})
    (discard,) = bound.choices(state, 0)
    assert (discard.what, discard.blocks) == ("discard", blocks)
