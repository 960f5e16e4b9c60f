"""Conversion of a table to messages for one viewer. The table itself leaves out what the viewer may not know."""

from typing import TYPE_CHECKING, Any

import msgspec

from cinquina.core.game import Game
from cinquina.core.levels import LEVELS
from cinquina.core.seed import seed_hash
from cinquina.core.setup import Setup
from cinquina.core.state import CLOCK
from cinquina.core.who import actor_text
from cinquina.server.viewer.lobby_messages import GameFacts, ModeFacts, PresetFacts, SettingFacts, TableLine
from cinquina.server.viewer.messages import Asks, ChairView, Clock, TableView, Update
from cinquina.server.viewer.presence import Presence
from cinquina.table.chair import company_of
from cinquina.table.header import Header, Request
from cinquina.table.ready import seconds_after_ready
from cinquina.table.seats import is_managed_by
from cinquina.table.table import Table

if TYPE_CHECKING:
    from cinquina.server.viewer.rendered import Shown


def game_facts(game: Game, lessons: int) -> GameFacts:
    return GameFacts(
        id=game.id,
        title=game.title,
        authors=list(game.authors),
        publisher=game.publisher,
        minutes=game.minutes,
        age=game.age,
        modes=[ModeFacts(mode.id, list(mode.seats)) for mode in game.modes],
        settings=[
            SettingFacts(
                each.id,
                [value for value in each.values if value not in each.unusual],
                each.default,
                list(each.modes),
                each.most,
                {name: list(values) for name, values in each.when.items()},
                each.seated,
                game.faces(each.id),
            )
            for each in game.settings
        ],
        presets=[
            PresetFacts(each.id, each.mode, dict(each.settings), each.solo, each.level, each.calm)
            for each in game.presets
        ],
        levels=list(LEVELS),
        simultaneous=game.simultaneous,
        hidden=game.hidden,
        timed=game.timed,
        cooperative=game.cooperative,
        resigns=game.resigns,
        lessons=lessons,
    )


def header_view(header: Header, guest: str | None, presence: Presence) -> TableView:
    """Return the parts of a table's view that need no rules."""
    return TableView(
        id=header.id,
        game=header.setup.game,
        mode=header.setup.mode,
        seats=header.setup.seats,
        settings=header.setup.settings,
        seconds=header.seconds,
        chat=header.chat,
        quiet=False,
        secret=False,
        chairs=[
            ChairView(
                seat=seat,
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                present=chair.kind == "bot" or seat in presence.seats,
                thinking=False,
                resigned=bool(chair.gave_up),
                kept=chair.is_kept,
                offered=chair.offered and not chair.heir,
                heir=chair.heir_name,
                gave_up=chair.gave_up,
                hints=chair.hints if header.over else 0,
            )
            for seat, chair in enumerate(header.chairs)
        ],
        host=is_managed_by(header, guest, presence.seats),
        started=not header.open_seats,
        over=header.over,
        paused=header.paused or header.is_deserted,
        deserted=header.is_deserted,
        watchers=presence.watchers,
        rematch=header.rematch,
        created=header.created,
        invites=header.host_name,
        tried=header.forked_from,
        commitment=seed_hash(header.seed),
    )


def bare_view(setup: Setup, chairs: list[ChairView], over: bool) -> TableView:
    """Return the view of a table that is not in the store: a record from a file, a lesson."""
    return TableView(
        id="",
        game=setup.game,
        mode=setup.mode,
        seats=setup.seats,
        settings=setup.settings,
        seconds=0,
        chat=False,
        quiet=False,
        secret=False,
        chairs=chairs,
        host=False,
        started=True,
        over=over,
        paused=False,
        deserted=False,
        watchers=0,
        rematch=None,
        created=0,
    )


def table_view(table: Table, guest: str | None, presence: Presence) -> TableView:
    seen = header_view(table.header, guest, presence)
    seen.quiet, seen.secret = table.is_quiet, table.has_secrets
    seen.begins = seconds_after_ready(table)
    seen.gathers = seen.begins > 0
    seen.preset = table.rules.game.preset_of(table.header.setup, company_of(table.header.chairs))
    waiting = table.waiting()
    for chair in seen.chairs:
        chair.thinking = chair.kind == "bot" and chair.seat in waiting
        chair.resigned = table.has_resigned(chair.seat)
    return seen


