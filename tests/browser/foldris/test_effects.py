"""Mirror and Pruning: their prices, what they do to the Block, and a second question before points are wasted."""

import pytest
from playwright.sync_api import expect

from tests.browser.foldris.sheet import OwnSheet

MIRRORED = {"S": "Z", "Z": "S", "L": "J", "J": "L"}


def solo(device, **options) -> OwnSheet:
    person = device(**options)
    person.solo()
    return OwnSheet(person)


def shape(sheet: OwnSheet) -> str:
    return sheet.view["card"]["shape"]


def test_the_mirror_image_is_drawn_and_paid(device):
    sheet = solo(device)
    sheet.until(lambda sheet: shape(sheet) in MIRRORED)
    plain = sheet.held()
    sheet.tool("Mirror").click()
    expect(sheet.tool("Mirror")).to_have_attribute("aria-pressed", "true")
    mirrored = sheet.held()
    assert mirrored["notation"].startswith("+M ")
    assert mirrored["cost"] == 1
    left_to_right = sorted((-column, line) for column, line in sheet.form(mirrored))
    shift = min(column for column, _ in left_to_right)
    assert sorted((column - shift, line) for column, line in left_to_right) == sheet.form(plain)
    expect(sheet.page.get_by_role("list", name="If you do")).to_contain_text(
        "costs 1 point, 1 point afterwards"
    )
    before = sheet.mine["bonus"]
    sheet.shown(sheet.device.confirm.click)
    assert sheet.sent()[-1] == mirrored["notation"]
    assert sheet.asked()
    assert sheet.mine["bonus"] == before - 1 + len(mirrored["completes"])


@pytest.mark.soak
def test_a_square_of_the_card_is_left_out(device):
    sheet = solo(device)
    sheet.until(lambda sheet: shape(sheet) == "T")
    card = sheet.page.get_by_role("group", name="Card: T Block")
    card.get_by_role("button", name="Leave out the square in row 2 from below, column 2").click()
    assert sheet.held()["label"] == "d"
    assert sheet.form(sheet.held()) in ([(0, 0), (1, 0), (2, 0)], [(0, 0), (0, 1), (0, 2)])
    sheet.press("Escape")
    assert sheet.held()["label"] == ""
    # By keys: every square that can go, then none.
    seen = []
    for _ in range(4):
        sheet.press("p")
        seen.append(sheet.held()["label"])
    assert seen == ["a", "c", "d", ""]


@pytest.mark.soak
def test_a_square_that_splits_the_block_says_so(device):
    sheet = solo(device)
    sheet.until(lambda sheet: shape(sheet) == "T")
    middle = sheet.page.get_by_role("button", name="Leave out the square in row 1 from below, column 2")
    expect(middle).to_have_attribute("aria-disabled", "true")
    middle.focus()
    sheet.press("Enter")
    sheet.reason("come apart")
    assert sheet.sent() == [each for each in sheet.sent() if "-b" not in each]


def test_wasted_points_are_asked_about(device):
    sheet = solo(device)
    sheet.until(lambda sheet: shape(sheet) not in MIRRORED)
    sheet.press("m")
    before = len(sheet.sent())
    sheet.press("Enter")
    expect(sheet.device.prompt).to_contain_text("the same squares can be drawn for 0")
    sheet.press("Escape")
    expect(sheet.device.prompt).not_to_contain_text("the same squares")
    assert len(sheet.sent()) == before
    sheet.press("Enter")
    expect(sheet.device.confirm).to_contain_text("Draw anyway")
    sheet.shown(lambda: sheet.press("Enter"))
    assert sheet.sent()[-1].startswith("+M ")


@pytest.mark.soak
def test_what_cannot_be_paid_is_greyed_with_its_price(device):
    person = device()
    person.play_now()
    sheet = OwnSheet(person)
    assert sheet.asked()
    while sheet.mine["bonus"] > 1:
        useful = [each for each in sheet.choices if not each["wasteful"]]
        sheet.draw(max(useful, key=lambda each: (each["cost"], -len(each["completes"]))))
        assert sheet.asked()
    prune = sheet.tool("Prune")
    expect(prune).to_have_attribute("aria-disabled", "true")
    expect(prune).to_contain_text("2")
    before = sheet.holds
    prune.click(force=True)  # greyed, but it still answers
    sheet.reason("Pruning costs 2 Bonus points")
    assert sheet.holds == before
