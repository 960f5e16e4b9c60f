"""The actors in notation: a seat, chance or the clock."""

from cinquina.core.errors import Invalid
from cinquina.core.state import CHANCE, CLOCK, OVER

LETTERS = "ABCDEFGHIJ"


def actor_text(who: int) -> str:
    """Return a seat's letter, or the name of chance or the clock."""
    return {CHANCE: "chance", CLOCK: "clock", OVER: "over"}.get(who) or LETTERS[who]


def parse_actor(text: str) -> int:
    if text in ("chance", "clock"):
        return CHANCE if text == "chance" else CLOCK
    if len(text) == 1 and text in LETTERS:
        return LETTERS.index(text)
    raise Invalid("$", f"{text!r} is not a seat (A, B, …), chance or clock")
