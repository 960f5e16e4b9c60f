"""The exceptions of the library: one type for each kind of bad input, with a sentence on what would be right."""

from collections.abc import Iterable
from difflib import get_close_matches

from cinquina.core.errors import Invalid, Refusal


class Error(Exception):
    """Base class of the library's exceptions."""


class UnknownGame(Error, LookupError):
    """There is no game with this id."""


class UnknownBot(Error, LookupError):
    """There is no bot with this name."""


class InvalidSetup(Error, ValueError):
    """A number of seats, a mode, a setting or an edition that the game does not have."""


class InvalidPosition(Error, ValueError):
    """Data that is no position of the game."""


class InvalidRecord(Error, ValueError):
    """A file that is no record, or one made under rules that are not available."""


class NoSuchSeat(Error, LookupError):
    """The game has no such seat."""


class IllegalMove(Error, ValueError):
    """A move that a rule forbids: `rule` is the id of the rule, `sentence` its words for this move."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence
        super().__init__(rule, sentence)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


class GameOver(Error):
    """A move after the end of the game."""


class NothingToUndo(Error):
    """No decision was made yet."""


def illegal(refusal: Refusal, seats: int) -> IllegalMove:
    """Return the exception for a refusal, with its sentence in English."""
    from cinquina.core.who import LETTERS
    from cinquina.locales import Texts  # imported late: texts take longer to load than the engine

    sentence = Texts("en").why(refusal, LETTERS[:seats])
    return IllegalMove(refusal.id, sentence or str(refusal))


def sentence_of(error: Invalid) -> str:
    """Return the sentence of invalid data, with its path unless that is the whole."""
    return error.message if error.path == "$" else f"{error.path.removeprefix('$.')}: {error.message}"


def suggestion(name: str, names: Iterable[str]) -> str:
    """Return which names there are, and the one that was probably meant."""
    known = list(names)
    near = get_close_matches(name, known, 1)
    meant = f"did you mean {near[0]!r}? " if near else ""
    return f"{meant}There are: {', '.join(known)}"
