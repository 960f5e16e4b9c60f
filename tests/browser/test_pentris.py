"""Pentris in the browser: a whole game, two devices, the keyboard alone, a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.boards import ADA, PHONE, SCREENS, Option, opened_by_hand
from tests.browser.clockwork import LATER
from tests.browser.pentris import BOT, Sweets, best, low_chute, worst
from tests.browser.test_access import faultless, fits

IMPATIENT = (60, 120, 300)  # ms between two clicks
# Where things are that must not move while somebody decides.
PLACES = """() => ['main', 'supply', 'bar', 'commit'].map((name) => {
  const { x, y, width, height } = document.querySelector(`[data-region=${name}]`).getBoundingClientRect()
  return [name, x, y, width, height]
}).concat([...document.querySelectorAll('[data-testid=chute], [data-piece], [data-steer], [data-card]')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect()
  return [x, y, width, height]
}))"""
# How large a cell of a piece is drawn: as wide as the picture, by the cells across.
CELL = """() => {
  const picture = document.querySelector('[data-piece]:not([data-piece^=I]) .picture svg')
  return picture.getBoundingClientRect().width / Math.floor(picture.viewBox.baseVal.width / 100)
}"""
# Controls of the board that a finger could miss.
SMALL = """() => [...document.querySelectorAll('[data-testid=board] button')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5 || box.right > innerWidth)
  .map(([html, box]) => `${box.width} ${box.height} ${html}`)"""


@pytest.mark.parametrize(("hand", "most"), opened_by_hand("touch"))
def test_a_whole_game_against_a_bot(device, hand, most):
    person = device(**SCREENS[hand])
    sweets = Sweets(person, hand)
    sweets.sit([ADA, BOT], edition=low_chute())

    def choose(choices: list[Option]) -> Option:
        """With care until a row is full and a group was claimed, then the game is soon over."""
        return (worst if {"pentris.rows", "pentris.claimed"} <= sweets.told() else best)(choices)

    sweets.played(sweets.play(choose, most))
    assert {
        "pentris.drawn",
        "pentris.placed",
        "pentris.claimed",
        "pentris.rows",
        "pentris.round",
    } <= sweets.told()
    points = max(seat["points"] for seat in sweets.view["seats"])
    expect(person.result).to_contain_text(str(points))
    expect(person.page.get_by_test_id("result")).to_contain_text("rows")


def test_two_devices_see_the_same_chutes(device):
    ada, bea = Sweets(device()), Sweets(device(**PHONE), "touch")
    path = ada.sit([ADA, {"kind": "open"}])
    bea.device.go(path)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.device.by("join").click()
    expect(bea.part).to_be_visible()
    expect(ada.part).to_be_visible()
    for _ in range(8):
        mover, other = (ada, bea) if ada.device.update()["waiting"] == [0] else (bea, ada)
        assert mover.asked()
        mover.decide(mover.promising())
        expect(other.device.by("table")).to_have_attribute("data-seq", mover.device.seq)
    pieces = [[each["cells"] for each in seat["chute"]["pieces"]] for seat in ada.view["seats"]]
    assert [len(each) for each in pieces] == [2, 2]
    assert pieces == [[each["cells"] for each in seat["chute"]["pieces"]] for seat in bea.view["seats"]]
    assert ada.refused() == bea.refused() == []


def test_by_keyboard_alone_and_for_everybody(device):
    person = device()
    sweets = Sweets(person, "keyboard")
    sweets.sit([ADA], "advanced")
    assert sweets.asked("piece")
    for _ in range(3):
        assert sweets.asked("piece")
        sweets.press("ArrowRight")
        sweets.stage("looked")
        sweets.press("Escape")
        sweets.stage("nothing")
        sweets.press("1")
        sweets.stage("held")
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
        sweets.decide(option)
        assert sweets.sent()[-1] == option["notation"]
    sweets.asked()
    expect(person.page.get_by_role("list", name="What lies in the chute")).to_contain_text("candy, group of")
    faultless(person, "after three pieces")
    person.by("dock-rules").click()
    faultless(person, "rules")
    person.page.get_by_role("button", name="Let it slide").click()
    expect(person.page.get_by_role("button", name="Once more")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "dark"), [pytest.param("en-GB", False, marks=pytest.mark.soak), ("it-IT", True)]
)
def test_a_phone_in_portrait(device, language, dark):
    person = device(**PHONE, language=language, dark=dark)
    sweets = Sweets(person, "touch")
    sweets.sit([ADA, BOT, BOT], "advanced" if dark else "intermediate")
    for _ in range(3):
        assert sweets.asked()
        fits(person, sweets.asks)
        assert person.page.evaluate(SMALL) == []
        board = person.by("board")
        assert board.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
        sweets.decide(sweets.promising())
    sweets.asked()
    faultless(person, "phone")


def test_a_piece_is_seen_in_the_chute_before_it_is_taken(device):
    sweets = Sweets(device())
    sweets.sit([ADA, BOT])
    assert sweets.asked("piece")
    option = sweets.promising()
    circles = sweets.part.locator("circle.target")
    expect(circles).to_have_count(0)
    expect(sweets.device.confirm).to_be_disabled()
    sweets.piece(option["piece"]).hover()
    sweets.stage("looked")
    here = [each for each in option["rests"] if each.startswith("r0")]
    expect(circles).to_have_count(len(here))
    expect(sweets.device.confirm).to_be_disabled()
    sweets.page.mouse.move(*sweets.at(3, 5))
    sweets.stage("nothing")
    expect(circles).to_have_count(0)
    assert sweets.sent() == []


def test_a_piece_is_dragged_from_the_tray_to_its_place(device):
    sweets = Sweets(device())
    sweets.sit([ADA, BOT])
    assert sweets.asked("piece")
    piece = sweets.promising()["piece"]
    sweets.piece(piece).hover()
    mouse = sweets.page.mouse
    mouse.down()
    mouse.move(*sweets.at(5, 5))
    sweets.stage("looked")
    mouse.move(*sweets.at(1, 5))
    mouse.up()
    sweets.stage("held")
    aimed = sweets.part.get_attribute("data-aims")
    assert aimed
    assert sweets.sent() == []
    sweets.confirm()
    assert sweets.asked("place")
    sweets.stage("held")
    assert sweets.holds == f"place {aimed}"
    sweets.confirm()
    assert sweets.sent() == [f"take {piece}", f"place {aimed}"]


@pytest.mark.soak
def test_any_click_in_the_chute_means_the_nearest_place(device):
    sweets = Sweets(device())
    sweets.sit([ADA, BOT])
    assert sweets.asked("piece")
    sweets.decide(sweets.promising())
    assert sweets.asked("place")
    expect(sweets.page.get_by_text("nearest circle")).to_be_visible()
    sweets.page.mouse.click(*sweets.at(-0.3, 9.6))  # on the wall, far above
    sweets.stage("held")
    left = sweets.holds
    sweets.page.mouse.click(*sweets.at(6.2, 9.6))
    sweets.stage("held")
    assert left.endswith("a1")
    assert sweets.holds != left


def test_a_tap_chooses_and_a_tap_on_the_piece_turns_it(device):
    sweets = Sweets(device(**PHONE), "touch")
    sweets.sit([ADA, BOT])
    assert sweets.asked("piece")
    sweets.piece(sweets.promising()["piece"]).tap()
    sweets.stage("held")
    assert sweets.sent() == []
    sweets.confirm()
    assert sweets.asked("place")
    option = next(each for each in sweets.choices if each.get("turn", 0) == 0)
    sweets.page.touchscreen.tap(*sweets.point(option))
    sweets.stage("held")
    sweets.holding(option["notation"])
    x, y = ("abcdef".index(option["cells"][2][0]), int(option["cells"][2][1:]) - 1)
    sweets.page.touchscreen.tap(*sweets.at(x + 0.5, y + 0.5))
    sweets.device.see("[data-testid=chute][data-stage=held][data-holds^='place r1']")
    assert len(sweets.sent()) == 1


def test_impatient_clicks_in_the_chute_place_nothing(device):
    sweets = Sweets(device(hasty=False))
    sweets.sit([ADA, BOT])
    assert sweets.asked("piece")
    sweets.piece(sweets.promising()["piece"]).click()
    sweets.stage("held")
    sweets.shown(lambda: sweets.press("Enter"))
    assert sweets.asked("place")
    clock = sweets.page.clock
    clock.install(time=0)
    clock.pause_at(LATER)
    for ms in IMPATIENT:
        sweets.press("Escape")
        sweets.stage("nothing")
        sweets.page.mouse.click(*sweets.at(3, 5))
        sweets.stage("held")
        clock.run_for(ms)
        sweets.page.mouse.click(*sweets.at(3, 5))
        sweets.stage("held")
    assert len(sweets.sent()) == 1
    clock.run_for(900)
    sweets.shown(lambda: sweets.page.mouse.click(*sweets.at(3, 5)))
    assert len(sweets.sent()) == 2


@pytest.mark.soak
def test_nothing_moves_between_the_steps_of_a_turn(device):
    """Also on a phone, where the pieces have cells of at least 20 px; 18 at a desk."""
    for size, least in (PHONE, 20), ({"width": 1280, "height": 800}, 18):
        sweets = Sweets(device(**size))
        sweets.sit([ADA, BOT, BOT, BOT], "advanced", first_bag="seat_d")
        assert sweets.asked()
        while sweets.asks != "piece" or sweets.choices[0]["what"] != "take":
            sweets.decide(sweets.promising())
            assert sweets.asked()
        before = sweets.page.evaluate(PLACES)
        assert sweets.page.evaluate(CELL) >= least
        sweets.decide(sweets.promising())
        assert sweets.asked("place")
        assert sweets.page.evaluate(PLACES) == before
        assert sweets.page.evaluate(CELL) >= least


def test_a_candy_card_opens_large(device):
    sweets = Sweets(device(**PHONE))
    sweets.sit([ADA, BOT], "advanced")
    assert sweets.asked()
    sweets.device.by("blocks-more").tap()
    sweets.page.locator("[data-card=r]").tap()
    dialog = sweets.page.get_by_role("dialog", name="red candy card")
    expect(dialog).to_contain_text("becomes your own")
    expect(dialog).to_contain_text("Stack 6: 3 pieces")
    widths = [box["width"] for each in dialog.locator(".won svg").all() if (box := each.bounding_box())]
    assert len(widths) == 4
    assert min(widths) >= 2 * 26


def test_rules_show_the_mode_in_play(device):
    sweets = Sweets(device())
    sweets.sit([ADA, BOT])
    assert sweets.asked("piece")
    sweets.device.by("dock-rules").click()
    page = sweets.page
    expect(page.get_by_text("One piece more than there are players")).to_be_visible()
    expect(page.get_by_text("A claim brings no points but a piece")).to_be_hidden()
    for hand in "Mouse:", "Touch:", "Keys:":
        expect(page.get_by_text(hand)).to_have_count(1)
