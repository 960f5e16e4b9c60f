"""Observations of positions as bytes, and decisions as small fixed numbers, for learning agents.

An observation is a row of entries, a byte each. They are written eight at a time: a word is eight entries, the first
in its lowest byte.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.state import State

WORD: Final = 8  # entries of a word
BYTE: Final = 255
TOP: Final = 72057594037927936  # 1 in the highest byte of a word, 2**56

# Per byte: its eight bits as entries.
SPREAD: Final = vec[i64]([sum((n >> k & 1) << 8 * k for k in range(8)) for n in range(256)])
# Per place in a word: 1 in that entry.
ENTRY: Final = vec[i64]([256**k for k in range(8)])

Part = tuple[str, tuple[int, ...]]  # a name, and a shape


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The observations and action numbers of a setup. Everything is relative to the seat and limited to its knowledge.

    A decision is a number, or a few numbers one after the other where one alone would need thousands. The number of an
    action depends on the action alone: it means the same in every position, so that a policy can be learned over it.
    """

    def __init__(self, words: i64, ids: i64, parts: i64) -> None:
        self.words: i64 = words  # of an observation
        self.ids: i64 = ids  # actions have numbers below it
        self.parts: i64 = parts  # the most numbers of a decision

    def observe(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat may know into `out`, `words` words from `at` on; each of them."""
        raise NotImplementedError

    def number(self, part: i64, actions: vec[i64], at: i64, count: i64, out: vec[i64]) -> None:
        """Write the number of a part, from 0, of each of the actions from `at` on.

        Two actions differ in some part. A part that an action does not have is the same for all that agree with it in
        the parts before.
        """
        raise NotImplementedError

    def fields(self) -> list[Part]:
        """Return name and shape of each part of an observation, in order, without the padding of the last word."""
        raise NotImplementedError


def put_set(members: i64, count: i64, out: vec[i64], at: i64) -> i64:
    """Write a set of numbers below `count` as entries of 0 or 1. Return the word after them."""
    while count > 0:
        out[at] = SPREAD[members & BYTE]
        members >>= WORD
        count -= WORD
        at += 1
    return at


def put_one(member: i64, count: i64, out: vec[i64], at: i64) -> i64:
    """Write a single 1 among `count` entries, none if it is negative. Return the word after them."""
    end: i64 = at + words_of(count)
    here: i64 = at
    while here < end:
        out[here] = 0
        here += 1
    if member >= 0:
        out[at + (member >> 3)] = ENTRY[member & 7]
    return end


def clear(out: vec[i64], at: i64, end: i64) -> None:
    """Write zeros into the words from `at` to before `end`."""
    while at < end:
        out[at] = 0
        at += 1


def word(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> i64:
    """Pack eight counts into a word. Less than 0 counts as 0, more than 255 as 255."""
    low: i64 = entry(a) | entry(b) << 8 | entry(c) << 16 | entry(d) << 24
    low |= entry(e) << 32 | entry(f) << 40 | entry(g) << 48
    top: i64 = entry(h)
    if top > 127:
        top -= 256  # the highest bit is the sign
    return low + top * TOP


def entry(count: i64) -> i64:
    """Return a count as the number of an entry."""
    if count < 0:
        return 0
    return count if count < BYTE else i64(BYTE)


def words_of(entries: i64) -> i64:
    """Return how many words have room for so many entries."""
    return (entries + 7) >> 3


# For the fields of an observation: lists of Python.


def padded(name: str, *shape: int) -> list[Part]:
    """Return a field that begins a word, and the unused rest of its last word, which is always 0."""
    entries = 1
    for each in shape:
        entries *= each
    return [(name, shape), *padding(name, entries)]


def counts(names: list[str]) -> list[Part]:
    """Return a field for each of some counts that share words, and the unused rest of the last word."""
    single: list[Part] = [(name, (1,)) for name in names]
    return [*single, *padding(names[0], len(names))]


def padding(name: str, entries: int) -> list[Part]:
    rest = -entries % 8
    return [(f"{name}_padding", (rest,))] if rest else []
