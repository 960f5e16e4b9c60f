"""Events as typed structs: each game declares its own in `events.py`.

An event is independent of languages: it carries numbers, marks and ids of components. Its id (`<game>.<what>`) names
its text; the client formats it.
"""

import re
import sys
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, ClassVar

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=0)]  # from 0; shown as the player's name
Name = Annotated[str, msgspec.Meta(min_length=1)]  # id of a name that the edition has in every language
Square = tuple[int, int]  # of a board, in the game's coordinates


class Told(msgspec.Struct, frozen=True):
    """An event, verdict, refusal or reason as it leaves the table: the id of a text and its facts."""

    id: str
    facts: dict[str, Any]

    @property
    def text_id(self) -> str:
        return self.id


class Event(msgspec.Struct):
    """One event. Its fields are the facts of its text; a field that is None is left out.

    A fact whose name is a Python keyword has a field with an alias: `start: Square = field(name="from")`.
    """

    game: ClassVar[str]

    @property
    def id(self) -> str:
        return id_of(type(self))

    @property
    def text_id(self) -> str:
        """Return the id of the event's text: the id of the event, unless the event names another text."""
        return self.id

    @property
    def facts(self) -> dict[str, object]:
        found = {}
        for name, field in names_of(type(self)):
            value = getattr(self, field)
            if value is not None:
                found[name] = value
        return found

    def filled_cells(self) -> list[Square]:
        """Return the cells that a decision uses, for a map of many games: column and line, lines counted upwards."""
        return []

    def tell(self) -> Told:
        return Told(self.text_id, self.facts)

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.id} {facts}".rstrip()


class Worded(Event):
    """An event that names its text; the other fields are its facts."""

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
    """Return the name of each fact with the name of its field."""
    return tuple(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))


def events_in(module: str) -> list[type[Event]]:
    """Return the events that a loaded module declares, in order, without base classes."""
    kinds = [each for each in vars(sys.modules[module]).values() if isinstance(each, type)]
    own = [each for each in kinds if issubclass(each, Event) and each.__module__ == module]
    return [each for each in own if not any(issubclass(other, each) for other in own if other is not each)]


def union_in(module: str) -> Any:
    """Return the union of the events that a module has declared so far, for its last line."""
    return reduce(or_, events_in(module))


def squares_of(cells: list[str]) -> list[Square]:
    """Convert cells named by a letter and a number to squares, ignoring any prefix: `a1` and `2A1` are (1, 1)."""
    found = [match for cell in cells if (match := re.search(r"([A-Za-z])(\d+)$", cell))]
    return [(ord(match[1].lower()) - ord("a") + 1, int(match[2])) for match in found]


@cache
def id_of(kind: type[Event]) -> str:
    """Return the id of an event class: `BarrierLifted` is `<game>.barrier_lifted`."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind.__name__)
    return f"{kind.game}.{words.lower()}"
