"""The public parts of Holi: colour tokens and sweets on three levels, pawns, reserves."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT
from cinquina.games.holi.rules.cells import CELLS, LEVELS, SIZE

NOWHERE: Final = -1  # a pawn before the corners are chosen
NOBODY: Final = -1
COLOURS: Final = ["R", "B", "Y", "G"]  # per seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Tower:
    """The tower and reserves. It changes in place, so copy() before exploring."""

    def __init__(
        self, seats: i64, tokens: vec[i64], held: vec[i64], pawn: vec[i64], lying: vec[i64], sweets: vec[i64]
    ) -> None:
        self.seats: Final = seats
        self.tokens: Final = tokens  # level * seats + seat: the cells with a token of this seat's colour
        self.held: Final = held  # owner * seats + seat: tokens of the seat's colour in the owner's reserve
        self.pawn: Final = pawn  # per seat: its place, or NOWHERE
        self.lying: Final = lying  # per level: cells with their sweets
        self.sweets: Final = sweets  # per seat: sweets in the reserve

    def copy(self) -> "Tower":
        return Tower(self.seats, self.tokens[:], self.held[:], self.pawn[:], self.lying[:], self.sweets[:])

    # -- levels

    def occupied_cells(self, level: i64) -> i64:
        """Return the cells of a level with a colour token."""
        cells: i64 = 0
        i: i64 = level * self.seats
        end: i64 = i + self.seats
        while i < end:
            cells |= self.tokens[i]
            i += 1
        return cells

    def other_pawns(self, seat: i64, level: i64) -> i64:
        """Return the cells of a level with other pawns."""
        cells: i64 = 0
        other: i64 = 0
        while other < self.seats:
            place: i64 = self.pawn[other]
            if other != seat and place >= 0 and place // CELLS == level:
                cells |= BIT[place % CELLS]
            other += 1
        return cells

    def pawn_at(self, place: i64) -> i64:
        """Return the seat of the pawn at a place, or NOBODY."""
        seat: i64 = 0
        while seat < self.seats:
            if self.pawn[seat] == place:
                return seat
            seat += 1
        return NOBODY

    def colour_at(self, place: i64) -> i64:
        """Return the seat of the token at a place, or NOBODY."""
        seat: i64 = 0
        while seat < self.seats:
            if self.tokens[place // CELLS * self.seats + seat] & BIT[place % CELLS]:
                return seat
            seat += 1
        return NOBODY

    def drawing(self, level: i64) -> list[str]:
        """Return the rows of a level: the letters of the tokens' colours, a dot where there is none."""
        marks = ""
        cell: i64 = 0
        while cell < CELLS:
            seat: i64 = self.colour_at(level * CELLS + cell)
            marks += "." if seat == NOBODY else COLOURS[seat]
            cell += 1
        return [marks[row * SIZE : row * SIZE + SIZE] for row in range(SIZE)]

    def sweets_left(self) -> list[int]:
        """Return the places whose sweets are still there."""
        return [
            place for place in range(LEVELS * CELLS) if self.lying[place // CELLS] & BIT[place % CELLS] != 0
        ]

    # -- reserves

    def tokens_left(self, seat: i64) -> i64:
        """Return the own tokens left to throw."""
        return self.held[seat * self.seats + seat]

    def tokens_given(self, seat: i64) -> i64:
        """Return the own tokens in other reserves."""
        total: i64 = 0
        owner: i64 = 0
        while owner < self.seats:
            if owner != seat:
                total += self.held[owner * self.seats + seat]
            owner += 1
        return total

    def foreign_tokens(self, seat: i64) -> i64:
        """Return the tokens of others in the own reserve."""
        total: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                total += self.held[seat * self.seats + other]
            other += 1
        return total

    def foreign_by_colour(self, seat: i64) -> dict[str, int]:
        """Return how many tokens of others are in the own reserve, by the letters of their colours."""
        found: dict[str, int] = {}
        other: i64 = 0
        while other < self.seats:
            count: i64 = self.held[seat * self.seats + other]
            if other != seat and count > 0:
                found[COLOURS[other]] = count
            other += 1
        return found

    # -- changes

    def fall(self, level: i64, cell: i64) -> i64:
        """Return the level on which a token thrown at a cell without a pawn comes to rest; -1 - seat if a pawn catches
        it.

        Sweets do not stop it, and no token rests on a pawn (holi R15).
        """
        while level > 0:
            under: i64 = self.pawn_at((level - 1) * CELLS + cell)
            if under != NOBODY:
                return -1 - under
            if self.occupied_cells(level - 1) & BIT[cell]:
                return level
            level -= 1
        return 0

    def lay(self, seat: i64, level: i64, cell: i64) -> None:
        """Lay a token from the own reserve."""
        self.held[seat * self.seats + seat] -= 1
        self.tokens[level * self.seats + seat] |= BIT[cell]

    def give(self, seat: i64, owner: i64) -> None:
        """Give a token from the own reserve to a reserve, possibly the same."""
        self.held[seat * self.seats + seat] -= 1
        self.held[owner * self.seats + seat] += 1

    def take(self, owner: i64, place: i64) -> i64:
        """Move the token at a place into a reserve; return its seat, or NOBODY if there is none."""
        seat: i64 = self.colour_at(place)
        if seat != NOBODY:
            self.tokens[place // CELLS * self.seats + seat] &= ~BIT[place % CELLS]
            self.held[owner * self.seats + seat] += 1
        return seat


def empty_tower(seats: i64, tokens: i64, lying: vec[i64]) -> Tower:
    """Create a tower with all tokens in their owners' reserves."""
    held = vec[i64]([i64(0) for _ in range(seats * seats)])
    seat: i64 = 0
    while seat < seats:
        held[seat * seats + seat] = tokens
        seat += 1
    return Tower(
        seats,
        vec[i64]([i64(0) for _ in range(LEVELS * seats)]),
        held,
        vec[i64]([i64(NOWHERE) for _ in range(seats)]),
        lying[:],
        vec[i64]([i64(0) for _ in range(seats)]),
    )
