"""Refusals of the table that carry facts, as structs; a refusal without facts has only an id."""

from cinquina.core.event import Event


class TableRefusal(Event):
    game = "table"


# -- input


class NotUnderstood(TableRefusal):
    """The input means nothing in this game."""

    text: str
    example: str


class NotPossible(TableRefusal):
    """No listed action is written like this."""

    text: str


class NotAllowed(TableRefusal):
    """The action is illegal though the game names no rule against it: a bug, which the battery detects."""

    text: str


class NoSuchOutcome(TableRefusal):
    text: str


class NoSuchChoice(TableRefusal):
    """The list of choices at the terminal has no such number."""

    number: str
    count: int


class TooLong(TableRefusal):
    most: int


class TooLarge(TableRefusal):
    most: int


class Malformed(TableRefusal):
    message: str


class Invalid(TableRefusal):
    """The data is invalid."""

    path: str
    message: str


class BadName(TableRefusal):
    most: int


class BadLine(TableRefusal):
    most: int


class NoSuchReaction(TableRefusal):
    reactions: list[str]


# -- seats and times


class NoSuchSeat(TableRefusal):
    seats: int


class NoSuchPlayer(TableRefusal):
    """There is no player with this name or seat."""

    text: str


class OpenSeat(TableRefusal):
    """The seat is still open."""

    seats: list[str]


class NotReady(TableRefusal):
    """The clock starts when all players present are ready."""

    seats: list[str]


class IsHere(TableRefusal):
    """The player of the seat is present, so nobody else may dispose of it."""

    seat: str


class SeatedOften(TableRefusal):
    most: int


class UndoAsked(TableRefusal):
    """There is a pending request already."""

    seat: str


class UndoneOften(TableRefusal):
    most: int


class TooManyTables(TableRefusal):
    """The client has too many unfinished tables."""

    most: int


class TooFast(TableRefusal):
    seconds: int


class TimeBackwards(TableRefusal):
    time: int
    last: int


class TickMissing(TableRefusal):
    """A period has ended, and its tick is missing."""

    time: int
    ends: int


class TickEarly(TableRefusal):
    time: int
    ends: int


# -- stored games


class OtherRules(TableRefusal):
    """The rules versions, and the program version that made the table; "" = unknown."""

    made: str
    these: str
    program: str


class Unreadable(TableRefusal):
    why: str
