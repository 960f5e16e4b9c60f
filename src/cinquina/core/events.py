"""What happened, told by the rules in order when somebody listens. Search does not, and pays nothing."""

from typing import Final

ALL: Final = -1
NOBODY: Final = -2


class Event:
    """One thing that happened: a text id (`<game>.<what>`), its facts, and who is told (ALL, a seat, NOBODY).

    `but` is the one seat of ALL that is not, since another event tells it more.
    """

    def __init__(self, id: str, facts: dict[str, object], audience: int = ALL, but: int = NOBODY) -> None:
        self.id = id
        self.facts = facts
        self.audience = audience
        self.but = but

    def reaches(self, seat: int | None) -> bool:
        """Is this seat (None: a spectator) told?"""
        if seat is None:
            return self.audience == ALL
        return self.audience == seat or (self.audience == ALL and self.but != seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return (
            self.id == other.id
            and self.facts == other.facts
            and self.audience == other.audience
            and self.but == other.but
        )

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.id} {facts}".rstrip()


class Listener:
    """Collects what the rules tell."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, id: str, facts: dict[str, object], audience: int = ALL, but: int = NOBODY) -> None:
        self.events.append(Event(id, facts, audience, but))

    def take(self) -> list[Event]:
        """The events since the last take."""
        events = self.events
        self.events = []
        return events
