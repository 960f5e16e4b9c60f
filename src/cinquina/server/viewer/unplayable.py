"""Views of tables whose rules are not known here: the stored replay of a finished game, otherwise the reason."""

from cinquina.core.event import Told
from cinquina.core.levels import LEVELS
from cinquina.core.record import Record
from cinquina.server.viewer.lobby_messages import TableLine
from cinquina.server.viewer.messages import ChairView, TableView, Update
from cinquina.server.viewer.replay import Drawing, last_view
from cinquina.server.viewer.updates import bare_view, empty_update
from cinquina.table.header import Header, UnplayableTable


def recorded_view(record: Record) -> TableView:
    """Return the view of the table of a record from a file. A player named like a level is shown as a bot."""
    setup = record.setup()
    names = [*record.players, *[""] * setup.seats][: setup.seats]
    chairs = [
        ChairView(
            seat,
            "bot" if not name or name in LEVELS else "person",
            "" if name in LEVELS else name,
            name if name in LEVELS else "",
            present=False,
            thinking=False,
        )
        for seat, name in enumerate(names)
    ]
    return bare_view(setup, chairs, over=True)


def closed_update(game: Drawing, seen: TableView, header: Header, guest: str | None) -> Update:
    """Return the end of a finished game from its rendered replay."""
    shown = empty_update(len(game.moments), seen, last_view(game))
    shown.moments = [each.moment for each in game.moments]
    shown.story = game.story
    shown.yours = header.seats_of(guest)
    shown.result = game.result
    shown.words = game.words
    return shown


def left_line(left: UnplayableTable, guest: str | None) -> TableLine:
    """Return the line of *Your tables* for a table that cannot be played."""
    header, refusal = left
    return TableLine(
        id=header.id,
        game=header.setup.game,
        mode=header.setup.mode,
        names=[chair.name for chair in header.chairs],
        your_turn=False,
        over=header.over,
        touched=header.touched,
        yours=header.seats_of(guest),
        kept=[] if header.over else header.seats_kept_for(guest),
        problem=None
        if header.over and refusal.id == "table.other_rules"
        else Told(refusal.id, refusal.facts),
    )
