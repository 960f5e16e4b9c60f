"""Questions asked at a table in words, and their answers.

An answer is made of the seat's view and choices alone: it has no access to the position, so it cannot leak secrets. A
game's `answers.py` defines its own questions; the table answers the common ones.
"""

from dataclasses import dataclass, field
from typing import Final

from cinquina.core.event import Event, Seat, Told

# Each is recognised by the words of the text `core-question-<name>`, in any language. A game may answer one itself.
QUESTIONS: Final = ("turn", "choices", "score", "happened", "time", "notation", "help")
# Commands at the table, recognised by `core-question-<name>`; its `.brief` names the effect.
ACTS: Final = ("ready", "hint", "undo", "again", "said")


@dataclass(frozen=True)
class Question:
    """A parsed question: `row 3` is `line`, by the text `foldris-question-line`, with the word "3" for `line`."""

    id: str
    words: dict[str, str] = field(default_factory=dict)
    seat: int | None = None  # the player it names

    def number(self, name: str) -> int:
        """Return a word as a number; -1 if it is missing or not a number."""
        word = self.words.get(name, "")
        return int(word) if word.isascii() and word.isdecimal() and len(word) < 6 else -1


class CoreAnswer(Event):
    game = "core"


class AnswerTurn(CoreAnswer):
    """The seats whose decision is pending."""

    seats: list[Seat]
    count: int


class AnswerOver(CoreAnswer):
    """The game is over, so no decision is pending."""


class AnswerReady(CoreAnswer):
    """Before a clock starts: the seat that begins, and the seats that are not ready."""

    seat: Seat
    seats: list[Seat]
    count: int


class AnswerScore(CoreAnswer):
    seat: Seat
    scores: list[Told]


class AnswerTotal(CoreAnswer):
    seat: Seat
    points: int


class AnswerTotals(CoreAnswer):
    """The totals of all seats, and a seat whose parts can be asked for."""

    scores: list[Told]
    seat: Seat


class AnswerTime(CoreAnswer):
    """The seconds left on the clock of the round, or of the seats that have to decide."""

    seconds: int


class AnswerTimeWaits(CoreAnswer):
    """A clock will run, but does not now; the number of other clocks that the table may choose."""

    count: int


class AnswerTimeless(CoreAnswer):
    """No clock runs."""


class AnswerChoices(CoreAnswer):
    """The number of choices."""

    count: int


class AnswerChoice(CoreAnswer):
    """One choice in notation, with its effects in brief."""

    notation: str
    brings: list[Told]
    count: int


class AnswerOption(CoreAnswer):
    """One choice in the words of its game, with its effects in brief and its notation."""

    words: list[Told]
    brings: list[Told]
    count: int  # of the effects
    notation: str


class AnswerMore(CoreAnswer):
    """The choices left out; the number of the next, and the beginning of its notation to narrow them down."""

    count: int
    number: int
    start: str


class AnswerNothing(CoreAnswer):
    """The question has no answer."""


class AnswerHelp(CoreAnswer):
    """How to decide and how to ask."""

    asked: bool
    example: str


class AnswerQuestion(CoreAnswer):
    """A question that can be asked, in brief."""

    brings: list[Told]
