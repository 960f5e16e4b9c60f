"""Impatient hands: a second press within a second never does what nobody meant, in any game."""

from typing import Any

import pytest
from playwright.sync_api import expect

from cinquina.core.registry import find
from cinquina.games import games
from tests.browser.clockwork import LATER
from tests.browser.devices import NEWS, Device
from tests.browser.windows import chosen, play_on

BETWEEN = (60, 120, 300, 600, 900)  # ms
TABLES = [(game.id, game.modes[0].id, min(2, max(game.modes[0].seats))) for game in games() if game.modes]


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=[game for game, _, _ in TABLES])
def test_a_double_click_on_what_commits_is_one_click(device, game: str, mode: str, seats: int):
    person = device(hasty=False)
    person.open(chosen(find(game), mode, seats))
    play_on(person, 1)
    clock = person.page.clock
    clock.install(time=0)
    clock.pause_at(LATER)
    for between in BETWEEN:
        person.by("ask-hint").click()
        expect(person.by("hint")).to_be_visible()
        clock.run_for(1000)
        box = person.confirm.bounding_box()
        assert box
        place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        seq, before = person.seq, len(sent(person))
        person.page.mouse.click(*place)
        clock.run_for(between)
        person.page.mouse.click(*place)
        clock.run_for(5000)
        if len(sent(person)) == before:  # it asks once more, and a press too soon is no answer
            person.page.mouse.click(*place)
        person.page.wait_for_function(NEWS, arg=seq)
        clock.run_for(5000)
        person.page.mouse.click(*place)
        assert len(sent(person)) == before + 1, (between, sent(person)[before:])
        clock.run_for(20_000)
        person.see("section.bar.mine")


def sent(person: Device) -> list[dict[str, Any]]:
    return [frame for frame in person.sent if frame["type"] in ("play", "undo")]
