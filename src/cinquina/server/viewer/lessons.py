"""Lessons for a page: a course is sent to the learner as the messages of a table. Nothing is stored here."""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.event import Told
from cinquina.core.game import Game, home_of
from cinquina.core.played import Played
from cinquina.core.refusals import TooLong
from cinquina.core.registry import find
from cinquina.learn.course import Course
from cinquina.learn.lesson import Lesson, read_lesson
from cinquina.learn.line import LEVEL
from cinquina.learn.progress import LONGEST_ACT, Kept, Progress, decode
from cinquina.learn.scene import Verdict
from cinquina.server.viewer.film import make_film
from cinquina.server.viewer.frames import Frames
from cinquina.server.viewer.lesson_messages import Learn, LessonLine, Taught
from cinquina.server.viewer.messages import ChairView, HintOption, TableView, Update
from cinquina.server.viewer.plain import goal_of, page_choices
from cinquina.server.viewer.updates import bare_view, empty_update
from cinquina.table.history import History
from cinquina.table.result import result_of
from cinquina.table.story import Stories


def lesson_files(game: Game) -> list[Path]:
    """Return the lesson files of a game, in order; empty if the game is not installed as files."""
    return sorted((home_of(game) / "lessons").glob("*.toml"))


@cache
def lesson_at(path: Path) -> Lesson | Invalid:
    """Return a lesson, or the reason why it is invalid."""
    try:
        return read_lesson(path)
    except Invalid as error:
        return error


def lesson_line(path: Path, kept: Kept) -> LessonLine:
    lesson = lesson_at(path)
    if isinstance(lesson, Invalid):
        facts = {"path": lesson.path, "message": lesson.message}
        return LessonLine(name_of(path), None, [], [], problem=Told("table.invalid", facts))
    return LessonLine(
        lesson.lesson,
        lesson.kind,
        list(lesson.rules),
        lesson.explains(),
        kept.stars,
        begun=kept.progress is not None,
    )


def name_of(path: Path) -> str:
    return path.stem.partition("-")[2]


def lesson_of(game: str, name: str) -> Lesson:
    for path in lesson_files(find(game)):
        if name_of(path) == name:
            lesson = lesson_at(path)
            if isinstance(lesson, Invalid):
                raise lesson
            return lesson
    raise Refusal("table.no_such_lesson")


def stored_progress(stored: dict[str, str]) -> dict[str, Kept]:
    """Return a guest's stored progress by lesson. Invalid data is ignored."""
    found = {}
    for name, data in stored.items():
        with suppress(Invalid):
            found[name] = decode(data.encode())
    return found


def progress_to_store(taught: Taught) -> Kept:
    """Return the progress of a lesson to store: of a finished one only its stars."""
    return Kept(stars=taught.stars, progress=None if taught.scene.kind == "done" else taught.progress)


def must_be_short(asked: Learn) -> None:
    if len(asked.text) > LONGEST_ACT:
        raise Refusal(TooLong(most=LONGEST_ACT))


def carry_out_act(lesson: Lesson, asked: Learn, kept: Kept) -> Taught:
    """Carry out an act of a learner. The first act of a returning learner is `look`, which resumes the stored progress;
    afterwards the page sends its own progress."""
    held = asked.progress if asked.what != "look" or kept.progress is None else kept.progress
    course, anew = resume_course(lesson, None if asked.what == "restart" else held)
    stars = max(kept.stars, min(3, max(0, asked.stars)))
    what = "look" if anew else asked.what
    before = list(course.line.played)
    verdict, hint = None, None
    seen = []
    if what == "attempt":
        answer = course.attempt(asked.text)
        verdict = answer.verdict
        if verdict.kind == "wrong":
            seen.append(lesson_update(course, before, answer.played, asks=False))
    elif what == "next":
        course.read_on()
    elif what == "hint":
        found = course.hint()
        hint = None if found is None else HintOption(found.notation, found.brings)
    elif what == "back":
        course.take_back()
    elif what == "why":
        refusal = course.rules.explain(course.state, course.seat, asked.text) if course.asks else None
        told = [] if refusal is None else [Told(refusal.id, refusal.facts)]
        verdict = Verdict("refused" if told else "on", told)
    if what != "why" and (verdict is None or verdict.kind != "refused"):
        now = course.line.played
        fresh = now[len(before) :] if len(now) > len(before) and what != "look" else []
        seen.append(
            lesson_update(
                course, now[: len(now) - len(fresh)], fresh, course.asks, what in ("look", "restart")
            )
        )
    return Taught(
        scene=course.scene(),
        seen=seen,
        progress=course.progress,
        stars=max(stars, course.stars),
        verdict=verdict,
        hint=hint,
        anew=anew,
    )


def resume_course(lesson: Lesson, held: Any) -> tuple[Course, bool]:
    """Return the course where it was left, or from the beginning, and whether the progress was invalid."""
    if held is None:
        return Course(lesson), False
    try:
        return Course(lesson, msgspec.convert(msgspec.to_builtins(held), Progress)), False
    except (msgspec.ValidationError, Invalid):
        return Course(lesson), True


def lesson_update(
    course: Course, before: list[Played], fresh: list[Played], asks: bool, first: bool = False
) -> Update:
    """Return the update of a lesson's table for the learner, with a film of the new entries."""
    history, seat = History(course.rules, course.line.first), course.seat
    for each in before:
        history.add_played(each)
    since = history.count_known(seat)
    for each in fresh:
        history.add_played(each)
    rules, state = course.rules, history.state
    frames = Frames(rules)
    result = result_of(rules, state, [""] * state.seats) if history.is_over else None
    shown = empty_update(history.count_known(seat), lesson_table(course), frames.page_view(state, seat))
    shown.moments = history.moments(seat, 0)
    shown.story = Stories().chapters(history, seat, result)
    shown.yours, shown.looking = [seat], seat
    shown.goal = goal_of(rules, frames.view_of(state, seat))
    shown.film = make_film(history, frames, seat, since)
    if asks:
        shown.waiting = [int(each) for each in state.waiting()]
        shown.choices = page_choices(rules, rules.choices(state, seat))
    shown.result = result
    shown.words = rules.words() if first else None
    return shown


def lesson_table(course: Course) -> TableView:
    setup = course.rules.setup
    chairs = [lesson_chair(seat, seat == course.seat) for seat in range(setup.seats)]
    return bare_view(setup, chairs, over=False)


def lesson_chair(seat: int, learner: bool) -> ChairView:
    return ChairView(
        seat=seat,
        kind="person" if learner else "bot",
        name="",
        level="" if learner else LEVEL,
        present=True,
        thinking=False,
    )
