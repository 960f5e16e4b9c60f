"""A whole game alone: by keyboard only, by mouse only, by touch only."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.boards import SCREENS, by_hand
from tests.browser.foldris.sheet import Drawing, OwnSheet, promising

LEAST = 8  # decisions that are made with care


def reckless(drawing: Drawing) -> tuple[Any, ...]:
    """As high as it goes: the game is soon over."""
    return drawing["wasteful"], drawing["cost"], -max(line for _, line in drawing["squares"]), drawing["turn"]


def middle(drawing: Drawing) -> float:
    columns = [column for column, _ in drawing["squares"]]
    return (min(columns) + max(columns)) / 2


def by_keyboard(sheet: OwnSheet) -> Callable[[Drawing], None]:
    return sheet.draw


def by_mouse(sheet: OwnSheet) -> Callable[[Drawing], None]:
    """Move, turn with the right button or the wheel, click for a look, click again to draw."""
    mouse = sheet.page.mouse

    def draw(target: Drawing) -> None:
        sheet.buy(target, sheet.tool("Mirror").click, sheet.tool("Prune").click)
        mouse.move(*sheet.at(middle(target)))
        for turn in range(4):
            if sheet.form(sheet.held()) == sheet.form(target):
                break
            if turn % 2:
                sheet.device.felt("wheel", lambda: mouse.wheel(0, 100))
            else:
                mouse.click(*sheet.at(middle(target)), button="right")
        # Turning keeps the Block under the pointer; the last step is to move it there.
        mouse.move(*sheet.at(middle(target) - 0.1))
        mouse.move(*sheet.at(middle(target)))
        expect(sheet.part).to_have_attribute("data-holds", sheet.holds)
        assert sorted(sheet.held()["squares"]) == sorted(target["squares"])
        before = len(sheet.sent())
        mouse.down()
        mouse.up()
        sheet.stage("held")
        assert len(sheet.sent()) == before, "a first click only puts it there"
        column = target["squares"][0][0]
        sheet.shown(lambda: mouse.click(*sheet.at(column)))

    return draw


class Finger:
    """A touch that drags; Playwright itself only taps."""

    def __init__(self, sheet: OwnSheet) -> None:
        self.session: CDPSession = sheet.page.context.new_cdp_session(sheet.page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Slowly: the browser takes a tap right after a flick for the hand that stops it."""
        steps = 10 + round(abs(end[0] - start[0]))
        self.send("touchStart", start)
        for step in range(1, steps + 1):
            self.send("touchMove", (start[0] + (end[0] - start[0]) * step / steps, start[1]))
        for _ in range(10):
            self.send("touchMove", end)
        self.send("touchEnd")


def by_touch(sheet: OwnSheet) -> Callable[[Drawing], None]:
    """Tap the Block to turn it, drag to move it, press Draw."""
    finger = Finger(sheet)

    def tap_the_block() -> None:
        point = sheet.at(middle(sheet.held()))
        sheet.device.felt("pointerup", lambda: sheet.page.touchscreen.tap(*point))

    def draw(target: Drawing) -> None:
        mirror, prune = (
            partial(sheet.device.felt, "click", sheet.tool(name).tap) for name in ("Mirror", "Prune")
        )
        sheet.buy(target, mirror, prune)
        for _ in range(5):  # the first tap puts it down
            if sheet.form(sheet.held()) == sheet.form(target):
                break
            tap_the_block()
        way = middle(target) - middle(sheet.held())
        if way:
            finger.drag(sheet.at(4.5), sheet.at(4.5 + way))
        assert sorted(sheet.held()["squares"]) == sorted(target["squares"])
        if "Draw" not in sheet.device.confirm.inner_text():
            sheet.device.felt("click", sheet.device.confirm.tap)
            sheet.stage("held")
        sheet.shown(sheet.device.confirm.tap)

    return draw


HANDS = {"keyboard": by_keyboard, "mouse": by_mouse, "touch": by_touch}


# Another game is played by keyboard in tests/browser/test_solo.py.
@pytest.mark.parametrize("hand", by_hand("mouse"))
def test_a_whole_game_alone(device, hand):
    person = device(**SCREENS[hand])
    person.solo()
    sheet = OwnSheet(person, hand)
    draw = HANDS[hand](sheet)
    wanted: list[list[list[int]]] = []
    while sheet.asked():
        enough = len(wanted) >= LEAST and sheet.mine["completed"] > 0
        target = min(sheet.choices, key=reckless if enough else promising)
        draw(target)
        wanted.append(sorted(target["squares"]))

    drawn = [
        sorted(event["facts"]["squares"])
        for update in person.updates()
        for moment in update["moments"]
        for event in moment["events"]
        if event["id"] == "foldris.drawn"
    ]
    assert drawn == wanted
    assert len(sheet.sent()) == len(wanted) >= LEAST
    assert person.hands == {hand}
    lines = sheet.view["sheets"][0]["completed"]
    assert lines > 0
    expect(person.result).to_contain_text(str(lines))
    expect(person.page.get_by_role("list", name="The ladder").locator("li")).to_have_count(6)
    reached = person.page.locator("[aria-current=true]")
    least = [title["least"] for title in sheet.view["titles"] if title["least"] <= lines]
    if least:
        expect(reached).to_contain_text(str(max(least)))
    else:
        expect(reached).to_have_count(0)
