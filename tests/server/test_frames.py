"""What is rendered for the pages of a table: how often, for how long, and that each page can build its view from it."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cinquina.core.memo import Memo
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.games import games
from cinquina.games.foldris.rulebook import Rulebook
from cinquina.server.socket.room import Room
from cinquina.server.viewer.frames import Frames
from cinquina.server.viewer.plain import page_choices
from cinquina.table.chair import Chair
from cinquina.table.table import Table
from tests.server.wire import Wire, at_table, room_in

pytestmark = pytest.mark.anyio
MOST_VIEWS = 4  # of one click, for two viewers
ENTRIES = 30


class Made:
    """Counts the boards and the lists of choices that the rules of Foldris make."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.boards = 0
        self.choices: Counter[int] = Counter()  # by seat
        board, choices = Rulebook.board, Rulebook.choices

        def counted_board(rules: Rulebook, state: Any, memo: Memo) -> Any:
            self.boards += 1
            return board(rules, state, memo)

        def counted_choices(rules: Rulebook, state: State, seat: int) -> list[Any]:
            self.choices[seat] += 1
            return choices(rules, state, seat)

        monkeypatch.setattr(Rulebook, "board", counted_board)
        monkeypatch.setattr(Rulebook, "choices", counted_choices)

    def forget(self) -> None:
        self.boards = 0
        self.choices.clear()


async def opened(room: Room, game: str, *guests: str) -> Table:
    """A table with a chair for each guest; one who is named twice has two."""
    table = await room.tables.create(
        guests[0], game, [Chair(kind="person", name=each) for each in guests if each == guests[0]]
        + [Chair(kind="open") for each in guests if each != guests[0]], room.time.now()
    )  # fmt: skip
    for each in guests:
        if each != guests[0]:
            await room.tables.join(table.id, each, each.title(), None, room.time.now())
    return await room.tables.get(table.id)


async def settled(room: Room, *wires: Wire) -> None:
    while room.unanswered:
        await asyncio.sleep(0)
    for each in wires:
        await each.settled()


def first_text(table: Table, seat: int) -> str:
    return table.rules.texts(table.state, seat)[0]


async def test_a_click_renders_few_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    made = Made(monkeypatch)
    async with room_in(tmp_path) as room:
        table = await opened(room, "foldris", "ada", "bea")
        async with at_table(room, table.id, "ada") as ada, at_table(room, table.id, "bea") as bea:
            for _ in range(3):
                await settled(room, ada, bea)
                for seat, wire in enumerate((ada, bea)):
                    made.forget()
                    wire.sent.clear()
                    await wire.play(seat, first_text(table, seat))
                    await settled(room, ada, bea)
                    assert 1 <= made.boards <= MOST_VIEWS
                    updates = [
                        each for each in map(msgspec.json.decode, wire.sent) if each["type"] == "update"
                    ]
                    assert updates and all(each["view"] is None for each in updates), (
                        "the page has it already"
                    )


async def test_more_viewers_render_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    made, boards = Made(monkeypatch), list[int]()
    async with room_in(tmp_path) as room:
        table = await opened(room, "foldris", "ada", "bea")
        async with at_table(room, table.id, "ada") as ada, at_table(room, table.id, "bea") as bea:
            for watching in (False, True):
                others = [at_table(room, table.id, None) for _ in range(3)] if watching else []
                watchers = [await each.__aenter__() for each in others]
                await settled(room, ada, bea, *watchers)
                made.forget()
                for seat, wire in enumerate((ada, bea)):
                    await wire.play(seat, first_text(table, seat))
                    await settled(room, ada, bea, *watchers)
                boards.append(made.boards)
                for each in others:
                    await each.__aexit__(None, None, None)
    assert boards[0] == boards[1]


