"""What happened is shown in motion: in full, skipped by a click, and as a fade where less motion is asked for."""

import pytest
from playwright.sync_api import expect

from tests.browser.foldris.sheet import OwnSheet

# Notes down where falling Blocks and folding lines were seen. A frame is 16 ms of the page's time, however long it
# really takes: a busy machine would jump over a whole motion.
WATCH = """() => {
  window.seen = { fallen: new Set(), pleats: 0 }
  let now = performance.now()
  performance.now = () => now
  const look = () => {
    now += 16
    const falling = document.querySelector('[data-testid=own-sheet] .falling')
    if (falling) seen.fallen.add(Number(/translate\\(0 (.*)\\)/.exec(falling.getAttribute('transform'))[1]))
    seen.pleats = Math.max(seen.pleats, document.querySelectorAll('[data-testid=own-sheet] .pleat').length)
    requestAnimationFrame(look)
  }
  look()
}"""
SEEN = "() => ({ fallen: [...seen.fallen], pleats: seen.pleats })"


def completing(sheet: OwnSheet) -> bool:
    return any(each["completes"] and not each["wasteful"] for each in sheet.choices)


def folded(device, *, still: bool) -> tuple[OwnSheet, dict]:
    """A game alone up to its first fold, and what was seen of it."""
    person = device(still=True)  # up to there
    person.solo()
    sheet = OwnSheet(person)
    sheet.until(completing)
    person.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
    before = len(sheet.mine["lines"])
    person.page.evaluate(WATCH)
    target = next(each for each in sheet.choices if each["completes"] and not each["wasteful"])
    sheet.draw(target)
    assert sheet.asked()
    assert len(sheet.mine["lines"]) == before - len(target["completes"])
    return sheet, person.page.evaluate(SEEN)


def test_the_block_falls_and_the_line_hinges_away(device):
    sheet, seen = folded(device, still=False)
    assert min(seen["fallen"]) < -40, "it begins above"
    assert len(seen["fallen"]) > 3, "and comes down step by step"
    assert seen["pleats"] >= sheet.view["columns"]
    expect(sheet.part.locator("svg .crease")).to_have_count(1)
    expect(sheet.part.locator("svg .tick")).to_have_count(1)


@pytest.mark.soak
def test_less_motion_is_a_fade(device):
    sheet, seen = folded(device, still=True)
    assert set(seen["fallen"]) <= {0}
    assert seen["pleats"] == 0
    expect(sheet.part.locator("svg .crease")).to_have_count(1)


@pytest.mark.soak
def test_a_click_skips_the_rest(device):
    person = device(still=False)
    person.solo()
    sheet = OwnSheet(person)
    assert sheet.asked()
    person.page.evaluate(
        "() => { const now = performance.now(); performance.now = () => now }"
    )  # time stands still
    sheet.press("Enter")
    expect(sheet.part.locator(".falling")).to_be_attached()
    sheet.page.mouse.click(*sheet.at(4))
    expect(sheet.part.locator(".falling")).not_to_be_attached()
    assert sheet.asked()
    assert len(sheet.sent()) == 1, "the click skipped, and did nothing else"
