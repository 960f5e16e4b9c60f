"""Sets of small numbers as ints, a bit for each member: cells, cards, seats.

A set has no order, so the order of drawing cannot leak. Members are from 0 to 62.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table, because compiled code shifts a literal in 32 bits only.
BIT: Final = vec[i64]([2**n for n in range(63)])

# Powers of two have different remainders by 67.
POWER: Final = vec[i64]([next((n for n in range(63) if 2**n % 67 == rest), 0) for rest in range(67)])


def size(members: i64) -> i64:
    """Return the number of members. The bits are counted in pairs, then in fours and eights."""
    if members == 0:
        return 0
    # No constant uses bit 62 or 63: it would be an object.
    members -= members >> 1 & 0x1555_5555_5555_5555
    members = (members & 0x3333_3333_3333_3333) + (members >> 2 & 0x3333_3333_3333_3333)
    members = (members + (members >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    members += members >> 8
    members += members >> 16
    members += members >> 32
    return members & 127


def lowest(members: i64) -> i64:
    """Return the smallest member of a set that is not empty."""
    return POWER[(members & -members) % 67]


def pick(members: i64, place: i64) -> i64:
    """Return the member that has `place` smaller ones."""
    while place > 0:
        members &= members - 1
        place -= 1
    return lowest(members)
