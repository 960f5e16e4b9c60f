"""A name as people type it: in any case, unless the case is what tells two names apart."""

from collections.abc import Sequence


def named(names: Sequence[str], typed: str) -> int:
    """The number of the name that is meant, or -1. Of names that differ by case alone, only the exact one."""
    every = list(names)
    if typed in every:
        return every.index(typed)
    alike = [n for n, name in enumerate(every) if name.lower() == typed.lower()]
    return alike[0] if len(alike) == 1 else -1
