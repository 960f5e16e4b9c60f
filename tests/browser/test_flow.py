"""Flow in the browser: a whole game, two devices, every card, the keyboard alone, a phone."""

import msgspec
import pytest
from playwright.sync_api import expect

from cinquina.games.flow.edition import default
from tests.browser.devices import Device
from tests.browser.flow import ADA, River, promising
from tests.browser.test_access import faultless, fits, settle

PHONE = {"width": 360, "height": 740, "touch": True}
BOTS = [ADA, {"kind": "bot", "level": "strong"}, {"kind": "bot", "level": "strong"}]
REASONS = {
    "flow.edge_mismatch": "The edges do not match.",
    "flow.no_path": "No water path from an animal reaches this space.",
    "flow.not_adjacent": "Tiles must touch an animal or another tile.",
}
# Controls of the board that a finger could miss; cells are as large as seven in a row can be.
SMALL = """() => [...document.querySelectorAll('[data-testid=board] button')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect(), each.dataset.cell ? 37 : 43.5])
  .filter(([, box, least]) => box.width < least || box.height < least || box.right > innerWidth)
  .map(([html, box]) => `${box.width} ${box.height} ${html}`)"""
BACKGROUND = "each => getComputedStyle(each).backgroundColor"


def only(kind: str) -> dict[str, object]:
    """An edition in which every Action card is of one kind."""
    plain = msgspec.to_builtins(default())
    return {**plain, "actions": {each: 15 * (each == kind) for each in plain["actions"]}}


def set_up(person: Device) -> None:
    """The easiest way without a clock, chosen on the page: eight turns a round, with two bots."""
    person.go("/new/flow")
    form = person.page.get_by_role("main")
    form.get_by_label("No clock: a round is a number of turns.").check()
    form.get_by_label("8 turns (Calm)").check()
    person.by("begin").click()
    person.seated()


def test_a_whole_game_against_bots(device):
    person = device()
    set_up(person)
    river = River(person)
    wanted = []
    while river.asked():
        option = min(river.choices, key=promising)
        river.decide(option)
        wanted.append(option["notation"])

    assert river.sent() == wanted
    assert river.refused() == []
    told = {event["id"] for event in river.events()}
    assert {"flow.round", "flow.drawn", "flow.placed", "flow.connected"} <= told
    won = river.view["won"]
    assert ("flow.won" if won else "flow.lost") in told
    expect(person.result).to_contain_text("You have won" if won else "you have lost")
    river.press("Escape")
    expect(person.by("end")).to_contain_text("Everybody is aboard" if won else "has no tile to draw")
    connected = person.page.locator("[data-animal].connected")
    expect(connected).to_have_count(sum(animal["connected"] for animal in river.view["animals"]))

    person.go(f"/replay/{person.table}")
    slider = person.page.get_by_role("slider")
    slider.wait_for()
    river.press("End")
    expect(person.by("end")).to_be_visible()
    faultless(person, "the end of the replay")


def test_two_devices_lay_the_same_river(device):
    ada, bea = River(device()), River(device(**PHONE))
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
        mover.decide(option, lay=ada.by_mouse if mover is ada else bea.by_touch)
        expect(other.device.by("table")).to_have_attribute("data-seq", mover.device.seq)
        assert other.view["tiles"] == mover.view["tiles"]
        washed = washed or any(event["id"] == "flow.wave" for event in ada.events())
    # A team plays with open hands.
    card = ada.view["hands"][0]["cards"][0]["id"]
    expect(bea.card(card)).to_be_visible()
    bea.card(card).tap()
    expect(bea.page.get_by_role("dialog")).to_be_visible()
    assert not [text for text in bea.sent() if text.startswith("play")]


def say_why_a_tile_cannot_go_there(river: River, by: str) -> None:
    """The reason of the rules, where nothing fits; then back to where the card began."""
    option, view = river.choices[-1], river.view
    fits = [each["cell"] for each in river.choices if each["tile"] == option["tile"]]
    lies = [each["cell"] for each in view["tiles"] + view["animals"]] + [view["boat"]]
    cells = [[row, column] for row in range(7) for column in range(7)]
    cell = next(each for each in cells if each not in fits + lies)
    ghosts = [each for each in view["ghosts"] if each["tile"] == option["tile"] and each["cell"] == cell]
    river.fetch(option)
    there = river.cell(cell)
    there.tap() if by == "touch" else there.hover()
    river.say_why_not(REASONS[ghosts[0]["reason"] if ghosts else "flow.not_adjacent"])
    for _ in range(2):
        river.press("Escape")


