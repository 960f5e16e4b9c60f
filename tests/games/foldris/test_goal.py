"""The sentence that says how far one is."""

import pytest

from cinquina.core.scenario.format import Branch, Start
from cinquina.core.scenario.start import beginning
from cinquina.games.foldris.goal import GoalLast, GoalOut, GoalTitle, GoalTop
from cinquina.locales import LANGUAGES, Texts


def seen(seats: int, seat: int | None, **position):
    rules, state = beginning(Start(game="foldris", seats=seats, position=position), Branch())
    return rules, rules.goal(rules.view(state, seat))


SHEET = {"sheet": "##......\n######.."}


@pytest.mark.both
def test_how_far_one_is():
    _, told = seen(3, 0, card="O1", A=SHEET, B={"sheet": "#......."})
    assert isinstance(told, GoalLast) and told.count == 2 and told.most > told.free
    assert seen(2, None, card="O1")[1] is None
    _, told = seen(1, 0, card="O1", A={"lines": 2})
    assert told == GoalTitle(told.title, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_words(lang: str):
    rules, _ = seen(1, 0, card="O1")
    texts = Texts(lang)
    texts.words = rules.words()
    title = rules.edition.titles[0].id
    for goal in (
        GoalLast(3, 4, 1),
        GoalLast(3, 4, 2),
        GoalOut(0),
        GoalOut(1),
        GoalTitle(title, 2),
        GoalTop(title),
    ):
        said = texts.event(goal, ["Anna", "Bruno"])
        assert "{" not in said and "goal" not in said and len(said) < 90
