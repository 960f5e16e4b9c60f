"""Pentris in the browser: a whole game, two devices, the keyboard alone, a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.pentris import ADA, BOT, Sweets
from tests.browser.test_access import faultless, fits

PHONE = {"width": 360, "height": 740, "touch": True}
# Controls of the board that a finger could miss.
SMALL = """() => [...document.querySelectorAll('[data-testid=board] button')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5 || box.right > innerWidth)
  .map(([html, box]) => `${box.width} ${box.height} ${html}`)"""


def test_a_whole_game_against_a_bot(device):
    person = device()
    sweets = Sweets(person)
    sweets.sit([ADA, BOT])
    wanted: list[str] = []
    # The first pieces by mouse, the others as quickly as the table allows.
    for _ in range(8):
        assert sweets.asked()
        option = sweets.promising()
        sweets.decide(option)
        wanted.append(option["notation"])
    wanted += sweets.finish()

    assert sweets.sent() == wanted
    assert sweets.refused() == []
    assert {
        "pentris.drawn",
        "pentris.placed",
        "pentris.claimed",
        "pentris.rows",
        "pentris.round",
    } <= sweets.told()
    points = max(seat["points"] for seat in sweets.view["seats"])
    expect(person.result).to_contain_text(str(points))
    expect(person.page.locator("dialog")).to_contain_text("rows")


def test_two_devices_see_the_same_chutes(device):
    ada, bea = Sweets(device()), Sweets(device(**PHONE))
    path = ada.sit([ADA, {"kind": "open"}])
    bea.device.go(path)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.device.by("join").click()
    for _ in range(8):
        ada.page.wait_for_function(
            "() => document.querySelector('[data-testid=chute]')?.dataset.asks"
            " || document.querySelector('[data-testid=prompt]')?.textContent.includes('Bea')"
        )
        mover, other = (ada, bea) if ada.asks else (bea, ada)
        assert mover.asked()
        mover.decide(mover.promising(), place=ada.by_mouse if mover is ada else bea.by_touch)
        expect(other.device.by("table")).to_have_attribute("data-seq", mover.device.seq)
    pieces = [[each["cells"] for each in seat["chute"]["pieces"]] for seat in ada.view["seats"]]
    assert [len(each) for each in pieces] == [2, 2]
    assert pieces == [[each["cells"] for each in seat["chute"]["pieces"]] for seat in bea.view["seats"]]
    assert ada.refused() == bea.refused() == []


def test_by_keyboard_alone_and_for_everybody(device):
    person = device()
    sweets = Sweets(person)
    sweets.sit([ADA], "advanced")
    assert sweets.asked("piece")
    for _ in range(3):
        assert sweets.asked("piece")
        sweets.press("1")
        expect(person.prompt).to_contain_text("Take")
        sweets.press("Escape")
        expect(sweets.part).not_to_have_attribute("data-holds", "x")
        sweets.press("1")
        sweets.shown(lambda: sweets.press("Enter"))
        assert sweets.asked("place")
        # What cannot be done says why, and sends nothing.
        before = len(sweets.sent())
        person.prick_ears()
        sweets.press(" ", "ArrowDown")
        expect(person.by("why-not")).to_contain_text("further down")
        person.hear("further down")
        assert len(sweets.sent()) == before
        sweets.press("ArrowUp")
        option = sweets.promising()
        sweets.by_keys(option)
        assert sweets.sent()[-1] == option["notation"]
    sweets.asked()
    expect(person.page.get_by_role("list", name="What lies in the chute")).to_contain_text("candy, group of")
    faultless(person, "after three pieces")
    person.page.get_by_role("button", name="Rules").click()
    person.page.get_by_role("dialog").wait_for()
    faultless(person, "rules")
    person.page.get_by_role("button", name="Let it slide").click()
    expect(person.page.get_by_role("button", name="Once more")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "dark"), [pytest.param("en-GB", False, marks=pytest.mark.soak), ("it-IT", True)]
)
def test_a_phone_in_portrait(device, language, dark):
    person = device(**PHONE, language=language, dark=dark)
    sweets = Sweets(person)
    sweets.sit([ADA, BOT, BOT], "advanced" if dark else "intermediate")
    for _ in range(5):
        assert sweets.asked()
        fits(person, sweets.asks)
        assert person.page.evaluate(SMALL) == []
        board = person.by("board")
        assert board.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
        sweets.decide(sweets.promising(), place=sweets.by_touch)
    sweets.asked()
    faultless(person, "phone")


def test_the_chutes_of_the_others_are_seen_on_a_phone_while_a_piece_is_chosen(device):
    person = device(width=390, height=844, touch=True)
    sweets = Sweets(person)
    sweets.sit([ADA, BOT, BOT, BOT], "advanced", first_bag="seat_d")
    assert sweets.asked("piece")
    assert person.by("board").evaluate("each => each.scrollHeight - each.clientHeight") <= 1
    cut = "each => each.scrollWidth > each.clientWidth"  # how many pieces a stack has
    assert not any(stack.evaluate(cut) for stack in person.page.locator(".stack").all())
