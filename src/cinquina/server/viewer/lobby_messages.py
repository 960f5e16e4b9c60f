"""Messages over HTTP outside a game: games, tables to open, join and find again, the guest, network access. Messages at
a table are in `messages.py`."""

from typing import Any, Literal

import msgspec

from cinquina.core.event import Told
from cinquina.learn.progress import Kept
from cinquina.table.store.store import Line


class ModeFacts(msgspec.Struct):
    id: str
    seats: list[int]


class SettingFacts(msgspec.Struct):
    id: str
    values: list[bool | int | str]
    default: Any
    modes: list[str]
    most: int
    when: dict[
        str, list[bool | int | str]
    ]  # asked only where another setting, `mode` or `seats` is one of these
    seated: bool  # the first value is chance, the others are the seats, A first
    faces: dict[str, Any]  # by value: the data from which the page draws it


class PresetFacts(msgspec.Struct):
    """A set-up to choose by its sentence."""

    id: str
    mode: str
    settings: dict[str, Any]
    solo: str  # the mode for a single seat, where `mode` is for several
    level: str  # of the bots; empty = the usual one
    calm: bool = False  # in a timed game: without its clock


class GameFacts(msgspec.Struct):
    """One game of the lobby. Its name, sentence, modes and settings are texts under its id."""

    id: str
    title: str
    authors: list[str]
    publisher: str
    minutes: int
    age: int
    modes: list[ModeFacts]
    settings: list[SettingFacts]
    presets: list[PresetFacts]  # easiest first
    levels: list[str]  # of bots, weakest first
    simultaneous: bool
    hidden: bool
    timed: bool
    cooperative: bool
    resigns: bool  # its rules know giving up; elsewhere a bot takes the seat
    lessons: int  # how many there are


class NewChair(msgspec.Struct, forbid_unknown_fields=True):
    """The holder of a new table's seat: the client, a bot, or any newcomer."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    chairs: list[NewChair]
    mode: str | None = None
    settings: dict[str, Any] = {}
    edition: dict[str, Any] | None = None
    seconds: int = 0  # time limit per decision; 0 = none
    chat: bool = True
    preset: str = ""  # takes the place of the settings, as it is for this company; empty = none


class Estimated(msgspec.Struct):
    """How hard a set-up is, in one sentence; None: the game cannot tell."""

    told: Told | None


class TryFrom(msgspec.Struct, forbid_unknown_fields=True):
    """A decision of a finished game, by its number in the log, before which the new table begins."""

    seq: int
    name: str = ""  # "" = the letter of the seat


class Join(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    seat: int | None = None  # None = the first open one


class TableLine(msgspec.Struct):
    """One of *Your tables*."""

    id: str
    game: str
    mode: str
    names: list[str]
    your_turn: bool
    over: bool
    touched: int
    yours: list[int] = []  # your seats
    kept: list[int] = []  # the seats that bots play for you until you come back
    waiting: list[int] = []  # the seats whose turn it is
    since: int | None = None  # when it became theirs, in ms; None = there is none
    here: list[int] = []  # the seats of others who are connected now
    verdict: Told | None = None  # how it ended, if it is over and its rules are known
    words: dict[str, dict[str, str]] = {}  # the edition's names in the verdict, by language
    problem: Told | None = None  # why it cannot be played here, and the way out


class House(msgspec.Struct):
    """Whether other devices reach this server. Only the person at its computer may change that."""

    address: str | None  # where they reach it; None = they do not
    here: bool = False  # the client may change it
    token: str = ""  # required for a change; only the page on this computer gets it


class TurnHouse(msgspec.Struct, forbid_unknown_fields=True):
    open: bool
    token: str


class Pass(msgspec.Struct):
    """The passphrase for another device of a guest. It is shown once and cannot be read again."""

    passphrase: str
    link: str  # as a link
    qr: str  # and as a picture, SVG


class ComeBack(msgspec.Struct, forbid_unknown_fields=True):
    passphrase: str


class SaidLine(msgspec.Struct):
    table: str
    line: Line


class Known(msgspec.Struct):
    """Everything stored about a guest, except the entries of games, which are in each table's record."""

    tables: list[TableLine]
    names: list[str]
    lines: list[SaidLine]
    lessons: dict[str, Kept] = {}  # by game/lesson


class Opened(msgspec.Struct):
    id: str
    link: str  # path to share


class About(msgspec.Struct):
    """The version and the address of the server."""

    version: str
    compiled: bool  # is the engine?
    address: (
        str | None
    )  # where other devices reach it (with --lan or a public name); None = this machine only
