"""Conversion of headers, chairs and entries to database rows and back."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from cinquina.core.event import Told
from cinquina.core.game import Game
from cinquina.core.record import Entry, Taken
from cinquina.core.registry import find, games
from cinquina.core.seed import seed_text
from cinquina.core.setup import Setup
from cinquina.table.chair import Chair
from cinquina.table.header import Header, Request
from cinquina.table.seating import Seating
from cinquina.table.store.store import Line
from cinquina.table.table import Change

if TYPE_CHECKING:  # a keyed store has no database
    from sqlalchemy import Row

# The columns of a table that a change may touch.
CHANGING = ("version", "host", "chat", "touched", "over", "paused", "played", "running", "request", "rematch")
NOBODY = "…"  # in place of the name of an erased person
CHAIR_STATE = ("gave_up", "offered", "heir_name", "hand", "former", "former_name", "waited", "hints")

_request = msgspec.json.Decoder(Request)
_taken = msgspec.json.Decoder(tuple[Taken, ...])
_told = msgspec.json.Decoder(Told)
_setup = msgspec.json.Decoder(Setup)


def new_row(header: Header) -> dict[str, Any]:
    """Return all columns of a table; its edition is stored separately."""
    setup = msgspec.structs.replace(header.setup, edition=None, version="")
    return {
        "id": header.id,
        "game": header.setup.game,
        "rules_version": header.rules_version,
        "program": header.program,
        "setup": msgspec.json.encode(setup).decode(),
        "edition": find(header.setup.game).edition_hash(header.setup),
        "secret": seed_text(header.seed),
        "taken": msgspec.json.encode(header.taken).decode() if header.taken else None,
        "seconds": header.seconds,
        "created": header.created,
        **changing_columns(header),
    }


def changing_columns(header: Header) -> dict[str, Any]:
    row = {name: getattr(header, name) for name in CHANGING}
    row["request"] = None if header.request is None else msgspec.json.encode(header.request).decode()
    return row


def chair_rows(header: Header) -> list[dict[str, Any]]:
    return [
        {"table_id": header.id, "seat": seat, **chair_row(chair)} for seat, chair in enumerate(header.chairs)
    ]


def chair_row(chair: Chair) -> dict[str, Any]:
    return {
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level,
        "guest": chair.guest,
        "state": state_of(chair),
        "heir": chair.heir or None,
    }


def state_of(chair: Chair) -> str | None:
    """Encode a chair's rarely used fields as JSON, or None if all are empty."""
    found = {name: value for name in CHAIR_STATE if (value := getattr(chair, name))}
    return msgspec.json.encode(found).decode() if found else None


def chair_of(row: "Row[Any]") -> Chair:
    more = {} if row.state is None else msgspec.json.decode(row.state)
    if "hand" in more:
        more["hand"] = tuple(more["hand"])
    columns = {"kind": row.kind, "name": row.name, "level": row.level, "guest": row.guest}
    return Chair(**columns, heir=row.heir or "", **more)


def without_guest(chair: Chair, guest: str) -> Chair:
    """Return the chair without this guest. If they gave up, the seat stays out of the ranking, without a name."""
    if chair.heir == guest:
        chair = msgspec.structs.replace(chair, heir="", heir_name="")
    if chair.former == guest:
        chair = msgspec.structs.replace(chair, former="", former_name="")
    if chair.guest == guest:
        gave_up = NOBODY if chair.gave_up and not chair.name else ""
        chair = msgspec.structs.replace(chair, name="", guest="", gave_up=gave_up)
    return chair


def with_letter_for(chair: Chair, names: set[str], letter: str) -> Chair:
    """Return the chair with these names replaced by the letter of the seat."""
    changed = {
        field: letter for field in ("name", "gave_up", "former_name") if getattr(chair, field) in names
    }
    return msgspec.structs.replace(chair, **changed)


def seating_rows(change: Change) -> list[dict[str, Any]]:
    return [
        {
            "table_id": change.header.id,
            "number": each.number,
            "seq": each.seq,
            "time": each.time,
            "seat": each.seat,
            "name": each.name,
            "told": told_text(each),
        }
        for each in change.seatings
    ]


def told_text(seating: Seating) -> str:
    return msgspec.json.encode(seating.told).decode()


def without_names(seating: Seating, names: set[str]) -> Seating:
    """Return the seating with these names removed."""
    facts = {key: NOBODY if value in names else value for key, value in seating.told.facts.items()}
    name = "" if seating.name in names else seating.name
    return msgspec.structs.replace(seating, name=name, told=Told(seating.told.id, facts))


def seating_of(row: "Row[Any]") -> Seating:
    return Seating(row.number, row.seq, row.time, row.seat, row.name, _told.decode(row.told))


def entry_rows(change: Change) -> list[dict[str, Any]]:
    return [
        {
            "table_id": change.header.id,
            "seq": entry.seq,
            "who": entry.who,
            "text": entry.text,
            "audience": entry.audience,
            "time": entry.time,
            "late": change.late and number == 0,
        }
        for number, entry in enumerate(change.entries)
    ]


def edition_row(header: Header) -> dict[str, str] | None:
    """Return the row of a new table's edition, the default one included; None if the game has no components."""
    game = find(header.setup.game)
    hash = game.edition_hash(header.setup)
    data = shipped(game, hash) if header.setup.edition is None else text_of(header.setup.edition)
    return None if data is None else {"hash": hash, "data": data}


@lru_cache(maxsize=64)
def shipped(game: Game, hash: str) -> str | None:
    """Return the default edition as text; cached."""
    source = game.edition_source()
    return text_of(source) if source else None


def text_of(edition: dict[str, Any]) -> str:
    return msgspec.json.encode(edition).decode()


def setup_of(row: "Row[Any]", edition: str | None) -> Setup:
    """Return the setup with the edition that the table began with: the current default, the stored one, or an earlier
    default that the game still has."""
    setup = _setup.decode(row.setup)
    if not row.edition or row.game not in {game.id for game in games()}:
        return setup
    game = find(row.game)
    if row.edition == game.edition_hash(msgspec.structs.replace(setup, edition=None)):
        return setup
    data = game.edition_named(row.edition) if edition is None else msgspec.json.decode(edition)
    return msgspec.structs.replace(setup, edition=data)


def header_of(row: "Row[Any]", chairs: "Sequence[Row[Any]]", edition: str | None = None) -> Header:
    return Header(
        id=row.id,
        setup=setup_of(row, edition),
        rules_version=row.rules_version,
        program=row.program or "",
        chairs=tuple(chair_of(each) for each in chairs),
        host=row.host,
        seed=int(row.secret, 16),
        seconds=row.seconds,
        chat=row.chat,
        created=row.created,
        touched=row.touched,
        over=row.over,
        paused=row.paused,
        played=row.played,
        running=row.running,
        request=None if row.request is None else _request.decode(row.request),
        rematch=row.rematch,
        taken=() if row.taken is None else _taken.decode(row.taken),
        version=row.version,
    )


def entry_of(row: "Row[Any]") -> Entry:
    return Entry(row.seq, row.who, row.text, row.audience, row.time)


def line_row(table: str, number: int, line: Line, action: str) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "reaction": line.reaction,
        "time": line.time,
        "action": action,
    }


def line_of(row: "Row[Any]") -> Line:
    return Line(row.number, row.seat, row.name, row.text, row.reaction, row.time)
