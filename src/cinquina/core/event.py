"""What happened, or is to be said, as a typed struct: each game declares its own in `events.py`.

An event knows no language: it carries numbers, marks and the ids of components. Its id (`<game>.<what>`) names its
text; whoever shows it picks the words.
"""

import re
import sys
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, ClassVar

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=0)]  # from 0; told by the name of who sits there
Name = Annotated[str, msgspec.Meta(min_length=1)]  # the id of words that the edition has in every language
Square = tuple[int, int]  # of a board, as the game counts


class Told(msgspec.Struct, frozen=True):
    """An event, a verdict, a refusal or a reason as it leaves the table: the id of a text and its facts."""

    id: str
    facts: dict[str, Any]

    @property
    def text_id(self) -> str:
        return self.id


class Event(msgspec.Struct):
    """One thing that happened. Its fields are the facts of its text; one that is None is left out.

    A fact may be named by a word of Python, as the field cannot: `start: Square = field(name="from")`.
    """

    game: ClassVar[str]

    @property
    def id(self) -> str:
        return id_of(type(self))

    @property
    def text_id(self) -> str:
        """The text that tells it: by its id, unless it names another."""
        return self.id

    @property
    def facts(self) -> dict[str, object]:
        found = {}
        for name, field in names_of(type(self)):
            value = getattr(self, field)
            if value is not None:
                found[name] = value
        return found

    def fills(self) -> list[Square]:
        """The cells that a decision uses, for a map of many games: column and line, lines counted upwards."""
        return []

    def tell(self) -> Told:
        return Told(self.text_id, self.facts)

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.id} {facts}".rstrip()


class Worded(Event):
    """Something to be said by a text that it names; the other fields are its facts."""

    game = "core"

    text: str

    @property
    def text_id(self) -> str:
        return self.text

    @property
    def facts(self) -> dict[str, object]:
        return {name: fact for name, fact in super().facts.items() if name != "text"}


@cache
def names_of(kind: type[Event]) -> tuple[tuple[str, str], ...]:
    """Of each fact, and of its field."""
    return tuple(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))


def events_in(module: str) -> list[type[Event]]:
    """Return the events that a loaded module declares, in order; those on which others are built are none."""
    kinds = [each for each in vars(sys.modules[module]).values() if isinstance(each, type)]
    own = [each for each in kinds if issubclass(each, Event) and each.__module__ == module]
    return [each for each in own if not any(issubclass(other, each) for other in own if other is not each)]


def union_in(module: str) -> Any:
    """Return the union of the events that a module has declared so far, for its last line."""
    return reduce(or_, events_in(module))


def squares_of(cells: list[str]) -> list[Square]:
    """Cells that are named by a letter and a number, whatever stands before: `a1` and `2A1` are (1, 1)."""
    found = [match for cell in cells if (match := re.search(r"([A-Za-z])(\d+)$", cell))]
    return [(ord(match[1].lower()) - ord("a") + 1, int(match[2])) for match in found]


@cache
def id_of(kind: type[Event]) -> str:
    """The id of the events of a class: `BarrierLifted` is `<game>.barrier_lifted`."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind.__name__)
    return f"{kind.game}.{words.lower()}"
