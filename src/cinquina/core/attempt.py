"""An attempt: a parsed input before its legality is checked."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Attempt:
    """The action that the words mean, or None if no action can mean them (squares where no Block comes to rest).

    A game adds the parts that it read, for the sentence of a refusal. An attempt admits nothing.
    """

    action: int | None


@dataclass(frozen=True)
class Written(Attempt):
    """The attempt of a game that reads only the texts of its listed actions."""

    words: str
