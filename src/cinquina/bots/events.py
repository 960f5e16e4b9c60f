"""Events about decisions and whole games: reasons, expected results, summaries."""

from typing import Literal

from cinquina.core.event import Event, Worded


class Said(Event):
    game = "core"


class Reason(Worded):
    """A feature that speaks for or against a position, as a text of the game.

    The text is `<game>.reason-<feature>-<for or against>`. `amount` is the difference of the feature from the other
    options, `worth` that difference on the evaluation's scale in halves, `value` the feature rounded down, `change` its
    change since now and `way` the direction. A text may mention a change only where the feature became better or worse.
    Reasons are shown about any seat, so no text says “you”.
    """

    amount: int
    worth: float
    value: int
    change: int
    way: Literal["better", "same", "worse"]


class ReasonOnly(Said):
    """There is no other option."""


class ReasonSame(Said):
    """All options lead to the same result."""


class ReasonEven(Said):
    """No feature speaks for or against the alternative."""


class ReasonTried(Said):
    """The search prefers this option, and no feature explains it."""


class ReasonWorse(Said):
    """The search ranks this option below the best, and no feature explains it."""


class ReasonEnds(Said):
    """The option ends the game, the other does not, and no feature says more."""


class Expected(Worded):
    """The expected result of a decision, in the game's words (`odds.Range`)."""

    range: Literal["none", "all", "about", "below", "above", "between"]
    least: str
    most: str
    low: int = 0  # the same of a count, where the game has one
    high: int = 0
    spread: int = 0  # from low to high


class ExpectedEven(Said):
    """The playouts cannot tell the alternative from the best option."""


class ExpectedLess(Said):
    """The alternative is expected to bring less, although the same words describe both ranges."""


class SumTurned(Said):
    """The winner, and the moment until which that seat was clearly behind."""

    seat: int
    when: Literal["never", "early", "late", "end"]


class SumWell(Said):
    """The result of a single player or a team, compared with the expectation at the start."""

    how: Literal["better", "same", "worse"]


class SumLuck(Said):
    """The seat that luck affected most."""

    seat: int
    side: Literal["good", "bad"]


class SumLuckShared(Said):
    """The luck of a single player or a team."""

    side: Literal["good", "bad"]


class SumLuckUnclear(Said):
    """No share of luck exceeds its margin of error."""


class SumChoice(Said):
    """The seat that made the costliest choice."""

    seat: int


class SumChoicesFine(Said):
    """No choice was clearly worse than another."""
