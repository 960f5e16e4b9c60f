"""An attempt: a parsed input before its legality is checked."""

import msgspec


class Attempt(msgspec.Struct):
    """The action that an input means, or None if no action fits (squares where no Block comes to rest).

    A game adds the parts that it read, for the sentence of a refusal. An attempt admits nothing.
    """

    action: int | None


class Written(Attempt):
    """The attempt of a game that reads only the texts of its listed actions."""

    words: str
