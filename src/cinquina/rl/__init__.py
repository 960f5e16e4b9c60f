"""Environments for learning agents: PettingZoo, Gymnasium, and a batch of many games in numpy's memory.

    from cinquina import rl

    environment = rl.single(name, seats=2, against="casual")

A game has environments if it tells what an agent sees (`Rules.observer`). The extra `rl` installs what this needs.
"""

try:
    import gymnasium  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'cinquina.rl needs {error.name}, which is not installed: pip install "cinquina[rl]"', name=error.name
    ) from None

from cinquina.rl.aec import Turns, aec
from cinquina.rl.batches import Games, batch
from cinquina.rl.parallel import Moments, parallel
from cinquina.rl.single import Single, single
from cinquina.rl.vector import Solos, vector
from cinquina.rl.watching import NoEnvironment, WrongNumber

__all__ = [
    "Games",
    "Moments",
    "NoEnvironment",
    "Single",
    "Solos",
    "Turns",
    "WrongNumber",
    "aec",
    "batch",
    "parallel",
    "single",
    "vector",
]
