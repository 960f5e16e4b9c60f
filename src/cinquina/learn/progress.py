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


def encode(progress: Progress) -> bytes:
    return msgspec.json.encode(progress)


def decode(data: bytes) -> Progress:
    try:
        return msgspec.json.decode(data, type=Progress)
    except msgspec.ValidationError as error:
        raise invalid(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid("$", f"not the progress of a lesson: {error}") from None
