"""A player's pending numbers of this turn: the die, its numbers, the bonus numbers won.

A pen in a position is immutable, like a sheet.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cinquina.games.rollfold.rules.phases import NO_DIE

CELLS: Final = 8  # a bonus number with its fixed start:  value + CELLS * (cell + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Pen:
    def __init__(self, bonuses: vec[i64]) -> None:
        self.die: i64 = NO_DIE
        self.first: i64 = 0  # the numbers of the die, 0 = none or drawn
        self.second: i64 = 0
        self.bonuses: vec[i64] = bonuses  # pending, in the order they were won; with a fixed start on level 4
        self.plus_used: bool = False
        self.turned: bool = False  # was the sheet turned over, and nothing drawn or folded since?
        self.x_used: i64 = 0
        self.acted: bool = False  # has the seat done anything in this turn?
        self.finished: bool = False
        self.won: bool = False

    def copy(self) -> "Pen":
        other = Pen(self.bonuses)
        other.die = self.die
        other.first = self.first
        other.second = self.second
        other.plus_used = self.plus_used
        other.turned = self.turned
        other.x_used = self.x_used
        other.acted = self.acted
        other.finished = self.finished
        other.won = self.won
        return other

    def numbers(self) -> list[int]:
        """Return the pending numbers of the die."""
        return [number for number in (self.first, self.second) if number != 0]

    def bonus_values(self) -> list[int]:
        """Return the values of the pending bonus numbers, in the order they were won."""
        return [bonus % CELLS for bonus in self.bonuses]

    def has(self, value: i64) -> bool:
        """Return whether this number of the die is pending."""
        return value > 0 and (self.first == value or self.second == value)

    def has_bonus(self, value: i64, cell: i64) -> bool:
        """Return whether this bonus number is pending. `cell` is its fixed start; -1 = any start."""
        wanted: i64 = value + CELLS * (cell + 1)
        i: i64 = 0
        while i < len(self.bonuses):
            if self.bonuses[i] == wanted:
                return True
            i += 1
        return False

    def finish(self) -> None:
        """Finish the turn; pending numbers are lost."""
        self.finished = True
        self.first = 0
        self.second = 0
        self.bonuses = vec[i64]()

    def spend(self, value: i64) -> None:
        if self.first == value:
            self.first = 0
        else:
            self.second = 0

    def spend_bonus(self, value: i64, cell: i64) -> None:
        wanted: i64 = value + CELLS * (cell + 1)
        rest = vec[i64]()
        gone = False
        i: i64 = 0
        while i < len(self.bonuses):
            if self.bonuses[i] == wanted and not gone:
                gone = True
            else:
                rest = append(rest, self.bonuses[i])
            i += 1
        self.bonuses = rest

    def win_bonus(self, value: i64, cell: i64) -> None:
        self.bonuses = append(self.bonuses[:], value + CELLS * (cell + 1))
