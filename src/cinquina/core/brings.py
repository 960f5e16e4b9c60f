"""The effects of a choice, the most important first, for page, terminal, hints, answers and lessons."""

from collections.abc import Iterable
from typing import Any, Literal

from cinquina.core.event import Event, Told

Mood = Literal["good", "plain", "bad"]


class Brought(Told, frozen=True, omit_defaults=True):
    """An effect of a choice: the text `<game>-brings-<what>`, whose `.brief` is for lists, and its facts.

    In a game with points they are the fact `points`: those of a seat's own effects sum to what the choice gains.
    """

    mood: Mood = "good"


def brought(game: str, what: str, mood: Mood = "plain", **facts: Any) -> Brought:
    """Return an effect with the text `<game>-brings-<what>`."""
    return Brought(f"{game}.brings-{what}", facts, mood)


def brought_by(events: Iterable[Event]) -> tuple[Brought, ...]:
    """Return events as effects, with their own texts."""
    return tuple(Brought(event.text_id, event.facts, "plain") for event in events)
