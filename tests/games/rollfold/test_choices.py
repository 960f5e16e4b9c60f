"""What a choice brings, against what happens then, and in words."""

from typing import Any

import pytest

from cinquina.core.rules import Rules
from cinquina.games import find
from cinquina.games.rollfold.choices import Option
from cinquina.games.rollfold.events import Bonus, Devalued, Linked, Symbol
from cinquina.games.rollfold.notation import possible_folds
from cinquina.games.rollfold.rules.position import Position
from cinquina.locales import Texts
from tests.battery.play import Walk, told

FOLDED = {
    "folds": {"TL": "small", "TR": "small", "BL": "small", "BR": "small"},
    "marked": "B:C1 B:B1 D5 D6 D7 D8 D9 B:A12 B:A11 F7 G7 H7 I7 J7 J5 J6 J8 J9 B:L13 B:K13 B:M2 B:M3",
    "circled": "D7",
}


def rulebook(mode: str) -> Rules:
    game = find("rollfold")
    return game.rules(game.setup(1 if mode.startswith("solo") else 2, mode))


def choice(mode: str, roll: str, sheet: dict[str, Any], notation: str) -> Option:
    rules = rulebook(mode)
    state = rules.load({"roll": roll, "A": {"die": "white", **sheet}})
    found = rules.choice(state, 0, rules.parse(state, 0, notation))
    assert isinstance(found, Option)
    return found


def in_words(found: Option, lang: str = "en") -> list[str]:
    return [Texts(lang).event(each, ["Ada"]) for each in found.brings]


def facts(found: Option, what: str, fact: str) -> list[Any]:
    return [each.facts[fact] for each in found.brings if each.id == f"rollfold.brings-{what}"]


@pytest.mark.both
@pytest.mark.parametrize("mode", ["solo1", "solo3", "solo4"])
def test_what_a_string_or_a_fold_promises_is_what_happens(mode: str):
    rules, seen = rulebook(mode), set[str]()
    for state in Walk(rules, 5):
        assert isinstance(state, Position)
        if state.turn() < 0:
            continue
        before = set(possible_folds(state.sheets[0]))
        for n, found in enumerate(rules.choices(state, 0)):
            if n % 20 and len(found.brings) < 2:
                continue
            after, heard = told(state, 0, rules.parse(state, 0, found.notation))
            assert isinstance(after, Position)
            events = [each.event for each in heard]
            seen |= {each.id.removeprefix("rollfold.brings-") for each in found.brings}
            won = any(isinstance(each, Linked) for each in events)
            assert [each.id for each in found.brings].count("rollfold.brings-win") == won
            if won:
                continue
            assert facts(found, "bonus", "value") == [
                each.value for each in events if isinstance(each, Bonus)
            ]
            lost = [each.cell for each in events if isinstance(each, Devalued)]
            assert facts(found, "devalued", "cell") == lost == list(found.devalues)
            symbols = sum(isinstance(each, Symbol) for each in events)
            assert sum(facts(found, "symbol", "count")) == symbols
            opened = set(possible_folds(after.sheets[0])) - before
            assert len(facts(found, "opens-fold", "corner")) == len(opened)
    assert {"face", "symbol", "bonus", "opens-fold", "start", "fold-loses"} <= seen


@pytest.mark.both
@pytest.mark.parametrize(
    ("mode", "roll", "sheet", "notation", "words"),
    [
        ("solo1", "1/1 3", {"circled": "B8"}, "string 1 B8 L", ["new starting point A8"]),
        ("solo1", "3 3", {}, "string 3 A1 DDD", ["one face"]),
        ("solo1", "1/1 3", {"circled": "F7"}, "string 1 F7 R", ["a winning symbol (1 linked)"]),
        (
            "solo1",
            "1/1 3",
            {"marked": "A3 C4", "circled": "C2"},
            "string 1 C2 R",
            ["top left can be folded small", "one face"],
        ),
        ("solo1", "1/1 3", {"circled": "F1"}, "string 1 F1 R", ["bonus 3"]),
        (
            "solo4",
            "3 3",
            {"circled": "F4"},
            "string 3 F4 RRR",
            ["bonus 1", "passes over the bonus on G4, which is lost"],
        ),
        ("solo3", "3 3", {}, "string 3 A1 RRR", ["uses up the star on C1 without a turn"]),
        ("solo1", "3 3", FOLDED, "string 3 D7 RRR", ["wins the game"]),
        (
            "solo1",
            "1/1 3",
            {"marked": "A3 D2", "circled": "C4 E2"},
            "fold TL small",
            ["winning symbol on D2", "start on D4", "4 X’s lost"],
        ),
    ],
)
def test_what_a_choice_brings_in_words(
    mode: str, roll: str, sheet: dict[str, Any], notation: str, words: list[str]
):
    """The most important first; where nothing else is won, the new starting point."""
    assert in_words(choice(mode, roll, sheet, notation)) == words


@pytest.mark.both
def test_finishing_tells_what_it_gives_up():
    sheet = {"marked": "A3 D2", "circled": "C4 E2", "numbers": [], "bonus": ["2"]}
    assert in_words(choice("solo1", "3 3", sheet, "done")) == [
        "a 2 is not drawn",
        "top left can still be folded small",
    ]


@pytest.mark.both
def test_a_die_tells_what_it_is_for():
    rules = rulebook("level1")
    state = rules.load({"phase": "take", "roll": "1/1 3"})
    words = [in_words(each) for each in rules.choices(state, int(state.turn()))]
    rest = "die; the others use the one you leave"
    assert words == [[f"draw 1/1 with the white {rest}"], [f"draw 3 with the black {rest}"]]


@pytest.mark.both
def test_of_all_choices_what_wins_comes_first_and_finishing_last():
    rules = rulebook("solo1")
    state = rules.load({"roll": "3 3", "A": {"die": "white", **FOLDED}})
    found = sorted(rules.choices(state, 0), key=lambda each: -each.worth)
    assert "rollfold.brings-win" in [each.id for each in found[0].brings]
    folds = rules.load({"roll": "3 3", "A": {"die": "white", "marked": "A3 D2", "circled": "C4 E2"}})
    found = sorted(rules.choices(folds, 0), key=lambda each: -each.worth)
    assert [found[0].notation, found[-1].what] == ["fold TL small", "string"]
    finish = choice("solo1", "3 3", {"numbers": []}, "done")
    assert finish.worth < min(each.worth for each in found)
