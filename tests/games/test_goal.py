"""The sentence that says how far one is: in every mode, with every number of seats, in every language."""

from itertools import islice
from typing import Any

import pytest

from cinquina.core.event import Event, events_in
from cinquina.core.game import Game
from cinquina.core.registry import find
from cinquina.core.scenario.format import Branch, Start
from cinquina.core.scenario.start import set_up
from cinquina.games import games
from cinquina.games.flow.goal import GoalAll, GoalOne, GoalRoutes
from cinquina.games.foldris.goal import GoalLast, GoalOut, GoalTitle, GoalTop
from cinquina.games.holi.goal import GoalAhead, GoalBehind, GoalLevel
from cinquina.games.pentris.goal import GoalPoints, GoalRank
from cinquina.games.pentris.goal import GoalTop as GoalHighest
from cinquina.games.rollfold.goal import NO_LIMIT, GoalBulbs, GoalDone, GoalFlip, GoalFold, GoalLink
from cinquina.learn.course import Course
from cinquina.learn.lesson import lessons_of
from cinquina.locales import LANGUAGES, Texts
from tests.battery.play import Walk

NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gina"]
LONGEST = 95  # two lines of a small phone
ENTRIES = 60
RANKS = ("first", "last")
PAWNS = (("A", 5, "1A1"), ("B", 3, "1F6"), ("C", 4, "1A6"))

EXAMPLES: dict[str, list[Event]] = {
    "flow": [
        GoalRoutes(0, 4, 14),
        GoalRoutes(1, 4, 12),
        GoalRoutes(2, 4, 1),
        GoalOne("capybara", 1),
        GoalOne("dog", 3),
        GoalAll(),
    ],
    "foldris": [
        GoalLast(3, 4, 1),
        GoalLast(3, 0, 0),
        GoalLast(12, 12, 2),
        GoalOut(0),
        GoalOut(1),
        GoalTitle("first", 2),
        GoalTop("last"),
    ],
    "holi": [GoalAhead(103, 99, 12), GoalBehind(99, 103, 1), GoalLevel(103, 0)],
    "pentris": [
        GoalPoints(112, 12, 108, 3),
        GoalPoints(0, 0, 1, 1),
        GoalRank(112, 12, "first", 10),
        GoalHighest(230, "last"),
    ],
    "rollfold": [
        GoalFold(0, 4, 0, 5, 29, "BL", 3),
        GoalFold(1, 8, 1, 5, NO_LIMIT, "BR", 0),
        GoalBulbs(4, 8, 2, 5, 12, 4),
        GoalFlip(4, 8, 2, 5, 1),
        GoalLink(8, 8, 4, 5, 0, 1),
        GoalDone(4, 4, 5, 5, NO_LIMIT),
    ],
}


def seen(
    game: str, seats: int, seat: int | None = 0, mode: str | None = None, **position: Any
) -> Event | None:
    rules, state = set_up(Start(game=game, seats=seats, mode=mode, position=position), Branch())
    return rules.goal(rules.view(state, seat))


def taught(game: str, name: str) -> Event | None:
    """Where a lesson begins."""
    (lesson,) = (each for each in lessons_of(find(game)) if each.lesson == name)
    course = Course(lesson)
    return course.rules.goal(course.rules.view(course.state, course.seat))


# A game of a package need not have one; tests/games/test_shape.py asks it of the games here.
every_goal = pytest.mark.parametrize(
    "game",
    [game for game in games() if game.rules(game.setup()).parts.goal is not None],
    ids=lambda game: game.id,
)


@every_goal
def test_every_sentence_is_short_in_every_language(game: Game):
    assert {type(each) for each in EXAMPLES[game.id]} == set(events_in(f"{type(game).__module__}.goal"))
    for lang in LANGUAGES:
        texts = Texts(lang)
        texts.words = {id: {lang: "Principiante"} for id in RANKS}
        for goal in EXAMPLES[game.id]:
            told = texts.event(goal, NAMES, 0)
            assert not told[0].islower() and told[-1] in ".!" and "{" not in told and "  " not in told, told
            assert len(told) <= LONGEST, told


@every_goal
def test_everybody_who_plays_is_told_in_every_mode(game: Game):
    for mode in game.modes:
        for seats in mode.seats:
            rules = game.rules(game.setup(seats, mode.id))
            texts = Texts("en")
            texts.words = rules.words()
            for state in islice(Walk(rules, seats), 0, ENTRIES, ENTRIES // 3):
                for seat in range(seats):
                    goal = rules.goal(rules.view(state, seat))
                    assert goal is not None
                    told = texts.event(goal, NAMES, seat)
                    assert "{" not in told and len(told) <= LONGEST, told


@pytest.mark.both
def test_who_looks_on_is_told_only_of_a_team():
    assert [game.id for game in games() if seen(game.id, 2, None) is not None] == ["flow"]


@pytest.mark.both
def test_flow_counts_animals_and_tiles():
    assert seen("flow", 2) == GoalRoutes(0, 4, 14)
    assert taught("flow", "waves") == GoalRoutes(0, 4, 8)


@pytest.mark.both
def test_foldris_counts_free_lines():
    sheets: dict[str, Any] = {"A": {"sheet": "##......\n######.."}, "B": {"sheet": "#......."}}
    assert seen("foldris", 3, card="O1", **sheets) == GoalLast(10, 12, 2)
    told = seen("foldris", 1, card="O1", A={"lines": 2})
    assert isinstance(told, GoalTitle) and told.missing == 1


@pytest.mark.both
def test_holi_compares_with_the_best_rival():
    assert seen("holi", 3, mode="simple") == GoalLevel(0, 13)
    ahead: dict[str, Any] = {
        seat: {"score": score, "pawn": pawn, "hand": ["C01"]} for seat, score, pawn in PAWNS
    }
    assert seen("holi", 3, 0, "simple", **ahead) == GoalAhead(5, 4, 13)
    assert seen("holi", 3, 2, "simple", **ahead) == GoalBehind(4, 5, 13)


@pytest.mark.both
def test_pentris_adds_what_the_chute_will_bring():
    assert seen("pentris", 2) == GoalPoints(0, 0, 0, 1)
    told = seen("pentris", 1)
    assert isinstance(told, GoalRank) and told.missing > 0


@pytest.mark.both
def test_rollfold_names_the_nearest_corner():
    assert seen("rollfold", 2) == GoalFold(0, 4, 0, 5, NO_LIMIT, "TL", 3)
    assert taught("rollfold", "folds") == GoalFold(0, 4, 0, 5, 29, "TL", 0)
    assert taught("rollfold", "double") == GoalBulbs(4, 8, 0, 5, 29, 1)
    assert taught("rollfold", "link") == GoalLink(4, 4, 4, 5, NO_LIMIT, 1)
