"""Positions drawn as SVG."""

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import cinquina as cq
from cinquina.svg import draw, kit
from cinquina.svg.plain import draw_text

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"
TOKENS = (ROOT / "web/src/look/tokens.css").read_text(encoding="utf-8")
SETUPS = [(game.id, mode.id, max(mode.seats)) for game in cq.games() for mode in game.modes]


def words(svg: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize(("game", "mode", "seats"), SETUPS)
def test_every_moment_of_every_mode_is_drawn(game: str, mode: str, seats: int):
    choice = Random(1)
    position = cq.game(game, seats=seats, mode=mode).new(seed=1)
    moments = 0
    while not position.over and moments < 120:
        if moments % 40 == 0:
            root = ElementTree.fromstring(position.svg(position.turn))
            assert float(root.attrib["width"]) > 100
        position.play(choice.choice(position.actions))
        moments += 1
    assert position._repr_svg_().startswith("<svg ")


def test_a_drawing_shows_the_board():
    position = cq.game("foldris", seats=3).new(seed=1)
    found = words(position.svg(1))
    assert found.index("B") < found.index("C") < found.index("A")  # the own sheet first
    assert {str(number) for number in range(1, 13)} <= set(found)
    position.play(position.moves[0])
    assert position.svg(1) != cq.game("foldris", seats=3).new(seed=1).svg(1)


def test_a_drawing_shows_a_seat_only_what_it_may_know():
    position = cq.game("holi").new(seed=1)
    for _ in range(8):
        position.play(position.actions[0])
    seat = position.turn
    imagined = position.imagine(seat, seed=5)
    assert imagined != position
    assert imagined.svg(seat) == position.svg(seat)
    assert position.svg(1 - seat) != position.svg(seat)
    hands = [card.id for card in position.view(seat).seats[seat].hand]
    assert set(hands) <= set(words(position.svg(seat)))
    assert not set(hands) & set(words(position.svg()))


def test_dark_drawings_differ_in_their_ground_and_wide_ones_in_their_size():
    position = cq.game("flow").new(seed=1)
    light, dark = position.svg(0), position.svg(0, theme="dark")
    assert kit.LIGHT.ground in light
    assert kit.DARK.ground in dark
    assert kit.DARK.ground not in light
    wide = ElementTree.fromstring(position.svg(0, width=1234)).attrib
    assert wide["width"] == "1234"
    assert wide["viewBox"] == ElementTree.fromstring(light).attrib["viewBox"]


def test_the_colours_are_those_of_the_page():
    for n, colour in enumerate(kit.SEATS):
        assert f"--seat-{n}: {colour};" in TOKENS
    for palette in (kit.LIGHT, kit.DARK):
        for name, colour in palette._asdict().items():
            assert name == "dark" or re.search(rf": {colour};", TOKENS), name


def test_a_game_without_drawings_shows_its_picture_in_characters():
    position = cq.game("foldris").new(seed=1)
    drawn = kit.document(draw_text("a <b>\n c", kit.LIGHT), "x & y", kit.LIGHT)
    assert words(drawn) == ["a <b>", " c"]
    assert draw(position.game.rules, position.view()) == position.svg()
