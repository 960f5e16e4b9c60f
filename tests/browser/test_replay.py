"""A finished game again: by turns, by keys, at a pace; both moves drawn; and another way, tried."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import Device

BAR = "[data-region=bar]"
SIZES = [(1280, 800), (390, 844), (844, 390)]


def given_up(person: Device, decisions: int = 3) -> str:
    """A game alone that is over soon; its id."""
    person.solo()
    for _ in range(decisions):
        person.say(person.update()["choices"][0]["notation"])
    person.say("resign")
    return person.table


# Every frame of light lies on the part of the board that it is about.
ON_PARTS = """() => {
  const SIDES = ['left', 'top', 'width', 'height']
  const close = (one, other) => SIDES.every((each) => Math.abs(one[each] - other[each]) < 1)
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
  const lights = boxes('[data-testid=spots] span')
  return lights.length > 0 && lights.every((light) => boxes('[data-spot]').some((part) => close(light, part)))
}"""


def at(person: Device, number: int) -> None:
    expect(person.by("replay-count")).to_have_text(re.compile(rf"(^|· ){number} / \d+$"))


def test_it_goes_by_turns_keeps_its_place_and_can_be_played_on(device):
    person = device()
    table = given_up(person)
    person.go(f"/replay/{table}")
    at(person, 1)
    bar = person.page.locator(BAR).bounding_box()
    for number in (2, 3):
        person.page.keyboard.press("ArrowRight")
        at(person, number)
        assert person.page.locator(BAR).bounding_box() == bar, "nothing moves under the hand"
    person.by("story").locator("button.line").nth(1).hover()
    person.page.wait_for_function(ON_PARTS)
    told = person.by("replay-words").text_content() or ""
    assert told and "decided" not in told
    person.hear(told)
    person.page.keyboard.press("Shift+ArrowLeft")  # a step: the card of this round is seen, and not yet drawn
    at(person, 3)
    expect(person.page).to_have_url(re.compile(r"#\d+$"))
    person.page.keyboard.press("ArrowLeft")
    at(person, 2)
    person.page.reload()
    at(person, 2)
    person.by("replay-speed").click()
    person.page.keyboard.press("End")
    expect(person.by("replay-on")).to_be_disabled()
    person.page.keyboard.press("Home")
    at(person, 1)
    person.page.keyboard.press("Tab")
    person.page.reload()
    expect(person.by("replay-speed")).to_have_accessible_name("Speed: fast")
    person.page.keyboard.press("ArrowRight")
    person.by("try-it").click()
    person.seated()
    assert person.table != table
    person.asked()
    now = person.update()
    assert now["table"]["tried"] == table and now["yours"] == [0]
    person.decide()
    person.by("menu").click()
    expect(person.page.get_by_role("link", name="Begun from a finished game")).to_have_attribute(
        "href", re.compile(f"^/replay/{table}")
    )


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_both_moves_are_drawn_and_the_other_can_be_tried(device, width, height):
    person = device(width=width, height=height, touch=width < 1000)
    table = given_up(person, 8)
    replay = person.context.request.get(f"/api/tables/{table}/replay").json()
    places = [n for n, each in enumerate(replay["moments"]) if each["moment"]["who"] == "A"]
    place = places[4]
    seq, played = replay["moments"][place]["moment"]["seq"], replay["moments"][place]["moment"]["text"]
    asked = person.context.request.get(f"/api/tables/{table}/decisions/{seq}").json()
    better = next(each["notation"] for each in asked["choices"] if each["notation"] != played)
    turn = {"at": place + 1, "seat": 0, "played": played, "better": better, "cost": 0.3}
    reasons = [{"id": "core.reason_tried", "facts": {}}]
    analysis = {
        "total": 1,
        "expected": [[0.5]],
        "shares": [],
        "summary": [],
        "missed": [{**turn, "reasons": reasons, "did": [], "instead": []}],
    }
    person.page.route("**/analysis", lambda route: route.fulfill(json=analysis))
    person.go(f"/replay/{table}")
    small = width < 1000
    person.by("analyse" if small else "dock-analysis").click()
    person.by("missed-1").click()
    expect(person.by("way-better")).to_have_attribute("data-notation", better)
    expect(person.by("replay-words")).to_have_text(re.compile("^Another move was better: it .*\\.$"))
    if small:
        expect(person.by("way-played")).to_have_count(0)
        person.by("show-played").click()
    expect(person.by("way-played")).to_have_attribute("data-notation", played)
    expect(person.by("two-ways").locator("[data-stage=held]").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.by("two-ways")).to_have_count(0)
    person.by("analyse" if small else "dock-analysis").click()
    person.by("missed-1").click()
    person.by("try-it").click()
    person.seated()
    person.asked()
    assert [each["notation"] for each in person.update()["choices"]] == [
        each["notation"] for each in asked["choices"]
    ]
