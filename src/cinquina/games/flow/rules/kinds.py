"""Components that are alike: a deck or a supply is a set of numbers, and each kind is a range of them.

A set is an int with a bit for each member, so no order exists that anybody could know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table, because compiled code shifts a literal in 32 bits only.
BIT: Final = vec[i64]([2**n for n in range(63)])

# The remainders of powers of two by 67 are all different.
POWER: Final = vec[i64]([next((n for n in range(63) if 2**n % 67 == rest), 0) for rest in range(67)])


def lowest(members: i64) -> i64:
    """The smallest member."""
    return POWER[(members & -members) % 67]


def size(members: i64) -> i64:
    count: i64 = 0
    while members:
        members &= members - 1
        count += 1
    return count


class Kinds:
    """So many of each kind, numbered through."""

    def __init__(self, counts: list[int]) -> None:
        first: list[int] = [sum(counts[:n]) for n in range(len(counts))]
        self.first: Final = vec[i64](first)
        self.range: Final = vec[i64](
            [2 ** (start + count) - 2**start for start, count in zip(first, counts, strict=True)]
        )
        self.of: Final = vec[i64]([kind for kind, count in enumerate(counts) for _ in range(count)])
        self.total: Final[i64] = sum(counts)
        self.all: Final[i64] = 2 ** sum(counts) - 1

    def draws(self, members: i64, out: vec[i64]) -> i64:
        """Write the first of each kind that is there: which of them is drawn makes no difference."""
        alike = self.range
        count: i64 = 0
        kind: i64 = 0
        while kind < len(alike):
            if members & alike[kind]:
                out[count] = lowest(members & alike[kind])
                count += 1
            kind += 1
        return count

    def odds(self, members: i64, out: vec[i64]) -> i64:
        """Write how many of each kind are there, in the same order."""
        alike = self.range
        count: i64 = 0
        kind: i64 = 0
        while kind < len(alike):
            if members & alike[kind]:
                out[count] = size(members & alike[kind])
                count += 1
            kind += 1
        return count

    def first_alike(self, members: i64, number: i64) -> bool:
        """Is no member with a lower number of the same kind?"""
        other: i64 = self.first[self.of[number]]
        while other < number:
            if members & BIT[other]:
                return False
            other += 1
        return True
