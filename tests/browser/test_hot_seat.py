"""Two or three people at one device: whoever is asked takes it, and decides through the page itself."""

import random
import shutil
from typing import Any

import pytest
from playwright.sync_api import expect

from cinquina.cli import main
from cinquina.core.game import Game
from cinquina.games import games
from tests.browser.boards import WHOLE
from tests.browser.devices import OVER, Device
from tests.browser.test_windows import looked_at
from tests.server.running import UNLIMITED, running

NAMES = ("Ada", "Bea", "Cleo")
COVER = "[data-testid=cover] button"
COMMAND = "[data-testid=command] input"
MINE = "section.bar.mine"
CHANGED = "(before) => document.querySelector('[data-known]')?.dataset.known !== before"
ANSWERED = f"(before) => ({CHANGED})(before) || document.querySelector('[data-testid=answers] li')"
BACK = "(most) => parseInt(document.querySelector('[data-known]')?.dataset.known ?? '1000') <= most"
TURNS = {"flow": {"clock": "turns"}}  # nobody waits a minute for a wave
SECRETS = {"pentris": [{"chutes": "secret"}], "flow": [{"clock": "turns"}]}
ROUNDS = 2


def chairs(seats: int) -> list[dict[str, str]]:
    return [{"kind": "person", "name": name} for name in NAMES[:seats]]


class Table:
    """People around a device, who decide by a seed."""

    def __init__(self, device: Device, chosen: dict[str, Any], seed: int = 1) -> None:
        self.device = device
        self.page = device.page
        self.seed = seed
        self.decided = [0 for _ in chosen["chairs"]]  # how often, by seat
        device.open(chosen)

    def play(self, rounds: int = WHOLE) -> None:
        """Play until everybody has decided in so many rounds, or to the end of the game."""
        while min(self.decided) < rounds and self.step():
            pass

    def step(self) -> bool:
        """Do what the page asks for; False if the game is over."""
        asked = self.device.see(OVER, COVER, MINE)
        update = self.device.update()
        known = f"{update['seq']} {'' if update['looking'] is None else update['looking']}"
        if asked == OVER:
            return False
        if asked == COVER:
            self.page.locator(COVER).click()
            expect(self.device.by("cover")).to_be_hidden()
        elif update["looking"] is None and self.device.confirm.count():  # whoever holds the device begins
            self.device.confirm.click()
        elif update["choices"]:
            self.say(random.Random(f"{self.seed} {known}").choice(update["choices"])["notation"])
            # What was typed too soon, or brings less than it costs, is answered in words and typed again.
            self.page.wait_for_function(ANSWERED, arg=known)
            self.decided[update["looking"]] += self.known != known
            return True
        self.page.wait_for_function(CHANGED, arg=known)
        return True

    def say(self, notation: str) -> None:
        if not self.page.locator(COMMAND).count():
            self.device.by("open-command").click()
        self.page.locator(COMMAND).fill(notation)
        self.page.locator(COMMAND).press("Enter")

    @property
    def known(self) -> str:
        return self.device.by("table").get_attribute("data-known") or ""


def tables() -> list[Any]:
    """Two rounds of a mode of every title with its secrets; in the soak whole games of all modes, for two and three."""
    found = []
    for game in games():
        for mode in game.modes:
            for seats in (2, 3):
                for settings in [TURNS.get(game.id, {}), *SECRETS.get(game.id, [])] * (seats in mode.seats):
                    first = mode is game.modes[0] and seats == 2 + game.hidden * game.simultaneous
                    found.append(pytest.param(game, mode.id, seats, settings, WHOLE, marks=pytest.mark.soak))
                    if first:
                        found.append(pytest.param(game, mode.id, seats, settings, ROUNDS))
    return found


@pytest.mark.parametrize(("game", "mode", "seats", "settings", "rounds"), tables())
def test_people_at_one_device_play(
    device, game: Game, mode: str, seats: int, settings: dict[str, Any], rounds: int
) -> None:
    person = device()
    table = Table(person, {"game": game.id, "mode": mode, "settings": settings, "chairs": chairs(seats)})
    table.play(rounds)
    assert min(table.decided) >= min(rounds, 1)
    assert not [frame for frame in person.frames if frame["type"] == "refused"]
    if rounds == WHOLE:
        expect(person.result).to_be_visible()


def test_whoever_decides_in_parts_keeps_the_device(device) -> None:
    """The eyes stay open until the whole decision is made: the others are asked to look away once a round."""
    person = device()
    table = Table(person, {"game": "rollfold", "mode": "level1", "settings": {}, "chairs": chairs(2)})
    table.play(ROUNDS + 1)
    closed = [frame for frame in person.sent if frame["type"] == "look" and frame["seat"] is None]
    rounds = max(update["view"]["turn"] for update in person.updates())
    assert len(closed) <= rounds * len(table.decided) < sum(table.decided)


def test_a_restore_under_an_open_page_says_what_is_gone_and_play_goes_on(chromium, tmp_path) -> None:
    """People at one device, whose server is put back to a copy of its store."""
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with running(tmp_path, *UNLIMITED) as server:
        person = Device(chromium, server.address)
        chosen = {"game": "foldris", "mode": "standard", "settings": {}, "chairs": chairs(2)}
        table = Table(person, chosen)
        table.play(1)
        assert main(["backup", str(copy), "--store", f"sqlite:///{path}"]) == 0
        known = int(table.known.split()[0])
        table.play(3)
        server.kill()
    for each in tmp_path.glob("tables.db*"):
        each.rename(tmp_path / f"away-{each.name}")
    shutil.copy(copy, path)
    with running(tmp_path, *UNLIMITED, "--port", server.address.rpartition(":")[2]):
        expect(person.by("notice")).to_contain_text("restored from an earlier copy")
        person.page.wait_for_function(BACK, arg=known)
        table.decided = [0, 0]
        table.play(2)
    assert not [frame for frame in person.frames if frame["type"] == "refused"]
    person.context.close()


@pytest.mark.parametrize("game", [game for game in games() if game.modes], ids=lambda game: game.id)
@pytest.mark.soak
def test_people_at_one_device_see_all_in_every_window(device, game: Game) -> None:
    """The battery of windows, with the cover of a secret game behind them and the next one's board before."""
    person = device()
    settings = TURNS.get(game.id, {})
    table = Table(
        person, {"game": game.id, "mode": game.modes[0].id, "settings": settings, "chairs": chairs(2)}
    )
    table.play(1)
    while person.see(OVER, COVER, MINE) == COVER:
        assert table.step()
    assert looked_at(person) == {}
