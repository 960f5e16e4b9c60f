"""What bots say of decisions: reasons, and what is expected."""

from typing import Literal

from cinquina.core.event import Event, Worded


class Said(Event):
    game = "core"


class Reason(Worded):
    """A feature of a position that speaks for it or against it, in the words of a text of the game.

    The text is `<game>.reason-<feature>-<for or against>`. `amount` of the feature and its `worth`, against the others;
    its `value`, and its `change` since now.
    """

    amount: int
    worth: float
    value: int
    change: int
    way: Literal["up", "down", "same"]


class ReasonOnly(Said):
    """Nothing else can be done."""


class ReasonSame(Said):
    """Whatever is done, it comes to the same."""


class ReasonEven(Said):
    """Nothing speaks for an alternative, nor against it."""


class ReasonTried(Said):
    """It came out best when it was tried, and no feature says why."""


class Expected(Worded):
    """What a decision is expected to bring in the end, in words that fit the game."""

    percent: int
