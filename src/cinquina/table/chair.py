"""Who sits where."""

from typing import Literal

import msgspec


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's chair: a person, a bot, or open for whoever takes it. Open it is only before play begins.

    A person is a guest, known by the hash of a secret token; one guest may hold several chairs (one device, passed
    from hand to hand). A bot that keeps the chair of somebody who left remembers that guest, who may come back.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""  # of the person; also of the one for whom a bot plays
    level: str = ""  # of the bot
    guest: str = ""  # the person's; of a bot: whose chair it keeps; never sent to anybody
    gave_up: str = ""  # the name of the one who did: a bot plays on, and nobody has a claim any more
    offered: bool = False  # whoever comes may take it from the bot
    heir: str = ""  # the guest who has come, and gets the chair when the hand is gone
    heir_name: str = ""
    hand: tuple[str, ...] = ()  # what the one before knew and the heir must not see (table/hand.py)

    @property
    def owner(self) -> str:
        """The guest who sits here, or may come back; nobody once they gave up."""
        return "" if self.gave_up else self.guest

    @property
    def kept(self) -> bool:
        """Does a bot play for somebody who may come back?"""
        return self.kind == "bot" and bool(self.owner)


OPEN = Chair(kind="open")
