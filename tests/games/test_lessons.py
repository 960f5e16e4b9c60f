"""Every lesson of every game: its goals can be reached, its answers are given, its texts are there and short."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from cinquina.core.event import Told
from cinquina.games import games
from cinquina.learn.course import Course
from cinquina.learn.lesson import Lesson, Wrong, glow, lessons_of, listed
from cinquina.learn.progress import Kept, decode, encode
from cinquina.locales import HOME, LANGUAGES, Texts

LESSONS = [lesson for game in games() for lesson in lessons_of(game)]
WORDS = 20  # at most, in a text of a lesson
LOOKED_AT = 3000  # moves tried to come to a wrong one
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.game}-{each.lesson}")


def resumed(course: Course) -> Course:
    """As it is after it was left."""
    return Course(course.lesson, decode(encode(Kept(progress=course.progress))).progress)


def along(lesson: Lesson) -> Iterator[Course]:
    """The best way: a course at each step that speaks, and at last when it is done."""
    course = Course(lesson)
    while course.step is not None:
        yield course
        if course.step.say:
            course.next()
            continue
        for words in course.step.ways:
            answer = course.attempt(words)
            assert answer.played
        assert answer.verdict.kind == "reached", (words, answer.verdict)
    yield course


@pytest.mark.both
@every_lesson
def test_the_best_way_reaches_every_goal_as_the_script_says(lesson: Lesson):
    *steps, end = along(lesson)
    assert len(steps) == 1 + len({id(step) for step in lesson.step if step.speaks}) or end.step is None
    assert end.line.astray == 0
    assert end.progress.hints == 0 and end.progress.moves == sum(len(step.ways) for step in lesson.asks)
    while end.free:
        choice = end.rules.texts(end.state, end.seat)[0]
        assert end.attempt(choice).verdict.kind == "reached"
    assert end.done and end.scene().kind == "done"
    assert end.stars == (3 if lesson.kind != "guided" else end.stars) > 0


@pytest.mark.both
@every_lesson
def test_a_lesson_that_was_left_goes_on_the_same(lesson: Lesson):
    for course in along(lesson):
        again = resumed(course)
        assert again.scene() == course.scene()
        assert again.rules.dump(again.state) == course.rules.dump(course.state)
        if course.step is not None and course.step.ask:
            assert (
                again.attempt(course.step.ways[0]).verdict
                == resumed(course).attempt(course.step.ways[0]).verdict
            )


def reaches(course: Course, wrong: Wrong, words: list[str]) -> bool:
    """Do these decisions come to this answer, and does the position come back?"""
    trial = resumed(course)
    before = trial.rules.dump(trial.state)
    for text in words:
        answer = trial.attempt(text)
    if answer.verdict.kind != "wrong" or answer.verdict.told != [Told(trial.lesson.text(wrong.say), {})]:
        return False
    assert trial.rules.dump(trial.state) == before and trial.scene() == course.scene()
    return True


@pytest.mark.both
@every_lesson
def test_every_wrong_answer_can_be_come_to(lesson: Lesson):
    for course in along(lesson):
        for wrong in course.step.wrong if course.step else ():
            moves = [[text] for text in course.rules.texts(course.state, course.seat)]
            tried = [listed(wrong.play)] if wrong.play else moves
            found = any(reaches(course, wrong, words) for words in islice(tried, LOOKED_AT))
            assert found, f"{course.step.text}: nothing comes to {wrong.say!r}"


@pytest.mark.both
@every_lesson
def test_whatever_is_decided_is_answered_and_taken_back(lesson: Lesson):
    """What is legal has a reason against it or reaches the goal; what is not names its rule."""
    for course in along(lesson):
        if course.step is None or not course.step.ask:
            continue
        assert resumed(course).attempt("dance").verdict.kind == "refused"
        for text in course.rules.texts(course.state, course.seat)[:5]:
            trial = resumed(course)
            verdict = trial.attempt(text).verdict
            assert verdict.kind in ("reached", "on") or verdict.told, text


@pytest.mark.both
@every_lesson
def test_a_hint_is_the_best_and_costs_a_star(lesson: Lesson):
    course = Course(lesson)
    while course.step is not None:
        if course.step.say:
            course.next()
            continue
        hint = course.hint()
        assert hint is not None and hint.notation in course.step.ways
        course.attempt(hint.notation)
    assert course.stars == 2 or not lesson.asks or course.free


@every_lesson
def test_the_best_is_written_as_the_rules_write_it(lesson: Lesson):
    for course in along(lesson):
        if course.step is not None and course.step.ask:
            trial = resumed(course)
            for words in course.step.ways:
                state, seat = trial.state, trial.seat
                assert trial.rules.text(state, seat, trial.rules.parse(state, seat, words)) == words
                trial.attempt(words)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_lesson
def test_every_text_is_there_and_short(lesson: Lesson, lang: str):
    texts = Texts(lang)
    assert texts.has(lesson.text())
    for id in lesson.texts():
        assert texts.has(id), id
        assert len(texts.say(id).split()) <= WORDS, f"{id}: {texts.say(id)}"
    for text in lesson.shows():
        told = glow(lesson.game, text)
        assert texts.has(told.id), told.id
        said = texts.say(told.id, **texts.facts(told.facts, ["Anna", "Bruno", "Carla", "Dora"]))
        assert "{" not in said, f"{text}: {said}"


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_no_text_of_a_lesson_is_unused(game: str):
    used = {id for lesson in LESSONS if lesson.game == game for id in (lesson.text(), *lesson.texts())}
    used |= {glow(game, text).id for lesson in LESSONS if lesson.game == game for text in lesson.shows()}
    path = HOME / "en" / f"{game}-lessons.ftl"
    written = (
        re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE) if path.exists() else []
    )
    assert sorted(set(written) - used) == []
