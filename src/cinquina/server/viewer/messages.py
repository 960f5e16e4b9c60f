"""The messages between the server and a page. The page's TypeScript types are generated from these structs.

Texts are sent as ids with facts, never as sentences: every client puts them into its language.
"""

from typing import Any, Literal

import msgspec

from cinquina.core.brings import Brought
from cinquina.core.event import Told
from cinquina.core.story import Chapter
from cinquina.server.viewer.changes import Change
from cinquina.table.history import Moment
from cinquina.table.management import What
from cinquina.table.result import Result
from cinquina.table.seating import Seating
from cinquina.table.store.store import Line

# Raised with every change that a page of the last version would not understand.
PROTOCOL = 6


# -- the table


class ChairView(msgspec.Struct):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str  # of a bot
    present: bool  # its person is connected
    thinking: bool
    resigned: bool = False
    kept: bool = False  # a bot plays for the person of this name, who may come back
    offered: bool = False  # any newcomer may take it
    heir: str = ""  # the name of the successor, who gets it when the hand is gone
    gave_up: str = ""  # the name of the one who did
    hints: int = 0  # number of hints for this seat; 0 until the game is over


class Clock(msgspec.Struct):
    """A time limit, running or stopped while the table is paused. Only the server's clock counts."""

    ends: int  # server time in ms; of a stopped clock, as if it continued now
    now: int
    paused: bool
    length: int  # ms, the whole of it
    period: bool  # the game's own, for all; otherwise it is the limit of a decision


class TableView(msgspec.Struct):
    id: str
    game: str
    mode: str
    seats: int
    settings: dict[str, Any]
    seconds: int
    chat: bool  # the host allows chat
    quiet: bool  # the rules do not, at this moment
    secret: bool  # a seat knows something now that another must not see
    chairs: list[ChairView]
    host: bool  # whether it is you; while the host is away, the first present person
    started: bool  # all seats are taken
    over: bool
    paused: bool
    deserted: bool  # all people have left and may come back: play stands still until then
    watchers: int
    rematch: str | None  # the table that follows this one
    created: int
    gathers: bool = False  # the game's clock starts when everybody present is ready
    begins: int = 0  # how long it runs then, in seconds
    invites: str = ""  # the name of the host, who opened it and sits there
    tried: str = ""  # the finished game in the middle of which it was begun
    preset: str = ""  # the preset that the settings are, for those who sit here; empty = a mix of the host's
    commitment: str = ""  # a hash that binds every draw before the first; the record tells of what


# -- updates and questions, over the socket


class Beat(msgspec.Struct):
    """A moment within an entry, shown by the page before the next one.

    `change` turns the view before it into the view after it: at each path, that many list items are removed (null: the
    value is replaced) and others inserted.
    """

    seq: int  # of the entry
    told: list[int]  # the events of that moment that led to it, by their numbers
    change: list[Change]


class Film(msgspec.Struct):
    """The beats from a view that the page has seen to the current view."""

    start: list[Change]  # turns the view of the update into the one at the beginning; empty if it has no view
    beats: list[Beat]


class Asks(msgspec.Struct):
    """A request for consent: to take a decision back, to pause while the game's clock runs, or to start the clock
    (`agreed` are the seats that are ready). `away`: the clock waits for the seat, and nobody is asked."""

    what: Literal["undo", "pause", "ready", "away"]
    seat: int
    number: int  # which an answer names
    agreed: list[int]
    back: list[int]  # the moments that would be taken back
    undoes: list[Told] = []  # each of the decisions taken back, alone: first that of the seat that asks


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """The current state of the table for a page, and the moments that it has not seen.

    A moment that was secret when first sent is sent again, under the same number, until it is open to all: a page keeps
    moments by number and animates one when its events are new. After a reconnect it asks from the first moment that it
    still needs: `since` is the number of its first sealed moment, or `seq`.
    """

    seq: int  # entries in the log
    moments: list[Moment]
    story: list[Chapter]  # take the place of those the page has, from the number of the first on
    table: TableView
    yours: list[int]  # your seats
    looking: int | None  # through whose eyes; None = as a spectator
    # The game's view. None: the film leads to it from the view that the page has; without a film, it is that view.
    view: Any
    film: Film | None  # the beats since this viewer's last update; None = show the view at once
    waiting: list[int]
    choices: list[Any]  # of the viewer's seat, if it has a pending decision
    can_undo: list[int]
    asks: Asks | None  # the request that others must agree to
    kept: list[int]  # your seats that a bot plays until you come back
    heir: list[int]  # the seats that you get when the previous player's hand is gone
    former: list[int]  # seats that were yours until another person took over
    seatings: list[Seating]  # changes of seats that this page has not received
    clock: Clock | None
    result: Result | None
    clocks: list[
        str
    ] = []  # the clocks that the host may choose now, each with the text `<game>.clock-<words>`
    gave_up: list[int] = []  # seats that you gave up for good
    # the goal of the viewer's seat, and its progress; before the first turn, how hard the game is
    goal: Told | None = None
    sealed: bool = (
        False  # whether the seat you look as has decided something that the others are not shown yet
    )
    words: dict[str, dict[str, str]] | None = (
        None  # names of components by id and language; in a page's first update
    )