def table_line(table: Table, guest: str | None, presence: Presence) -> TableLine:
    header = table.header
    verdict = table.verdict()
    named = [] if verdict is None else [each for each in verdict.facts.values() if isinstance(each, str)]
    return TableLine(
        id=header.id,
        game=header.setup.game,
        mode=header.setup.mode,
        names=[chair.name for chair in header.chairs],
        your_turn=any(seat in table.waiting() for seat in table.seats_of(guest)),
        over=table.is_over,
        touched=header.touched,
        yours=table.seats_of(guest),
        kept=[] if table.is_over else header.seats_kept_for(guest),
        waiting=table.waiting(),
        since=table.waiting_since(),
        here=sorted(presence.seats - set(table.seats_of(guest))),
        verdict=verdict,
        words={each: words for each, words in table.rules.words().items() if each in named},
    )


def empty_update(seq: int, table: TableView, view: Any) -> Update:
    """Return an update without events and questions, for its caller to complete."""
    return Update(
        seq=seq,
        moments=[],
        story=[],
        table=table,
        yours=[],
        looking=None,
        view=view,
        film=None,
        waiting=[],
        choices=[],
        can_undo=[],
        asks=None,
        kept=[],
        heir=[],
        former=[],
        seatings=[],
        clock=None,
        result=None,
    )


def build_update(
    table: Table,
    shown: "Shown",
    seen: TableView | msgspec.Raw,
    guest: str | None,
    looking: int | None,
    since: int,
    now: int,
    first: bool,
    booked: int = 0,
) -> Update:
    """Build the update for one page. `seen` is the table's view for it, `booked` the number of seatings that it
    knows."""
    yours = table.seats_of(guest)
    header = table.header
    return Update(
        seq=table.history.count_known(looking),
        moments=table.moments(looking, since),
        story=table.story(looking, since),
        table=seen,  # type: ignore[arg-type]  # it may be encoded already
        yours=yours,
        looking=looking,
        view=shown.view,
        goal=table.estimate() or shown.goal,
        film=shown.film,  # type: ignore[arg-type]  # encoded already
        waiting=table.waiting(),
        choices=shown.choices,  # type: ignore[arg-type]  # the list, encoded already
        can_undo=[seat for seat in yours if table.can_undo(seat)],
        asks=asks_message(header.request, table, looking) if header.request else None,
        kept=[] if table.is_over else header.seats_kept_for(guest),
        heir=[seat for seat, chair in enumerate(header.chairs) if guest and chair.heir == guest],
        former=[seat for seat, chair in enumerate(header.chairs) if guest and chair.former == guest],
        seatings=[
            msgspec.structs.replace(each, seq=table.history.count_at(looking, each.seq))
            for each in table.seatings[booked:]
        ],
        gave_up=[
            seat
            for seat, chair in enumerate(header.chairs)
            if guest and chair.gave_up and chair.guest == guest
        ],
        clock=clock_message(table, now),
        clocks=table.rules.clocks(table.state) if yours and table.header.running is not None else [],
        result=table.result(),
        words=table.rules.words() if first else None,
        sealed=table.history.has_sealed(looking),
    )


def asks_message(request: Request, table: Table, looking: int | None) -> Asks:
    back = table.history.numbers_of(looking, request.back)
    own = [seq for seq in request.back if table.log[seq].who == actor_text(request.seat)]
    others = [seq for seq in request.back if seq not in own]
    undoes = table.history.tell_decisions(looking, [*own, *others])
    return Asks(request.what, request.seat, request.number, list(request.agreed), back, undoes)


def first_different(table: Table, one: int | None, other: int | None) -> int:
    """Return the first entry that two viewers see differently, or the end of the shorter log."""
    pairs = list(zip(table.moments(one), table.moments(other), strict=False))
    return next((mine.seq for mine, theirs in pairs if mine != theirs), len(pairs))


def clock_message(table: Table, now: int) -> Clock | None:
    """Return the next time limit, stopped while the table is paused. Return None if there is none or a seat is open."""
    limits = table.limits()
    if not limits or table.is_over or not table.is_full:
        return None
    left = limits[0].ends - table.header.time(now)
    stands = table.header.paused or table.header.is_deserted
    return Clock(now + left, now, stands, limits[0].length, limits[0].who == CLOCK)
