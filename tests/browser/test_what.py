"""What is this? By mouse, finger and key; it presses nothing, covers nothing, and goes when it is told to."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.devices import Device
from tests.browser.foldris.sheet import OwnSheet


def answer(person: Device) -> Locator:
    return person.by("what")


def apart(one: Locator, two: Locator) -> bool:
    """Does neither cover any of the other?"""
    first, second = one.bounding_box(), two.bounding_box()
    assert first and second
    return (
        first["x"] + first["width"] <= second["x"]
        or second["x"] + second["width"] <= first["x"]
        or first["y"] + first["height"] <= second["y"]
        or second["y"] + second["height"] <= first["y"]
    )


def test_a_mouse_that_rests_is_answered_and_escape_ends_it(device):
    person = device()
    person.solo()
    hint = person.by("ask-hint")
    hint.hover()
    expect(answer(person)).to_contain_text("What the strongest bot would do here")
    person.hear("Hint. What the strongest bot would do here")
    assert apart(answer(person), hint)
    answer(person).hover()  # it can be pointed at itself
    expect(answer(person)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(answer(person)).to_be_hidden()
    assert not [message for message in person.sent if message["type"] in ("play", "ask_hint")]


def test_the_key_asks_about_what_has_the_focus_and_can_be_switched_off(device):
    person = device()
    person.solo()
    OwnSheet(person).tool("Mirror").focus()
    person.page.keyboard.press("?")
    expect(answer(person)).to_contain_text("the mirror image of the Block")
    person.page.keyboard.press("Escape")
    expect(answer(person)).to_be_hidden()
    person.page.evaluate(
        "localStorage.cinquina = JSON.stringify({...JSON.parse(localStorage.cinquina), keys: false})"
    )
    person.page.reload()
    person.asked()
    tool = OwnSheet(person).tool("Mirror")
    tool.focus()
    person.page.keyboard.press("?")
    person.page.keyboard.press("/")
    person.page.keyboard.press("m")
    expect(tool).to_have_attribute("aria-pressed", "false")
    assert tool.get_attribute("aria-keyshortcuts") is None
    expect(answer(person)).to_be_hidden()
    expect(person.by("command")).to_be_hidden()


def test_a_long_press_asks_and_presses_nothing(device):
    person = device(width=390, height=844, touch=True)
    person.solo()
    tool = OwnSheet(person).tool("Mirror")
    box = tool.bounding_box()
    assert box
    touch = person.context.new_cdp_session(person.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(answer(person)).to_contain_text("the mirror image of the Block")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(answer(person)).to_be_visible()
    expect(tool).to_have_attribute("aria-pressed", "false")
    tool.tap()
    expect(answer(person)).to_be_hidden()
    expect(tool).to_have_attribute("aria-pressed", "true")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "thing", "sentence"),
    [
        ("flow", "flow.what-boat", "All four animals"),
        ("holi", "holi.what-sweets-here", "For the pawn that moves here"),
        ("rollfold", "rollfold.web-box-symbol", "Whoever has all corners folded"),
    ],
)
def test_what_lies_on_a_board_answers(device, game, thing, sentence):
    person = device()
    person.play_now(game)
    person.asked()
    cell = person.page.locator(f'[data-cell][data-what="{thing}"]').first
    cell.focus()
    person.page.keyboard.press("?")
    expect(answer(person)).to_contain_text(sentence)
    person.page.keyboard.press("Escape")
    expect(answer(person)).to_be_hidden()
    if game != "holi":  # there one floor may lie over another
        cell.hover()
        expect(answer(person)).to_contain_text(sentence)
