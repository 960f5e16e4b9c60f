"""Every lesson of every game: its goals can be reached, its answers are given, its texts are there and short."""

import re
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from cinquina.core.edition import convert
from cinquina.core.errors import Invalid
from cinquina.core.event import Told
from cinquina.core.scenario import Expect
from cinquina.games import games
from cinquina.learn.course import Course
from cinquina.learn.lesson import Caption, Lesson, LessonStep, Then, Wrong, as_list, lessons_of, read_lesson
from cinquina.learn.progress import Kept, decode, encode
from cinquina.learn.spot import words_for
from cinquina.locales import HOME, LANGUAGES, Texts

LESSONS = [lesson for game in games() for lesson in lessons_of(game)]
WORDS = 20  # at most, in a text of a lesson
AT_ONCE = 22  # at most, of a guided game: praise and what is asked next
LOOKED_AT = 3000  # moves tried to come to a wrong one
GUIDED = [each for each in LESSONS if each.kind == "guided"]
every_guided_game = pytest.mark.parametrize("lesson", GUIDED, ids=lambda each: each.game)
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
            course.read_on()
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
    assert len(steps) == sum(step.speaks for step in lesson.step)
    assert end.line.astray == 0
    assert end.progress.hints == 0 and end.progress.moves == sum(len(step.ways) for step in lesson.tasks)
    while end.is_free:
        choice = end.rules.texts(end.state, end.seat)[0]
        assert end.attempt(choice).verdict.kind == "reached"
    assert end.is_done and end.scene().kind == "done"
    assert end.stars == 3


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


@every_lesson
def test_whoever_did_a_part_is_asked_for_the_next(lesson: Lesson):
    for course in along(lesson):
        step = course.step
        if step is None or not step.then:
            continue
        trial = resumed(course)
        said = [trial.scene().said[-1].text]
        for words in step.ways[:-1]:
            trial.attempt(words)
            said.append(trial.scene().said[-1].text)
            assert resumed(trial).scene() == trial.scene()
        assert len(set(said)) == len(said)
        names = [step.text, *(then.say for then in reversed(step.then))]
        assert said == [lesson.text(name) for name in names]


def reaches(course: Course, wrong: Wrong, words: list[str]) -> bool:
    """Do these decisions come to this answer, and does the position come back?"""
    trial = resumed(course)
    before = trial.rules.dump(trial.state)
    for text in words:
        answer = trial.attempt(text)
    if answer.verdict.kind != "wrong" or answer.verdict.told != [Told(trial.lesson.text(wrong.say), {})]:
        return False
    assert trial.rules.dump(trial.state) == before and trial.scene().said == course.scene().said[-1:]
    return True


@every_lesson
def test_every_wrong_answer_can_be_come_to(lesson: Lesson):
    for course in along(lesson):
        for wrong in course.step.wrong if course.step else ():
            moves = [[text] for text in course.rules.texts(course.state, course.seat)]
            tried = [as_list(wrong.play)] if wrong.play else moves
            found = any(reaches(course, wrong, words) for words in islice(tried, LOOKED_AT))
            assert found, f"{course.scene().said[-1].text}: nothing comes to {wrong.say!r}"


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


@every_lesson
def test_a_hint_is_the_best_and_costs_a_star(lesson: Lesson):
    course = Course(lesson)
    while course.step is not None:
        if course.step.say:
            course.read_on()
            continue
        hint = course.hint()
        assert hint is not None and hint.notation in course.step.ways
        assert course.attempt(hint.notation).verdict.kind in ("reached", "on")
    assert course.stars == 2 or not lesson.tasks or course.is_free


@every_guided_game
def test_who_plays_on_is_given_ideas_which_cost_nothing(lesson: Lesson):
    *_, course = along(lesson)
    while course.is_free:
        hint = course.hint()
        assert hint is not None and hint == resumed(course).hint()
        assert course.attempt(hint.notation).verdict.kind == "reached"
    assert course.is_done and course.progress.hints == 0


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
    for spot in lesson.shows():
        told = words_for(lesson.game, spot)
        assert texts.has(told.id), told.id
        said = texts.event(told, ["Anna", "Bruno", "Carla", "Dora"], lesson.learner)
        assert "{" not in said, f"{spot}: {said}"


@pytest.mark.parametrize("lang", LANGUAGES)
@every_guided_game
def test_a_guided_game_says_little_at_once(lesson: Lesson, lang: str):
    texts = Texts(lang)
    said = [" ".join(texts.say(note.text) for note in course.scene().said) for course in along(lesson)]
    assert [words for words in said if len(words.split()) > AT_ONCE] == []


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_no_text_of_a_lesson_is_unused(game: str):
    used = {id for lesson in LESSONS if lesson.game == game for id in (lesson.text(), *lesson.texts())}
    used |= {words_for(game, spot).id for lesson in LESSONS if lesson.game == game for spot in lesson.shows()}
    path = HOME / "en" / f"{game}-lessons.ftl"
    written = (
        re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE) if path.exists() else []
    )
    assert sorted(set(written) - used) == []


FIRST = """
game = "foldris"
lesson = "fold"
kind = "try"
seats = 2
position = { card = "O1", A = { sheet = "######.." } }
[[step]]
ask = "close"
show = ["A.sheet.line1"]
goal.events = ["foldris.folded seat=A"]
best = "r0 @7"
[[step.wrong]]
no_events = ["foldris.folded seat=A"]
say = "gap"
[[step]]
seat = "B"
play = "r0 @1"
"""

