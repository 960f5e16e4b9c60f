"""Impatient hands: a second press, as in a double click, never does what nobody meant, in any game."""

import pytest
from playwright.sync_api import expect

from cinquina.core.registry import find
from cinquina.games import games
from tests.browser.clockwork import LATER
from tests.browser.devices import NEWS, Device
from tests.browser.windows import chosen, play_on

BETWEEN = (60, 120, 300)  # ms
SOME = (120, 300)
TABLES = [(game.id, game.modes[0].id, min(2, max(game.modes[0].seats))) for game in games() if game.modes]
FILMS = 120  # seconds at most, until the board has shown what others did
# Counted where it is sent: what we hear of the network comes later.
COUNT = """{
  window.meant = 0
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) {
    if (/"type":"(play|undo)"/.test(data)) window.meant += 1
    return send.call(this, data)
  }
}"""


@pytest.mark.parametrize("times", [SOME, pytest.param(BETWEEN, marks=pytest.mark.soak)], ids=["some", "all"])
@pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=[game for game, _, _ in TABLES])
def test_a_double_click_on_what_commits_is_one_click(
    device, game: str, mode: str, seats: int, times: tuple[int, ...]
):
    person = device(hasty=False)
    person.context.add_init_script(COUNT)
    person.open(chosen(find(game), mode, seats))
    play_on(person, 1)
    clock = person.page.clock
    clock.install(time=0)
    clock.pause_at(LATER)
    for between in times:
        place = advised(person)
        seq, before = person.seq, meant(person)
        person.page.mouse.click(*place)
        clock.run_for(between)
        person.page.mouse.click(*place)
        assert meant(person) <= before + 1, between
        if meant(person) == before:  # it asks once more, and a press too soon is no answer
            clock.run_for(1000)
            person.page.mouse.click(*place)
        person.page.wait_for_function(NEWS, arg=seq)
        assert meant(person) == before + 1, between


def advised(person: Device) -> tuple[float, float]:
    """Hold what the hint says; where the button is that commits it. The clock goes on while the board shows films."""
    clock = person.page.clock
    person.see("section.bar.mine")
    for _ in range(FILMS):
        clock.run_for(1000)
        if person.by("ask-hint").is_enabled() and not person.by("hint").count():
            person.by("ask-hint").click()
            expect(person.by("hint")).to_be_visible()
        if person.by("hint").count() and person.confirm.is_enabled():
            break
    clock.run_for(1000)
    box = person.confirm.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def meant(person: Device) -> int:
    return int(person.page.evaluate("meant"))
