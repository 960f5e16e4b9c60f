"""`cinquina learn`: guided first games, and lessons."""

from pathlib import Path

import click

from cinquina.cli.command import Command
from cinquina.cli.conversation import Conversation
from cinquina.cli.lesson_talk import LessonTalk
from cinquina.cli.local_table import LocalTable
from cinquina.cli.mistakes import Mistake, suggest, system_message
from cinquina.cli.options import game_argument
from cinquina.cli.saved_games import lessons_folder
from cinquina.cli.screen import Screen
from cinquina.core import file
from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.seed import new_seed
from cinquina.games import games
from cinquina.learn.course import Course
from cinquina.learn.lesson import Lesson, lessons_of
from cinquina.learn.line import LEVEL
from cinquina.learn.progress import Kept, decode, encode
from cinquina.locales import Texts

STARS = 3


def command(texts: Texts) -> click.Command:
    def learn(game: Game | None, lesson: str | None) -> None:
        screen = Screen()
        if game is None:
            for each in games():
                print_lessons(screen, texts, each)
        else:
            run_lesson(screen, texts, game, choose_lesson(texts, game, lesson))

    return Command(
        texts,
        "learn",
        learn,
        [
            game_argument(texts, required=False),
            click.Argument(["lesson"], required=False, metavar=texts.say("cli-lesson-metavar")),
        ],
    )


def print_lessons(screen: Screen, texts: Texts, game: Game) -> None:
    """Print the lessons of a game with the stars earned."""
    lessons = lessons_of(game)
    if not lessons:
        return
    screen.heading(game.title)
    wide = max(len(lesson.lesson) for lesson in lessons)
    for lesson in lessons:
        kept = stored_result(lesson)
        stars = "★" * kept.stars + "☆" * (STARS - kept.stars)
        begun = f" ({texts.say('cli-learn-begun')})" if kept.progress else ""
        screen.say(f"{stars}  {lesson.lesson:<{wide}}  {texts.say(lesson.text())}{begun}")


def choose_lesson(texts: Texts, game: Game, name: str | None) -> Lesson:
    """Return the named lesson, else the first unfinished one, else the first."""
    lessons = lessons_of(game)
    if not lessons:
        raise Mistake(texts.say("cli-no-lessons", game=game.title))
    if name is None:
        return next((each for each in lessons if not stored_result(each).stars), lessons[0])
    names = [each.lesson for each in lessons]
    if name.lower() not in names:
        raise Mistake(
            texts.say("cli-no-lesson", game=game.title, name=name, known=suggest(texts, name.lower(), names))
        )
    return lessons[names.index(name.lower())]


def run_lesson(screen: Screen, texts: Texts, game: Game, lesson: Lesson) -> None:
    kept = stored_result(lesson)
    course = start_or_resume(screen, texts, lesson, kept)

    def keep(course: Course) -> None:
        stars = max(kept.stars, course.stars)
        save_progress(
            screen, texts, lesson, Kept(stars=stars, progress=None if course.is_done else course.progress)
        )

    if not LessonTalk(course, screen, texts, keep).run():
        screen.say()
        screen.say(texts.say("cli-learn-left", game=game.id, lesson=lesson.lesson))
        screen.say(texts.say("cli-bye"))
        return
    screen.say(texts.say("cli-learn-done", stars=course.stars), "bold green")
    following = next((each for each in lessons_of(game) if not stored_result(each).stars), None)
    if following is not None:
        screen.say(texts.say("cli-learn-following", game=game.id, lesson=following.lesson))
    if lesson.kind == "guided" and not course.line.is_over:
        screen.say(texts.say("cli-learn-normal"))
        Conversation(continue_as_table(course), screen, texts, False, None).run()


def continue_as_table(course: Course) -> LocalTable:
    """Turn a guided game into a normal table."""
    setup = course.rules.setup
    players = ["" if seat == course.seat else LEVEL for seat in range(setup.seats)]
    return LocalTable(setup, players, new_seed(1_000_000_000), course.line.log)


def start_or_resume(screen: Screen, texts: Texts, lesson: Lesson, kept: Kept) -> Course:
    """Resume a lesson where it was left, or start it."""
    if kept.progress is not None:
        try:
            course = Course(lesson, kept.progress)
            screen.say(texts.say("cli-learn-resumed"), "dim")
            return course
        except Invalid:
            screen.say(texts.say("cli-learn-anew"), "dim")
    return Course(lesson)


def result_file(lesson: Lesson) -> Path:
    return lessons_folder() / f"{lesson.game}-{lesson.lesson}.json"


def stored_result(lesson: Lesson) -> Kept:
    """Return the stored result of a lesson; an unreadable file counts as none."""
    try:
        return decode(result_file(lesson).read_bytes())
    except (OSError, Invalid):
        return Kept()


def save_progress(screen: Screen, texts: Texts, lesson: Lesson, kept: Kept) -> None:
    try:
        lessons_folder().mkdir(parents=True, exist_ok=True)
        file.save(result_file(lesson), encode(kept))
    except OSError as error:
        screen.say(texts.say("cli-not-saved", why=system_message(error)), "red")
