"""A lesson as a file: a scenario with statements, tasks and answers. `docs/developers/lessons.md` explains every
field."""

import re
from pathlib import Path
from typing import Literal

import msgspec

from cinquina.core.errors import Invalid
from cinquina.core.game import Game, home_of
from cinquina.core.rules import Rules
from cinquina.core.scenario.expectations import is_met, parse_seat
from cinquina.core.scenario.format import Act, Branch, Expect, Start, read_as
from cinquina.core.scenario.start import set_up
from cinquina.core.state import State
from cinquina.core.who import LETTERS
from cinquina.learn.spot import words_for

Kind = Literal["show", "try", "guided"]

MOST_STEPS = 12  # in a guided game, captions included
NAME = re.compile(r"[a-z]+(_[a-z]+)*")


class Wrong(Expect, forbid_unknown_fields=True, kw_only=True):
    """An answer to a particular way of missing the goal: said if its expectations hold."""

    say: str
    play: str | tuple[str, ...] = ()  # the decisions that lead to it, if one alone does not
    early: bool = False  # checked after every decision of the step, not only after the last


class Then(Expect, forbid_unknown_fields=True, kw_only=True):
    """A question that replaces the first one partway through a task, if its expectations hold."""

    say: str
    show: tuple[str, ...] = ()


class LessonStep(Act, forbid_unknown_fields=True, kw_only=True):
    """A scripted act, a statement, or a task for the learner."""

    deeds = (*Act.deeds, "say", "ask")

    say: str | None = None
    ask: str | None = None
    show: tuple[str, ...] = ()  # highlighted spots: A.sheet.line1
    goal: Expect | None = None  # left out: any decision will do
    best: str | tuple[str, ...] = ()  # decisions that reach it
    moves: int | None = None  # most decisions; left out: as many as `best` has
    then: tuple[Then, ...] = ()  # after a first decision, the first that matches replaces `ask`
    wrong: tuple[Wrong, ...] = ()  # the first that matches is said
    praise: str | None = None  # said when the goal is reached

    def __post_init__(self) -> None:
        super().__post_init__()
        if not any(getattr(self, name) is not None for name in self.deeds):
            raise ValueError("a step says, asks, plays or draws something")
        if self.ask is None:
            given = ("goal", "best", "moves", "then", "wrong", "praise")
            if found := [name for name in given if getattr(self, name)]:
                raise ValueError(f"{found[0]} belongs to a step that asks")
        elif not self.ways:
            raise ValueError("a step that asks names the best decision")
        if self.goal is None and self.wrong:
            raise ValueError("without a goal nothing is wrong")
        if self.then and self.most_moves < 2:
            raise ValueError("after a single decision nothing more is asked")
        if self.show and not self.speaks:
            raise ValueError("something glows only while something is said or asked")
        if self.moves is not None and self.moves < len(self.ways):
            raise ValueError(f"{self.moves} moves are fewer than the best needs ({len(self.ways)})")

    @property
    def speaks(self) -> bool:
        return self.say is not None or self.ask is not None

    @property
    def text(self) -> str:
        return self.say or self.ask or ""

    @property
    def ways(self) -> list[str]:
        """Return the best decisions, in order."""
        return as_list(self.best)

    @property
    def most_moves(self) -> int:
        return self.moves or len(self.ways)


