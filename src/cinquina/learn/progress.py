"""How far a learner is in a lesson: all there is to keep, as JSON wherever it is kept."""

from typing import Annotated

import msgspec

from cinquina.core.edition import invalid
from cinquina.core.errors import Invalid

NEXT = ""  # among the acts: what was said is read
MOST_ACTS = 200
LONGEST_ACT = 200

Act = Annotated[str, msgspec.Meta(max_length=LONGEST_ACT)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Progress(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the learner did: the rest follows from it, so nothing is in it that a seat may not know."""

    game: str
    lesson: str
    acts: list[Act] = []  # decisions that counted, and what was read
    moves: Count = 0  # decisions in all, those taken back included
    hints: Count = 0


class Kept(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is kept of a lesson: the most stars so far, and where the learner left it."""

    stars: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    progress: Progress | None = None  # None: not begun, or done


def encode(kept: Kept) -> bytes:
    return msgspec.json.encode(kept)


def decode(data: bytes) -> Kept:
    try:
        return msgspec.json.decode(data, type=Kept)
    except msgspec.ValidationError as error:
        raise invalid(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid("$", f"not the progress of a lesson: {error}") from None
