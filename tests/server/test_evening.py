"""An evening: every game between two people, and nothing on the line that a seat may not know.

Two ways to see it. At two tables with the same cards and dice Bea decides otherwise in secret: until that is shown,
every byte that Ada gets is the same at both. And after a game all that came is built again from twins, which differ
in what the seat could not know (tests/server/twins.py); tests/browser/test_evening.py does the same with what real
pages got. Leaks are planted where a seat is shown or told something: the twins find each.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from cinquina.bots.roster import decide
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.games import games
from cinquina.server.socket.room import Room
from cinquina.server.viewer import film, frames, rendered
from cinquina.server.viewer.frames import Frames
from cinquina.server.viewer.messages import Beat, Film
from cinquina.table import opening, ready
from cinquina.table.chair import Chair
from cinquina.table.history import History
from cinquina.table.table import Table
from tests.server.twins import Found, Leak, RealGame, compare
from tests.server.wire import Wire, at_table, room_in

DECISIONS = 16
TWISTS = 2
MODES = 2
MOST = 1000
ADA, BEA = 0, 1
CHAIRS = [Chair(kind="person", name="Ada"), Chair(kind="open")]

Settings = dict[str, Any]
# One table of each game, and those where settings make secrets; what differs in a twin: entries, or only a dream.
TURNS: Settings = {"clock": "turns"}
TABLES: dict[str, tuple[str, str, Settings, bool]] = {
    "foldris": ("foldris", "standard", {}, True),
    "rollfold": ("rollfold", "level1", {}, True),
    "holi": ("holi", "drawn", {}, True),
    "pentris": ("pentris", "beginner", {}, False),
    "pentris, secret chutes": ("pentris", "advanced", {"chutes": "secret"}, True),
    "flow": ("flow", "easy", TURNS, False),
    "flow, no communication": ("flow", "custom", {**TURNS, "scenarios": ["no_comm"]}, False),
}


class Told(msgspec.Struct):
    """What Ada was sent after a decision; `closed`: Bea's, which Ada cannot read and could have been another."""

    seq: int
    waiting: list[int]
    sent: list[bytes]
    closed: bool


async def gathered(table: Table, wires: list[Wire]) -> None:
    """Where a clock waits for people, all are ready."""
    if ready.waits_for_ready(table):
        for seat, wire in enumerate(wires):
            await wire.manage("ready", seat)
        await up_to_date(wires)


async def evening(room: Room, game: str, mode: str, twist: int = -1) -> list[Told]:
    """The decisions of a game: by the list, but one of them the next in the list."""
    table = await room.tables.create("ada", game, CHAIRS, room.time.now(), mode=mode)
    await room.tables.join(table.id, "bea", "Bea", None, room.time.now())
    told: list[Told] = []
    async with at_table(room, table.id, "ada") as ada, at_table(room, table.id, "bea") as bea:
        wires = [ada, bea]
        for number in range(DECISIONS):
            await gathered(table, wires)
            if not (waiting := table.waiting()):
                break
            seat, known = waiting[-1], table.history.count_known(ADA)
            texts = table.rules.texts(table.state, seat)
            ada.sent.clear()
            await wires[seat].play(seat, texts[(5 * number + (number == twist)) % len(texts)])
            await up_to_date(wires)
            secret = table.state.has_sealed_decision() and all(
                each.text is None for each in table.moments(ADA, known)
            )
            closed = seat == BEA and len(texts) > 1 and secret
            told.append(Told(table.seq, table.waiting(), list(ada.sent), closed))
    return told


async def up_to_date(wires: list[Wire]) -> None:
    for wire in wires:
        await wire.settled()


