"""Listeners: the rules report events in order if a listener is attached. Search attaches none and pays nothing."""

from typing import TYPE_CHECKING, Final

from cinquina.core.event import Event

if TYPE_CHECKING:
    from cinquina.core.state import State

ALL: Final = -1
NOBODY: Final = -2


class Heard:
    """An event and its audience: ALL, a seat or NOBODY. `but` is a seat excluded from ALL because another event
    gives it more details."""

    def __init__(self, event: Event, audience: int = ALL, but: int = NOBODY) -> None:
        self.event: Final = event
        self.audience: Final = audience
        self.but: Final = but

    def reaches(self, seat: int | None) -> bool:
        """Return whether this seat (None: a spectator) is in the audience."""
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


class Beat:
    """A moment within an entry that a person should see: the position then, and the numbers of the events that led
    to it."""

    def __init__(self, state: "State", told: list[int]) -> None:
        self.state: Final = state
        self.told: Final = told


class Listener:
    """Collects the events of the rules and, if it watches, their beats."""

    def __init__(self, watches: bool = False) -> None:
        self.told: list[Heard] = []
        self.watches: Final = watches
        self.beats: list[Beat] = []
        self.unseen: list[int] = []  # numbers of events that belong to no beat yet

    def hear(self, event: Event, audience: int = ALL, but: int = NOBODY) -> None:
        if self.watches:
            self.unseen.append(len(self.told))
        self.told.append(Heard(event, audience, but))

    def beat(self, state: "State", but: type[Event] | None = None) -> None:
        """End a beat: people see the events since the last beat together. Without events there is no beat.

        Events of the type `but` stay for the next beat.
        """
        seen = [n for n in self.unseen if but is None or not isinstance(self.told[n].event, but)]
        if seen:
            self.unseen = [n for n in self.unseen if n not in seen]
            self.beats.append(Beat(state.copy(), seen))

    def end(self, after: "State") -> list[Beat]:
        """Return all beats. The last one shows the position `after` the entry."""
        if self.unseen or not self.beats:
            return [*self.beats, Beat(after, self.unseen)]
        return [*self.beats[:-1], Beat(after, self.beats[-1].told)]

    def events(self) -> list[Event]:
        """Return all events, for every audience."""
        return [each.event for each in self.told]

    def take(self) -> list[Heard]:
        """Return the events since the last call."""
        told = self.told
        self.told = []
        return told
