"""Comparison of expected and actual values."""

import re
from typing import Any, Final

from cinquina.core.errors import one_line

ANY: Final = "…"


class Failed(AssertionError):
    """A scenario had another result than expected."""

    def __init__(self, message: str) -> None:
        super().__init__(one_line(message, longest=800))


def require_equal(wanted: Any, found: Any, where: str) -> None:
    if wanted != found:
        raise Failed(f"{where}: {found!r} instead of {wanted!r}")


def as_toml_value(found: Any) -> Any:
    """Convert a value to its form in TOML: a list for a tuple, an empty text for None."""
    if isinstance(found, list | tuple):
        return [as_toml_value(each) for each in found]
    return "" if found is None else found


def require_match(wanted: Any, found: Any, where: str) -> None:
    """Raise Failed if a value differs. Only the wanted fields are compared, also within a list of tables; a drawing may
    be one text of several lines.

    An empty table means that the table is empty; as an item of a list it matches any item.
    """
    found = as_toml_value(found)
    if isinstance(wanted, dict) and wanted and isinstance(found, dict):
        for name, value in wanted.items():
            if name not in found:
                raise Failed(f"{where} has no {name!r}")
            require_match(value, found[name], f"{where}.{name}")
    elif isinstance(wanted, list) and isinstance(found, list) and ANY in wanted:
        if not list_matches(wanted, found):
            require_equal(wanted, found, where)
    elif (
        isinstance(wanted, list)
        and isinstance(found, list)
        and is_nested(wanted)
        and len(wanted) == len(found)
    ):
        for number, value in enumerate(wanted):
            if value != {}:
                require_match(value, found[number], f"{where}[{number}]")
    elif isinstance(wanted, str) and isinstance(found, list):
        require_equal([line.strip() for line in wanted.strip().splitlines()], found, where)
    else:
        require_equal(wanted, found, where)


def is_nested(items: list[Any]) -> bool:
    return any(isinstance(item, dict | list) for item in items)


def list_matches(wanted: list[Any], found: list[Any]) -> bool:
    """Return whether a list matches; `…` stands for any number of items."""
    if not wanted:
        return not found
    if wanted[0] == ANY:
        return any(list_matches(wanted[1:], found[number:]) for number in range(len(found) + 1))
    try:
        require_match(wanted[:1], found[:1], "")
    except Failed:
        return False
    return list_matches(wanted[1:], found[1:])


def sentence_matches(wanted: str, said: str) -> bool:
    """Return whether a sentence matches; `…` stands for any words."""
    return re.fullmatch(".*".join(map(re.escape, wanted.split(ANY))), said, re.DOTALL) is not None
