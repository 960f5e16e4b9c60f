"""What happened is shown in motion: in full, skipped by a click, and as a fade where less motion is asked for."""

import pytest
from playwright.sync_api import expect

from tests.browser.clockwork import LATER
from tests.browser.devices import Device
from tests.browser.foldris.sheet import OwnSheet

# Where a falling Block is, how many squares of lines fold away, and whether the next Block can be drawn.
LOOK = """() => {
  const sheet = document.querySelector('[data-testid=own-sheet]')
  const falling = sheet.querySelector('.falling')?.getAttribute('transform')
  return {
    fallen: falling ? Number(/translate\\(0 (.*)\\)/.exec(falling)[1]) : null,
    pleats: sheet.querySelectorAll('.pleat').length,
    over: sheet.matches('.choosing'),
  }
}"""
FRAME = 16  # ms
FRAMES = 2000  # more than any motion has


def stop_time(person: Device) -> None:
    """The page moves when the test says so: by itself a busy machine would jump over a whole motion."""
    person.page.clock.install(time=0)
    person.page.clock.pause_at(LATER)


def watch(person: Device) -> tuple[set[float], int]:
    """Frame by frame until it is over: where the Block was seen, and the most squares that folded away at once."""
    fallen: set[float] = set()
    pleats = 0
    for _ in range(FRAMES):
        seen = person.page.evaluate(LOOK)
        if seen["over"]:
            return fallen, pleats
        if seen["fallen"] is not None:
            fallen.add(seen["fallen"])
        pleats = max(pleats, seen["pleats"])
        person.page.clock.run_for(FRAME)
    raise AssertionError("it never ends")


def completing(sheet: OwnSheet) -> bool:
    return any(each["completes"] and not each["wasteful"] for each in sheet.choices)


def folded(device, *, still: bool) -> tuple[OwnSheet, set[float], int]:
    """A game alone up to its first fold, and what was seen of it."""
    person = device(still=True)  # up to there
    person.solo()
    sheet = OwnSheet(person)
    sheet.until(completing)
    person.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
    before = len(sheet.mine["lines"])
    stop_time(person)
    target = next(each for each in sheet.choices if each["completes"] and not each["wasteful"])
    sheet.draw(target)
    fallen, pleats = watch(person)
    assert len(sheet.mine["lines"]) == before - len(target["completes"])
    return sheet, fallen, pleats


def test_the_block_falls_and_the_line_hinges_away(device):
    sheet, fallen, pleats = folded(device, still=False)
    assert min(fallen) < -40, "it begins above"
    assert len(fallen) > 3, "and comes down step by step"
    assert pleats >= sheet.view["columns"]
    expect(sheet.part.locator("svg .crease")).to_have_count(1)
    expect(sheet.part.locator("svg .tick")).to_have_count(1)


@pytest.mark.soak
def test_less_motion_is_a_fade(device):
    sheet, fallen, pleats = folded(device, still=True)
    assert fallen <= {0}
    assert pleats == 0
    expect(sheet.part.locator("svg .crease")).to_have_count(1)


@pytest.mark.soak
def test_a_click_skips_the_rest(device):
    person = device(still=False)
    person.solo()
    sheet = OwnSheet(person)
    assert sheet.asked()
    stop_time(person)
    sheet.press(" ", "Enter")
    expect(sheet.part.locator(".falling")).to_be_attached()
    sheet.page.mouse.click(*sheet.at(4))
    expect(sheet.part.locator(".falling")).not_to_be_attached()
    assert sheet.asked()
    assert len(sheet.sent()) == 1, "the click skipped, and did nothing else"
