"""The names on the wire that bench/evening.py sends and reads, in every version of the protocol."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class UnknownName(Exception):
    """The wire of a revision differs from the table below."""


@dataclass(frozen=True)
class Wire:
    """The types of messages, and the fields of each."""

    play: str = "play"
    play_id: str = "id"
    play_seat: str = "seat"
    play_text: str = "text"

    ack: str = "ack"
    ack_id: str = "id"
    ack_seq: str = "seq"

    refused: str = "refused"

    update: str = "update"
    update_seq: str = "seq"
    update_film: str = "film"
    update_table: str = "table"
    table_started: str = "started"
    table_over: str = "over"


FIRST = Wire()
# A protocol that renames one of these has a line of its own: `5: replace(FIRST, update_film="reel")`.
PROTOCOLS = {1: FIRST, 2: FIRST, 3: FIRST, 4: FIRST, 5: FIRST, 6: FIRST}


def wire_of(source: Path) -> Wire:
    """Return the names in the revision whose src/ this is."""
    written = [path.read_text("utf-8") for path in sorted((source / "cinquina" / "server").rglob("*.py"))]
    found = [
        int(number) for text in written for number in re.findall(r"^PROTOCOL = (\d+)$", text, re.MULTILINE)
    ]
    if len(found) != 1:
        raise UnknownName(f"{len(found)} files below {source}/cinquina/server say PROTOCOL = …")
    if found[0] not in PROTOCOLS:
        raise UnknownName(f"protocol {found[0]} has no line in bench/wire.py")
    return PROTOCOLS[found[0]]


def value_of(message: dict[str, Any], name: str) -> Any:
    """Return a required field: a renamed one would otherwise count as empty."""
    if name not in message:
        raise UnknownName(f"there is no {name!r} in {', '.join(message)}: does bench/wire.py lack a line?")
    return message[name]