class PlainView(msgspec.Struct):
    """The view of a game without a board in the page: the terminal's picture."""

    picture: str
    legend: list[Told]  # parts of the picture that have names
    asks: Told | None  # of the viewer's seat, if it has a pending decision


class PlainChoice(msgspec.Struct):
    """A choice in a game without a board in the page."""

    notation: str
    brings: tuple[Brought, ...]
    wasteful: bool = False  # something cheaper does the same


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    """Done and stored."""

    id: str
    seq: int


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A refused message, and the reason. `table.not_saved` means: try again."""

    id: str
    reason: Told


class HintOption(msgspec.Struct):
    """An option of a hint, the best first; the reasons of the others compare them with it."""

    notation: str
    brings: tuple[Brought, ...]
    reasons: list[Told] = []
    expected: Told | None = None  # in the end
    ahead: bool = False  # do the reasons count on what the seat decides next in this turn?


class Hint(msgspec.Struct, tag="hint", tag_field="type"):
    id: str
    seat: int
    options: list[HintOption]


class Because(msgspec.Struct, tag="because", tag_field="type"):
    """The reason why an attempt would be refused; None = it is legal."""

    id: str
    reason: Told | None


class Answers(msgspec.Struct, tag="answers", tag_field="type"):
    """The answer to a question. None if the text is a decision, or if it `does` something at the table."""

    id: str
    answers: list[Told] | None
    does: Literal["ready", "hint", "undo", "again", "said"] | None = None


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """The server's time. From it and the round-trip time a page computes the server's clock."""

    now: int
    sent: float  # as the ping had it


ToPage = Update | Ack | Refused | Hint | Because | Answers | Line | Pong


class Play(msgspec.Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """A decision in notation. The id makes a repeat harmless.

    With `seen`, the `seq` of the update it was made on, it is refused if that question has passed meanwhile.
    """

    id: str
    seat: int
    text: str
    seen: int | None = None


class Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the seat's last decision back; where that is not free, ask the others."""

    id: str
    seat: int


class Consent(msgspec.Struct, tag="consent", tag_field="type", forbid_unknown_fields=True):
    """The answer to one request: `request` is the number of the update's `asks`."""

    id: str
    seat: int
    request: int
    agree: bool


class AskHint(msgspec.Struct, tag="ask_hint", tag_field="type", forbid_unknown_fields=True):
    id: str
    seat: int


class Why(msgspec.Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """A question: would this decision, in notation, be refused, and why? It changes nothing."""

    id: str
    seat: int
    text: str


class Ask(msgspec.Struct, tag="ask", tag_field="type", forbid_unknown_fields=True):
    """A question in words, answered for the current viewer. It changes nothing."""

    id: str
    seat: int | None
    text: str
    names: list[str] = []  # the players' names as the page shows them, for questions about them


class Look(msgspec.Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Show the view of one of your seats; None = a spectator's (the cover screen)."""

    seat: int | None


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    id: str
    text: str
    reaction: bool = False


class Manage(msgspec.Struct, tag="manage", tag_field="type", forbid_unknown_fields=True):
    """A request about the table: pause, go on, be ready for the clock, leave a seat to a bot, take it back, give up,
    withdraw a request; let a bot play for an absent person, or offer the seat; for the host the chat and the clock
    between rounds; a rematch, or the harder game that follows."""

    id: str
    what: What
    seat: int | None = None
    level: str = ""
    text: str = ""  # of the clock: one of the update's `clocks`


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    sent: float = 0.0  # by the page's clock; the answer returns it


LONGEST_ID = 64  # characters of a message's id

FromPage = Play | Undo | Consent | AskHint | Why | Ask | Look | Say | Manage | Ping
