"""Highlighted parts of a table, by the names that boards and stories use, and the words for them.

A.sheet.line1 is the text `<game>-spot-sheet_line` with the facts seat and number; A.sheet.3,5 is
`<game>-spot-sheet_square` with seat and square; shop.T3 is `<game>-spot-shop` with the name T3.
"""

import re

import msgspec

from cinquina.core.errors import Invalid
from cinquina.core.event import Told
from cinquina.core.who import LETTERS

WORD = re.compile(r"([a-z]+(?:_[a-z]+)*)(\d*)", re.ASCII)
SQUARE = re.compile(r"\d+(?:,\d+)+", re.ASCII)
NAME = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)


class Glow(msgspec.Struct, frozen=True):
    """A highlighted part and its words."""

    spot: str
    told: Told


def glow(game: str, spot: str) -> Glow:
    return Glow(spot, words_for(game, spot))


def words_for(game: str, spot: str) -> Told:
    """Return the words for a name: the text's id from its kinds, the facts from the rest."""
    first, *rest = spot.split(".")
    facts: dict[str, object] = {}
    if len(first) == 1 and first in LETTERS and rest:
        facts["seat"] = LETTERS.index(first)
    else:
        rest = [first, *rest]
    kinds = []
    for part in rest:
        if word := WORD.fullmatch(part):
            kinds.append(word[1])
            if word[2]:
                facts["number"] = int(word[2])
        elif SQUARE.fullmatch(part):
            kinds.append("square")
            facts["square"] = tuple(int(number) for number in part.split(","))
        elif NAME.fullmatch(part):
            facts["name"] = part
        else:
            raise Invalid("$", f"{spot!r} is not the name of a part, such as A.sheet.line1 or A.sheet.3,5")
    if not kinds:
        raise Invalid("$", f"{spot!r} names no kind of part, such as A.sheet")
    return Told(f"{game}-spot-{'_'.join(kinds)}", facts)
