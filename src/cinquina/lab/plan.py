"""What many games have in common: who plays what, and by which seed."""

from functools import lru_cache

import msgspec

from cinquina.bots.roster import bot
from cinquina.bots.search.player import Player
from cinquina.core.registry import rules_of
from cinquina.core.rules import Rules
from cinquina.core.setup import Setup


class Plan(msgspec.Struct, frozen=True):
    setup: Setup
    bots: tuple[str, ...]  # a seat each
    games: int
    seed: int
    rotate: bool = True  # game k seats them k places further on

    def seating(self, game: int) -> list[int]:
        """Per seat: the number of its bot."""
        shift = game if self.rotate else 0
        return [(seat + shift) % len(self.bots) for seat in range(len(self.bots))]

    def bound(self) -> tuple[Rules, list[Player]]:
        """The rules and the players, once per process."""
        return bound(msgspec.msgpack.encode(self.setup, order="deterministic"), self.bots)


@lru_cache(maxsize=16)  # an experiment may come by with hundreds of setups
def bound(setup: bytes, bots: tuple[str, ...]) -> tuple[Rules, list[Player]]:
    rules = rules_of(msgspec.msgpack.decode(setup, type=Setup)).without_clock()
    return rules, [bot(name, rules) for name in bots]
