"""A learner's progress in a lesson: its whole state, stored as JSON."""

from typing import Annotated

import msgspec

from cinquina.core.edition import as_invalid
from cinquina.core.errors import Invalid

NEXT = ""  # among the acts: a statement was read
MOST_ACTS = 200
LONGEST_ACT = 200

Act = Annotated[str, msgspec.Meta(max_length=LONGEST_ACT)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Progress(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The learner's acts, from which the rest follows; it holds no secrets of the game."""

    game: str
    lesson: str
    acts: list[Act] = []  # decisions that counted, and statements read
    moves: Count = 0  # all decisions, including those taken back
    hints: Count = 0


class Kept(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The stored result of a lesson: the most stars so far, and where to resume."""

    stars: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    progress: Progress | None = None  # None: not started, or finished


def encode(kept: Kept) -> bytes:
    return msgspec.json.encode(kept)


def decode(data: bytes) -> Kept:
    try:
        return msgspec.json.decode(data, type=Kept)
    except msgspec.ValidationError as error:
        raise as_invalid(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid("$", f"not the progress of a lesson: {error}") from None
