"""The table in any window: what one chooses from is large, nothing is covered, cut or moves while one decides."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from cinquina.core.registry import find
from cinquina.games import games
from tests.browser.devices import KNOWS, OVER, Device
from tests.browser.rollfold import quick
from tests.browser.states import FAULTS, at_table, states
from tests.browser.windows import MEASURE, MINE, SETTLED, SIZES, chosen, play_on

LEAST = 0.6  # of the window's shorter edge
FRAME = ("top", "seats", "board", "bar")  # the story lies below the seats, in their region
TABLETOP = ("main", "supply", "seats")
STILL = ("main", "bar", "commit", "top", "seats")  # what keeps its place between the steps of a decision

TABLES = [(game.id, game.modes[0].id, min(3, max(game.modes[0].seats))) for game in games() if game.modes]
CROWDS = [(game.id, mode.id, max(mode.seats)) for game in games() for mode in game.modes]


# Whether it is in view what others did last: on a card, in the strip or in the task.
TOLD = """() => [...document.querySelectorAll('.players .last, [data-testid=last-move] li, [data-testid=done] li')]
  .some((each) => each.checkVisibility() && each.textContent.trim())"""


def measured(person: Device, width: int, height: int) -> dict[str, Any]:
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(SETTLED)
    found: dict[str, Any] = person.page.evaluate(MEASURE)
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        min(one[at] + one[size], other[at] + other[size]) - max(one[at], other[at]) > 1
        for at, size in (("x", "width"), ("y", "height"))
    )


def faults(found: dict[str, Any]) -> list[str]:
    """What is wrong with a window, in words."""
    regions, edge = found["regions"], min(found["width"], found["height"])
    share = min(regions["main"]["width"], regions["main"]["height"]) / edge
    wrong = [f"the thing to choose has {share:.0%}"] if share < LEAST else []
    if found["page"] > found["width"]:
        wrong.append(f"the page is {found['page']} wide")
    for group in (FRAME, TABLETOP):
        for one, other in combinations([name for name in group if name in regions], 2):
            if overlap(regions[one], regions[other]):
                wrong.append(f"{one} lies on {other}")
    return wrong + [f"cut: {text}" for text in found["cut"]]


def seated(person: Device, game: str, mode: str, seats: int, rounds: int) -> None:
    person.open(chosen(find(game), mode, seats))
    play_on(person, rounds)


def looked_at(person: Device) -> dict[str, list[str]]:
    wrong = {f"{width} x {height}": faults(measured(person, width, height)) for width, height, _ in SIZES}
    return {window: faults for window, faults in wrong.items() if faults}


def moved(person: Device) -> list[str]:
    """What changes its place while one decides."""
    found = []
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        person.page.keyboard.press("Escape")
        before = measured(person, width, height)["regions"]
        for step in ("ArrowRight", "ArrowDown", " "):
            person.page.keyboard.press(step)
            after = measured(person, width, height)["regions"]
            found += [f"{name} at {width}, {step!r}" for name in STILL if after[name] != before[name]]
    return found


# The board's part of the window, in per cent: boards as wide as high, Foldris, Pentris. An upright board cannot have
# more of a window that lies down.
SHARES: dict[tuple[int, int], tuple[float, float, float]] = {
    (1440, 900): (52, 38.5, 35),
    (1280, 720): (48, 34, 31),
    (844, 390): (40, 28, 26),
    (390, 844): (45, 45, 45),
    (360, 640): (42, 38, 42),
}


def shares(person: Device, game: str) -> dict[tuple[int, int], float]:
    """Return what the board has of each window, in per cent."""
    found = {}
    for width, height in SHARES:
        main = measured(person, width, height)["regions"]["main"]
        found[width, height] = round(100 * main["width"] * main["height"] / (width * height), 1)
    return found


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=[game for game, _, _ in TABLES])
def test_the_thing_to_choose_is_large_in_every_window_and_nothing_moves_between_the_steps(
    device, game: str, mode: str, seats: int
):
    person = device()
    seated(person, game, mode, seats, rounds=2)
    assert looked_at(person) == {}
    assert moved(person) == []
    found, kind = shares(person, game), {"foldris": 1, "pentris": 2}.get(game, 0)
    assert not {size: share for size, share in found.items() if share < SHARES[size][kind]}, found


@pytest.mark.parametrize(
    "game", ["flow", "foldris", "holi", "pentris", pytest.param("rollfold", marks=pytest.mark.soak)]
)
def test_words_are_whole_and_lie_free_on_my_turn_with_a_hint_and_while_others_decide(device, game: str):
    one, other = at_table(lambda: device(language="it-IT"), find(game))
    found = []
    for state in states(one, other):
        if state == "consent":
            break
        for width, height in ((1440, 900), (1024, 768), (844, 390), (390, 844)):
            measured(one, width, height)
            found += [f"{state} {width} x {height}: {each}" for each in one.page.evaluate(FAULTS)]
            if state == "waits" and not one.page.evaluate(TOLD):
                found.append(f"{width} x {height}: nothing of what the others did last")
        one.page.set_viewport_size({"width": 1280, "height": 800})
    assert found == []


@pytest.mark.parametrize("game", ["foldris"])
def test_what_the_others_have_is_on_their_cards_where_there_is_room(device, game: str):
    person = device()
    seated(person, game, find(game).modes[0].id, 3, rounds=0)
    for width, height in ((1280, 720), (1440, 900)):
        measured(person, width, height)
        boards = person.page.locator("[data-region=seats] [data-other] svg.drawing")
        assert [box["width"] >= 100 for box in (each.bounding_box() for each in boards.all())] == [True] * 2


def test_signs_of_pentris_have_words_beside_a_board_of_a_computer(device):
    person = device()
    seated(person, "pentris", "beginner", 3, rounds=0)
    for width, height in ((1024, 768), (1280, 800), (1440, 900)):
        measured(person, width, height)
        expect(person.page.locator("[data-spot=bag] .words")).to_be_visible()
        expect(person.page.get_by_role("heading", name="This turn")).to_be_visible()


def numerous() -> dict[str, Any]:
    """A sheet on which a string of three wins three numbers more."""
    edition = quick()
    edition["levels"]["1"]["front"][3] = "..fS222..Sf.."
    return edition


def test_corners_of_a_sheet_stay_in_view_however_many_numbers_are_open(device):
    person = device(language="it-IT")
    person.open(
        {**chosen(find("rollfold"), "level1", 3), "edition": numerous(), "settings": {"first": "seat_a"}}
    )
    person.page.wait_for_function(MINE)
    for text in ("take white", "string 3 D4 RRR"):
        person.say(text)
        person.page.wait_for_function(MINE)
    assert len(person.update()["view"]["pen"]["numbers"]) == 4
    assert looked_at(person) == {}


def draw_a_string(person: Device) -> None:
    """And come to the next that can be drawn, while all corners lie flat and nobody else owes anything.

    A press while others are seen to draw only skips that.
    """
    drawn = False
    while True:
        person.page.wait_for_function(MINE)
        texts = [each["notation"] for each in person.update()["choices"]]
        strings = [text for text in texts if text.startswith("string")]
        if drawn and strings:
            break
        flat = [text for text in texts if not text.startswith(("fold", "blunt", "flip"))]
        person.say(strings[len(strings) // 2] if strings else flat[0])
        drawn = drawn or bool(strings)
    while len((update := person.update())["waiting"]) > 1:
        person.page.wait_for_function(KNOWS, arg=update["seq"] + 1)
    person.see(f"[data-testid=table][data-seq='{person.update()['seq']}']")
    person.page.wait_for_function(MINE)


@pytest.mark.parametrize(
    ("language", "mode"),
    [pytest.param(*each, marks=pytest.mark.soak) for each in (("en-GB", "level1"), ("it-IT", "level1"))]
    + [("it-IT", "level4")],
)
def test_the_bar_names_all_that_comes_of_a_fold(device, language: str, mode: str):
    person = device(language=language)
    person.open(chosen(find("rollfold"), mode, 3))
    draw_a_string(person)
    corners = person.by("corners").locator("[data-corner]")
    for width, height in ((1280, 800), (390, 844), (820, 1180)):
        for n in range(4):
            measured(person, width, height)
            corners.nth(n).press("Enter")
            assert faults(measured(person, width, height)) == [], f"{width} x {height}, small"
            person.page.locator("[data-region=bar] .others button").press("Enter")
            assert faults(measured(person, width, height)) == [], f"{width} x {height}, large"


def test_a_replay_on_a_phone_has_one_sheet_as_large_as_the_table(device):
    person = device(width=390, height=844, touch=True)
    seated(person, "foldris", "standard", 3, rounds=1)
    table = person.by("own-sheet").bounding_box()
    person.say("resign")
    person.see(OVER)
    person.go(f"/replay/{person.table}")
    sheet = person.by("own-sheet")
    expect(sheet).to_be_visible()
    assert sheet.bounding_box()["width"] > 0.9 * table["width"]
    person.page.locator("[data-other='2']").click()
    expect(person.page.get_by_role("img", name="Clara")).to_be_visible()


@pytest.mark.parametrize(("game", "mode"), [("rollfold", "level1"), ("holi", "drawn")])
def test_four_names_and_the_longer_words_fit_a_phone_held_sideways(device, game: str, mode: str):
    person = device(language="it-IT")
    seated(person, game, mode, 4, rounds=3)
    assert faults(measured(person, 740, 360)) == []


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
@pytest.mark.parametrize(("game", "mode", "seats"), CROWDS, ids=["-".join(map(str, each)) for each in CROWDS])
def test_so_it_is_in_every_mode_with_all_seats(device, game: str, mode: str, seats: int, language: str):
    person = device(language=language)
    seated(person, game, mode, seats, rounds=3)
    assert looked_at(person) == {}
