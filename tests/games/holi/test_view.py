"""What a page is told: where tokens would end, what is collected, what is missing, what a rival may hold."""

from typing import Any

import pytest

from cinquina.core.brings import Brought
from cinquina.core.registry import find
from cinquina.games.holi.choices import Option
from cinquina.games.holi.rulebook import Rulebook
from cinquina.games.holi.rules import phases, scoring
from cinquina.games.holi.rules.position import Position
from cinquina.locales import Texts
from tests.battery.play import Walk

ALONE = {"A": {"pawn": "1C3", "hand": ["C01"]}, "B": {"pawn": "1F6", "hand": ["C02"]}}


def rulebook(seats: int = 2, *cards: str, **settings: Any) -> Rulebook:
    game = find("holi")
    rules = game.rules(game.setup(seats, "chosen", {"rivalry_cards": list(cards), **settings}))
    assert isinstance(rules, Rulebook)
    return rules


def told(found: Option) -> list[str]:
    """Return what a choice brings in words."""
    texts = Texts("en")
    texts.words = rulebook().words()
    return [texts.event(each, ["Ada", "Bea"]) for each in found.brings]


def gain(found: Option) -> int:
    """Return what a choice gains in all."""
    return sum(each.facts["points"] for each in found.brings if each.id == "holi.brings-gain")


def points_of(brings: tuple[Brought, ...], rival: int | None = None) -> list[int]:
    """Return the points that a choice brings the seat, or a rival."""
    return [
        each.facts["points"]
        for each in brings
        if "points" in each.facts
        and each.id != "holi.brings-gain"
        and (each.facts["seat"] if each.id == "holi.brings-rival" else None) == rival
    ]


def choice(rules: Rulebook, position: dict[str, Any], notation: str) -> Option:
    state = rules.load(position)
    return next(each for each in rules.choices(state, int(state.turn())) if each.notation == notation)


@pytest.mark.both
def test_what_a_choice_promises_is_what_happens():
    """Over whole games: points, totals and places of every choice of some positions, looked up after it was made."""
    rules = rulebook(3, "V08", "V15", "G06")
    looked = 0
    for seed in range(3):
        walk = Walk(rules, seed)
        for state in walk:
            assert isinstance(state, Position)
            if state.phase != phases.ACTION or len(walk.log) % 25:
                continue
            seat = int(state.turn())
            for each in rules.choices(state, seat):
                if each.what == "end_turn":
                    continue
                after = state.copy()
                after.apply(seat, rules.parse(state, seat, each.notation))
                assert each.totals == tuple(scoring.total(after, other) for other in range(3))
                assert gain(each) == each.totals[seat] - scoring.total(state, seat)
                assert gain(each) == sum(points_of(each.brings))
                for other in {0, 1, 2} - {seat}:
                    assert sum(points_of(each.brings, other)) == each.totals[other] - scoring.total(
                        state, other
                    )
                levels = rules.view(after, seat).levels
                for landing in each.lands:
                    row, column = int(landing.place[2]) - 1, "ABCDEF".index(landing.place[1])
                    lies = levels[landing.level - 1][row][column]
                    assert (lies == "RBY"[seat]) == (landing.end == "lands")
                looked += 1
    assert looked > 300


@pytest.mark.both
def test_a_card_and_its_turns():
    """Every way to lay the card for the same targets."""
    line = choice(rulebook(), ALONE, "up C01 D3+E3")
    assert (line.card, line.cells) == ("C01", ("1D3", "1E3"))
    assert sorted((lie.turn, lie.column, lie.row) for lie in line.lies) == [(0, 0, 0), (2, 0, 2)]


@pytest.mark.both
def test_what_a_pawn_takes_up():
    position = {**ALONE, "tokens": ["1A2=B", "2A2=R"]}
    move = choice(rulebook(), position, "move A2")
    assert gain(move) == 5 + -2 and move.totals == (
        5,
        2,
    )  # the sweets lead, a token of level 2 lost, one of B's given


@pytest.mark.both
def test_the_points_of_a_choice_are_explained_by_source_and_card():
    """Two tokens on the Lower level, both central, which a Rivalry card rewards."""
    throw = choice(rulebook(2, "V06"), ALONE, "up C01 D3+E3")
    assert told(throw) == ["+4 points", "2 stay on the Lower level: +2", "Heart of the Courtyard: +2"]
    assert gain(throw) == 4 and not throw.few
    assert told(choice(rulebook(2, "V06"), ALONE, "move D4")) == []


@pytest.mark.both
def test_what_is_seen_on_the_tower_comes_before_other_points():
    """A Direct Hit with its token given, one token that falls; sweets and tokens taken up."""
    position = {
        "A": {"pawn": "2C3", "hand": ["C01"]},
        "B": {"pawn": "2D3", "hand": ["C02"]},
        "tokens": ["1C3=R"],
    }
    throw = choice(rulebook(), position, "up C01 D3+E3")
    assert told(throw) == ["+4 points", "Direct Hit on Bea: +3", "one falls to the Lower level: +1"]
    taken = choice(rulebook(), {**ALONE, "tokens": ["1A2=B", "2A2=R"]}, "move A2")
    assert told(taken) == [
        "+3 points",
        "takes 2 sweets",
        "gets one of your tokens back",
        "takes a rival’s token",
        "Middle: −2",
        "sweets: +5",
        "Bea: Lower −1",
        "Bea: given +2",
    ]


