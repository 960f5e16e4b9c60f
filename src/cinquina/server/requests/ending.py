"""The requests of a finished game: record, replay, analysis, and forking it; and a table as it is."""

import time

from cinquina.core import state
from cinquina.core.errors import Refusal
from cinquina.core.record import Record
from cinquina.server.requests.client import Client, Openings
from cinquina.server.socket.room import Room
from cinquina.server.thinking.replays import ReplayBody
from cinquina.server.viewer.ending_messages import Analysis, Crossroads
from cinquina.server.viewer.lobby_messages import Opened, TryFrom
from cinquina.server.viewer.messages import TableView
from cinquina.server.viewer.updates import header_view, table_view


async def show_table(room: Room, client: Client, table: str) -> TableView:
    """Return a table. A finished one is returned even if its rules are not known here."""
    try:
        return table_view(await room.tables.refresh(table), client.guest, room.attendance.presence_now(table))
    except Refusal as refusal:
        header = (await room.tables.saved(table)).header if refusal.id == "table.other_rules" else None
        if header is None or not header.over:
            raise
        return header_view(header, client.guest, room.attendance.presence_now(table))


async def replay(room: Room, client: Client, table: str) -> ReplayBody:
    """Return the replay of a finished game. It is rendered once and stored."""
    room.replay_asks.take(client.address)
    shown = await show_table(room, client, table)
    if not shown.over:
        raise Refusal("table.not_over")
    return await room.replays.response_body(table, shown)


async def analysis(room: Room, client: Client, table: str) -> Analysis:
    """Return the analysis of a finished game, a piece more each time."""
    found = await room.replays.record(table)
    found.rules()  # or Invalid: they are not known here
    room.hints.take(client.key, time.monotonic())
    live = await room.tables.get(table)
    given_up = live.state.turn() != state.OVER
    people = [seat for seat, chair in enumerate(live.header.chairs) if chair.guest]
    return await room.analyses.extend(table, found, given_up, people)


async def decision(room: Room, client: Client, table: str, seq: int) -> Crossroads:
    """Return what a seat saw and could do before a decision."""
    room.replay_asks.take(client.address)
    return await room.replays.decision_at(table, seq)


async def try_from(
    room: Room, openings: Openings, client: Client, table: str, data: TryFrom
) -> tuple[Opened, str]:
    """Fork a table from a finished game: the guest has the seat that decided, bots have the others. Also return the
    token that the client must keep."""
    openings.take(client.address, False)
    await room.tables.must_allow_fork(table, data.seq, data.name)
    guest, token = await room.tables.guests.admit(client.token, room.time.now())
    begun = await room.tables.fork(table, data.seq, guest, data.name, room.time.now())
    return Opened(begun.id, f"/table/{begun.id}"), token


async def open_record(room: Room, client: Client, data: Record) -> ReplayBody:
    """Return the replay of a record, without storing it. Records under unknown rules are refused."""
    room.replay_asks.take(client.address)
    return await room.replays.render_record(data, client.address)
