"""The holder of a seat."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from cinquina.core.setup import Company


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """The holder of one seat: a person, a bot, or nobody (open, only before play begins).

    A person is a guest, known by the hash of a secret token; one guest may hold several chairs (one device, passed from
    hand to hand). A bot that keeps the chair of a person who left remembers that guest, who may come back.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""  # of the person, also while a bot plays for them
    level: str = ""  # of the bot
    guest: str = ""  # of the person, also while a bot keeps the chair; never sent to clients
    gave_up: str = ""  # the name of a person who gave up: a bot plays on, and nobody has a claim
    offered: bool = False  # any newcomer may take it from the bot
    heir: str = ""  # the successor, who gets the chair when the hand is gone
    heir_name: str = ""
    hand: tuple[str, ...] = ()  # the previous player's secrets, which the heir must not see (table/hand.py)
    former: str = ""  # the guest from whom the person took over, to be informed on coming back
    former_name: str = ""
    waited: int = 0  # the last round in which the clock waited for this absent player (table/away.py)
    hints: int = 0  # number of hints for this seat; shown when the game is over

    @property
    def owner(self) -> str:
        """The guest who sits here or may come back; empty once they gave up."""
        return "" if self.gave_up else self.guest

    @property
    def is_kept(self) -> bool:
        """Whether a bot plays for a guest who may come back."""
        return self.kind == "bot" and bool(self.owner)

    def names_of(self, guest: str) -> set[str]:
        """Return the names that this chair stores for a guest."""
        own = {self.name, self.gave_up} if self.guest == guest else set()
        waits = {self.heir_name} if self.heir == guest else set()
        sat = {self.former_name} if self.former == guest else set()
        return (own | waits | sat) - {""}

    def with_new_person(self, guest: str, name: str) -> "Chair":
        """Return the chair with a new person in it. The owner before them is remembered."""
        before = (self.owner, self.name) if self.owner else (self.former, self.former_name)
        return Chair(
            kind="person",
            name=name,
            guest=guest,
            former=before[0],
            former_name=before[1],
            hints=self.hints,
        )

    def with_bot(self, level: str) -> "Chair":
        """Return the chair with a bot that plays for the person in it."""
        kept = Chair(kind="bot", name=self.name, level=level, guest=self.guest, hints=self.hints)
        return msgspec.structs.replace(kept, former=self.former, former_name=self.former_name)

    def with_person_back(self, name: str) -> "Chair":
        """Return the chair with its person, for whom a bot played, back in it."""
        person = Chair(kind="person", name=name, guest=self.guest, hints=self.hints)
        return msgspec.structs.replace(person, former=self.former, former_name=self.former_name)


OPEN = Chair(kind="open")


def company_of(chairs: Sequence[Chair]) -> Company:
    """Return the company of a table: people, bots, and whether all people share one device. A chair counts as a
    person's if it is open or kept by a bot for its owner."""
    people = [chair for chair in chairs if chair.kind != "bot" or chair.is_kept]
    device = all(chair.kind != "open" and chair.guest == people[0].guest for chair in people)
    return Company(len(people), len(chairs) - len(people), device and len(people) > 1)
