"""Effects of the final scoring (docs/rules/holi.md, The 21 Rivalry cards)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import size
from cinquina.games.holi.rules.cells import CELLS, CENTRE, CORNERS, LEVELS, NOT_A, NOT_F, SIZE
from cinquina.games.holi.rules.rivalry import Effect
from cinquina.games.holi.rules.tower import Tower

# By the six cells of a row: its number of tokens, and the same for each file, four bits each.
ROW: Final = 63
FILE_BITS: Final = 4
FILE: Final = 15
IN_ROW: Final = vec[i64]([row.bit_count() for row in range(ROW + 1)])
IN_FILES: Final = vec[i64](
    [sum((row >> x & 1) << x * FILE_BITS for x in range(SIZE)) for row in range(ROW + 1)]
)


class EndPerSweet(Effect):
    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def points(self, tower: Tower, seat: i64) -> i64:
        return self.worth * tower.sweets[seat]


class EndLines(Effect):
    """Rows and files of a level with enough own tokens."""

    def __init__(self, min: int, points: int) -> None:
        self.least: i64 = min
        self.worth: i64 = points

    def points(self, tower: Tower, seat: i64) -> i64:
        lines: i64 = 0
        level: i64 = 0
        while level < LEVELS:
            own: i64 = tower.tokens[level * tower.seats + seat]
            files: i64 = 0
            n: i64 = 0
            while n < SIZE:
                if IN_ROW[own & ROW] >= self.least:
                    lines += 1
                files += IN_FILES[own & ROW]
                own >>= SIZE
                n += 1
            while n > 0:
                if files & FILE >= self.least:
                    lines += 1
                files >>= FILE_BITS
                n -= 1
            level += 1
        return self.worth * lines


class EndLargestGroup(Effect):
    """The largest group of own tokens on one level, connected by sides."""

    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def points(self, tower: Tower, seat: i64) -> i64:
        largest: i64 = 0
        level: i64 = 0
        while level < LEVELS:
            rest: i64 = tower.tokens[level * tower.seats + seat]
            while rest:
                group: i64 = group_of(rest & -rest, rest)
                rest &= ~group
                largest = max(largest, size(group))
            level += 1
        return self.worth * largest


def group_of(start: i64, cells: i64) -> i64:
    """Return the connected part of a set that contains a cell."""
    group: i64 = start
    grown: i64 = 0
    while grown != group:
        grown = group
        sideways: i64 = (group << 1 & NOT_A) | (group >> 1 & NOT_F)
        group |= (sideways | group << SIZE | group >> SIZE) & cells
    return group


class Majority(Effect):
    """Points for the seats with the largest count, if it is not 0."""

    def __init__(self, win: int, tie: int) -> None:
        self.win: i64 = win
        self.tie: i64 = tie

    def count(self, tower: Tower, seat: i64, level: i64) -> i64:
        """Return the count of a seat that the card compares."""
        raise NotImplementedError

    def for_most(self, tower: Tower, seat: i64, level: i64) -> i64:
        own: i64 = self.count(tower, seat, level)
        if own == 0:
            return 0
        alike: i64 = 0
        other: i64 = 0
        while other < tower.seats:
            count: i64 = self.count(tower, other, level)
            if count > own:
                return 0
            if count == own:
                alike += 1
            other += 1
        return self.win if alike == 1 else self.tie


class EndLevelMajority(Majority):
    """The most tokens on a level; each level by itself."""

    def count(self, tower: Tower, seat: i64, level: i64) -> i64:
        return size(tower.tokens[level * tower.seats + seat])

    def points(self, tower: Tower, seat: i64) -> i64:
        total: i64 = 0
        level: i64 = 0
        while level < LEVELS:
            total += self.for_most(tower, seat, level)
            level += 1
        return total


class EndGivenMajority(Majority):
    """The most own tokens in other reserves."""

    def is_comparison(self) -> bool:
        return True

    def count(self, tower: Tower, seat: i64, level: i64) -> i64:
        return tower.tokens_given(seat)

    def points(self, tower: Tower, seat: i64) -> i64:
        return self.for_most(tower, seat, 0)


class EndCells(Effect):
    """Own tokens on the corners or in the centre of any level."""

    def __init__(self, cells: str, points: int) -> None:
        self.cells: i64 = CORNERS if cells == "corners" else CENTRE
        self.worth: i64 = points

    def points(self, tower: Tower, seat: i64) -> i64:
        count: i64 = 0
        level: i64 = 0
        while level < LEVELS:
            count += size(tower.tokens[level * tower.seats + seat] & self.cells)
            level += 1
        return self.worth * count


class EndOnOwn(Effect):
    """Own tokens right above an own token."""

    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def points(self, tower: Tower, seat: i64) -> i64:
        count: i64 = 0
        level: i64 = 1
        while level < LEVELS:
            below: i64 = tower.tokens[(level - 1) * tower.seats + seat]
            count += size(tower.tokens[level * tower.seats + seat] & below)
            level += 1
        return self.worth * count


class EndOnOther(Effect):
    """Own tokens right above an opponent's token."""

    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def points(self, tower: Tower, seat: i64) -> i64:
        count: i64 = 0
        level: i64 = 1
        while level < LEVELS:
            below: i64 = tower.occupied_cells(level - 1) & ~tower.tokens[(level - 1) * tower.seats + seat]
            count += size(tower.tokens[level * tower.seats + seat] & below)
            level += 1
        return self.worth * count


class EndFewerForeign(Effect):
    """Points for each player who holds more foreign tokens."""

    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def is_comparison(self) -> bool:
        return True

    def points(self, tower: Tower, seat: i64) -> i64:
        own: i64 = tower.foreign_tokens(seat)
        count: i64 = 0
        other: i64 = 0
        while other < tower.seats:
            if tower.foreign_tokens(other) > own:
                count += 1
            other += 1
        return self.worth * count


class EndPawnLevel(Effect):
    """The pawn's level at the end."""

    def __init__(self, l1: int, l2: int, l3: int) -> None:
        self.worth = vec[i64]([l1, l2, l3])

    def points(self, tower: Tower, seat: i64) -> i64:
        return self.worth[tower.pawn[seat] // CELLS] if tower.pawn[seat] >= 0 else 0


class EndSquares(Effect):
    """Squares of 2 by 2 own tokens on a level; they may overlap."""

    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def points(self, tower: Tower, seat: i64) -> i64:
        count: i64 = 0
        level: i64 = 0
        while level < LEVELS:
            own: i64 = tower.tokens[level * tower.seats + seat]
            pairs: i64 = own & (own >> 1) & NOT_F  # with an own token to the east
            count += size(pairs & (pairs >> SIZE))
            level += 1
        return self.worth * count
