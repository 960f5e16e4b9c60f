"""What a worker is asked and what it answers, each as JSON behind its length."""

from typing import Any, BinaryIO

import msgspec

from cinquina.core.setup import Setup
from cinquina.server.messages import HintOption

LENGTH_BYTES = 4


class Decide(msgspec.Struct, tag=True):
    """What would a bot of this level do?"""

    setup: Setup
    position: dict[str, Any]
    seat: int
    level: str
    seed: int


class Advise(msgspec.Struct, tag=True):
    """What could the person at this seat do?"""

    setup: Setup
    position: dict[str, Any]
    seat: int
    seed: int


class Decision(msgspec.Struct, tag=True):
    text: str


class Advice(msgspec.Struct, tag=True):
    """The best first."""

    options: list[HintOption]


class Failure(msgspec.Struct, tag=True):
    error: str


Task = Decide | Advise
Answer = Decision | Advice | Failure

tasks: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)
answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def frame(message: Task | Answer) -> bytes:
    data = msgspec.json.encode(message)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def read(stream: BinaryIO) -> bytes | None:
    """The next frame, or None at the end."""
    length = stream.read(LENGTH_BYTES)
    return stream.read(int.from_bytes(length, "big")) if len(length) == LENGTH_BYTES else None
