"""How far a learner is in a lesson: all there is to keep, as JSON wherever it is kept."""

import msgspec

from cinquina.core.edition import invalid
from cinquina.core.errors import Invalid
from cinquina.core.record import Entry
from cinquina.learn.scene import Note


class Progress(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    game: str
    lesson: str
    step: int = 0  # the one that speaks now, by its number in the file
    done: int = 0  # acts of the script after it that were carried out already
    log: list[Entry] = []
    mark: int = 0  # entries when the step began: there the position comes back to
    made: int = 0  # decisions in this step
    moves: int = 0  # in all, those taken back included
    hints: int = 0
    fired: list[int] = []  # captions that were shown
    quiet: bool = False  # no captions any more
    said: list[Note] = []  # praise and captions, said with this step


class Kept(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is kept of a lesson: the most stars so far, and where the learner left it."""

    stars: int = 0
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
