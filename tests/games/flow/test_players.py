"""The bots play as the law measured its players, and a game among bots has waves although no clock runs."""

from typing import Any

import pytest

from cinquina.bots.roster import create_bot, decide
from cinquina.core.event import Event
from cinquina.core.rng import Rng
from cinquina.core.state import OVER
from cinquina.games import find
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
from cinquina.games.flow.rules.phases import CHOOSING_DIE, PLACING, RESOLVING
from cinquina.games.flow.rules.position import Position
from cinquina.lab.plan import Plan
from cinquina.lab.simulate import simulate
from tests.battery.play import Walk


def wins(level: str, games: int, seats: int = 3, **settings: Any) -> float:
    setup = find("flow").setup(seats, "standard", {"clock": "turns", **settings})
    outcome = simulate(Plan(setup, (level,) * seats, games, seed=1), workers=1)
    return sum(count for (id, _), count in outcome.endings.items() if id == "flow.team_won") / games


def test_each_level_wins_as_often_as_it_should():
    """Of few games, so roughly; weights.py has the figures of many. The law: 97, 62 and 0 of 100."""
    strong, casual, newcomer = wins("strong", 60), wins("casual", 60), wins("newcomer", 60)
    assert strong >= 0.9
    assert 0.45 <= casual <= 0.8
    assert 0.15 <= newcomer < casual
    assert wins("random", 200) <= 0.02


@pytest.mark.both
def test_a_bot_decides_when_the_time_is_up_too():
    """Whatever was begun then, and which die is rolled after Calm Waters."""
    rules = find("flow").rules(find("flow").setup(1, settings={"clock": "realtime"}))
    due = {PLACING, RESOLVING, CHOOSING_DIE}
    for seed in range(0, 300, 3):  # the style of play that does not think
        for state in Walk(rules, seed):
            assert isinstance(state, Position)
            if state.time_up and state.phase in due:
                due.remove(state.phase)
                choice = decide("random", rules, state, state.turn(), Rng(seed, "bot"))
                assert state.legal(state.turn(), choice)
        if not due:
            break
    assert due == set()


@pytest.mark.both
@pytest.mark.parametrize(("seconds", "turns"), [(45, 6), (60, 8), (90, 12), (120, 15)])
def test_among_bots_a_turn_takes_eight_seconds(seconds: int, turns: int):
    """The virtual clock of the law: a round has ceil(round_ms / d) turns."""
    game = find("flow")
    rules: Any = game.rules(game.setup(3, settings={"seconds": seconds}))
    assert rules.options.round_ms == seconds * 1000
    among_bots: Any = rules.without_clock()
    assert (among_bots.options.round_ms, among_bots.options.turns) == (0, turns)
    assert among_bots.without_clock() is among_bots


@pytest.mark.both
def test_alone_a_bot_thinks_no_further_than_its_turn():
    """Otherwise the next turn is its own as well, and so on: a decision would look at thousands of positions."""
    game = find("flow")
    rules = game.rules(game.setup(1, settings={"clock": "turns"}))
    board = ["C─┐...D", ".......", ".......", "...B...", ".......", ".......", "L.....K"]
    state = rules.load({"board": board, "tile": "M02", "hands": {"A": ["A07", "A10"]}})
    player: Any = create_bot("strong", rules)
    budget = player.budget
    choice = int(player.choose(state, 0, Rng(1)))
    assert choice in rules.actions(state, 0)
    assert player.left == budget - len(rules.actions(state, 0))  # one position for each first step


@pytest.mark.both
def test_what_is_asked_says_what_can_be_done():
    game = find("flow")
    rules = game.rules(game.setup(2, settings={"clock": "turns"}))
    board = ["C─┐...D", "..│....", ".......", "...B...", ".......", ".......", "L.....K"]

    def asked(**position: Any) -> Event:
        state = rules.load({"board": board, **position})
        assert state.turn() != OVER
        return rules.asks(state, int(state.turn()))

    hands = {"A": ["A04"]}
    assert asked(hands=hands) == Asks(0, "draw", True)
    assert asked(revealed=["M30"]) == Asks(0, "both", False)
    assert asked(supply=[], revealed=["M30"]) == Asks(0, "take", False)
    assert asked(supply=[], hands=hands) == Asks(0, "none", True)
    assert asked(phase="ready", round=2) == AsksReady(0, 3)
    assert asked(tile="M09") == AsksPlace(0, "M09", "curve")
    assert asked(card="A01") == AsksSupport(0)
    assert asked(card="A04") == AsksBird(0)
    assert asked(card="A07") == AsksCurrent(0)
    assert asked(card="A14", discards=["M05"]) == AsksReturn(0)
    assert asked(phase="die", calm="A") == AsksDie(0)
    assert asked(phase="facing", board=[], scenarios=["C09"]) == AsksFacing(0)
    corners = ["C┘...└D", "└.....┘", ".......", "...B...", ".......", "┌.....┐", "L┐...┌K"]  # E5
    assert asked(board=corners, tile="M25") == AsksDiscard(0, "M25", "cross")
