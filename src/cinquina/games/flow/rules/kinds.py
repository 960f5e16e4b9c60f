"""Groups of equal components of Flow: a deck or a supply is a set of numbers, each kind a range of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT, POWER, lowest, pick, size
from cinquina.core.rng import Rng


class Kinds:
    """Equal components by kind: the members of a kind have consecutive numbers."""

    def __init__(self, counts: list[int]) -> None:
        first: list[int] = [sum(counts[:n]) for n in range(len(counts))]
        self.first: Final = vec[i64](first)
        self.range: Final = vec[i64](
            [2 ** (start + count) - 2**start for start, count in zip(first, counts, strict=True)]
        )
        self.kind_of: Final = vec[i64]([kind for kind, count in enumerate(counts) for _ in range(count)])
        self.total: Final[i64] = sum(counts)
        self.all: Final[i64] = 2 ** sum(counts) - 1

    def list_draws(self, members: i64, out: vec[i64]) -> i64:
        """Write the first member of each kind: which of them is drawn makes no difference."""
        alike = self.range
        count: i64 = 0
        kind: i64 = 0
        while kind < len(alike):
            there: i64 = members & alike[kind]
            if there:
                out[count] = POWER[(there & -there) % 67]  # lowest(there), inlined: every draw comes here
                count += 1
            kind += 1
        return count

    def list_odds(self, members: i64, out: vec[i64]) -> i64:
        """Write the number of members of each kind, in the same order."""
        alike = self.range
        count: i64 = 0
        kind: i64 = 0
        while kind < len(alike):
            rest: i64 = members & alike[kind]
            if rest:
                there: i64 = 0
                while rest:  # size(rest), inlined: chance asks at every draw
                    rest &= rest - 1
                    there += 1
                out[count] = there
                count += 1
            kind += 1
        return count

    def draw(self, members: i64, rng: Rng) -> i64:
        """Draw a member, all equally likely, and return the first of its kind."""
        member: i64 = pick(members, rng.below(size(members)))
        return lowest(members & self.range[self.kind_of[member]])

    def is_first_of_kind(self, members: i64, number: i64) -> bool:
        """Return whether no member with a lower number is of the same kind."""
        other: i64 = self.first[self.kind_of[number]]
        while other < number:
            if members & BIT[other]:
                return False
            other += 1
        return True
