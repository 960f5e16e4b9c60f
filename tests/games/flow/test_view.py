"""What a view says beyond the position, and what a choice brings."""

from typing import Any

import pytest

from cinquina.core.rules import Rules
from cinquina.games.flow import GAME
from cinquina.games.flow.events import Connected, CutOff, Lost, Won
from cinquina.games.flow.rules.position import Position
from cinquina.games.flow.view import distances
from cinquina.locales import Texts
from tests.battery.play import Walk

BOARD = ["C──┐..D", "│......", "....┐..", "...B...", ".......", ".......", "L.....K"]
CAT = ["C──┐..D", "...│..."]  # its way, but for a tile
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


def test_what_a_choice_promises_is_what_happens():
    """Ways that open and close, the tiles still missing, and the end, of every choice of a few games."""
    seen: set[str] = set()
    for mode, seats, seed in (("standard", 1, 2), ("medium", 2, 1), ("hard", 3, 4)):
        bound = GAME.rules(GAME.setup(seats, mode, {"clock": "turns"}))
        for state in Walk(bound, seed):
            assert isinstance(state, Position)
            seat = int(state.turn())
            for option in bound.choices(state, seat) if seat >= 0 else ():
                action = bound.parse(state, seat, option.notation)
                events = bound.promised_events(state, seat, action)
                after = state.copy()
                after.apply(seat, action)
                brings = {each.id.removeprefix("flow.brings-") for each in option.brings}
                told = [(each.id, each.facts) for each in option.brings]
                ways = [
                    (kind, each.animal)
                    for kind in (Connected, CutOff)
                    for each in events
                    if type(each) is kind
                ]
                won = any(isinstance(each, Won) for each in events)
                assert ("wins" in brings) == won
                assert ("loses" in brings) == (
                    any(isinstance(each, Lost) for each in events) and not state.forbids_talk()
                )
                if option.what in ("place", "support", "current", "return") and not won:
                    named = {Connected: "connects", CutOff: "cuts"}
                    for kind, animal in ways:
                        assert (f"flow.brings-{named[kind]}", {"animal": animal}) in told
                    assert len(brings & {"connects", "cuts"}) == len({kind for kind, _ in ways})
                    now, then = distances(state.board)[0], distances(after.board)[0]
                    facts = {"missing": then} if now == then else {"missing": then, "now": now}
                    assert (f"flow.brings-{'still' if now == then else 'missing'}", facts) in told
                assert option == bound.choice(state, seat, action)
                seen |= brings
    assert {"connects", "cuts", "missing", "still", "removes", "plays", "starts", "draws"} <= seen


def text(*rows: str) -> str:
    """Return a board with these rows above the Boat."""
    return "\n".join([*rows, "...B...", ".......", ".......", "L.....K"])


def told(bound: Rules, state: Position, notation: str, lang: str = "en") -> list[str]:
    found = bound.choice(state, 0, bound.parse(state, 0, notation))
    return [f"{each.mood}: {Texts(lang).event(each, [])}" for each in found.brings]


def test_what_a_choice_brings_is_told_with_its_mood_the_most_important_first():
    bound = rules()
    state = loaded(bound, board=text(*CAT, "......."), phase="placing", tile="M01")
    assert told(bound, state, "place 2,3 r0") == [
        "good: the Cat reaches the Boat",
        "plain: still 12 tiles to go",
    ]
    assert told(bound, state, "place 0,5 r1") == ["good: 11 tiles to go instead of 12"]
    state = loaded(bound, board=text(*CAT, "...│..."), phase="resolving", card="A01")
    assert told(bound, state, "support 0,1", "it") == [
        "bad: il Gatto perde la via per la Barca",
        "bad: mancano 13 tessere invece di 12",
        "plain: la tessera dritta lascia il tabellone",
    ]
    worth = {each.notation: each.worth for each in bound.choices(state, 0)}
    assert worth["support 0,3"] > worth["support 0,1"]


def test_a_choice_tells_that_it_loses_only_where_all_hands_are_open():
    last: dict[str, Any] = {
        "supply": [],
        "revealed": [],
        "phase": "placing",
        "tile": "M01",
        "hands": {"B": []},
    }
    for bound, cards, loses in ((rules(), [], True), (rules(scenarios=["no_comm"]), ["C06"], False)):
        state = loaded(bound, board=text(*CAT, "......."), scenarios=cards, round=1, **last)
        assert state.forbids_talk() != loses
        first, *_ = told(bound, state, "place 0,5 r1")
        assert (first == "bad: you lose") == loses, first
