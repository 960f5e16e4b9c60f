"""For everybody: axe finds no fault on any page, nothing scrolls sideways on a phone, targets are large enough."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.people import Device

PAGES = (
    "/",
    "/new/foldris",
    "/new/foldris?start=device",
    "/new/foldris?start=link",
    "/settings",
    "/about",
    "/nowhere",
)
DRAWERS = ("Rules", "Talk", "Share the link", "Settings", "Menu")
PHONE = {"width": 360, "height": 740, "touch": True}

# The label around a switch is its target; a board has sizes of its own.
SPARED = ".hidden, [data-testid=board], label:has(input[type=radio], input[type=checkbox])"
TOO_SMALL = """(SPARED) => [...document.querySelectorAll('button, a.button, select, input:not([type=file])')]
  .filter((each) => each.checkVisibility() && !each.closest(SPARED))
  .map((each) => [each.outerHTML.slice(0, 120), each.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([html, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)"""

ENDED = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().iterations !== Infinity).map((each) => each.finished))"""


def settle(person: Device) -> None:
    """Fades have ended: a colour half way has half the contrast."""
    person.page.evaluate(ENDED)


def faultless(person: Device, where: str) -> None:
    settle(person)
    found = Axe().run(person.page)
    assert not found.response["violations"], f"{where}: {found.generate_report()}"


def fits(person: Device, where: str) -> None:
    settle(person)
    width, room = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room <= PHONE["width"], f"{where} is {width} wide"


def everywhere(person: Device, check) -> None:
    """Every page and drawer once, with the check on each."""
    for path in PAGES:
        person.go(path)
        person.page.get_by_role("heading", level=1).wait_for()
        person.page.wait_for_load_state("networkidle")
        check(person, path)

    person.set_up("link")
    expect(person.by("link")).to_be_visible()
    check(person, "waiting room")

    person.set_up("device")
    expect(person.by("cover")).to_be_visible()
    check(person, "cover")

    person.play_now()
    person.asked()
    check(person, "table")
    for _ in range(3):
        person.decide()
    person.asked()
    check(person, "table in play")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("contrast", [False, True], ids=["standard", "contrast"])
def test_axe_finds_nothing_on_any_page(device, dark, contrast):
    person = device(dark=dark, settings={"palette": "contrast" if contrast else "standard"})
    everywhere(person, faultless)
    for name in DRAWERS:
        person.page.get_by_role("group", name="Tools").get_by_role("button", name=name).click()
        person.page.get_by_role("dialog").wait_for()
        faultless(person, name)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_a_phone(device, dark):
    everywhere(device(dark=dark, language="it-IT", **PHONE), faultless)


def test_axe_finds_nothing_in_the_result_and_the_replay(device):
    person = device()
    person.solo()
    person.decide_until_over()
    faultless(person, "result")
    person.go(f"/replay/{person.table}")
    person.page.get_by_role("slider").wait_for()
    faultless(person, "replay")
    person.page.keyboard.press("End")
    faultless(person, "the end of the replay")


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_nothing_scrolls_sideways_on_a_phone(device, language):
    everywhere(device(language=language, **PHONE), fits)


def test_targets_are_large_enough_for_a_thumb(device):
    def large(person: Device, where: str) -> None:
        assert not person.page.evaluate(TOO_SMALL, SPARED), where

    everywhere(device(**PHONE), large)


def test_a_drawer_keeps_the_focus_and_gives_it_back(device):
    person = device()
    person.solo()
    rules = person.page.get_by_role("button", name="Rules")
    rules.focus()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    for _ in range(30):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(
            "document.activeElement.closest('dialog') !== null || document.activeElement === document.body"
        )
    person.page.keyboard.press("Escape")
    expect(rules).to_be_focused()


def test_the_skip_link_leads_to_the_content(device):
    person = device()
    person.lobby()
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("main")).to_be_focused()
