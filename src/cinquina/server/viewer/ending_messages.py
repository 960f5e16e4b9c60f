"""Messages about finished games: the replay, the choices at a decision, the analysis."""

from typing import Any

import msgspec

from cinquina.core.brings import Brought
from cinquina.core.event import Told
from cinquina.core.story import Chapter
from cinquina.server.viewer.messages import Beat, TableView
from cinquina.table.history import Moment
from cinquina.table.result import Result


class ReplayMoment(msgspec.Struct):
    moment: Moment
    beats: list[Beat]


class SeatShare(msgspec.Struct):
    """The shares of luck, of a seat's own choices and of others' in the difference between its expected result at the
    start and its result (0 to 1). None if the error is too large for a figure."""

    seat: int
    luck: float | None
    own: float | None
    others: float | None
    choices: float | None  # own and others together, for a team
    error: float  # the largest standard error of these figures


class MissedTurn(msgspec.Struct):
    """A decision that could have been better. `at` is the number of the moment after it, from 1."""

    at: int
    seat: int
    played: str
    better: str
    cost: float
    reasons: list[Told]
    did: tuple[Brought, ...]  # the immediate effects of the decision
    instead: tuple[Brought, ...]  # the effects of the better one


class Crossroads(msgspec.Struct):
    """The situation before a decision of a finished game: the seat's view, and its choices."""

    seq: int
    seat: int
    played: str  # in notation
    view: Any
    choices: list[Any]


class Analysis(msgspec.Struct):
    """The analysis of a finished game so far. Asking again extends it until `total` is reached."""

    total: int  # moments, with the start
    expected: list[list[float]]  # after each moment, of each seat, 0 to 1; empty while an actor continues
    shares: list[SeatShare]  # when all moments are known
    missed: list[MissedTurn]  # the one that cost most first
    summary: list[Told]  # when all moments are known: two or three sentences
    given_up: bool = False  # before its end: the last moment is when it was


class Replay(msgspec.Struct):
    """A finished game: every moment with its changes, and no secrets left."""

    table: TableView
    start: Any  # the game's view before the first moment
    moments: list[ReplayMoment]
    result: Result
    words: dict[str, dict[str, str]]  # names of components by id and language
    story: list[Chapter] = []