@pytest.mark.anyio
@pytest.mark.parametrize("game", [game.id for game in games()])
async def test_nothing_tells_a_secret_before_its_time(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(opening, "new_id", lambda: "evening")
    compared = 0
    for n, mode in enumerate([mode.id for mode in find(game).modes if 2 in mode.seats][:MODES]):
        folder = tmp_path / f"{n}"
        folder.mkdir()
        async with room_in(folder) as room:
            plain = await evening(room, game, mode)
        secret = [number for number, each in enumerate(plain) if each.closed][:TWISTS]
        for twist in secret:
            place = folder / f"{twist}"
            place.mkdir()
            async with room_in(place) as room:
                twisted = await evening(room, game, mode, twist)
            assert [each.sent for each in plain[:twist]] == [each.sent for each in twisted[:twist]]
            for one, two in zip(plain[twist:], twisted[twist:], strict=False):
                if not (one.closed and two.closed) or (one.seq, one.waiting) != (two.seq, two.waiting):
                    break
                assert one.sent == two.sent
                compared += 1
    assert compared or not find(game).simultaneous, "nothing was secret"


async def whole(room: Room, table: str, most: int) -> list[Found]:
    """A game as casual bots play it, in any order of those who are asked; what was compared for each seat."""
    game, mode, settings, _ = TABLES[table]
    now = room.time.now()
    played = await room.tables.create("ada", game, CHAIRS, now, mode=mode, settings=settings)
    await room.tables.join(played.id, "bea", "Bea", None, now)
    rules = played.rules
    async with at_table(room, played.id, "ada") as ada, at_table(room, played.id, "bea") as bea:
        wires = [ada, bea]
        for number in range(most):
            await gathered(played, wires)
            if not (waiting := played.waiting()):
                break
            seat = waiting[Rng(number, "who").below(len(waiting))]
            action = decide("casual", rules, played.state, seat, Rng(number, "what"))
            await wires[seat].play(seat, rules.text(played.state, seat, action))
            await up_to_date(wires)
    real = RealGame(played.header, played.log, list(played.seatings))
    return [compare(real, seat, wire.sent) for seat, wire in enumerate(wires)]


def check(table: str, found: list[Found]) -> None:
    *_, settings, entries = TABLES[table]
    for each in found:
        assert each.updates
        assert bool(each.changed) == entries
        assert each.from_dreams or not (entries or "scenarios" in settings), "nothing was secret"


@pytest.mark.anyio
@pytest.mark.parametrize("table", TABLES)
async def test_an_opening_can_be_told_from_what_a_seat_knows(table: str, tmp_path: Path):
    async with room_in(tmp_path) as room:
        check(table, await whole(room, table, DECISIONS))


@pytest.mark.soak
@pytest.mark.anyio
@pytest.mark.parametrize("table", TABLES)
async def test_a_whole_game_can_be_told_from_what_a_seat_knows(table: str, tmp_path: Path):
    async with room_in(tmp_path) as room:
        check(table, await whole(room, table, MOST))


# -- leaks, planted in the server: whatever it does with a secret, what it does with a twin's is something else

Plant = Callable[[pytest.MonkeyPatch], None]


def a_view_with_more(plant: pytest.MonkeyPatch) -> None:
    """How the position hashes, beside the view."""

    def leaky(rules: Rules, state: State, seat: int | None, view: Any) -> Any:
        return {**msgspec.to_builtins(view), "seed": hash(msgspec.json.encode(rules.dump(state)))}

    plant.setattr(frames, "page_view", leaky)


def a_beat_through_other_eyes(plant: pytest.MonkeyPatch) -> None:
    """The film, but not the view, goes by the neighbour's seat."""
    right = film.make_film

    def through_others(history: History, made: Frames, looking: int | None, *more: Any) -> Film | None:
        found = right(history, made, looking, *more)
        if found:
            eyes = BEA if looking == ADA else ADA, looking
            found.beats[-1].change = [((), None, made.page_view(history.state, each)) for each in eyes]
        return found

    plant.setattr(rendered, "make_film", through_others)


def a_sealed_entry_with_its_words(plant: pytest.MonkeyPatch) -> None:
    right = History.moments

    def leaky(self: History, viewer: int | None, since: int, over: bool) -> list[Any]:
        told = right(self, viewer, since, over)
        return [
            msgspec.structs.replace(each, text=self.log[self._known[viewer][each.seq]].text) for each in told
        ]

    plant.setattr(History, "moments", leaky)


def an_event_for_one_seat_told_to_all(plant: pytest.MonkeyPatch) -> None:
    right = History.moments

    def leaky(self: History, viewer: int | None, since: int, over: bool) -> list[Any]:
        told = right(self, viewer, since, over)
        known = self._known[viewer]
        events = [[heard.event.tell() for heard in self._told[known[each.seq]]] for each in told]
        return [msgspec.structs.replace(each, events=all) for each, all in zip(told, events, strict=True)]

    plant.setattr(History, "moments", leaky)


def more_beats_or_fewer(plant: pytest.MonkeyPatch) -> None:
    """Nothing of a secret is shown; it only decides how long the film is."""
    right = film.make_film

    def leaky(history: History, *more: Any) -> Any:
        made = right(history, *more)
        if made:
            again = Beat(made.beats[-1].seq, [], [])
            made.beats += [again] * (crc32(history.log[-1].text.encode()) % 5)
        return made

    plant.setattr(rendered, "make_film", leaky)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("table", "leak", "where"),
    [
        ("foldris", a_view_with_more, "film"),
        ("rollfold", a_beat_through_other_eyes, "film"),
        ("holi", a_sealed_entry_with_its_words, r"moments\[\d+\].text"),
        ("holi", an_event_for_one_seat_told_to_all, r"moments\[\d+\].events"),
        ("pentris, secret chutes", more_beats_or_fewer, "film"),
        ("flow, no communication", a_view_with_more, r"film|view\.seed"),
    ],
)
async def test_a_planted_leak_is_found(
    table: str, leak: Plant, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    leak(monkeypatch)
    async with room_in(tmp_path) as room:
        with pytest.raises(Leak, match=where):
            await whole(room, table, DECISIONS)
