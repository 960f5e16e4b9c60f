"""Refusals of the table that carry facts, as structs; one without facts is told by its id alone."""

from cinquina.core.event import Event


class TableRefusal(Event):
    game = "table"


# -- what was written


class NotUnderstood(TableRefusal):
    """It means nothing in this game."""

    text: str
    example: str


class NotPossible(TableRefusal):
    """No action that is listed is written so."""

    text: str


class NotAllowed(TableRefusal):
    """It is not legal though the game finds no rule against it: a fault, which the battery looks for."""

    text: str


class NoSuchOutcome(TableRefusal):
    text: str


class NoSuchChoice(TableRefusal):
    """The number of a list at the terminal."""

    number: str
    count: int


class TooLong(TableRefusal):
    most: int


class TooLarge(TableRefusal):
    most: int


class Malformed(TableRefusal):
    message: str


class Invalid(TableRefusal):
    """Data that does not fit."""

    path: str
    message: str


class BadName(TableRefusal):
    most: int


class BadLine(TableRefusal):
    most: int


class NoSuchReaction(TableRefusal):
    reactions: list[str]


# -- who and when


class NoSuchSeat(TableRefusal):
    seats: int


class NoSuchPlayer(TableRefusal):
    """Of whom somebody asks."""

    text: str


class OpenSeat(TableRefusal):
    """Nobody sits there yet."""

    seats: list[str]


class NotReady(TableRefusal):
    """The clock starts when everybody who is there is ready."""

    seats: list[str]


class IsHere(TableRefusal):
    """Nobody disposes of the seat of somebody who is there."""

    seat: str


class SeatedOften(TableRefusal):
    most: int


class UndoAsked(TableRefusal):
    """Somebody asks for something already."""

    seat: str


class UndoneOften(TableRefusal):
    most: int


class TooManyTables(TableRefusal):
    """Of one host, that are not over."""

    most: int


class TooFast(TableRefusal):
    seconds: int


class TimeBackwards(TableRefusal):
    time: int
    last: int


class TickMissing(TableRefusal):
    """A period ended before, and nothing says so."""

    time: int
    ends: int


class TickEarly(TableRefusal):
    time: int
    ends: int


# -- what was stored


class OtherRules(TableRefusal):
    """Of the rules, and of the program that the table was made with; "" = nobody wrote it down."""

    made: str
    these: str
    program: str


class Unreadable(TableRefusal):
    why: str