@pytest.mark.soak
@pytest.mark.parametrize("by", ["mouse", "touch", "keys"])
@pytest.mark.parametrize("kind", ["support", "bird", "current", "fishing", "calm", "return"])
def test_every_card_with_its_target(device, kind, by):
    """Two turns a round, so that the waves bring discards soon."""
    river = River(device(**(PHONE if by == "touch" else {})))
    lay = getattr(river, f"by_{by}")
    river.sit(edition=only(kind), settings={"turns": 2})
    river.until(lambda river: any(each["what"] == "play" for each in river.choices))
    card = next(each for each in river.choices if each["what"] == "play")
    river.press("1")
    expect(river.device.prompt).to_contain_text("It cannot be taken back")
    river.press("Escape")
    assert river.holds == ""
    river.decide(card)
    match kind:
        case "fishing":
            assert river.asked()
            assert len(river.view["revealed"]) == 2
            river.until(lambda river: any(each["what"] == "take" for each in river.choices))
            taken = next(each for each in river.choices if each["what"] == "take")
            river.shown(lambda: river.press("F1"))
            assert river.view["tile"]["id"] == taken["tile"]
        case "calm":
            river.until(lambda river: river.choices[0]["what"] == "die")
            expect(river.device.prompt).to_contain_text("which die")
            river.shown(lambda: river.press("b"))
            wave = next(each for each in reversed(river.events()) if each["id"] == "flow.wave")
            assert wave["facts"]["white"] == 0
            expect(river.device.by("aftermath")).to_contain_text(f"Row B{wave['facts']['black']}.")
        case _:
            asks = {"current": "lift", "return": "fetch"}.get(kind, kind)
            assert river.asked(asks)
            if kind in ("current", "return"):
                say_why_a_tile_cannot_go_there(river, by)
            river.decide(river.choices[-1], lay)
            done = {"support": "removed", "bird": "guarded", "current": "moved", "return": "returned"}[kind]
            assert f"flow.{done}" in {event["id"] for event in river.events()}
    assert river.refused() == []


def test_by_keyboard_alone_and_for_everybody(device):
    person = device()
    river = River(person)
    river.sit(BOTS, mode="custom", settings={"turns": 3, "scenarios": ["single_path"], "obstacles": 1})
    assert river.asked("facing")
    river.press("ArrowLeft")
    river.shown(lambda: river.press("Enter"))
    assert river.view["facing"] == "W"
    assert river.asked("start")
    river.press("Enter")
    assert river.asked("turn")
    river.shown(lambda: river.press("d"))
    assert river.asked("place")

    # An illegal place says why, beside it and to a screen reader.
    expect(person.confirm).to_be_disabled()
    plain = person.confirm.evaluate(BACKGROUND)
    person.confirm.hover(force=True)
    settle(person)
    assert person.confirm.evaluate(BACKGROUND) == plain  # what cannot be pressed does not light up
    person.prick_ears()
    river.press("ArrowUp", "ArrowDown")
    river.say_why_not("That space is taken.")
    person.hear("That space is taken.")
    before = len(river.sent())
    river.press("Enter")
    assert len(river.sent()) == before
    river.press("Escape")
    expect(person.by("why-not")).to_be_hidden()

    option = min(river.choices, key=promising)
    person.prick_ears()
    river.by_keys(option)
    assert river.sent()[-1] == option["notation"]
    person.hear("places")
    # The river in words, cell by cell.
    row, column = option["cell"]
    expect(river.cell([row, column])).to_contain_text(f"Row {row}, column {column}:")

    river.until(lambda river: river.choices[0]["what"] == "place")
    river.press("n")
    faultless(person, "a tile in hand")
    person.page.get_by_role("button", name="Rules").click()
    person.page.get_by_role("dialog").wait_for()
    faultless(person, "rules")
    person.page.get_by_role("button", name="Roll the dice").click()
    expect(person.page.get_by_role("img", name="The same board after the wave")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "dark"), [pytest.param("en-GB", False, marks=pytest.mark.soak), ("it-IT", True)]
)
def test_a_phone_in_portrait(device, language, dark):
    person = device(**PHONE, language=language, dark=dark)
    river = River(person)
    river.sit(BOTS, mode="easy", settings={"turns": 3})
    for _ in range(4):
        assert river.asked()
        option = min(river.choices, key=lambda each: (each["what"] == "play", promising(each)))
        if option["what"] == "facing":
            river.press(
                {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}[option["side"]]
            )
            river.shown(person.confirm.tap)
            continue
        river.decide(option, lay=river.by_touch)
        assert river.asked()
        fits(person, option["what"])
        assert person.page.evaluate(SMALL) == []
        board = person.by("board")
        assert board.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
        for part in (board, person.by("discards")):
            assert part.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    faultless(person, "phone")
