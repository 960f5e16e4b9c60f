"""Questions that somebody asks at a table in words, and what they are told.

An answer is made of what the seat sees and of what it may do, and of nothing else: there is no position here that could
leak. A game's `answers.py` knows its own questions; those that every game has are answered by the table.
"""

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from cinquina.core.event import Event, Seat, Told

# Each is asked in the words of the text `core-question-<one of these>`, in any language. A game may answer one itself.
QUESTIONS: Final = ("turn", "choices", "score", "happened", "notation", "help")
# Words that do something at the table, likewise: `core-question-ready`. Its `.brief` says what comes of them.
ACTS: Final = ("ready",)


class Known(NamedTuple):
    """All that an answer can be made of."""

    seat: int | None  # None: somebody who watches
    view: Any
    choices: list[Any]  # none where the seat is not asked


@dataclass(frozen=True)
class Question:
    """What was asked: `row 3` is `line`, by the text `foldris-question-line`, with the word "3" for `line`."""

    id: str
    words: dict[str, str] = field(default_factory=dict)
    seat: int | None = None  # the player it names

    def number(self, name: str) -> int:
        """A word that is a number; -1 if it is none, or not there."""
        word = self.words.get(name, "")
        return int(word) if word.isascii() and word.isdecimal() and len(word) < 6 else -1


class CoreAnswer(Event):
    game = "core"


class AnswerTurn(CoreAnswer):
    """Who is waited for."""

    seats: list[Seat]
    count: int


class AnswerOver(CoreAnswer):
    """Nobody is waited for."""


class AnswerReady(CoreAnswer):
    """Before a clock starts: the seat that begins, and those who are not ready."""

    seat: Seat
    seats: list[Seat]
    count: int


class AnswerScore(CoreAnswer):
    seat: Seat
    scores: list[Told]


class AnswerChoices(CoreAnswer):
    """How many there are."""

    count: int


class AnswerChoice(CoreAnswer):
    """One of them; what it brings is told in brief."""

    notation: str
    brings: list[Told]
    count: int


class AnswerMore(CoreAnswer):
    """Choices that were not told, and how to hear them."""

    count: int
    start: str


class AnswerNothing(CoreAnswer):
    """There is nothing to be told."""


class AnswerHelp(CoreAnswer):
    """How to decide and how to ask."""

    asked: bool
    example: str


class AnswerQuestion(CoreAnswer):
    """One that can be asked, in brief."""

    brings: list[Told]