class Caption(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A text shown the first time that an event happens, while the game continues."""

    when: str  # written as in `expect.events`
    say: str
    show: tuple[str, ...] = ()


class Lesson(Start, forbid_unknown_fields=True, kw_only=True):
    lesson: str  # its name; that of its file starts with a number
    kind: Kind
    rules: tuple[str, ...] = ()  # numbers of the rulings it teaches
    refusals: tuple[str, ...] = ()  # refusals of the game that link to this lesson
    sections: tuple[str, ...] = ()  # sections of its rules page that link to it
    seat: str = "A"  # the learner's
    par: int | None = None  # decisions, including those taken back; left out: as many as the best way has
    step: tuple[LessonStep, ...]
    caption: tuple[Caption, ...] = ()
    until: str | None = None  # of a guided game: the event that ends the captions

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.lesson):
            raise ValueError(f"{self.lesson!r} is not a name such as first_game")
        talk = [step for step in self.step if step.speaks]
        if not talk:
            raise ValueError("nobody says anything")
        if self.kind != "show" and not any(step.ask for step in talk):
            raise ValueError("nothing is asked: that is a lesson of the kind show")
        if self.kind == "show" and any(step.ask for step in talk):
            raise ValueError("something is asked: that is a lesson of the kind try")
        if self.kind == "try" and any(step.ask and step.goal is None for step in talk):
            raise ValueError("what is asked in a lesson to try has a goal")
        if self.kind == "guided":
            self._check_guided(talk)
        elif self.caption or self.until:
            raise ValueError("captions and their end belong to a guided game")
        for before, after in zip(self.step, self.step[1:], strict=False):
            if before.say and after.say:
                raise ValueError(
                    f"{before.say!r} and {after.say!r}: never twice next, without anything between"
                )

    def _check_guided(self, talk: list[LessonStep]) -> None:
        if self.position is not None:
            raise ValueError("a guided game begins like any other: it has no position")
        if talk[0].ask is None:
            raise ValueError("a guided game asks first: theme, goal and the first move in one sentence")
        if len(talk) + len(self.caption) > MOST_STEPS:
            raise ValueError(f"a guided game has at most {MOST_STEPS} steps, captions included")

    @property
    def learner(self) -> int:
        return LETTERS.index(self.seat)

    @property
    def tasks(self) -> list[LessonStep]:
        return [step for step in self.step if step.ask is not None]

    @property
    def par_moves(self) -> int:
        """Return the most decisions that earn two or three stars: the par, else the length of the best ways."""
        return self.par or sum(len(step.ways) for step in self.tasks)

    def text(self, name: str = "") -> str:
        """Return the id of one of the lesson's texts; without a name, of its title."""
        return f"{self.game}-lesson-{self.lesson}{name and '-'}{name}"

    def texts(self) -> list[str]:
        """Return the ids of all texts but the title."""
        names = [step.text for step in self.step if step.speaks]
        names += [step.praise for step in self.step if step.praise]
        names += [then.say for step in self.step for then in step.then]
        names += [wrong.say for step in self.step for wrong in step.wrong]
        return [self.text(name) for name in dict.fromkeys([*names, *(each.say for each in self.caption)])]

    def explains(self) -> list[str]:
        """Return the ids of refusals and sections of the rules that link here."""
        return [f"{self.game}.{name}" for name in (*self.refusals, *self.sections)]

    def shows(self) -> list[str]:
        shown = [step.show for step in self.step]
        shown += [then.show for step in self.step for then in step.then]
        shown += [caption.show for caption in self.caption]
        return [text for show in shown for text in show]

    def begin(self) -> tuple[Rules, State]:
        return set_up(self, Branch())


def as_list(words: str | tuple[str, ...]) -> list[str]:
    return [words] if isinstance(words, str) else list(words)


def read_lesson(path: Path) -> Lesson:
    """Read a lesson. Raise Invalid with the file's path, the field and the fault."""
    lesson = read_as(path, Lesson)
    try:
        check(lesson)
        if path.stem.partition("-")[2] != lesson.lesson:
            raise Invalid(
                "$.lesson", f"the file of {lesson.lesson!r} is called <number>-{lesson.lesson}.toml"
            )
    except Invalid as error:
        raise error.with_prefix(f"{path}: $") from None
    return lesson


def check(lesson: Lesson) -> None:
    """Check the parts of a lesson that depend on the rules of the game."""
    rules, state = lesson.begin()
    parse_seat(rules, lesson.seat, "$.seat")
    for number, step in enumerate(lesson.step):
        path = f"$.step[{number}]"
        if step.seat is not None:
            parse_seat(rules, step.seat, f"{path}.seat")
        for n, spot in enumerate(step.show):
            check_spot(rules, lesson.game, spot, f"{path}.show[{n}]")
        for nth, then in enumerate(step.then):
            for n, spot in enumerate(then.show):
                check_spot(rules, lesson.game, spot, f"{path}.then[{nth}].show[{n}]")
        wanted = [(f"{path}.goal", step.goal)] if step.goal else []
        wanted += [(f"{path}.then[{n}]", then) for n, then in enumerate(step.then)]
        wanted += [(f"{path}.wrong[{n}]", wrong) for n, wrong in enumerate(step.wrong)]
        for where, each in wanted:
            check_expectations(rules, state, each, lesson.seat, where)
    for number, caption in enumerate(lesson.caption):
        for n, spot in enumerate(caption.show):
            check_spot(rules, lesson.game, spot, f"$.caption[{number}].show[{n}]")


def check_spot(rules: Rules, game: str, spot: str, where: str) -> None:
    try:
        seat = words_for(game, spot).facts.get("seat")
    except Invalid as error:
        raise Invalid(where, error.message) from None
    if isinstance(seat, int):
        parse_seat(rules, LETTERS[seat], where)


def check_expectations(rules: Rules, state: State, wanted: Expect, seat: str, where: str) -> None:
    """Check each field by itself: one that is not met here must not hide one that can never be met."""
    for name in Expect.__struct_fields__:
        try:
            is_met(rules, state, Expect(**{name: getattr(wanted, name)}), seat, [])
        except Invalid as error:
            raise Invalid(f"{where}.{name}", error.message) from None


def lessons_of(game: Game) -> list[Lesson]:
    """Return the lessons of a game, in the order of their files."""
    return [read_lesson(path) for path in sorted((home_of(game) / "lessons").glob("*.toml"))]
