"""What happened, told by the rules in order when somebody listens. Search does not, and pays nothing."""

from typing import Final

ALL: Final = -1
NOBODY: Final = -2


class Event:
    """One thing that happened: a text id (`game.what`), its facts, and who may know (ALL, a seat, NOBODY)."""

    def __init__(self, id: str, facts: dict[str, object], audience: int = ALL) -> None:
        self.id = id
        self.facts = facts
        self.audience = audience

    def reaches(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know it?"""
        return self.audience == ALL or (seat is not None and self.audience == seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return self.id == other.id and self.facts == other.facts and self.audience == other.audience

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.id} {facts}".rstrip()


class Listener:
    """Collects what the rules tell."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, id: str, facts: dict[str, object], audience: int = ALL) -> None:
        self.events.append(Event(id, facts, audience))

    def take(self) -> list[Event]:
        """The events since the last take."""
        events = self.events
        self.events = []
        return events
