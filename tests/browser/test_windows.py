"""The table in any window: what one chooses from is large, nothing is covered, cut or moves while one decides."""

from itertools import combinations
from typing import Any

import pytest

from cinquina.core.registry import find
from cinquina.games import games
from tests.browser.devices import Device
from tests.browser.windows import MEASURE, SETTLED, SIZES, chosen, play_on

LEAST = 0.6  # of the window's shorter edge
FRAME = ("top", "seats", "board", "side", "bar")
TABLETOP = ("main", "rail", "others")
STILL = ("main", "bar", "commit", "top", "seats")  # what keeps its place between the steps of a decision

TABLES = [(game.id, game.modes[0].id, min(3, max(game.modes[0].seats))) for game in games() if game.modes]
CROWDS = [(game.id, mode.id, max(mode.seats)) for game in games() for mode in game.modes]


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


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=[game for game, _, _ in TABLES])
def test_the_thing_to_choose_is_large_in_every_window_and_nothing_moves_between_the_steps(
    device, game: str, mode: str, seats: int
):
    person = device()
    seated(person, game, mode, seats, rounds=2)
    assert looked_at(person) == {}
    assert moved(person) == []


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
