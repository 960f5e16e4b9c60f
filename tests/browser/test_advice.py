"""A hint with its reason, and the analysis of a finished game under its replay."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import Device

OTHERS = ("pentris", "holi", "flow", "rollfold")


def ask(person: Device) -> None:
    person.asked()  # a key pressed while something moves only skips that
    expect(person.by("ask-hint")).to_be_enabled()
    person.page.keyboard.press("h")
    expect(person.by("hint-why")).to_have_text(re.compile(r"^The best idea: it .+\.$"))


@pytest.mark.soak  # in some runs a choice after the hint is never ready, and the test waits for ever: to be found
def test_a_hint_says_why_and_the_analysis_shows_the_curve(device):
    person = device()
    person.solo()
    ask(person)
    hint = person.told("hint")
    assert hint["options"][0]["reasons"]
    if len(hint["options"]) > 1:
        person.by("hint-2").click()
        expect(person.by("hint-why")).to_have_text(re.compile("^Another idea: compared with the best, it "))
    person.page.keyboard.press("Enter")
    expect(person.by("hint")).to_have_count(0)

    person.decide_until_over()
    person.go(f"/replay/{person.table}")
    person.by("dock-analysis").click()
    expect(person.by("curve")).to_be_visible()
    described = person.by("curve").get_by_role("img")
    expect(described).to_have_attribute("aria-label", re.compile(r"^What result was likely.*% at first"))
    stop = person.by("stop-analysis").or_(person.by("analysis-summary"))
    expect(stop.first).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("game", OTHERS)
def test_every_game_has_hints_with_reasons(device, game):
    person = device()
    person.play_now(game)
    ask(person)


@pytest.mark.soak
def test_a_whole_analysis_leads_to_the_costly_choices(device):
    person = device()
    person.solo()
    person.decide_until_over()
    person.go(f"/replay/{person.table}")
    person.by("dock-analysis").click()
    expect(person.by("analysis-summary")).to_be_visible()
    turns = person.by("analysis").locator(".missed")
    slider = person.page.get_by_role("slider")
    for n in range(turns.count()):
        turns.nth(n).click()
        expect(turns.nth(n)).to_have_attribute("aria-current", "step")
        before = slider.input_value()
        person.by(f"turn-{n + 1}").focus()
        person.page.keyboard.press("Enter")
        expect(slider).to_have_value(before)
