"""One player's sheet: the marks on its two pages, and its folds.

A sheet in a position is immutable: changes are made to a copy, so positions share sheets.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from cinquina.core.bits import BIT
from cinquina.core.playout import int_buffer
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.folds import CORNERS
from cinquina.games.rollfold.rules.marks import CIRCLE, CROSS, LARGE, MARK_OF, ORB, THREES, UNFOLDED
from cinquina.games.rollfold.rules.sight import Sight

ALL_CORNERS: Final = 15
NOWHERE: Final = vec[i64]()


@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    def __init__(self, box: Box, marks: vec[u8], sight: Sight) -> None:
        self.box: Box = box
        self.marks: vec[u8] = marks  # by cell: CROSS, CIRCLE
        self.sight: Sight = sight  # always matches the folds
        self.folds: i64 = 0  # per corner UNFOLDED, SMALL or LARGE, as digits of base three
        self.blunts: i64 = 0  # double-folded corners, as bits
        self.back: bool = False  # is the reverse up?
        self.fresh: i64 = (
            0  # corners folded in this turn, as bits: their bonus starts in the next (rollfold R7)
        )
        self.places: vec[i64] = NOWHERE  # of the visible starting points, in order
        self.places_in: Sight | None = None  # the sight in which these are known

    def copy(self) -> "Sheet":
        other = Sheet(self.box, self.marks[:], self.sight)
        other.folds = self.folds
        other.blunts = self.blunts
        other.back = self.back
        other.fresh = self.fresh
        other.places = self.places
        other.places_in = self.places_in
        return other

    def update_sight(self) -> None:
        """Update the sight after a fold."""
        self.sight = self.box.sight(self.folds, self.blunts, self.back)

    # -- marks

    def page(self, n: i64) -> list[str]:
        """Return the marks of the front (0) or back (1), row by row: . nothing, x an X, o a circled X."""
        size: i64 = self.box.size
        first: i64 = n * size * size
        return [
            "".join([MARK_OF[int(self.marks[first + y * size + x])] for x in range(size)])
            for y in range(size)
        ]

    def is_crossed(self, cell: i64) -> bool:
        return self.marks[cell] != 0

    def count_missing(self, cells: vec[i64]) -> i64:
        """Return how many of these cells have no X."""
        count: i64 = 0
        i: i64 = 0
        while i < len(cells):
            if self.marks[cells[i]] == 0:
                count += 1
            i += 1
        return count

    def is_start(self, place: i64) -> bool:
        cell: i64 = self.sight.shows[place]
        return cell >= 0 and self.marks[cell] & CIRCLE != 0

    def starts(self) -> vec[i64]:
        """Return the places of the visible starting points, row by row. They are looked for after a fold only."""
        if self.places_in is not self.sight:
            found = vec[i64]()
            place: i64 = 0
            while place < len(self.sight.shows):
                if self.is_start(place):
                    found = append(found, place)
                place += 1
            self.places = found
            self.places_in = self.sight
        return self.places

    def circle(self, cell: i64) -> None:
        """Circle a visible X: it is a starting point from now on."""
        if self.places_in is self.sight and not self.marks[cell] & CIRCLE:
            place: i64 = self.sight.where[cell]
            found = append(self.places[:], place)
            n: i64 = len(found) - 1
            while n > 0 and found[n - 1] > place:
                found[n] = found[n - 1]
                n -= 1
            found[n] = place
            self.places = found
        self.marks[cell] = CROSS | CIRCLE

    # -- folds

    def fold_of(self, corner: i64) -> i64:
        return (self.folds // THREES[corner]) % 3

    def is_all_folded(self) -> bool:
        corner: i64 = 0
        while corner < CORNERS:
            if self.fold_of(corner) == UNFOLDED:
                return False
            corner += 1
        return True

    def count_folded(self) -> i64:
        """Return the number of folded corners; a double fold counts again."""
        count: i64 = 0
        corner: i64 = 0
        while corner < CORNERS:
            if self.fold_of(corner) != UNFOLDED:
                count += 1
            if self.blunts & BIT[corner]:
                count += 1
            corner += 1
        return count

    def count_large(self) -> i64:
        count: i64 = 0
        corner: i64 = 0
        while corner < CORNERS:
            if self.fold_of(corner) == LARGE:
                count += 1
            corner += 1
        return count

    def can_fold(self, corner: i64, large: bool) -> bool:
        if self.back or self.fold_of(corner) != UNFOLDED:
            return False
        return (
            self.count_missing(self.box.large_faces[corner] if large else self.box.small_faces[corner]) == 0
        )

    def can_flip(self, flip_back: bool) -> bool:
        """Return whether the sheet may be turned over: once, with every corner folded and every bulb lit; back only if
        that was agreed (rollfold R28)."""
        if not self.box.two_sided:
            return False
        if self.back:
            return flip_back and self.blunts == 0
        return self.is_all_folded() and self.count_missing(self.box.bulbs) == 0

    def can_blunt(self, corner: i64) -> bool:
        if not self.back or self.blunts & BIT[corner]:
            return False
        return self.count_missing(self.box.blunt_faces[corner]) == 0

    def fold(self, corner: i64, size: i64) -> None:
        self.folds += size * THREES[corner]
        self.fresh |= BIT[corner]
        self.update_sight()

    def flip(self) -> None:
        self.back = not self.back
        self.update_sight()

    def fold_again(self, corner: i64) -> None:
        self.blunts |= BIT[corner]
        self.update_sight()

    def has_bonus(self, bonus: i64) -> bool:
        """Return whether this corner bonus is active: its corner was folded large in an earlier turn."""
        corner: i64 = 0
        while corner < CORNERS:
            if self.box.bonuses[corner] == bonus:
                return self.fold_of(corner) == LARGE and self.fresh & BIT[corner] == 0
            corner += 1
        return False

    # -- the network

    def count_linked(self, orbs_connect: bool) -> i64:
        """Return the most winning symbols in one network."""
        wins = self.box.wins
        where = self.sight.where
        best: i64 = 0
        i: i64 = 0
        while i < len(wins):
            if self.marks[wins[i]] != 0 and where[wins[i]] >= 0:
                seen = self.network(where[wins[i]], orbs_connect)
                count: i64 = 0
                k: i64 = 0
                while k < len(wins):
                    if where[wins[k]] >= 0 and seen[where[wins[k]]] != 0:
                        count += 1
                    k += 1
                best = max(best, count)
            i += 1
        return best

    def main_network(self, orbs_connect: bool) -> list[int]:
        """Return the places of the network with most winning symbols, row by row; empty while no symbol is marked."""
        where = self.sight.where
        best: list[int] = []
        most: i64 = 0
        for cell in self.box.wins:
            if self.marks[cell] != 0 and where[cell] >= 0:
                seen = self.network(where[cell], orbs_connect)
                count: i64 = 0
                for other in self.box.wins:
                    if where[other] >= 0 and seen[where[other]] != 0:
                        count += 1
                if count > most:
                    best = [place for place in range(len(seen)) if seen[place] != 0]
                    most = count
        return best

    def is_won(self, orbs_connect: bool) -> bool:
        """Return whether all corners are folded, and the five symbols visible, X'ed and in one network."""
        wins = self.box.wins
        where = self.sight.where
        i: i64 = 0
        while i < len(wins):
            if self.marks[wins[i]] == 0 or where[wins[i]] < 0:
                return False
            i += 1
        if not self.is_all_folded():
            return False
        seen = self.network(where[wins[0]], orbs_connect)
        i = 1
        while i < len(wins):
            if seen[where[wins[i]]] == 0:
                return False
            i += 1
        return True

    def network(self, start: i64, orbs_connect: bool) -> vec[u8]:
        """Return the places, marked 1, that visible X's join to an X'ed place."""
        shows = self.sight.shows
        marks = self.marks
        delta = self.sight.delta
        nothing: u8 = 0
        seen = vec[u8]([nothing] * len(shows))
        todo = int_buffer(len(shows))
        seen[start] = 1
        todo[0] = start
        count: i64 = 1
        orbs_seen = not orbs_connect
        while count > 0:
            count -= 1
            here: i64 = todo[count]
            d: i64 = 0
            while d < 4:
                there: i64 = here + delta[d]
                cell: i64 = shows[there]
                if cell >= 0 and seen[there] == 0 and marks[cell] & CROSS:
                    seen[there] = 1
                    todo[count] = there
                    count += 1
                d += 1
            if not orbs_seen and self.box.printed[shows[here]] & ORB:
                orbs_seen = True
                i: i64 = 0
                while i < len(self.sight.orbs):
                    orb: i64 = self.box.orbs[self.sight.orbs[i] - 1]
                    at: i64 = self.sight.where[orb]
                    if seen[at] == 0 and marks[orb] & CROSS:
                        seen[at] = 1
                        todo[count] = at
                        count += 1
                    i += 1
        return seen


def blank_sheet(box: Box) -> Sheet:
    """Create a fresh sheet: only the printed starting points are marked, as circled X's (rollfold R2)."""
    marks = vec[u8]([u8(0) for _ in range(box.cells)])
    i: i64 = 0
    while i < len(box.starts):
        marks[box.starts[i]] = CROSS | CIRCLE
        i += 1
    return Sheet(box, marks, box.sight(0, 0, False))
