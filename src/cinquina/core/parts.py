"""The parts of a game around its compiled rules: one module each, with the same names in every game."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from inspect import isfunction, signature
from pathlib import Path
from typing import Any, Protocol, TypeVar

from cinquina.core.answers import Question
from cinquina.core.attempt import Attempt
from cinquina.core.edition import Component, shipped_edition
from cinquina.core.ending import Ending
from cinquina.core.errors import Refusal
from cinquina.core.event import Event
from cinquina.core.memo import Memo
from cinquina.core.story import Storyteller

T = TypeVar("T")

# `rules` are the Rules of the setup, for functions that need more than position or view. A game uses its own classes.


class Editions(Protocol):
    """`edition.py`: the components of a game, checked. The shipped ones are in `edition.toml` beside it."""

    @property
    def __file__(self) -> str: ...

    def __hash__(self) -> int: ...

    def check_edition(self, data: dict[str, Any], /) -> Any: ...

    def components(self, edition: Any, /) -> list[Component]:
        """Return the components that may be swapped with another one of the same group."""

    def exchange(self, edition: Any, part: Component, other: Component, /) -> dict[str, Any]:
        """Return the data of an edition in which a component is like another one of its group."""


class Notation(Protocol):
    """`notation.py`: reading and writing actions."""

    def text(self, state: Any, who: int, action: int, /) -> str: ...

    def read(self, state: Any, seat: int, words: str, /) -> Attempt: ...


class Refusals(Protocol):
    """`refusals.py`: the first rule against an attempt."""

    def why_not(self, state: Any, seat: int, attempt: Any, /) -> Refusal | None: ...


class Codec(Protocol):
    """`codec.py`: a position as plain data and back.

    Its fields are declared in `Data` and, where seats have tables, `SeatData`; with who may know them (core/fields.py).
    """

    Data: type[Any]

    def load(self, rules: Any, data: dict[str, Any], /) -> Any: ...

    def dump(self, state: Any, /) -> dict[str, Any]: ...


class Views(Protocol):
    """`view.py`: the board for everybody, and a seat's own knowledge. A game without secrets has no `own_view`."""

    def board(self, rules: Any, state: Any, memo: Memo, /) -> Any: ...

    def own_view(self, rules: Any, state: Any, seat: int, board: Any, /) -> Any: ...


class Choices(Protocol):
    """`choices.py`: the choices of a seat, for a page; where there are several questions, also `asks(state, seat)`."""

    def choices(self, rules: Any, state: Any, seat: int, /) -> list[Any]: ...

    def choice(self, rules: Any, state: Any, seat: int, action: int, /) -> Any: ...


class Terminal(Protocol):
    """`terminal.py`: a view drawn for a terminal; where it shows names of components, also their `legend(view)`."""

    def picture(self, view: Any, /) -> str: ...


class Drawings(Protocol):
    """`drawing.py`: a view drawn as SVG, with the kit of `cinquina.svg.kit`."""

    def drawing(self, view: Any, palette: Any, /) -> Any: ...


class Questions(Protocol):
    """`questions.py`: automatic steps and queries for scenarios.

    `auto = "barrier lane 7"` calls AUTOS["barrier"](state, seat, ["lane", "7"]), where a module has AUTOS. A query is
    called with the same arguments; one that needs the edition is a method of the `Rulebook`.
    """

    @property
    def QUERIES(self) -> Mapping[str, Any]: ...  # noqa: N802  # a constant of the module


class Story(Protocol):
    """`story.py`: the story of a game for people."""

    Teller: type[Storyteller]


class Answers(Protocol):
    """`answers.py`: questions in words, and their answers.

    QUESTIONS are ids of texts, `<game>-question-<id>`.
    """

    @property
    def QUESTIONS(self) -> tuple[str, ...]: ...  # noqa: N802  # as QUERIES

    def answer(self, view: Any, question: Question, /) -> list[Event]: ...


class Goals(Protocol):
    """`goal.py`: a seat's progress towards its goal, from its view."""

    def goal(self, view: Any, /) -> Event | None: ...


class Endings(Protocol):
    """`ending.py`: details of a finished game beside its verdict.

    A game in which a line can cost somebody also has `cost(line, losers)`: the cost to those who did not win, or to the
    team, on the scale of `worth`.
    """

    def ending(self, rules: Any, state: Any, /) -> Ending: ...

    def worth(self, line: Event, /) -> int:
        """Return the value of a line of the story for its seat, on a scale of the game; 0: none."""


@dataclass(frozen=True)
class Parts:
    """The parts of a game. A missing part has a default, or the game's `Rules` have its methods."""

    edition: Editions | None = None
    notation: Notation | None = None
    refusals: Refusals | None = None
    codec: Codec | None = None
    view: Views | None = None
    choices: Choices | None = None
    terminal: Terminal | None = None
    drawing: Drawings | None = None
    questions: Questions | None = None
    story: Story | None = None
    answers: Answers | None = None
    goal: Goals | None = None
    ending: Endings | None = None

    @classmethod
    def of_package(cls, package: str) -> "Parts":
        """Return the parts of a game: the modules of its package that have their names."""
        return cls(**{each.name: module_of(package, each.name) for each in fields(cls)})


def queries_in(module: str) -> dict[str, Any]:
    """Return the queries that a loaded module declares: its functions of `state, seat, words`, by their names."""
    functions = [each for each in vars(sys.modules[module]).values() if isfunction(each)]
    own = [each for each in functions if each.__module__ == module]
    return {
        each.__name__: each for each in own if [*signature(each).parameters] == ["state", "seat", "words"]
    }


@cache
def module_of(package: str, name: str) -> Any:
    """Import a module of a package; None if it has none of that name."""
    try:
        return import_module(f"{package}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{name}":
            raise
        return None


def edition_of(part: Editions | None, data: dict[str, Any] | None) -> Any:
    """Return a checked edition, by default the one that comes with the game; None for a game without components."""
    if part is None:
        return None
    return default_edition(part) if data is None else part.check_edition(data)


@cache
def default_edition(part: Editions) -> Any:
    return part.check_edition(shipped_edition(Path(part.__file__).parent))


@cache
def build_with_default_edition(part: Editions, make: Callable[..., T], *facts: Any) -> T:
    """Return `make(edition, *facts)` for the game's default edition; cached."""
    return make(default_edition(part), *facts)
