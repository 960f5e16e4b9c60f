"""An evening: all games between two people with a browser each, and no byte on their lines that a seat may not know.

What really arrived in the pages, frame by frame, is compared with what a twin's table would have sent, in which things
are different that the seat cannot know (tests/server/twins.py tells why that proves it). Films tell how the table came
to be as it is; they may not make an evening three times as long to send.

Decisions are those of a casual bot, said on the pages' own lines: what hands do on a board is for other tests to see.
"""

import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import WebSocket

from cinquina.bots.roster import decide
from cinquina.core.rng import Rng
from cinquina.games import games
from cinquina.table.history import History
from cinquina.table.store import sql, sqlite
from cinquina.table.store.store import Saved
from tests.browser.devices import KNOWS, Device
from tests.server.running import Running
from tests.server.twins import Found, RealGame, compare

CHAIRS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
SETTINGS = {"flow": {"clock": "turns"}}  # nobody waits a minute for a wave
SECRETIVE = {"foldris", "rollfold", "holi"}  # with the settings they come with
OPENING = 6  # decisions
MOST = 1000
ALMOST_ALL = 0.9  # secrets were others in a twin; the last ones of a game may not have had the time
MOST_TIMES = 3  # with films and without
# What pages ask for while a game goes on: facts of the games, chairs, the link as a picture.
BESIDE = {"/api/about", "/api/games", "/api/house", "/api/tables/ID", "/api/tables/ID/qr.svg"}

# The line that the page opened last.
KEEP = (
    "window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); window.line = this } }"
)


class Sent(msgspec.Struct):
    """To one page, of one game."""

    game: str
    seat: int
    entries: int
    found: Found
    bytes: int
    films: int


class Listener:
    """A device, and all that comes to it: the frames of its last line, and what it asks for beside."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.frames: list[bytes] = []
        self.asked: list[str] = []
        device.context.add_init_script(KEEP)
        device.page.on("websocket", self.listen)
        device.page.on("request", lambda request: self.asked.append(urlsplit(request.url).path))

    def listen(self, socket: WebSocket) -> None:
        frames = self.frames = []
        socket.on(
            "framereceived", lambda data: frames.append(data if isinstance(data, bytes) else data.encode())
        )

    def say(self, seat: int, text: str, id: str) -> None:
        said = json.dumps({"type": "play", "id": id, "seat": seat, "text": text})
        self.device.page.evaluate("(said) => line.send(said)", said)

    def knows(self, seq: int) -> None:
        self.device.page.wait_for_function(KNOWS, arg=seq)


class Evening:
    """Two devices at one table after the other, and the store that their server writes."""

    def __init__(self, device: Callable[..., Device], store: Path) -> None:
        self.people = Listener(device()), Listener(device(width=390, height=780, touch=True))
        self.store = sqlite.create_sqlite_engine(store, "BEGIN")

    def sit(self, game: str) -> None:
        for each in self.people:
            each.asked.clear()
        ada, bea = (each.device for each in self.people)
        path = ada.open({"game": game, "chairs": CHAIRS, "settings": SETTINGS.get(game, {})})
        join = f"/api/tables/{ada.table}/join"
        joined = bea.context.request.post(join, data={"name": "Bea"}, headers={"origin": bea.address})
        assert joined.ok
        bea.go(path)

    def saved(self) -> Saved:
        with self.store.connect() as connection:
            found = sql.load(connection, self.people[0].device.table, 0, 0)
        assert found
        return found

    def play(self, game: str, most: int) -> RealGame:
        """So many decisions, taken in any order by those who are asked; the game as it was stored."""
        self.sit(game)
        rules, seq = RealGame(self.saved().header, [], []).rules, 0
        history = History(rules)
        for number in range(most + 1):
            saved = self.saved()
            for entry in saved.entries[seq:]:
                history.add(entry)
            seq, state = len(saved.entries), history.state
            for place, each in enumerate(self.people):
                each.knows(history.count_known(place))
            waiting = list(map(int, state.waiting()))
            if not waiting or number == most:
                break
            seat = waiting[Rng(number, "who").below(len(waiting))]
            action = decide("casual", rules, state, seat, Rng(number, "what"))
            self.people[seat].say(seat, rules.text(state, seat, action), f"{number}")
            self.people[seat].knows(history.count_known(seat) + 1)
        for each in self.people:
            each.device.updates()  # news of the network may reach us later than the page
        return RealGame(saved.header, saved.entries, saved.seatings)

    def check(self, game: str, most: int) -> list[Sent]:
        """What came to the pages, when none of it was a secret."""
        real = self.play(game, most)
        sent = []
        for seat, person in enumerate(self.people):
            found = compare(real, seat, person.frames)
            assert found.updates
            beside = {each.replace(real.header.id, "ID") for each in person.asked if each.startswith("/api/")}
            assert beside <= BESIDE, "who knows what these tell?"
            sent.append(Sent(game, seat, len(real.log), found, *weight(person.frames)))
        return sent


def weight(frames: list[bytes]) -> tuple[int, int]:
    """All bytes, and those of the films among them."""
    films = [found for each in map(msgspec.json.decode, frames) if (found := each.get("film"))]
    return sum(map(len, frames)), sum(len(msgspec.json.encode(each)) for each in films)


@pytest.fixture
def evening(device: Callable[..., Device], server: Running) -> Evening:
    return Evening(device, server.folder / "tables.db")


def test_the_openings_of_an_evening_tell_no_secret(evening: Evening):
    sent = [each for game in games() for each in evening.check(game.id, OPENING)]
    assert all(any(each.found.changed for each in sent if each.game == game) for game in SECRETIVE)
    assert all(each.bytes <= MOST_TIMES * (each.bytes - each.films) for each in sent)


@pytest.mark.soak
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_whole_game_of_an_evening_tells_no_secret(evening: Evening, game: str):
    sent = evening.check(game, MOST)
    for each in sent:
        print(each)
        assert bool(each.found.changed) == (game in SECRETIVE)
        assert len(each.found.changed) >= ALMOST_ALL * len(each.found.secrets)
        assert each.bytes <= MOST_TIMES * (each.bytes - each.films)
    assert all(each.device.update()["table"]["over"] for each in evening.people)