@pytest.mark.both
def test_what_a_rival_loses_is_told_with_what_one_gains():
    """Even in sweets: the rival does not have more any more."""
    position = {**ALONE, "B": {**ALONE["B"], "sweets": 2}}
    move = choice(rulebook(), position, "move A2")
    assert gain(move) == 0
    assert told(move) == ["0 points", "takes 2 sweets", "Bea: sweets −5"]


@pytest.mark.both
def test_fewer_tokens_than_the_card_has_are_told():
    scarce = {**ALONE, "B": {**ALONE["B"], "holds": {"R": 24}}}
    assert choice(rulebook(), scarce, "up C01 D3").few


@pytest.mark.both
def test_the_steps_of_a_turn():
    rules = rulebook()
    state = rules.load(ALONE)
    steps = {each.what: each.state for each in rules.view(state, None).steps}
    assert steps == {"throw": "must", "move": "may", "climb": "may"}
    state.apply(0, rules.parse(state, 0, "move D4"))
    state.apply(0, rules.parse(state, 0, "down C01 E4"))
    seen = rules.view(state, None)
    assert [each.state for each in seen.steps] == ["done", "done", "may"]
    assert not seen.seats[0].up_only  # until the turn is over
    state.apply(0, rules.parse(state, 0, "end_turn"))
    assert rules.view(state, None).seats[0].up_only


@pytest.mark.both
def test_the_cards_that_a_rival_may_still_hold():
    rules = rulebook()
    pile = ["C05↑", "C11↓", "C07↑"]
    state = rules.load({**ALONE, "B": {"pawn": "1F6", "hand": ["C02", "C03"], "discards": pile}})
    rival = rules.view(state, 0).seats[1]
    assert (rival.hand, rival.hand_count, rival.deck_count) == (None, 2, 8)
    assert [card.id for card in rival.may_hold] == [f"C{n:02}" for n in range(1, 14) if n not in (5, 7)]
    assert [each.card and each.card.id for each in rival.discards] == ["C05", None, "C07"]
    own = rules.view(state, 1).seats[1]
    assert own.hand == own.may_hold and [card.id for card in own.may_hold] == ["C02", "C03"]
    assert [each.card and each.card.id for each in own.discards] == ["C05", "C11", "C07"]


@pytest.mark.both
def test_rivalry_cards_say_what_they_are_worth_now():
    rules = rulebook(2, "V05", "G01")
    state = rules.load({**ALONE, "tokens": ["1A1=R", "1F1=R", "1A6=B"]})
    corners, steps = rules.view(state, None).rivalry
    assert (corners.id, corners.rule, corners.points) == ("V05", False, [4, 2])
    assert (steps.id, steps.rule, steps.points) == ("G01", True, [0, 0])


@pytest.mark.both
def test_rivalry_cards_say_what_they_do_and_what_is_still_to_be_had():
    rules = rulebook(2, "V06", "V12")
    state = rules.load({**ALONE, "climbed_to": [2]})
    centre, first = rules.view(state, None).rivalry
    assert (centre.effect, centre.params, centre.open) == (
        "end_cells",
        {"cells": "centre", "points": 2},
        None,
    )
    assert (first.effect, first.params, first.open) == ("first_climb", {"l2": 2, "l3": 4}, [0, 4])


def test_a_turn_can_be_taken_back_until_it_ends():
    rules = rulebook()
    before = rules.load({**ALONE, "A": {"pawn": "1C3", "hand": ["C01"], "discards": []}})
    thrown = before.copy()
    thrown.apply(0, rules.parse(before, 0, "up C01 D3+E3"))
    moved = thrown.copy()
    moved.apply(0, rules.parse(thrown, 0, "move A1"))
    ended = moved.copy()
    ended.apply(0, rules.parse(moved, 0, "end_turn"))
    assert rules.can_undo(before, thrown, 0) and rules.can_undo(thrown, moved, 0)
    assert not rules.can_undo(moved, ended, 0)


def test_the_end_of_a_turn_promises_nothing():
    """Whether the next player is stuck depends on a hand that nobody else knows."""
    rules = rulebook()
    state = rules.load({**ALONE, "thrown": True})
    assert rules.brings(state, 0, rules.parse(state, 0, "end_turn")) == ()
    assert rules.brings(state, 0, rules.parse(state, 0, "move A2"))


@pytest.mark.parametrize(
    ("seats", "settings", "says"),
    [
        (2, {"first_player": "C"}, "$.settings.first_player: 'C' is not one of A, B"),
        (2, {"rivalry_cards": ["V01", "V01"]}, "$.settings.rivalry_cards: a value appears twice"),
        (2, {"rivalry_cards": ["V01", "V02", "V03", "V04"]}, "$.settings.rivalry_cards: a list of at most 3"),
    ],
)
def test_a_setup_that_does_not_fit(seats: int, settings: dict[str, Any], says: str):
    game = find("holi")
    with pytest.raises(ValueError, match=says.replace("$", r"\$").replace("(", r"\(").replace(")", r"\)")):
        game.rules(game.setup(seats, "chosen", settings))
