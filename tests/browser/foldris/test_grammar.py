"""Look, choose, commit: nothing is drawn that nobody meant, by mouse, finger or key."""

import pytest
from playwright.sync_api import expect

from tests.browser.clockwork import LATER
from tests.browser.foldris.sheet import OwnSheet

IMPATIENT = (60, 120, 300)  # ms between two clicks


def solo(device, **options) -> OwnSheet:
    person = device(**options)
    person.solo()
    sheet = OwnSheet(person)
    assert sheet.asked()
    return sheet


def test_what_was_never_looked_at_cannot_be_drawn(device):
    sheet = solo(device)
    sheet.stage("nothing")
    expect(sheet.device.confirm).to_contain_text("Put it here")
    expect(sheet.page.get_by_text("Move the Block, turn it or choose where it goes.")).to_be_visible()
    sheet.press("Enter")
    sheet.page.mouse.move(*sheet.at(3))
    sheet.stage("looked")
    expect(sheet.device.confirm).to_contain_text("Put it here")
    sheet.press("ArrowLeft")
    sheet.stage("held")
    expect(sheet.device.confirm).to_contain_text("Draw")
    assert sheet.sent() == []
    sheet.shown(lambda: sheet.press("Enter"))
    assert len(sheet.sent()) == 1


def test_a_block_that_lies_right_from_the_start_is_put_there_and_then_drawn(device):
    sheet = solo(device)
    there = sheet.holds
    sheet.device.confirm.click()
    sheet.stage("held")
    assert sheet.sent() == []
    expect(sheet.device.confirm).to_contain_text("Draw")
    sheet.shown(sheet.device.confirm.click)
    assert sheet.sent() == [there]


def test_enter_holds_what_is_looked_at_and_then_draws_it(device):
    sheet = solo(device)
    sheet.page.mouse.move(*sheet.at(2))
    sheet.stage("looked")
    looked = sheet.holds
    sheet.press("Enter")
    sheet.stage("held")
    assert sheet.holds == looked
    assert sheet.sent() == []
    expect(sheet.device.confirm).to_be_enabled()
    sheet.shown(lambda: sheet.press("Enter"))
    assert sheet.sent() == [looked]


def test_impatient_clicks_on_the_sheet_draw_nothing(device):
    sheet = solo(device, hasty=False)
    clock = sheet.page.clock
    clock.install(time=0)
    clock.pause_at(LATER)
    place = sheet.at(3)
    for ms in IMPATIENT:
        sheet.press("Escape")
        sheet.stage("nothing")
        sheet.page.mouse.click(*place)
        sheet.stage("held")
        clock.run_for(ms)
        sheet.page.mouse.click(*place)
        sheet.stage("held")
    assert sheet.sent() == []
    clock.run_for(900)
    sheet.shown(lambda: sheet.page.mouse.click(*place))
    assert len(sheet.sent()) == 1


def test_the_block_is_dragged_and_only_a_confirmation_draws_it(device):
    sheet = solo(device)
    mouse = sheet.page.mouse
    mouse.click(*sheet.at(3))
    sheet.stage("held")
    before = sheet.held()["column"]
    mouse.move(*sheet.at(3))
    mouse.down()
    mouse.move(*sheet.at(4))
    sheet.stage("looked")
    mouse.move(*sheet.at(5))
    mouse.up()
    sheet.stage("held")
    assert sheet.held()["column"] == before + 2
    assert sheet.sent() == []
    sheet.shown(sheet.device.confirm.click)


def test_what_is_held_is_shown_again_when_the_pointer_leaves(device):
    sheet = solo(device)
    sheet.press("ArrowUp")
    sheet.stage("held")
    held = sheet.holds
    sheet.page.mouse.move(*sheet.at(1))
    sheet.stage("looked")
    sheet.page.mouse.move(2, 2)
    sheet.stage("held")
    assert sheet.holds == held


@pytest.mark.soak
def test_a_reason_is_the_servers(device):
    sheet = solo(device)
    for _ in range(sheet.view["columns"] + 1):
        sheet.press("ArrowLeft")
    sheet.reason("does not fit on the sheet")
    asked = [frame["text"] for frame in sheet.device.sent if frame["type"] == "why"]
    assert asked == [f"r{sheet.held()['turn']} @0"]
    assert sheet.device.told("because")["reason"]["id"] == "foldris.out_of_sheet"
