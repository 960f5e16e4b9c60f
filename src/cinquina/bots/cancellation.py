"""Cancellation: searches and playouts check it between two steps and stop early, as at the end of their time."""

from collections.abc import Callable


def never() -> bool:
    return False


_check: Callable[[], bool] = never


def set_check(check: Callable[[], bool]) -> None:
    """Set the function that tells whether the current computation is cancelled."""
    global _check  # one check per process, which computes one thing at a time
    _check = check


def is_cancelled() -> bool:
    return _check()
