"""What is wanted, compared with what is found."""

from typing import Any

from cinquina.core.errors import one_line


class Failed(AssertionError):
    """A scenario did not come out as expected."""

    def __init__(self, message: str) -> None:
        super().__init__(one_line(message, longest=800))


def differs_whole(wanted: Any, found: Any, where: str) -> None:
    if wanted != found:
        raise Failed(f"{where}: {found!r} instead of {wanted!r}")


def plain(found: Any) -> Any:
    """As TOML can write it: a list for a tuple, an empty text for nothing."""
    if isinstance(found, list | tuple):
        return [plain(each) for each in found]
    return "" if found is None else found


def differs(wanted: Any, found: Any, where: str) -> None:
    """Only what is wanted is compared, also within a list of tables; a drawing may be one text of several lines."""
    found = plain(found)
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name, value in wanted.items():
            if name not in found:
                raise Failed(f"{where} has no {name!r}")
            differs(value, found[name], f"{where}.{name}")
        return
    tables = isinstance(wanted, list) and any(isinstance(value, dict) for value in wanted)
    if tables and isinstance(found, list) and len(wanted) == len(found):
        for number, value in enumerate(wanted):
            differs(value, found[number], f"{where}[{number}]")
        return
    if isinstance(wanted, str) and isinstance(found, list):
        wanted = [line.strip() for line in wanted.strip().splitlines()]
    differs_whole(wanted, found, where)
