"""A flag that whoever asked for a thought can raise: nobody needs it any more. Searches and playouts look at it between
two steps, and end as if their time were up."""

from collections.abc import Callable


def down() -> bool:
    return False


_look: Callable[[], bool] = down


def watch(look: Callable[[], bool]) -> None:
    """From now on this tells whether the flag is up."""
    global _look  # one flag for a process, as it has one thought at a time
    _look = look


def is_up() -> bool:
    return _look()
