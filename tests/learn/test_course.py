"""The course of a learner, by small lessons written for one thing each."""

import tomllib

import pytest

from cinquina.core.edition import convert
from cinquina.core.errors import Invalid
from cinquina.core.event import Told
from cinquina.games import games
from cinquina.learn.course import Course
from cinquina.learn.lesson import Lesson, check
from cinquina.learn.scene import Note
from cinquina.learn.spot import Glow

assert games()  # lessons name them


def lesson(text: str) -> Lesson:
    found = convert(tomllib.loads(text), Lesson)
    check(found)
    return found


def hinted(course: Course) -> str:
    hint = course.hint()
    assert hint is not None
    return hint.notation


TWO = """
game = "foldris"
lesson = "two"
kind = "try"
seats = 1
position = { card = "O1", A = { sheet = "####....", bonus = 0 } }
[[step]]
ask = "fold"
goal.events = ["foldris.folded"]
best = ["r0 @5", "r0 @7"]
[[step.wrong]]
early = true
events = ["foldris.drawn squares=(1,2)(2,2)(1,3)(2,3)"]
say = "top"
[[step]]
chance = "card O7"
"""


@pytest.mark.both
def test_a_goal_of_several_decisions():
    course = Course(lesson(TWO))
    assert course.scene().said == [Note("foldris-lesson-two-fold")]
    assert course.attempt("r0 @5").verdict.kind == "on"
    assert course.rules.dump(course.state)["card"] == "O7"
    answer = course.attempt("r0 @7")
    assert answer.verdict.kind == "reached"
    # After the last step nothing is drawn any more.
    assert [each.entry.who for each in answer.played] == ["A"]
    assert course.is_done and course.stars == 3


@pytest.mark.both
def test_after_a_part_of_it_the_rest_is_asked():
    then = """best = ["r0 @5", "r0 @7"]
[[step.then]]
events = ["foldris.drawn"]
say = "right"
show = ["A.sheet.line1"]
"""
    course = Course(lesson(TWO.replace('best = ["r0 @5", "r0 @7"]\n', then)))
    assert course.scene().said == [Note("foldris-lesson-two-fold")]
    assert course.attempt("r0 @5").verdict.kind == "on"
    (note,) = course.scene().said
    assert note.text == "foldris-lesson-two-right" and len(note.show) == 1
    assert course.attempt("r0 @1").verdict.kind == "wrong"  # back at the beginning
    assert course.scene().said == [Note("foldris-lesson-two-fold")]


@pytest.mark.both
def test_a_wrong_decision_on_the_way_is_answered_at_once_or_when_they_are_used_up():
    course = Course(lesson(TWO))
    first = course.rules.dump(course.state)
    answer = course.attempt("r0 @1")
    assert answer.verdict.told == [Told("foldris-lesson-two-top", {})] and not answer.verdict.reasons
    assert [each.entry.text for each in answer.played] == ["r0 @1", "card O7"]
    assert course.rules.dump(course.state) == first
    assert course.attempt("r0 @7").verdict.kind == "on"
    answer = course.attempt("r0 @1")
    assert answer.verdict.kind == "wrong" and answer.verdict.reasons
    assert [told.id for told in answer.verdict.told] != []
    assert all(told.id.startswith(("foldris.reason-", "core.")) for told in answer.verdict.told)
    assert course.rules.dump(course.state) == first
    assert course.progress.moves == 3


@pytest.mark.both
def test_a_hint_brings_back_who_has_left_the_best_way():
    course = Course(lesson(TWO))
    first = course.rules.dump(course.state)
    course.attempt("r0 @5")
    assert hinted(course) == "r0 @7"
    course.take_back()
    assert course.rules.dump(course.state) == first
    course.attempt("r0 @7")
    assert hinted(course) == "r0 @5"
    assert course.rules.dump(course.state) == first
    for words in ("r0 @5", "r0 @7"):
        course.attempt(words)
    assert course.stars == 1  # three decisions for two


