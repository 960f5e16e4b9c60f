"""Roll 'Em Fold 'Em in the browser: a whole game, two devices, every level by keyboard, a phone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boards import ADA, PHONE, SCREENS, Option, by_hand
from tests.browser.clockwork import LATER
from tests.browser.devices import Device
from tests.browser.rollfold import FRONT_PLAN, PLAN, REVERSE_PLAN, Sheet, both_sides, quick
from tests.browser.test_access import faultless, fits

BOT = {"kind": "bot", "level": "newcomer"}
FIRST = {"settings": {"first": "seat_a"}}
# Controls of the board that a finger could miss; boxes are as large as thirteen in a row can be.
SMALL = """() => [...document.querySelectorAll('[data-testid=board] button')]
  .filter((each) => each.checkVisibility() && !each.dataset.cell)
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5 || box.right > innerWidth)
  .map(([html, box]) => `${box.width} ${box.height} ${html}`)"""


def planned(choices: list[Option], plan: list[str]) -> Option:
    """A fold as soon as it is possible, then the next string of the plan, then anything."""
    options = {each["notation"]: each for each in choices}
    folds = [each for each in options.values() if each["what"] == "fold"]
    found = next((each for each in plan if each in options), None)
    if found is not None:
        folds = [each for each in folds if each["corner"] != "TL" or "string 3 D4 DDD" not in plan]
    if folds:
        return folds[0]
    if found is not None:
        plan.remove(found)
        return options[found]
    return next(iter(options.values()))


@pytest.mark.parametrize("hand", by_hand("touch"))
def test_a_whole_game_against_a_bot(device, hand):
    person = device(**SCREENS[hand])
    sheet = Sheet(person, hand)
    sheet.sit("level1", [ADA, BOT], edition=quick(), **FIRST)
    plan = PLAN[:]
    wanted = sheet.play(lambda choices: planned(choices, plan))
    sheet.played(wanted)
    won = person.update()["result"]["seats"][0]["rank"] == 1  # or the bot had all the luck
    expect(person.result).to_contain_text("You win" if won else "Bruno")
    if won:
        assert sum(each.startswith("fold") for each in wanted) == 4
    person.go(f"/replay/{person.table}")
    person.page.get_by_role("slider").wait_for()
    sheet.press("End")
    if won and hand != "touch":  # a phone has it behind "more"
        ended = "5 winning symbols marked, 5 linked; 4 of 4 folds"
        expect(person.by("status")).to_have_attribute("aria-label", ended)
    faultless(person, "the end of the replay")


def test_two_devices_mark_at_the_same_time(device):
    ada, bea = Sheet(device()), Sheet(device(**PHONE), "touch")
    path = ada.sit("level1", [ADA, {"kind": "open"}], edition=quick(), **FIRST)
    bea.device.go(path)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.device.by("join").click()
    assert ada.asked("take")
    expect(bea.device.prompt).to_contain_text("Ada")
    ada.decide({"what": "take", "colour": "white", "notation": "take white"})
    assert ada.asked("mark")
    assert bea.asked("mark")
    expect(bea.page.locator("[data-die=white]")).to_have_attribute(
        "aria-label", f"White die: {ada.view['white']}"
    )

    def play(sheet: Sheet) -> None:
        while True:
            assert sheet.asked("mark")
            options = sheet.choices
            option = next((each for each in options if each["what"] != "done"), options[0])
            sheet.decide(option)
            if option["what"] == "done":
                return

    play(ada)
    # What Ada drew stays hidden until Bea has finished.
    assert "x" not in "".join(bea.view["sheets"][0]["marks"])
    assert "x" in "".join(ada.view["sheets"][0]["marks"])
    play(bea)
    expect(ada.device.by("table")).to_have_attribute("data-seq", bea.device.seq)
    assert "x" in "".join(bea.view["sheets"][0]["marks"])
    bea.page.locator("[data-other='0']").tap()
    expect(bea.page.get_by_role("dialog")).to_contain_text("Ada")


def test_by_keyboard_alone_and_for_everybody(device):
    person = device()
    sheet = Sheet(person)
    sheet.sit("solo1", edition=quick())
    assert sheet.asked("use")
    sheet.press("w")
    sheet.holding("use white")
    sheet.shown(lambda: sheet.press("Enter"))
    assert sheet.asked("mark")
    expect(person.prompt).to_contain_text("from where?")

    # A string step by step, taken back and drawn.
    threes = [n for n, each in enumerate(sheet.view["pen"]["numbers"]) if each["value"] == 3]
    sheet.press(str(threes[0] + 1), "ArrowRight", "Shift+ArrowLeft")
    sheet.holding("string 3 D4 LLL")
    expect(person.detail).to_contain_text("top left can be folded small")
    sheet.press("Escape")
    expect(person.prompt).to_contain_text("Draw 3 from D4")
    sheet.press("Shift+ArrowLeft")
    sheet.shown(lambda: sheet.press("Enter"))
    assert sheet.sent()[-1] == "string 3 D4 LLL"
    expect(sheet.cell("C4")).to_contain_text("C4, smiley, X")
    expect(sheet.cell("A4")).to_contain_text("starting point")

    # What is behind a corner can be looked at; what is possible can be folded.
    assert sheet.asked("mark")
    sheet.press("f", "l")
    expect(person.prompt).to_contain_text("Folded large")
    expect(person.confirm).to_be_disabled()
    faultless(person, "a corner looked at")
    sheet.press("s")
    sheet.holding("fold TL small")
    sheet.shown(lambda: sheet.press("Enter"))
    expect(sheet.cell("D4")).to_contain_text("winning symbol, on the folded corner")
    expect(sheet.corner("TL")).to_be_disabled()

    # A box that cannot be chosen says why, beside it and to a screen reader.
    assert sheet.asked("mark")
    person.prick_ears()
    sheet.cell("A1").click()
    words = "A1 is folded away" if sheet.view["pen"]["numbers"] else "nothing left"
    expect(person.by("why-not")).to_contain_text(words)
    person.hear(words)

    # And back: the fold is taken back as long as the turn is not finished.
    sheet.shown(person.by("undo").click)
    expect(sheet.corner("TL")).to_be_enabled()
    person.by("dock-rules").click()
    person.page.get_by_role("button", name="Fold the corner").click()
    expect(person.page.get_by_role("img", name="top left corner folded over")).to_be_visible()
    faultless(person, "rules")


def marking(device, mode: str = "solo1", **options: Any) -> Sheet:
    """Somebody alone who has a three to draw."""
    sheet = Sheet(device(**options))
    sheet.sit(mode, edition=quick())
    assert sheet.asked("use")
    sheet.say(["use white"])
    assert sheet.asked("mark")
    return sheet


def test_nothing_is_drawn_that_was_never_looked_at(device):
    sheet = Sheet(device())
    sheet.sit("solo1", edition=quick())
    assert sheet.asked("use")
    sheet.stage("nothing")
    sheet.press("Enter")
    expect(sheet.device.confirm).to_be_disabled()
    sheet.say(["use white"])
    assert sheet.asked("mark")
    sheet.stage("nothing")
    expect(sheet.device.confirm).to_be_disabled()
    sheet.press("Enter")
    sheet.page.mouse.move(*sheet.at("A4"))  # a three from D4 ends there
    sheet.stage("looked")
    expect(sheet.device.confirm).to_be_disabled()
    sheet.press("Enter")
    sheet.holding("string 3 D4 LLL")
    sheet.page.mouse.move(*sheet.at("D7"))
    sheet.stage("looked")
    expect(sheet.device.confirm).to_be_disabled()
    sheet.page.mouse.move(2, 2)
    sheet.holding("string 3 D4 LLL")
    assert sheet.sent() == []
    sheet.shown(lambda: sheet.press("Enter"))
    assert sheet.sent() == ["string 3 D4 LLL"]


def test_a_string_is_dragged_from_its_circle_to_its_end(device):
    sheet = marking(device)
    mouse = sheet.page.mouse
    mouse.move(*sheet.at("D4"))
    mouse.down()
    mouse.move(*sheet.at("C4"))
    sheet.stage("nothing")
    mouse.move(*sheet.at("B4"))
    mouse.move(*sheet.at("A4"))
    sheet.stage("looked")
    mouse.up()
    sheet.holding("string 3 D4 LLL")
    assert sheet.sent() == []
    # Let go where no three ends: the rules say why.
    mouse.move(*sheet.at("D4"))
    mouse.down()
    mouse.move(*sheet.at("E5"))
    mouse.move(*sheet.at("F6"))
    mouse.up()
    expect(sheet.device.by("why-not")).to_contain_text("A string must be straight.")
    sheet.stage("nothing")
    sheet.page.mouse.move(*sheet.at("D4"))
    mouse.down()
    mouse.move(*sheet.at("D7"), steps=5)
    mouse.up()
    sheet.holding("string 3 D4 DDD")
    sheet.shown(sheet.device.confirm.click)
    assert sheet.sent() == ["string 3 D4 DDD"]


@pytest.mark.soak
def test_a_thumb_drags_a_string(device):
    sheet = marking(device, "solo1", **PHONE)
    (x, y), (tx, ty) = sheet.at("D4"), sheet.at("A4")
    thumb = sheet.device.context.new_cdp_session(sheet.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        thumb.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (x + 5, y + 6))
    for n in range(1, 5):
        touch("touchMove", (x + (tx - x) * n / 4, y + (ty - y) * n / 4 + 9))
    sheet.stage("looked")
    touch("touchEnd")
    sheet.holding("string 3 D4 LLL")
    assert sheet.sent() == []
    sheet.commit()
    assert sheet.sent() == ["string 3 D4 LLL"]


def test_a_double_click_is_one_click(device):
    sheet = marking(device, hasty=False)
    clock = sheet.page.clock
    clock.install(time=0)
    clock.pause_at(LATER)
    for ms in (60, 120, 300):
        sheet.press("Escape")
        sheet.stage("nothing")
        for _ in range(2):
            sheet.page.mouse.click(*sheet.at("A4"))
            sheet.holding("string 3 D4 LLL")
            clock.run_for(ms)
    assert sheet.sent() == []
    clock.run_for(900)
    sheet.shown(lambda: sheet.page.mouse.click(*sheet.at("A4")))
    assert sheet.sent() == ["string 3 D4 LLL"]


def test_the_end_of_a_turn_says_only_what_is_possible(device):
    sheet = marking(device)
    threes = [each for each in PLAN if each != "string 3 D4 LLL"]
    numbers = [each["value"] for each in sheet.view["pen"]["numbers"]]
    assert numbers == [3, 3]
    sheet.say(threes[:2])
    assert sheet.asked("mark")
    expect(sheet.device.prompt).to_have_text("Nothing to fold: finish?")
    # Nothing else is left: the main button finishes, and by its key it is looked at first.
    expect(sheet.device.confirm).to_be_enabled()
    expect(sheet.page.get_by_role("button", name="I am finished")).to_have_count(0)
    sheet.press(" ")
    expect(sheet.device.prompt).to_have_text("Finish your turn?")
    sheet.press("Escape")
    sheet.shown(sheet.device.by("undo").click)
    sheet.say(["string 3 D4 LLL"])
    assert sheet.asked("mark")
    expect(sheet.device.prompt).to_have_text("You can fold, or finish.")
    expect(sheet.page.get_by_text("top left can still be folded small").first).to_be_visible()


def of_the_level(option: Option) -> tuple[bool, int]:
    """Slides, jumps and turns before straight strings."""
    path = option.get("path", "")
    return (not (option.get("slides") or option.get("jumps") or len(set(path)) > 1), len(path))


@pytest.mark.parametrize(
    "mode",
    [pytest.param("solo2", marks=pytest.mark.soak), pytest.param("solo3", marks=pytest.mark.soak), "solo4"],
)
def test_what_is_new_on_a_level(device, mode):
    """Every kind of string of the level can be entered by keyboard, and the page says what it brings."""
    sheet = Sheet(device(), "keyboard")
    sheet.sit(mode, settings={"column": "D"})
    for _ in range(3):
        assert sheet.asked("mark")
        strings = [each for each in sheet.choices if each["what"] in ("string", "bonus")]
        option = min(strings or sheet.choices, key=of_the_level)
        sheet.decide(option)
        assert sheet.sent()[-1] == option["notation"]
    assert sheet.refused() == []


@pytest.mark.soak
def test_both_sides_of_a_sheet(device):
    """Level 4: the reverse is looked at, the sheet turned over, a blunt corner folded, the game won."""
    person = device()
    sheet = Sheet(person)
    sheet.sit("solo4", edition=both_sides(), settings={"column": "A"})
    assert sheet.asked("use")
    sheet.say(FRONT_PLAN)
    assert sheet.asked("mark")
    sheet.press("t")
    expect(person.prompt).to_contain_text("The other side, as it lies now")
    expect(person.detail).to_have_text("Mark all four light bulbs first (missing: K11).")
    expect(person.confirm).to_be_disabled()
    expect(sheet.cell("G2")).to_contain_text("G2, starting point")
    sheet.press("Escape")
    expect(sheet.cell("G2")).not_to_contain_text("starting point")

    # What a string opens is shown before it is drawn.
    expect(person.page.locator("[data-reached=K9][data-brings=flip]")).to_be_attached()
    sheet.cell("K9").click()
    sheet.holding("string 3 K12 UUU")
    expect(person.detail).to_contain_text("the sheet can be turned over")
    sheet.commit()
    assert sheet.asked("mark")
    person.by("other-side").click()
    sheet.holding("flip")
    sheet.commit()
    expect(sheet.part.locator("[data-cell]").first).to_have_attribute("data-cell", "M1")
    faultless(person, "the reverse")
    sheet.say(["done"])

    assert sheet.asked("mark")
    # Arrows follow the screen, where the reverse is mirrored; names do not change.
    sheet.press("2", "ArrowUp", "Shift+ArrowRight")
    sheet.holding("string 3 G2 LLL")
    sheet.commit()
    assert sheet.asked("mark")
    sheet.corner("TL").click()
    sheet.holding("blunt TL")
    expect(person.detail).to_contain_text("winning symbol on F2")
    sheet.commit()
    expect(sheet.cell("F2")).to_contain_text("F2, winning symbol, on the folded corner")
    assert sheet.asked("mark")
    sheet.say(REVERSE_PLAN)
    assert sheet.asked("mark")
    expect(person.page.locator("[data-reached=G11][data-brings=win]").first).to_be_attached()
    sheet.decide(next(each for each in sheet.choices if each["notation"] == "string 1 G10 D"))
    expect(person.result).to_contain_text("Won in 11 moves")
    assert (own := sheet.view["sheets"][0])["linked"] == 5 and own["folded"] == 8


@pytest.mark.parametrize(
    ("language", "dark"), [pytest.param("en-GB", False, marks=pytest.mark.soak), ("it-IT", True)]
)
def test_a_phone_in_portrait(device, language, dark):
    person: Device = device(**PHONE, language=language, dark=dark)
    sheet = Sheet(person, "touch")
    sheet.sit("solo3", settings={"column": "D"})
    assert sheet.asked("mark")
    sheet.decide(next(each for each in sheet.choices if each["what"] == "string"))
    assert sheet.asked("mark")
    for state in ("asked", "looked"):
        if state == "looked":
            sheet.corner("TR").tap()
        fits(person, state)
        assert person.page.evaluate(SMALL) == []
        board = person.by("board")
        assert board.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
        assert board.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
        faultless(person, state)
