"""What a view says beyond the position: why something cannot go there, what a wave may take, an animal's way."""

from typing import Any

import pytest

from cinquina.core.errors import Refusal
from cinquina.core.game import Rules
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


BEGUN: dict[str, dict[str, Any]] = {
    "tile in hand": {"phase": "placing", "tile": "M09"},
    "Current": {"phase": "resolving", "card": "A07", "played": ["A07"]},
    "Return": {"phase": "resolving", "card": "A14", "played": ["A14"], "discards": ["M30", "M31", "M24"]},
}


def attempt(begun: str, lying: dict[str, str], ghost: Any) -> str:
    """The notation of what a ghost shows."""
    where = f"{ghost.cell[0]},{ghost.cell[1]} r{ghost.turn}"
    if begun == "Current":
        return f"current {lying[ghost.tile]} to {where}"
    return f"return {ghost.tile} {where}" if begun == "Return" else f"place {where}"


@pytest.mark.parametrize("begun", BEGUN)
def test_every_ghost_says_what_the_refusal_would(begun: str):
    bound = rules()
    state = position(**BEGUN[begun])
    view = bound.view(state, 0)
    lying = {tile.id: f"{tile.cell[0]},{tile.cell[1]}" for tile in view.tiles}
    assert len({ghost.tile for ghost in view.ghosts}) == {"tile in hand": 1, "Current": 5, "Return": 2}[begun]
    for ghost in view.ghosts:
        with pytest.raises(Refusal) as refused:
            bound.parse(state, 0, attempt(begun, lying, ghost))
        assert refused.value.id == ghost.reason
        assert refused.value.facts.get("sides", "") == ghost.sides
        assert refused.value.facts.get("animal", "") == ghost.animal
    assert {"flow.edge_mismatch"} <= {ghost.reason for ghost in view.ghosts}
    assert bound.view(state, 1).ghosts == []  # who waits needs none of them


@pytest.mark.parametrize(("card", "word"), [("A01", "support"), ("A04", "bird"), ("A07", "current")])
def test_what_a_card_cannot_choose_is_known_before(card: str, word: str):
    bound = rules(scenarios=["no_sc"])
    state = loaded(bound, phase="resolving", card=card, played=[card], scenarios=["C08"])
    spared = {each.cell: each.reason for each in bound.view(state, 0).spared}
    target = {"support": "{}", "bird": "{}", "current": "{} to 6,3 r0"}[word]
    for (row, column), reason in spared.items():
        with pytest.raises(Refusal) as refused:
            bound.parse(state, 0, f"{word} {target.format(f'{row},{column}')}")
        assert refused.value.id == reason
    expected = {"bird": {(0, 1): "flow.has_bird"}}.get(word, {(0, 2): "flow.obstacle_protected"})
    assert spared == {**expected, (3, 3): "flow.boat_fixed"}


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
    calm = bound.view(loaded(bound, phase="die", scenarios=["C11"], calm="A"), 0).risk
    assert (calm.rolls, calm.washed[0][3], calm.washed[1][0], calm.washed[3][3]) == (6, 1, 1, 0)
    white = bound.view(loaded(bound, phase="wave", scenarios=["C11"], calm="A", die="white"), 0).risk
    assert (white.rolls, white.washed[0][3], white.washed[1][0]) == (6, 0, 1)


def test_an_animal_with_a_way_shows_it():
    bound = rules()
    board = "\n".join(["C──┐..D", "...│...", "...│...", "...B...", ".......", ".......", "L.....K"])
    view = bound.view(bound.load({"board": board}), None)
    ways = {animal.key: animal.route for animal in view.animals}
    assert ways["cat"] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3)]
    assert ways["dog"] == ways["lemur"] == ways["capybara"] == []