@pytest.mark.both
def test_what_the_rules_forbid_is_refused_and_counts_for_nothing():
    course = Course(lesson(TWO))
    answer = course.attempt("r0 @8")
    assert answer.verdict.kind == "refused" and answer.verdict.told[0].id == "foldris.out_of_sheet"
    assert answer.played == [] and course.progress.moves == 0


RIVALS = """
game = "foldris"
lesson = "rivals"
kind = "try"
seats = 3
position = { card = "O1" }
[[step]]
ask = "draw"
goal.position.A.sheet = ["##......", "##......"]
best = "r0 @1"
praise = "good"
[[step]]
seat = "C"
play = "r0 @9"
[[step]]
chance = "card O1"
[[step]]
seat = "B"
play = "r0 @1"
[[step]]
say = "over"
show = ["A.sheet.1,1", "B.bonus"]
"""


@pytest.mark.both
def test_where_the_script_cannot_be_followed_bots_and_chance_decide():
    """C cannot do that, B is not scripted, O1 is not in the deck any more, and B does not decide before A."""
    course = Course(lesson(RIVALS))
    answer = course.attempt("r0 @1")
    assert answer.verdict.kind == "reached"
    who = [each.entry.who for each in course.line.played]
    assert sorted(who[1:3]) == ["B", "C"] and who[3] == "chance"
    assert course.line.played[3].entry.text != "card O1"
    assert course.line.astray == 2
    again = Course(course.lesson)
    again.attempt("r0 @1")
    assert again.line.log == course.line.log
    praise, said = course.scene().said
    assert praise == Note("foldris-lesson-rivals-good")
    assert said.show == [
        Glow("A.sheet.1,1", Told("foldris-spot-sheet_square", {"seat": 0, "square": (1, 1)})),
        Glow("B.bonus", Told("foldris-spot-bonus", {"seat": 1})),
    ]
    with pytest.raises(Invalid, match="nothing is asked now"):
        course.attempt("r0 @1")
    assert course.read_on() and course.is_done and not course.read_on()


SHOW = """
game = "foldris"
lesson = "show"
kind = "show"
seats = 1
position = { card = "O1", A = { sheet = "######.." } }
[[step]]
say = "before"
[[step]]
play = "r0 @7"
[[step]]
say = "after"
"""


@pytest.mark.both
def test_something_is_shown():
    course = Course(lesson(SHOW))
    assert (course.scene().kind, course.scene().number, course.scene().count) == ("say", 1, 2)
    assert course.read_on()
    assert [each.entry.text for each in course.line.played] == ["r0 @7"]
    assert course.scene().said == [Note("foldris-lesson-show-after")]
    assert course.hint() is None
    course.read_on()
    assert course.scene().kind == "done" and course.stars == 3


GUIDED = """
game = "foldris"
lesson = "guided"
kind = "guided"
seats = 2
until = "foldris.revealed round=4"
step = [
  { chance = "start A" },
  { chance = "card O1" },
  { chance = "card I4" },
  { ask = "any", best = "r0 @3" },
]
caption = [
  { when = "foldris.revealed", say = "card" },
  { when = "foldris.revealed round=3", say = "third" },
  { when = "foldris.revealed round=5", say = "never" },
]
"""


@pytest.mark.both
def test_a_guided_game_plays_on_with_captions_until_it_is_a_game_like_any_other():
    course = Course(lesson(GUIDED))
    said = []
    while not course.is_done:
        said.append([note.text.rpartition("-")[2] for note in course.scene().said])
        kind = course.scene().kind
        assert course.attempt(course.rules.texts(course.state, 0)[0]).verdict.kind == "reached"
    assert kind == "free" and said == [["card", "any"], [], ["third"]]
    assert course.stars == 3 and course.scene().said == []
    assert course.rules.dump(course.state)["round"] == 4
