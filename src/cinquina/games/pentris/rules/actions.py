"""Actions of Pentris packed into ints: a kind, and a piece, a place, a colour and cell, or nothing."""

from typing import Final

from mypy_extensions import i64

DRAFT: Final = 0
TAKE: Final = 1
PERSONAL: Final = 2
DISCARD: Final = 3
PLACE: Final = 4  # orientation * CELLS + anchor
UNTAKE: Final = 5
REMOVE: Final = 6
CLAIM: Final = 7  # colour * CELLS + key
PASS: Final = 8
PICK: Final = 9

KINDS: Final = 1024


def pack(kind: i64, subject: i64) -> i64:
    return kind * KINDS + subject


def kind_of(action: i64) -> i64:
    return action // KINDS


def subject_of(action: i64) -> i64:
    return action % KINDS
