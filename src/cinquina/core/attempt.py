"""An attempt: what somebody wrote, before it is known whether the rules allow it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Attempt:
    """The action that the words mean; None where no action can mean them (squares where no Block comes to rest).

    A game adds the parts that it read, for the sentence that says why not. Nothing in here admits anything.
    """

    action: int | None


@dataclass(frozen=True)
class Written(Attempt):
    """The attempt of a game that reads nothing but the texts of its listed actions."""

    words: str
