"""Every scenario of every game, one test a file: the worked examples, illegal inputs and rulings of the laws."""

import re
import tomllib
from pathlib import Path

import pytest

import cinquina.games  # noqa: F401  # scenarios name them
from cinquina.core.edition import convert
from cinquina.core.errors import Invalid
from cinquina.core.scenario import Failed, Scenario, check, read_scenario
from cinquina.core.scenario.comparison import list_matches

FILES = sorted(Path(__file__).parent.glob("games/*/scenarios/*.toml"))
PAGE = Path(__file__).parents[1] / "docs" / "developers" / "scenarios.md"
BLOCKS = re.findall(r"^```toml\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def scenario(text: str) -> Scenario:
    return convert(tomllib.loads(text), Scenario)


@pytest.mark.both
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_scenario(path: Path):
    found = read_scenario(path)
    assert found.game == path.parts[-3]
    assert check(found) > 0


@pytest.mark.both
@pytest.mark.parametrize("block", BLOCKS, ids=range(1, len(BLOCKS) + 1))
def test_the_page_that_explains_scenarios(block: str):
    assert check(scenario(block)) > 0


def test_the_page_names_every_field():
    from cinquina.core.scenario import Actions, Branch, Expect, Refused, Step

    page = PAGE.read_text(encoding="utf-8")
    fields = {
        name for kind in (Scenario, Branch, Refused, Step, Expect, Actions) for name in kind.__struct_fields__
    }
    assert [name for name in sorted(fields) if f"`{name}`" not in page and f"[[{name}]]" not in page] == []


FIRST = """
game = "foldris"
title = "to be damaged"
seats = 2
position = { card = "O1" }
step = [
  { seat = "A", play = "r0 @1", expect = { waiting = ["B"] } },
  { seat = "A", refuse = "r0 @1", because = "foldris.already_confirmed" },
]
"""

# What is changed, and what the runner says.
WRONG = [
    ('waiting = ["B"]', 'waiting = ["A"]', "step 1: waiting: ['B'] instead of ['A']"),
    ('waiting = ["B"]', 'turn = "over"', "step 1: turn: 'B' instead of 'over'"),
    ('waiting = ["B"]', "ranks = { A = 1 }", "step 1: the game is not over, the turn is B"),
    ('waiting = ["B"]', "weights = {}", "step 1: chance decides nothing now, the turn is B"),
    ('waiting = ["B"]', 'events = ["foldris.drawn"]', "event 'foldris.drawn' did not happen"),
    ('waiting = ["B"]', 'no_events = ["foldris.decided seat=A"]', "event 'foldris.decided seat=A' happened"),
    ('waiting = ["B"]', "position = { A = { bonus = 1 } }", "step 1: position.A.bonus: 2 instead of 1"),
    ('waiting = ["B"]', "position = { A = { lives = 1 } }", "step 1: position.A has no 'lives'"),
    ('waiting = ["B"]', "position = { A = {} }", "step 1: position.A: {"),
    ('waiting = ["B"]', 'waiting = ["…", "A"]', "step 1: waiting: ['B'] instead of ['…', 'A']"),
    ('waiting = ["B"]', 'position = { A = { sheet = ["#…"] } }', "step 1: position.A.sheet: "),
    ('waiting = ["B"]', "actions = { count = 7 }", "step 1: 0 actions instead of 7"),
    ('waiting = ["B"]', 'query = { "outcomes O1" = { total = 1 } }', "step 1: query 'outcomes O1': "),
    ('play = "r0 @1"', 'play = "r0 @9"', "step 1: A 'r0 @9' was refused: foldris.out_of_sheet"),
    (
        "foldris.already_confirmed",
        "foldris.must_draw",
        "step 2: 'r0 @1' was refused by foldris.already_confirmed, not by",
    ),
    ('seat = "A", refuse', 'seat = "B", refuse', "step 2: 'r0 @1' was not refused"),
    (
        'because = "foldris.already_confirmed"',
        'because = "foldris.already_confirmed", says.it = "Hai già …to e confermato."',
        "step 2: the refusal says in it: 'Hai già disegnato in questo round.'",
    ),
]

# What is changed, where the mistake is, and what is said about it.
DAMAGED = [
    ("foldris", "chess", "$.game", "chess"),
    ("seats = 2", "seats = 9", "$.seats", "9"),
    ("seats = 2", 'seats = 2\nmode = "fast"', "$.mode", "fast"),
    ("seats = 2", "seats = 2\nsettings = { deck_out = 3 }", "$.settings.deck_out", "3"),
    ("seats = 2", "seats = 2\nseason = 3", "$", "season"),
    ('card = "O1"', 'card = "Q1"', "$.position.card", "Q1"),
    ('card = "O1"', 'card = "O1", phase = []', "$.position.phase", "array"),
    ('card = "O1"', 'card = "O1", round = 1000000000000000000000000000000', "$.position.round", "1000"),
    ('card = "O1"', "A = { bonus = 10000000000000000000000000000000 }", "$.position.A.bonus", "1000"),
    ('card = "O1"', 'A = { sheet = "##" }', "$.position.A.sheet", "##"),
    ('card = "O1"', "D = { bonus = 1 }", "$.position.D", "2 seats"),
    ('seat = "A", play', 'seat = "C", play', "$.step[0].seat", "'C'"),
    ('play = "r0 @1"', 'play = "r0 @1", chance = "card O4"', "$.step[0]", "play and chance"),
    ('play = "r0 @1"', 'auto = "dance"', "$.step[0].auto", "dance"),
    ('play = "r0 @1"', 'auto = "barrier lane 8"', "$.step[0].auto", "lane 8"),
    (', because = "foldris.already_confirmed"', "", "$.step[1]", "both or none"),
    ('play = "r0 @1"', 'play = "r0 @1", says.en = "No."', "$.step[0]", "nothing is refused"),
    ("foldris.already_confirmed", 'x.y", says.fr = "Non.', "$.step[1]", "'fr'"),
    ('waiting = ["B"]', "query = { dance = 1 }", "$.step[0].expect.query", "dance"),
    ('waiting = ["B"]', 'query = { "reaches O1" = [] }', "$.step[0].query", "O1"),
    ("seats = 2", "amend = { cards = 1 }", "$.edition.cards", "array"),
    ("seats = 2", 'amend = { "cards[99]" = "O1" }', "$.amend", "cards[99]"),
    ("seats = 2", 'amend = { "cards[" = "O1" }', "$.amend", "not a path"),
    ("seats = 2", 'amend = { "lines[0].x" = 1 }', "$.amend", "lines[0].x"),
    ("seats = 2", 'branch = [{ without = ["position.B"] }]', "$.without", "position.B"),
    ("seats = 2", 'branch = [{ without = ["position"] }]', "$.without", "position"),
    ("seats = 2", 'refused.path = "$.seats"', "$", "no steps"),
    ('waiting = ["B"]', "scores = { Z = {} }", "$.step[0].expect.scores", "'Z'"),
]


@pytest.mark.both
@pytest.mark.parametrize(("old", "new", "told"), WRONG, ids=[new for _, new, _ in WRONG])
def test_what_differs_is_told(old: str, new: str, told: str):
    assert FIRST.count(old) >= 1
    assert check(scenario(FIRST)) == 2
    with pytest.raises(Failed) as failed:
        check(scenario(FIRST.replace(old, new, 1)))
    assert told in str(failed.value)


@pytest.mark.both
@pytest.mark.parametrize(("old", "new", "path", "told"), DAMAGED, ids=[new for _, new, _, _ in DAMAGED])
def test_a_damaged_scenario_is_refused(old: str, new: str, path: str, told: str):
    assert FIRST.count(old) >= 1
    with pytest.raises(Invalid) as refused:
        check(scenario(FIRST.replace(old, new, 1)))
    assert refused.value.path == path
    assert told in refused.value.message


SET_UP = """
game = "foldris"
title = "what is refused"
seats = 2
position = { A = { bonus = 1 } }
branch = [
  { amend = { "cards[7]" = "T9" }, refused = { path = "$.edition.cards[7]", says = "'T9'…" } },
  { without = ["position.A"], step = [{ expect = { position = { A = { bonus = 2 } } } }] },
]
"""

MISSED = [
    ('"T9" }', '"T2" }', "branch '': nothing was refused at $.edition.cards[7]"),
    ('cards[7]", says', 'cards[8]", says', "'$.edition.cards[7]' instead of '$.edition.cards[8]'"),
    ("'T9'…", "'T8'…", "instead of \"'T8'…\""),
    ('["position.A"]', "[]", "step 1: position.A.bonus: 1 instead of 2"),
]


@pytest.mark.parametrize(("old", "new", "told"), MISSED, ids=[new for _, new, _ in MISSED])
def test_what_was_not_refused_as_it_says_is_told(old: str, new: str, told: str):
    assert SET_UP.count(old) >= 1
    assert check(scenario(SET_UP)) == 2
    with pytest.raises(Failed) as failed:
        check(scenario(SET_UP.replace(old, new, 1)))
    assert told in str(failed.value)


def test_a_list_of_any_items():
    fitting = [["…"], ["…", "c"], ["a", "…"], ["a", "…", "b", "…", "c"], ["…", "…"]]
    assert [wanted for wanted in fitting if not list_matches(wanted, ["a", "b", "c"])] == []
    others = [[], ["…", "b"], ["b", "…"], ["a", "c"], ["…", "c", "…", "b", "…"], ["a", "…", "a", "…", "c"]]
    assert [wanted for wanted in others if list_matches(wanted, ["a", "b", "c"])] == []
    assert list_matches([{"x": 1}, "…", {}], [{"x": 1, "y": 2}, {"y": 3}])
    assert not list_matches([{"x": 1}, "…", {}], [{"x": 1, "y": 2}])
