"""What bots say of decisions and of whole games: reasons, what is expected, what a game hung on."""

from typing import Literal

from cinquina.core.event import Event, Worded


class Said(Event):
    game = "core"


class Reason(Worded):
    """A feature of a position that speaks for it or against it, in the words of a text of the game.

    The text is `<game>.reason-<feature>-<for or against>`. `amount` of the feature and its `worth`, in halves, against
    the others; its `value`, rounded down, and its `change` since now, with the `way` that took: a text may say that
    something is filled, won or lost only where it became better or worse, else no more than that it compares well or
    badly. It is told of anybody, so no text says “you”.
    """

    amount: int
    worth: float
    value: int
    change: int
    way: Literal["better", "same", "worse"]


class ReasonOnly(Said):
    """Nothing else can be done."""


class ReasonSame(Said):
    """Whatever is done, it comes to the same."""


class ReasonEven(Said):
    """Nothing speaks for an alternative, nor against it."""


class ReasonTried(Said):
    """It came out best when it was tried, and no feature says why."""


class ReasonWorse(Said):
    """It came out worse than the best when it was tried, and no feature says why."""


class ReasonEnds(Said):
    """It ends the game, which another does not, and no feature says more."""


class Expected(Worded):
    """What a decision is expected to bring in the end, in words that fit the game (`odds.Range`)."""

    range: Literal["none", "all", "about", "below", "above", "between"]
    least: str
    most: str


class ExpectedEven(Said):
    """An alternative that comes to as much as the best, as far as the playouts can tell them apart."""


class ExpectedLess(Said):
    """An alternative that comes to less than the best, though the same words would tell of both."""


class SumTurned(Said):
    """Who won, and until when that seat was clearly behind."""

    seat: int
    when: Literal["never", "early", "late", "end"]


class SumWell(Said):
    """Alone or as a team: how it ended, beside what the start promised."""

    how: Literal["better", "same", "worse"]


class SumLuck(Said):
    """On whom chance weighed most."""

    seat: int
    side: Literal["good", "bad"]


class SumLuckShared(Said):
    """The same where there is nobody else."""

    side: Literal["good", "bad"]


class SumLuckUnclear(Said):
    """No share of luck is larger than its error."""


class SumChoice(Said):
    """Who made the choice that cost most."""

    seat: int


class SumChoicesFine(Said):
    """No choice was clearly worse than another."""
