"""Legality is shown before it is tried, and an attempt says why not."""

import pytest
from playwright.sync_api import expect

from tests.browser.foldris.sheet import OwnSheet


def solo(device, **options) -> OwnSheet:
    person = device(**options)
    person.solo()
    return OwnSheet(person)


@pytest.mark.soak
def test_the_edge_says_why(device):
    sheet = solo(device)
    assert sheet.asked()
    for _ in range(sheet.view["columns"] + 1):
        sheet.press("ArrowRight")
    sheet.reason("does not fit on the sheet")
    assert sheet.held()["column"] == max(
        each["column"] for each in sheet.choices if each["turn"] == sheet.held()["turn"] and not each["cost"]
    )
    sheet.press("ArrowLeft")
    expect(sheet.device.by("why-not")).to_be_hidden()


def towering(sheet: OwnSheet) -> bool:
    """As the Block is on the card, it fits, but not everywhere."""
    plain = {each["column"] for each in sheet.choices if each["turn"] == 0 and not each["cost"]}
    form = next((each for each in sheet.choices if each["turn"] == 0 and not each["cost"]), None)
    if form is None:
        return False
    wide = max(column for column, _ in form["squares"]) - form["column"] + 1
    free = {
        column for each in sheet.choices if each["notation"] in names(plain) for column, _ in each["squares"]
    }
    return len(plain) < sheet.view["columns"] - wide + 1 and len(free) < sheet.view["columns"]


def names(columns: set[int]) -> set[str]:
    return {f"r0 @{column}" for column in columns}


def test_columns_without_room_are_dimmed_and_say_why(device):
    sheet = solo(device)
    for _ in range(30):
        assert sheet.asked()
        if towering(sheet):
            break
        # Everything on one side, upright if possible: a tower grows.
        low = min(each["cost"] for each in sheet.choices)
        sheet.draw(
            min(
                (each for each in sheet.choices if each["cost"] == low and not each["wasteful"]),
                key=lambda each: (each["column"], -max(line for _, line in each["squares"])),
            )
        )
    reached = {
        column
        for each in sheet.choices
        if each["turn"] == 0 and not each["cost"]
        for column, _ in each["squares"]
    }
    closed = [column for column in range(1, sheet.view["columns"] + 1) if column not in reached]
    sheet.press("Escape")
    assert sheet.held()["turn"] == 0
    expect(sheet.part.locator(".barred")).to_have_count(len(closed))
    before = len(sheet.sent())
    sheet.page.mouse.move(*sheet.at(closed[0]))
    sheet.reason("stick out at the top")
    assert sheet.holds in {each["notation"] for each in sheet.choices}
    assert len(sheet.sent()) == before


def test_every_change_is_told_to_a_screen_reader(device):
    sheet = solo(device)
    assert sheet.asked()
    sheet.device.prick_ears()
    sheet.press("ArrowLeft")
    held = sheet.held()
    line = min(line for _, line in held["squares"])
    sheet.device.hear(f"Column {held['column']}, rests on line {line}")
    # The sheet itself is there in words, line by line.
    words = sheet.part.locator("ol li")
    expect(words).to_have_count(12)
    expect(words.last).to_contain_text("Line 1: columns")
