"""The presence at a table: the connected seats, and the number of spectators."""

from collections.abc import Iterable

import msgspec


class Presence(msgspec.Struct, frozen=True):
    seats: frozenset[int] = frozenset()
    watchers: int = 0


def merge_presence(all_of_them: Iterable[Presence]) -> Presence:
    parts = list(all_of_them)
    return Presence(frozenset().union(*(each.seats for each in parts)), sum(each.watchers for each in parts))
