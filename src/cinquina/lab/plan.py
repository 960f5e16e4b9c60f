"""A plan for many games: the setup, the bots and the seed."""

from functools import lru_cache

import msgspec

from cinquina.bots.roster import create_bot
from cinquina.bots.search.player import Player
from cinquina.core.registry import rules_of
from cinquina.core.rules import Rules
from cinquina.core.setup import Setup


class Plan(msgspec.Struct, frozen=True):
    setup: Setup
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int
    rotate: bool = True  # game k shifts the seats by k places

    def seating(self, game: int) -> list[int]:
        """Return the number of the bot of each seat."""
        shift = game if self.rotate else 0
        return [(seat + shift) % len(self.bots) for seat in range(len(self.bots))]

    def bind_players(self) -> tuple[Rules, list[Player]]:
        """Create the rules and the players, once per process."""
        return bind_players(msgspec.msgpack.encode(self.setup, order="deterministic"), self.bots)


@lru_cache(maxsize=16)  # an experiment may have hundreds of setups
def bind_players(setup: bytes, bots: tuple[str, ...]) -> tuple[Rules, list[Player]]:
    rules = rules_of(msgspec.msgpack.decode(setup, type=Setup)).without_clock()
    return rules, [create_bot(name, rules) for name in bots]
