"""Who is connected for which table, at this process and at the others, as far as they told."""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from cinquina.server.bus import News
from cinquina.server.limits import Clock

# How long somebody whose line broke still counts as there; while the clock of a game runs, also one who says nothing.
AWAY_MS = 8000
RETELL_SECONDS = 30.0
FORGET_SECONDS = 75.0  # a process that died does not say goodbye


class Presence(msgspec.Struct, frozen=True):
    seats: frozenset[int] = frozenset()
    watchers: int = 0


def together(all_of_them: Iterable[Presence]) -> Presence:
    parts = list(all_of_them)
    return Presence(frozenset().union(*(each.seats for each in parts)), sum(each.watchers for each in parts))


class Elsewhere:
    """What other processes said about the tables that somebody looks at here."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.told: defaultdict[str, dict[str, tuple[float, Presence]]] = defaultdict(
            dict
        )  # by table and process

    def hear(self, news: News) -> None:
        there = Presence(frozenset(news.seats or ()), news.watchers)
        self.told[news.table][news.process] = (self.clock(), there)

    def at(self, table: str) -> list[Presence]:
        heard_since = self.clock() - FORGET_SECONDS
        return [each for time, each in self.told.get(table, {}).values() if time >= heard_since]

    def forget(self, table: str) -> None:
        self.told.pop(table, None)
