"""The tasks of workers and their answers, each as JSON after its length."""

from typing import Any, BinaryIO

import msgspec

from cinquina.core.record import Record
from cinquina.core.setup import Setup
from cinquina.learn.progress import Kept
from cinquina.server.viewer.ending_messages import Crossroads, MissedTurn
from cinquina.server.viewer.lesson_messages import Learn
from cinquina.server.viewer.messages import HintOption

LENGTH_BYTES = 4


class Decide(msgspec.Struct, tag=True):
    """Compute the decision of a bot of this level."""

    setup: Setup
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    share: float = 1.0  # of the time it would take alone


class Advise(msgspec.Struct, tag=True):
    """Compute a hint for the person at this seat."""

    setup: Setup
    position: dict[str, Any]
    seat: int
    seed: int


class Analyse(msgspec.Struct, tag=True):
    """Analyse a finished game from one moment on, as far as possible without delaying the bots."""

    record: Record
    first: int
    given_up: bool = False  # ended before the rules did; nothing is secret then


class Draw(msgspec.Struct, tag=True):
    """Render the replay of a finished game."""

    record: Record
    gave_up: list[str] = []  # names by seat


class Recall(msgspec.Struct, tag=True):
    """Find the view and choices of a seat before this entry of a finished game."""

    record: Record
    seq: int


class Recalled(msgspec.Struct, tag=True):
    """The view and choices of the seat before its decision; None if no seat made the entry."""

    asked: Crossroads | None


class Teach(msgspec.Struct, tag=True):
    """Carry out one act of a learner."""

    game: str
    lesson: str
    asked: Learn
    kept: Kept


class Lesson(msgspec.Struct, tag=True):
    """The result for the page (a Taught as JSON, compressed with gzip), and the progress to store."""

    taught: bytes
    kept: Kept


class NotTaught(msgspec.Struct, tag=True):
    """The reason why an act is invalid in the lesson: the path of the bad value, and a message."""

    path: str
    message: str


class Drawn(msgspec.Struct, tag=True):
    """A rendered replay (`viewer/replay.py`, `render_replay`)."""

    data: bytes


class NotDrawn(msgspec.Struct, tag=True):
    """The reason why a record is invalid: the path of the bad value, and a message."""

    path: str
    message: str


class Decision(msgspec.Struct, tag=True):
    text: str


class Advice(msgspec.Struct, tag=True):
    """A hint's options, best first."""

    options: list[HintOption]


class Judged(msgspec.Struct):
    """One moment of a finished game (bots/analysis.py, Judgement)."""

    who: int
    expected: list[tuple[float, float]]  # of each seat, with its error
    missed: MissedTurn | None


class Piece(msgspec.Struct, tag=True):
    """Consecutive moments of an analysis, and the total number of moments."""

    moments: list[Judged]
    total: int


class Failure(msgspec.Struct, tag=True):
    error: str


Task = Decide | Advise | Analyse | Draw | Recall | Teach
Answer = Decision | Advice | Piece | Drawn | NotDrawn | Recalled | Lesson | NotTaught | Failure

tasks: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)
answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def encode_frame(message: Task | Answer) -> bytes:
    data = msgspec.json.encode(message)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def read_frame(stream: BinaryIO) -> bytes | None:
    """Return the next frame, or None at the end of the stream."""
    length = stream.read(LENGTH_BYTES)
    return stream.read(int.from_bytes(length, "big")) if len(length) == LENGTH_BYTES else None
