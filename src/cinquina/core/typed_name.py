"""Names as people type them: case matters only where it distinguishes two names."""

from collections.abc import Sequence


def index_of_typed(names: Sequence[str], typed: str) -> int:
    """Return the number of the name that is meant, or -1. Names that differ by case alone must be exact.

    A name may follow a word, `card T1`, whose case never matters.
    """
    for seen in (exact_case, without_case_of_word, without_case):
        alike = [n for n, name in enumerate(names) if seen(name) == seen(typed)]
        if alike:
            return alike[0] if len(alike) == 1 else -1
    return -1


def exact_case(name: str) -> str:
    return name


def without_case_of_word(name: str) -> str:
    word, space, rest = name.partition(" ")
    return f"{word.lower()} {rest}" if space else name


def without_case(name: str) -> str:
    return name.lower()
