"""A naive reader of the law's section Strings, as an oracle: from rows of symbols and marks alone, every move of a
number as the boxes marked in order and the boxes circled. Slow, and free of the engine's tables."""

from collections.abc import Iterator

Place = tuple[int, int]
Move = tuple[tuple[Place, ...], frozenset[Place]]
STEPS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}


class Walker:
    def __init__(self, symbols: list[str], marks: list[str], level: str) -> None:
        self.symbols, self.marks, self.level = symbols, marks, level
        self.size = len(symbols)
        self.orbs = [place for place in self.every() if self.symbol(place) == "O"]

    def every(self) -> list[Place]:
        return [(x, y) for y in range(self.size) for x in range(self.size)]

    def symbol(self, place: Place) -> str:
        x, y = place
        return self.symbols[y][x] if 0 <= x < self.size and 0 <= y < self.size else "_"

    def is_crossed(self, place: Place) -> bool:
        return self.marks[place[1]][place[0]] != "."

    def markable(self, place: Place) -> bool:
        return self.symbol(place) not in "_/o"

    def starts(self) -> list[Place]:
        return [(x, y) for x, y in self.every() if self.marks[y][x] == "o"]

    def moves(self, number: int) -> set[Move]:
        return {move for start in self.starts() for move in self.from_start(start, number)}

    def from_start(self, start: Place, number: int) -> Iterator[Move]:
        if self.level == "3":
            yield from self.turning(start, None, number, (), frozenset())
            return
        for step in STEPS.values():
            yield from self.straight(start, step, number)

    def straight(self, start: Place, step: Place, number: int) -> Iterator[Move]:
        here, marked = start, []
        for _ in range(number):
            here = self.next(here, step)
            if not self.markable(here):
                return
            marked.append(here)
            if self.level == "2" and self.symbol(here) in "ig":
                slid = self.slide(here, step)
                if slid:
                    yield (*marked, *slid), frozenset({slid[-1]})
        yield tuple(marked), frozenset({here})

    def slide(self, here: Place, step: Place) -> list[Place]:
        """On over all further ice and one box more; nothing if that box cannot be marked."""
        slid = []
        while True:
            here = self.next(here, step)
            if not self.markable(here):
                return []
            slid.append(here)
            if self.symbol(here) not in "ig":
                return slid

    def turning(
        self, here: Place, way: Place | None, left: int, marked: tuple[Place, ...], circled: frozenset[Place]
    ) -> Iterator[Move]:
        if left == 0:
            yield marked, circled | {here}
            return
        for step in STEPS.values():
            there = self.next(here, step)
            if way not in (None, step) or not self.markable(there):
                continue
            fresh = self.symbol(there) == "*" and not self.is_crossed(there) and there not in marked
            others = [orb for orb in self.orbs if orb != there]
            if self.symbol(there) == "O" and others:
                for orb in others:
                    yield from self.turning(
                        orb, None, left - 1, (*marked, there, orb), circled | {there, orb}
                    )
            else:
                yield from self.turning(there, None if fresh else step, left - 1, (*marked, there), circled)

    @staticmethod
    def next(place: Place, step: Place) -> Place:
        return place[0] + step[0], place[1] + step[1]
