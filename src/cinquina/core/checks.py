"""Checks shared by editions and positions. Each raises Invalid with the path, the value and the possible values."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from cinquina.core.edition import Name, convert
from cinquina.core.errors import Invalid
from cinquina.core.who import LETTERS

T = TypeVar("T")
S = TypeVar("S")


def require(true: bool, path: str, message: str) -> None:
    if not true:
        raise Invalid(path, message)


@contextmanager
def path_prefix(path: str) -> Iterator[None]:
    """Prefix the path of any Invalid raised inside."""
    try:
        yield
    except Invalid as error:
        raise error.with_prefix(path) from None


def checked_number(value: int, path: str, most: int, least: int = 0) -> int:
    """Check that a value is an int from least to most, and return it."""
    require(least <= value <= most, path, f"{value} is not a number from {least} to {most}")
    return value


def index_of_name(names: Sequence[str], name: str, path: str) -> int:
    """Return the index of a name among a few; Invalid lists them all."""
    require(name in tuple(names), path, f"{name!r} is not one of {', '.join(names)}")
    return names.index(name)


def index_of_id(ids: Sequence[str], name: str, path: str) -> int:
    """Return the index of a component by its id. Invalid lists all ids if they are few."""
    told = ", ".join(ids) if len(ids) < 10 else f"{ids[0]} to {ids[-1]}"
    require(name in ids, path, f"{name!r} is not one of {told}")
    return ids.index(name)


def seat_of(seats: int, letter: str, path: str) -> int:
    """Return a seat by its letter."""
    return index_of_name(LETTERS[:seats], letter, path)


def set_of_ids(ids: Sequence[str], names: Sequence[str], path: str, taken: int = 0) -> int:
    """Return a bit set of components from their ids. Check that each occurs once and none is in `taken`."""
    found = 0
    for name in names:
        one = 2 ** index_of_id(ids, name, path)
        require(not found & one, path, f"{name} is there twice")
        require(not taken & one, path, f"{name} is already somewhere else")
        found |= one
    return found


def ids_in(ids: Sequence[str], wanted: int) -> list[str]:
    """Return the ids of the components in a bit set."""
    return [id for n, id in enumerate(ids) if wanted >> n & 1]


def check_name(name: Name, path: str) -> None:
    """Check that a name has English words, and no empty ones in another language."""
    require("en" in name, path, "it has no name in English (en)")
    for language, words in name.items():
        require(bool(words.strip()), f"{path}.{language}", "a name is not empty")


def rows_of(drawing: str | list[str]) -> list[str]:
    """Return a drawing as its rows; it may be one text or a list."""
    return drawing.split() if isinstance(drawing, str) else drawing


def position_data(raw: dict[str, Any], seats: int, table: type[T], seat: type[S]) -> tuple[T, list[S]]:
    """Convert a position as written to its structs: the common part, and one for each seat, under its letter."""
    letters = LETTERS[:seats]
    common = {name: value for name, value in raw.items() if name not in letters}
    check_keys(common, table, f"a position of {seats} seats has no such field")
    parts = []
    for letter in letters:
        with path_prefix(f"$.{letter}"):
            part = convert(raw.get(letter, {}), dict[str, Any])
            check_keys(part, seat, "a seat has no such field")
            parts.append(convert(part, seat))
    return convert(common, table), parts


def check_keys(data: dict[str, Any], kind: type[Any], message: str) -> None:
    for name in data:
        require(name in {field.encode_name for field in msgspec.structs.fields(kind)}, f"$.{name}", message)