async def test_choices_are_made_once_for_a_seat_that_owes_a_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    made = Made(monkeypatch)
    async with room_in(tmp_path) as room:
        table = await opened(room, "foldris", "ada", "bea")
        async with at_table(room, table.id, "ada") as ada, at_table(room, table.id, "bea") as bea:
            await settled(room, ada, bea)
            made.forget()
            await ada.play(0, first_text(table, 0))
            await settled(room, ada, bea)
            assert not made.choices, "Ada has decided, and Bea chooses among the same"
            await ada.manage("pause", 0)
            await ada.manage("go_on", 0)
            async with at_table(room, table.id, "bea") as again:
                await settled(room, ada, bea, again)
                assert again.update and again.update["choices"]
            assert not made.choices, "the position is the same"
            await bea.play(1, first_text(table, 1))
            await settled(room, ada, bea)
            assert made.choices == {0: 1, 1: 1}, "the next round"


async def test_what_is_rendered_is_kept_while_somebody_looks(tmp_path: Path):
    async with room_in(tmp_path) as room:
        table = await opened(room, "foldris", "ada")
        kept = []
        async with at_table(room, table.id, "ada") as ada:
            for _ in range(8):
                await settled(room, ada)
                kept.append(len(room.rendered.for_table(table)))
                await ada.play(0, first_text(table, 0))
        assert max(kept[4:]) <= max(kept[:4]) + 2, "it does not grow with the game"
        assert len(room.rendered) == 0


def whole(table: Table, looking: int | None) -> tuple[Any, Any]:
    """The view and the choices as they are sent to a page that has nothing."""
    rules, asked = table.rules, looking is not None and looking in table.waiting()
    view = Frames(rules).page_view(table.state, looking)
    choices = (
        page_choices(rules, rules.choices(table.state, looking)) if asked and looking is not None else []
    )
    seen, may = msgspec.json.decode(msgspec.json.encode([view, choices]))
    return seen, may


def check(table: Table, wires: list[Wire]) -> None:
    for wire in wires:
        assert wire.update is not None
        assert (wire.update["view"], wire.update["choices"]) == whole(table, wire.update["looking"])


@pytest.mark.parametrize("game", [game.id for game in games()])
async def test_every_page_builds_the_view_that_it_would_be_sent(game: str, tmp_path: Path):
    """Ada holds two seats and turns from one to the other, Bea's line is slow, Cleo looks on."""
    seats = max(mode.seats[-1] for mode in find(game).modes)
    rng = Rng(1, f"frames/{game}")
    async with room_in(tmp_path) as room:
        table = await opened(room, game, *["ada", "ada", "bea"][:seats])
        async with (
            at_table(room, table.id, "ada") as ada,
            at_table(room, table.id, "bea") as bea,
            at_table(room, table.id, None) as cleo,
        ):
            wires = [ada, bea, cleo]
            await settled(room, *wires)
            for number in range(ENTRIES):
                if not table.waiting():
                    break
                if number % 3 == 0:
                    await ada.look((None, 0, 1)[rng.below(3)] if seats > 1 else 0)
                if number % 4 == 1:
                    bea.reads.clear()
                seat = table.waiting()[rng.below(len(table.waiting()))]
                texts = table.rules.texts(table.state, seat)
                guest = table.chair(seat).guest
                await room.tables.play(
                    table.id, guest, seat, texts[rng.below(len(texts))], f"{number}", room.time.now()
                )
                if number % 4 == 0:
                    bea.reads.set()
                await settled(room, ada, cleo, *([bea] if bea.reads.is_set() else []))
                check(table, [each for each in wires if each.reads.is_set()])
            bea.reads.set()
            await settled(room, *wires)
            check(table, wires)
            async with at_table(room, table.id, "ada") as late:
                await settled(room, late)
                check(table, [late])


def test_no_board_is_made_twice_of_a_position():
    rules: Rules = find("foldris").rules(find("foldris").setup(2))
    state, frames = rules.start(), Frames(rules)
    assert frames.view_of(state, None) is frames.view_of(state, None)
    frames.drop_unused()
    assert frames.view_of(state, 0) is frames.view_of(state, 0)
