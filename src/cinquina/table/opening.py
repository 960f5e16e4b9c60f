"""A new table: its set-up, its chairs, the time for a decision."""

import secrets
from collections.abc import Sequence
from typing import Any

import cinquina
from cinquina.core.errors import Invalid
from cinquina.core.levels import LEVELS, USUAL_LEVEL
from cinquina.core.registry import find
from cinquina.core.seed import OF_A_TABLE, new_seed
from cinquina.table.chair import OPEN, Chair
from cinquina.table.guests import ALPHABET
from cinquina.table.header import Header
from cinquina.table.words import checked_name

SHORTEST_LIMIT, LONGEST_LIMIT = 5, 24 * 3600  # seconds per decision


def draft_header(
    guest: str,
    game: str,
    chairs: Sequence[Chair],
    now: int,
    *,
    mode: str | None = None,
    settings: dict[str, Any] | None = None,
    edition: dict[str, Any] | None = None,
    seconds: int = 0,
    chat: bool = True,
) -> Header:
    found = find(game)
    setup = found.setup(len(chairs), mode, settings, edition)
    if seconds and not SHORTEST_LIMIT <= seconds <= LONGEST_LIMIT:
        limits = f"0, or {SHORTEST_LIMIT} to {LONGEST_LIMIT}"
        raise Invalid("$.seconds", f"{seconds} is not a time limit in seconds ({limits})")
    return Header(
        id=new_id(),
        setup=setup,
        rules_version=found.version,
        program=cinquina.__version__,
        chairs=tuple(checked_chair(guest, seat, chair) for seat, chair in enumerate(chairs)),
        host=guest,
        seed=new_seed(OF_A_TABLE),
        seconds=seconds,
        chat=chat,
        created=now,
        touched=now,
    )


def checked_chair(guest: str, seat: int, chair: Chair) -> Chair:
    if chair.kind == "open":
        return OPEN
    if chair.kind == "bot":
        return Chair(kind="bot", level=checked_level(chair.level, f"$.chairs[{seat}].level"))
    return Chair(kind="person", name=checked_name(chair.name), guest=guest)


def checked_level(level: str, path: str = "$.level") -> str:
    """Return the bot level, by default the usual one. Raise Invalid if there is no such level."""
    if level and level not in LEVELS:
        raise Invalid(path, f"{level!r} is not a level of bots ({', '.join(LEVELS)})")
    return level or USUAL_LEVEL


def new_id() -> str:
    """Return a random id of 12 letters: short enough to be read aloud, too long to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))
