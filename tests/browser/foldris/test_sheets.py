"""The other sheets, the sealed decision, the cards to come, and a phone in portrait."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.foldris.sheet import OwnSheet

PHONE = {"width": 360, "height": 740, "touch": True}
# Targets of the board that a finger could miss.
SMALL = """() => [...document.querySelectorAll('[data-testid=board] button')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5 || box.right > innerWidth || box.bottom > innerHeight)
  .map(([html]) => html)"""


def box(element: Locator) -> dict[str, float]:
    return element.evaluate("each => each.getBoundingClientRect().toJSON()")


def two(device, **options) -> tuple[OwnSheet, OwnSheet]:
    """Two people at one table, each on a device of their own."""
    ada, bruno = device(), device(**options)
    ada.set_up("link")
    bruno.go(f"/table/{ada.table}")
    bruno.by("join").click()
    sheets = OwnSheet(ada), OwnSheet(bruno)
    for sheet in sheets:
        assert sheet.asked()
    return sheets


def test_a_sealed_decision_is_seen_by_its_owner_alone(device):
    ada, bruno = two(device)
    ada.press(" ", "Enter")
    expect(ada.part.locator(".seal")).to_be_visible()
    ada.page.reload()
    expect(ada.part.locator(".seal")).to_be_visible()
    expect(bruno.page.locator("[data-region=seats] [data-seat='0'].decided")).to_be_visible()
    expect(bruno.page.locator("[data-other] .filled")).to_have_count(4)  # the starting block
    expect(bruno.part.locator(".seal")).to_have_count(0)
    bruno.press(" ", "Enter")
    for sheet in (ada, bruno):
        assert sheet.asked()
        expect(sheet.part.locator(".seal")).to_have_count(0)


@pytest.mark.soak
def test_another_sheet_lies_large_on_request(device):
    person = device()
    person.play_now()
    sheet = OwnSheet(person)
    assert sheet.asked()
    small = person.page.locator("[data-other]").first
    small.focus()
    sheet.press("Enter")
    dialog = person.page.get_by_role("dialog")
    assert box(dialog.get_by_role("img"))["height"] > 300
    assert sheet.sent() == [], "Enter belongs to the small sheet"
    sheet.press("Escape")
    expect(dialog).to_be_hidden()
    expect(small).to_be_focused()


@pytest.mark.soak
def test_the_cards_to_come_are_a_table(device):
    person = device()
    person.solo()
    sheet = OwnSheet(person)
    sheet.until(lambda sheet: sheet.view["round"] == 3)
    deck = sheet.view["deck"]
    person.page.get_by_role("button", name=f"{len(deck)} cards left").click()
    table = person.page.get_by_role("dialog").get_by_role("table")
    expect(table.get_by_text("to come")).to_have_count(len(deck))
    expect(table.get_by_text("used")).to_have_count(2)
    expect(table.get_by_text("set aside at the start")).to_have_count(1)
    expect(table.get_by_text("lies open")).to_have_count(1)


def test_a_phone_in_portrait(device):
    for start in ("solo", "play_now"):
        person = device(**PHONE)
        getattr(person, start)()
        sheet = OwnSheet(person)
        sheet.until(lambda sheet: sheet.view["round"] == 2)
        place = box(sheet.part)
        assert place["left"] >= 0
        assert place["right"] <= 360
        assert place["width"] > 210, "the own sheet is most of the width"
        assert person.page.evaluate(SMALL) == []
        board = person.by("board")
        assert board.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
        assert board.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
