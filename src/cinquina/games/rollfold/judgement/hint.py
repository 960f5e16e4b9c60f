"""A hint: a short way to join the visible winning symbols, on the sheet as it is folded now."""

from collections import deque

from cinquina.games.rollfold.rules.folds import GONE
from cinquina.games.rollfold.rules.marks import HOLE, ORB
from cinquina.games.rollfold.rules.sheet import Sheet

CLOSED = -1
FAR = 10_000


def way_to_join(sheet: Sheet, orbs_connect: bool) -> list[int]:
    """Return the places that still need an X to join all symbols. Each symbol is tried as the start; the shortest way
    counts."""
    where = sheet.sight.where
    ground = Ground(sheet, orbs_connect)
    wins = {int(where[cell]) for cell in sheet.box.wins if where[cell] >= 0}
    return min((ground.places_to_join(first, wins) for first in sorted(wins)), key=len)


class Ground:
    """The cost of a step onto each place: 0 on an X, 1 on any other box; some are closed."""

    def __init__(self, sheet: Sheet, orbs_connect: bool) -> None:
        sight, box = sheet.sight, sheet.box
        self.cost = [
            CLOSED if cell <= GONE or box.printed[cell] & HOLE else int(not sheet.is_crossed(cell))
            for cell in sight.shows
        ]
        self.deltas = [int(delta) for delta in sight.delta]
        orbs = [box.orbs[number - 1] for number in sight.orbs] if orbs_connect else []
        self.orbs = [
            int(sight.where[orb]) for orb in orbs if box.printed[orb] & ORB and sheet.is_crossed(orb)
        ]

    def places_to_join(self, first: int, wins: set[int]) -> list[int]:
        """Join the symbols to `first`, always the nearest one next. Return the places that still need an X."""
        joined = {first}
        while not wins <= joined:
            way = self.find_nearest(joined, wins - joined)
            if not way:
                break
            joined.update(way)
        return sorted(place for place in joined if self.cost[place])

    def find_nearest(self, joined: set[int], wanted: set[int]) -> list[int]:
        """Return the way from the joined places to the nearest wanted one."""
        came = [0] * len(self.cost)
        so_far = [FAR] * len(self.cost)
        todo = deque(sorted(joined))
        for place in joined:
            so_far[place] = 0
        while todo:
            here = todo.popleft()
            if here in wanted:
                return self.trace_back(came, here, joined)
            jumps = self.orbs if here in self.orbs else ()
            for there in (*(here + delta for delta in self.deltas), *jumps):
                cost = self.cost[there]
                if cost != CLOSED and so_far[here] + cost < so_far[there]:
                    so_far[there], came[there] = so_far[here] + cost, here
                    (todo.append if cost else todo.appendleft)(there)
        return []

    def trace_back(self, came: list[int], here: int, joined: set[int]) -> list[int]:
        way = [here]
        while way[-1] not in joined:
            way.append(came[way[-1]])
        return way
