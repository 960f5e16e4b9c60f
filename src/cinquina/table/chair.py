"""Who sits where."""

from typing import Literal

import msgspec


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's chair: a person, a bot, or open for whoever takes it.

    A person is a guest, known by the hash of a secret token; one guest may hold several chairs (one device, passed
    from hand to hand). A bot that keeps the chair of somebody who left remembers that guest, who may come back.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""  # of the person; also of the one whose chair a bot keeps
    level: str = ""  # of the bot
    guest: str = ""  # the person's; of a bot: the guest who left; never sent to anybody


OPEN = Chair(kind="open")
