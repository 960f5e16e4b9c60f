"""Flow in the browser: a whole game, two devices, every card, the keyboard alone, a phone."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from cinquina.games import find
from tests.browser.boards import ADA, PHONE, SCREENS, middle, opened_by_hand
from tests.browser.clockwork import LATER
from tests.browser.devices import Device
from tests.browser.flow import River, promising
from tests.browser.test_access import faultless, fits, settle

IMPATIENT = (60, 120, 300)  # ms between two clicks
BOTS = [ADA, {"kind": "bot", "level": "strong"}, {"kind": "bot", "level": "strong"}]
# Controls of the board that a finger could miss; cells are as large as seven in a row can be.
SMALL = """() => [...document.querySelectorAll('[data-testid=board] button')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect(), each.dataset.cell ? 37 : 43.5])
  .filter(([, box, least]) => box.width < least || box.height < least || box.right > innerWidth)
  .map(([html, box]) => `${box.width} ${box.height} ${html}`)"""
OFFSET = "each => [each.offsetTop, each.offsetLeft, each.offsetWidth]"
BACKGROUND = "each => getComputedStyle(each).backgroundColor"


def only(kind: str) -> dict[str, object]:
    """An edition in which every Action card is of one kind."""
    plain = msgspec.to_builtins(find("flow").edition(None))
    return {**plain, "actions": {each: 15 * (each == kind) for each in plain["actions"]}}


def set_up(person: Device) -> None:
    """The easiest way without a clock, chosen on the page: eight turns a round, with two bots."""
    person.go("/new/flow")
    person.page.locator("[data-preset=little]").click()
    person.by("begin").click()
    person.seated()


@pytest.mark.parametrize(("hand", "most"), opened_by_hand("mouse"))
def test_a_whole_game_against_bots(device, hand, most):
    person = device(**SCREENS[hand])
    set_up(person)
    river = River(person, hand)
    river.played(river.play(lambda choices: min(choices, key=promising), most))
    told = {event["id"] for event in river.events()}
    assert {"flow.round", "flow.drawn", "flow.placed", "flow.connected"} <= told
    won = river.view["won"]
    assert ("flow.won" if won else "flow.lost") in told
    expect(person.result).to_contain_text("You win" if won else "You lose")

    person.go(f"/replay/{person.table}")
    slider = person.page.get_by_role("slider")
    slider.wait_for()
    river.press("End")
    expect(person.by("end")).to_contain_text("Everybody is aboard" if won else "has no tile to draw")
    connected = person.page.locator("[data-animal].connected")
    expect(connected).to_have_count(sum(animal["connected"] for animal in river.view["animals"]))
    faultless(person, "the end of the replay")


def test_two_devices_lay_the_same_river(device):
    ada, bea = River(device()), River(device(**PHONE), "touch")
    path = ada.sit([ADA, {"kind": "open"}], settings={"turns": 4})
    bea.device.go(path)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.device.by("join").click()
    assert ada.asked("start")
    washed = False
    while not (washed and ada.view["round"] == 2):
        mover, other = (ada, bea) if ada.view["active"] == 0 else (bea, ada)
        assert mover.asked()
        option = min(mover.choices, key=lambda each: (each["what"] == "play", promising(each)))
        mover.decide(option)
        expect(other.device.by("table")).to_have_attribute("data-seq", mover.device.seq)
        assert other.view["tiles"] == mover.view["tiles"]
        washed = washed or any(event["id"] == "flow.wave" for event in ada.events())
    # A team plays with open hands.
    card = ada.view["hands"][0]["cards"][0]["id"]
    bea.page.locator("[data-other='0']").tap()
    expect(bea.card(card)).to_be_visible()
    bea.card(card).tap()
    expect(bea.page.get_by_role("dialog")).to_have_count(2)  # Ada's hand, and what the card does
    assert not [text for text in bea.sent() if text.startswith("play")]


def say_why_a_tile_cannot_go_there(river: River) -> None:
    """The reason of the rules, where nothing fits; then back to where the card began."""
    option, view = river.choices[-1], river.view
    fits = [each["cell"] for each in river.choices if each["tile"] == option["tile"]]
    lies = [each["cell"] for each in view["tiles"] + view["animals"]] + [view["boat"]]
    cells = [[row, column] for row in range(7) for column in range(7)]
    cell = next(each for each in cells if each not in fits + lies)
    river.fetch(option)
    there = river.cell(cell)
    # What cannot be is dimmed, and says why when it is pressed.
    there.tap(force=True) if river.hand == "touch" else there.hover()
    expect(river.device.by("why-not")).not_to_be_empty()
    assert river.device.told("because")["reason"]["id"].startswith("flow.")
    for _ in range(2):
        river.press("Escape")


@pytest.mark.soak
@pytest.mark.parametrize("hand", ["mouse", "touch", "keyboard"])
@pytest.mark.parametrize("kind", ["support", "bird", "current", "fishing", "calm", "return"])
def test_every_card_with_its_target(device, kind, hand):
    """Two turns a round, so that the waves bring discards soon."""
    river = River(device(**SCREENS[hand]), hand)
    river.sit(edition=only(kind), settings={"turns": 2})
    river.until(lambda river: any(each["what"] == "play" for each in river.choices))
    card = next(each for each in river.choices if each["what"] == "play")
    river.press("1")
    expect(river.device.prompt).to_contain_text("This is final")
    river.press("Escape")
    assert river.holds == ""
    river.decide(card)
    match kind:
        case "fishing":
            assert river.asked()
            assert len(river.view["revealed"]) == 2
            river.until(lambda river: any(each["what"] == "take" for each in river.choices))
            taken = next(each for each in river.choices if each["what"] == "take")
            river.decide(taken)
            assert river.view["tile"]["id"] == taken["tile"]
        case "calm":
            river.until(lambda river: river.choices[0]["what"] == "die")
            expect(river.device.prompt).to_contain_text("which die")
            river.press("b")
            river.stage("held")
            river.shown(lambda: river.press("Enter"))
            wave = next(each for each in reversed(river.events()) if each["id"] == "flow.wave")
            assert wave["facts"]["white"] == 0
            expect(river.device.by("aftermath")).to_contain_text(f"Black {wave['facts']['black']}: a row.")
        case _:
            asks = {"current": "lift", "return": "fetch"}.get(kind, kind)
            assert river.asked(asks)
            if kind in ("current", "return"):
                say_why_a_tile_cannot_go_there(river)
            river.decide(river.choices[-1])
            done = {"support": "removed", "bird": "guarded", "current": "moved", "return": "returned"}[kind]
            assert f"flow.{done}" in {event["id"] for event in river.events()}
    assert river.refused() == []


def test_by_keyboard_alone_and_for_everybody(device):
    person = device()
    river = River(person, "keyboard")
    river.sit(BOTS, mode="custom", settings={"turns": 3, "scenarios": ["single_path"], "obstacles": 1})
    assert river.asked("facing")
    river.press("ArrowLeft")
    river.stage("held")
    river.shown(lambda: river.press("Enter"))
    assert river.view["facing"] == "W"
    assert river.asked("start")
    river.press("Enter")
    assert river.asked("turn")
    river.press("d")
    river.stage("held")
    river.shown(lambda: river.press("Enter"))
    assert river.asked("place")

    # An illegal place says why, beside it and to a screen reader.
    expect(person.confirm).to_be_disabled()
    plain = person.confirm.evaluate(BACKGROUND)
    person.confirm.hover(force=True)
    settle(person)
    assert person.confirm.evaluate(BACKGROUND) == plain  # what cannot be pressed does not light up
    person.prick_ears()
    river.press("ArrowUp", "ArrowDown")
    river.say_why_not("That cell is taken.")
    person.hear("That cell is taken.")
    before = len(river.sent())
    river.press("Enter")
    assert len(river.sent()) == before
    river.press("Escape")
    expect(person.by("why-not")).to_be_hidden()

    option = min(river.choices, key=promising)
    person.prick_ears()
    river.decide(option)
    assert river.sent()[-1] == option["notation"]
    person.hear("place it")
    # The river in words, cell by cell.
    row, column = option["cell"]
    expect(river.cell([row, column])).to_contain_text(f"Row {row}, column {column}:")

    river.until(lambda river: river.choices[0]["what"] == "place")
    river.press("n")
    faultless(person, "a tile in hand")
    person.by("dock-rules").click()
    faultless(person, "rules")
    person.page.get_by_role("button", name="Roll the dice").click()
    expect(person.page.get_by_role("img", name="The same board after the wave")).to_be_visible()


def at_a_tile(device, **more) -> River:
    """Somebody alone with a tile in hand, against a clock that is long."""
    river = River(device(**more), "touch" if more.get("touch") else "keyboard")
    river.sit(settings={"clock": "realtime", "seconds": 120})
    river.until(lambda river: river.choices[0]["what"] == "place")
    return river


def test_under_the_clock_only_the_main_button_lays_a_tile(device):
    river = at_a_tile(device, hasty=False)
    clock = river.page.clock
    clock.install(time=0)
    clock.pause_at(LATER)
    river.stage("nothing")
    expect(river.device.confirm).to_be_disabled()
    option = river.choices[0]
    sent = river.sent()
    place = river.cell(option["cell"])
    for ms in IMPATIENT:
        place.click()
        river.stage("held")
        clock.run_for(ms)
        place.click()
        river.stage("held")
        river.press("Escape")
        river.page.mouse.move(2, 2)
        river.stage("nothing")
    assert river.sent() == sent
    place.click()
    river.page.mouse.move(2, 2)
    river.stage("held")
    held = river.holds
    clock.run_for(900)
    river.shown(river.device.confirm.click)
    assert river.sent() == [*sent, held]


@pytest.mark.soak
def test_beside_the_dice_no_other_figures_stand_unless_somebody_wants_places(device):
    for wanted, figures in ((False, []), (True, [*"0123456", *"0123456"])):
        river = River(device(settings={"details": "full" if wanted else "normal"}))
        river.sit()
        assert river.asked("start")
        expect(river.page.locator("[data-spot=river] text")).to_have_text(figures)


def test_what_is_held_is_shown_again_when_the_pointer_leaves(device):
    river = at_a_tile(device)
    one, other = (
        river.choices[0],
        next(each for each in river.choices if each["cell"] != river.choices[0]["cell"]),
    )
    river.cell(one["cell"]).click()
    river.stage("held")
    held = river.holds
    river.cell(other["cell"]).hover()
    river.stage("looked")
    expect(river.device.confirm).to_be_disabled()
    river.page.mouse.move(2, 2)
    river.stage("held")
    assert river.holds == held


@pytest.mark.parametrize("touch", [pytest.param(False, marks=pytest.mark.soak), True])
def test_the_tile_is_dragged_to_the_river_and_on(device, touch):
    river = at_a_tile(device, touch=touch)
    sent = river.sent()
    finger = river.device.context.new_cdp_session(river.page)
    mouse = river.page.mouse

    def hand(kind: str, *at: float) -> None:
        if touch:
            points = [{"x": at[0], "y": at[1]}] if at else []
            finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
        elif at:
            mouse.move(*at)
            if kind == "Start":
                mouse.down()
        else:
            mouse.up()

    cells = {f"{each['cell']}": each["cell"] for each in river.choices}
    first, second = list(cells.values())[:2]

    for start, end in ((river.device.by("in-hand"), first), (river.cell(first), second)):
        hand("Start", *middle(start))
        hand("Move", *middle(river.cell(second)))
        hand("Move", *middle(river.cell(end)))
        river.stage("looked")
        hand("End")
        river.stage("held")
        option = next(each for each in river.choices if each["notation"] == river.holds)
        assert option["cell"] == end
    assert river.sent() == sent
    mouse.move(2, 2)
    river.holding(option["notation"])
    # By a click: the browser takes a tap right after a flick for the hand that stops it.
    river.shown(river.device.confirm.click)


@pytest.mark.parametrize("touch", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_card_is_explained_before_it_is_played(device, touch):
    """Under the clock too: one press lifts a card that asks for no tile, with its sentence; another one plays it."""
    river = River(device(**(PHONE if touch else {})), "touch" if touch else "mouse")
    river.sit(edition=only("fishing"), settings={"clock": "realtime", "seconds": 120})
    river.until(lambda river: any(each["what"] == "play" for each in river.choices))
    card = next(each for each in river.choices if each["what"] == "play")
    sent = river.sent()
    river.hit(river.card(card["card"]))
    river.holding(card["notation"])
    expect(river.device.detail).to_contain_text("Reveal two face-down tiles")
    expect(river.device.confirm).to_have_text(re.compile("Play it"))
    assert river.sent() == sent
    river.shown(lambda: river.hit(river.card(card["card"])))
    assert river.sent() == [*sent, card["notation"]]


def test_scenario_cards_are_named_in_a_place_that_does_not_move(device):
    river = River(device())
    settings = {"turns": 2, "scenarios": ["one_card", "no_sc", "remain"], "obstacles": 1}
    river.sit(mode="custom", settings=settings)
    assert river.asked("start")
    chips = river.device.by("scenarios")
    expect(chips).to_contain_text("One Action Card per Round")
    river.until(lambda river: river.view["round"] == 1 and river.choices[0]["what"] == "start")
    expect(river.device.by("aftermath")).to_be_visible()
    before = chips.evaluate(OFFSET)  # the blocks may scroll
    river.press("Enter")
    river.until(lambda river: river.choices[0]["what"] == "place")
    river.cell(river.choices[0]["cell"]).hover()
    river.stage("looked")
    assert chips.evaluate(OFFSET) == before


@pytest.mark.parametrize(
    ("language", "dark"), [pytest.param("en-GB", False, marks=pytest.mark.soak), ("it-IT", True)]
)
def test_a_phone_in_portrait(device, language, dark):
    person = device(**PHONE, language=language, dark=dark)
    river = River(person, "touch")
    river.sit(BOTS, mode="easy", settings={"turns": 3})
    for _ in range(4):
        assert river.asked()
        option = min(river.choices, key=lambda each: (each["what"] == "play", promising(each)))
        river.decide(option)
        assert river.asked()
        fits(person, option["what"])
        assert person.page.evaluate(SMALL) == []
        board = person.by("board")
        assert board.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
        assert board.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    faultless(person, "phone")