# What is changed, where the mistake is, and what is said about it.
DAMAGED = [
    ("foldris", "chess", "$.game", "chess"),
    ('"fold"', '"Fold it"', "$", "is not a name"),
    ('"fold"', '"drop"', "$.lesson", "<number>-drop.toml"),
    ('"try"', '"dance"', "$.kind", "dance"),
    ('"try"', '"show"', "$", "something is asked"),
    ('"try"', '"guided"', "$", "no position"),
    ("seats = 2", "seats = 9", "$.seats", "9"),
    ("seats = 2", 'seats = 2\nseat = "C"', "$.seat", "'C'"),
    ("seats = 2", 'seats = 2\nuntil = "foldris.over"', "$", "belong to a guided game"),
    ("seats = 2", "seats = 2\nseason = 3", "$", "season"),
    ('card = "O1"', 'card = "Q1"', "$.position.card", "Q1"),
    ('ask = "close"', 'say = "close"', "$.step[0]", "belongs to a step that asks"),
    ('ask = "close"', 'ask = "close"\nsay = "close"', "$.step[0]", "say and ask"),
    ('best = "r0 @7"', "", "$.step[0]", "names the best"),
    ('best = "r0 @7"', 'best = ["r0 @7", "r0 @7"]\nmoves = 1', "$.step[0]", "fewer than the best"),
    ('goal.events = ["foldris.folded seat=A"]', "", "$.step[0]", "nothing is wrong"),
    ('say = "gap"', 'say = "gap"\n[[step.then]]\nsay = "on"', "$.step[0]", "nothing more is asked"),
    ("A.sheet.line1", "line 1", "$.step[0].show[0]", "not the name of a part"),
    ("A.sheet.line1", "A.3", "$.step[0].show[0]", "no kind of part"),
    ("A.sheet.line1", "D.sheet", "$.step[0].show[0]", "'D'"),
    ("goal.events", "goal.evens", "$.step[0].goal", "evens"),
    ("goal.events", "goal.scores.Z = {}\ngoal.events", "$.step[0].goal.scores", "'Z'"),
    ('say = "gap"', "", "$.step[0].wrong[0]", "say"),
    ('say = "gap"', 'say = "gap"\nview.C = { seat = 1 }', "$.step[0].wrong[0].view", "'C'"),
    ('seat = "B"', 'seat = "D"', "$.step[1].seat", "'D'"),
    ('play = "r0 @1"', "", "$.step[1]", "says, asks, plays or draws"),
    ('play = "r0 @1"', 'play = "r0 @1"\nshow = ["card"]', "$.step[1]", "glows only while"),
]


@pytest.mark.parametrize(("old", "new", "path", "told"), DAMAGED, ids=[new for _, new, _, _ in DAMAGED])
def test_a_damaged_lesson_is_refused(tmp_path: Path, old: str, new: str, path: str, told: str):
    file = tmp_path / "1-fold.toml"
    file.write_text(FIRST, encoding="utf-8")
    assert read_lesson(file).lesson == "fold"
    assert FIRST.count(old) >= 1
    file.write_text(FIRST.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Invalid) as refused:
        read_lesson(file)
    assert refused.value.path == f"{file}: {path}"
    assert told in refused.value.message


def test_progress_of_another_lesson_or_an_older_file_is_refused():
    first, other = LESSONS[:2]
    progress = Course(first).progress
    with pytest.raises(Invalid, match="another lesson"):
        Course(other, progress)
    with pytest.raises(Invalid, match=r"\$\.acts\[0\]: the lesson has changed since"):
        Course(first, replace(progress, acts=["dance"]))
    with pytest.raises(Invalid, match=r"\$\.acts\[0\]: the lesson has changed since"):
        Course(first, replace(progress, acts=[""]))
    with pytest.raises(Invalid, match=r"\$\.acts: at most"):
        Course(first, replace(progress, acts=["r0 @3"] * 1000))
    with pytest.raises(Invalid, match="not the progress"):
        decode(b"{")


def test_never_twice_next_and_at_most_twelve_steps():
    two = FIRST.replace('play = "r0 @1"', 'play = "r0 @1"\n[[step]]\nsay = "a"\n[[step]]\nsay = "b"')
    with pytest.raises(Invalid, match="never twice next"):
        convert(tomllib.loads(two), Lesson)
    guided = FIRST.replace('"try"', '"guided"').replace("position =", "amend = {} #")
    assert convert(tomllib.loads(guided), Lesson).kind == "guided"
    many = guided + "".join(f'[[caption]]\nwhen = "foldris.over"\nsay = "c{n}"\n' for n in range(12))
    with pytest.raises(Invalid, match="at most 12 steps"):
        convert(tomllib.loads(many), Lesson)


PAGE = Path(__file__).parents[2] / "docs" / "developers" / "lessons.md"


@pytest.mark.both
def test_the_page_that_explains_lessons():
    page = PAGE.read_text(encoding="utf-8")
    (block,) = re.findall(r"^```toml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    *_, end = along(convert(tomllib.loads(block), Lesson))
    assert end.stars == 3 and end.line.astray == 0
    fields = {name for kind in (Lesson, LessonStep, Caption) for name in kind.__struct_fields__}
    fields |= {*Wrong.__struct_fields__, *Then.__struct_fields__} - set(Expect.__struct_fields__)
    assert [name for name in sorted(fields) if f"`{name}" not in page and f"[[{name}]]" not in page] == []
