"""Lessons in the terminal, typed line by line."""

from pathlib import Path

import pytest

from cinquina.core.record import fold, read
from cinquina.core.registry import find
from cinquina.core.state import OVER
from cinquina.games import games
from cinquina.learn.lesson import lessons_of

LESSONS = [lesson for game in games() for lesson in lessons_of(game) if lesson.kind != "guided"]


def typed(lesson) -> list[str]:
    """What does it, and Enter where something is said."""
    return [line for step in lesson.step if step.speaks for line in (step.ways or [""])]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.game}-{each.lesson}")
def test_a_lesson_from_the_first_line_to_the_last(run, lesson):
    told = run("learn", lesson.game, lesson.lesson, lines=typed(lesson))
    assert (told.exit_code, told.stderr) == (0, "")
    assert "Done, with three stars!" in told.stdout
    assert f"★★★  {lesson.lesson} " in run("learn").stdout


def test_lessons_are_listed_and_named(run):
    assert "☆☆☆  drop        Dropping a Block\n" in run("learn").stdout
    assert "☆☆☆  drop        Far cadere un Blocco\n" in run("learn", "--lang", "it").stdout
    told = run("learn", "foldris", "dorp")
    assert told.exit_code == 2
    assert "Foldris has no lesson “dorp” (did you mean drop?" in told.stderr


@pytest.mark.parametrize(
    ("lang", "refused", "wrong"),
    [
        ("en", "The Block does not fit on the sheet here.", "any columns you like"),
        ("it", "Il Blocco esce dalla scheda.", "le colonne che vuoi"),
    ],
)
def test_a_wrong_decision_is_answered_and_the_position_comes_back(run, lang, refused, wrong):
    told = run(
        "learn", "foldris", "drop", "--lang", lang, lines=["r0 @8", "r2 @3", "r0 @1", "r0 @7", "r1 @1"]
    )
    assert f"{refused} (foldris.out_of_sheet)" in told.stdout
    before, _, after = told.stdout.partition(wrong)
    assert "1│█ █" not in before.partition("2/3")[0]
    board = "1│· █ █ █ █ █ · ·│"
    assert board in before and board in after
    assert ("with one star" if lang == "en" else "con una stella") in after


def test_what_the_lesson_does_not_answer_has_the_reasons_of_a_hint(run):
    told = run("learn", "foldris", "end", lines=["", "list", "rules", "show", "help", "r1 @1", "quit"])
    assert "— Folding —\nA line with all its squares filled" in told.stdout
    assert "stick out at the top" in told.stdout and "a way to do it; it costs a star" in told.stdout


def test_a_lesson_that_was_left_goes_on_where_it_was(run):
    told = run("learn", "foldris", "fold", lines=["r1 @8", "hint", "quit"])
    assert "This does it: r2 @1" in told.stdout
    assert "Go on with: cinquina learn foldris fold" in told.stdout
    assert "Folding lines (started)" in run("learn").stdout
    told = run("learn", "foldris", "fold", lines=["r2 @1", "r1 @7"])
    assert "You go on where you left off." in told.stdout and "1/3" not in told.stdout
    assert "Done, with two stars" in told.stdout


@pytest.mark.both
def test_a_guided_game_becomes_a_game_like_any_other(run, home: Path):
    """The first lesson of a game is the one that is offered; after it the same table is played to its end."""
    lesson = lessons_of(find("foldris"))[0]
    assert lesson.kind == "guided"
    told = run("learn", lesson.game, lines=[*typed(lesson), *["1"] * 60])
    assert (told.exit_code, told.stderr) == (0, "")
    _, _, normal = told.stdout.partition("From here it is a game like any other.")
    assert "— The end —" in normal
    (file,) = (home / "data" / "cinquina" / "games").glob("*.json")
    record = read(file)
    assert fold(record.rules(), record.log).turn() == OVER
    assert record.players == ["", "newcomer"]
