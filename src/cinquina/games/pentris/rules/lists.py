"""Short immutable lists of pieces, which positions share."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

NOTHING: Final[vec[i64]] = vec[i64]([])  # never changed


def with_item(some: vec[i64], last: i64) -> vec[i64]:
    """Return the list with an item appended."""
    return append(some[:], last)


def without_item(some: vec[i64], item: i64) -> vec[i64]:
    """Return the list without an item that it contains; the order is kept."""
    return remove(some[:], item)


def with_item_sorted(some: vec[i64], item: i64) -> vec[i64]:
    """Return a sorted list with an item inserted."""
    other = append(some[:], item)
    i: i64 = len(some)
    while i > 0 and other[i - 1] > item:
        other[i] = other[i - 1]
        i -= 1
    other[i] = item
    return other


def write_missing(some: vec[i64], there: vec[i64], out: vec[i64]) -> i64:
    """Write the items that are not in `there`; return how many."""
    count: i64 = 0
    i: i64 = 0
    while i < len(some):
        if not contains(there, some[i]):
            out[count] = some[i]
            count += 1
        i += 1
    return count


def contains(some: vec[i64], item: i64) -> bool:
    i: i64 = 0
    while i < len(some):
        if some[i] == item:
            return True
        i += 1
    return False
