"""Who hears what happened: the rules tell events in order when somebody listens. Search does not, and pays nothing."""

from typing import Final

from cinquina.core.event import Event

ALL: Final = -1
NOBODY: Final = -2


class Heard:
    """An event and who is told: ALL, a seat or NOBODY.

    `but` is the one seat of ALL that is not, since another event tells it more.
    """

    def __init__(self, event: Event, audience: int = ALL, but: int = NOBODY) -> None:
        self.event: Final = event
        self.audience: Final = audience
        self.but: Final = but

    def reaches(self, seat: int | None) -> bool:
        """Is this seat (None: a spectator) told?"""
        if seat is None:
            return self.audience == ALL
        return self.audience == seat or (self.audience == ALL and self.but != seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Heard):
            return False
        return self.event == other.event and self.audience == other.audience and self.but == other.but

    def __hash__(self) -> int:
        return hash((self.event.id, self.audience, self.but))

    def __repr__(self) -> str:
        return f"{self.event}"


class Listener:
    """Collects what the rules tell."""

    def __init__(self) -> None:
        self.told: list[Heard] = []

    def hear(self, event: Event, audience: int = ALL, but: int = NOBODY) -> None:
        self.told.append(Heard(event, audience, but))

    def events(self) -> list[Event]:
        """All of them, whoever is told."""
        return [each.event for each in self.told]

    def take(self) -> list[Heard]:
        """What was told since the last take."""
        told = self.told
        self.told = []
        return told
