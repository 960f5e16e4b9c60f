"""The tables of shapes in the law, read from the law, against the Blocks of the engine."""

import re
from pathlib import Path

import pytest

from cinquina.core.shapes import Shape
from cinquina.games import find
from cinquina.games.foldris.rules.blocks import Block, wording
from cinquina.games.foldris.view import card_view

EDITION = find("foldris").edition(None)

LAW = (Path(__file__).parents[3] / "docs" / "rules" / "foldris.md").read_text(encoding="utf-8")
SHAPES = "IOTSZLJ"


def rows(heading: str) -> dict[str, list[str]]:
    """The rows of the table under a heading, by shape."""
    table = LAW[LAW.index(heading) :].split("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in table]
    return {row[0]: row[1:] for row in cells}


def squares(text: str) -> Shape:
    return tuple(sorted((int(x), int(y)) for x, y in re.findall(r"\((\d),(\d)\)", text)))


TURNS = rows("| Shape | r0 (label: square)")
PRUNINGS = rows("| Shape | Allowed labels |")


def block(shape: str) -> Block:
    return Block(EDITION.picture(shape), EDITION.labels(shape), 1, 2)


@pytest.mark.both
@pytest.mark.parametrize("shape", SHAPES)
def test_turns(shape: str):
    for turn in range(4):
        text = TURNS[shape][turn]
        same = re.fullmatch(r"= r(\d)", text)
        assert block(shape).squares_of_wording(False, 0, turn) == squares(
            TURNS[shape][int(same[1])] if same else text
        )
    assert dict(re.findall(r"([a-d])\((\d,\d)\)", TURNS[shape][0])) == {
        label: f"{x},{y}" for label, (x, y) in EDITION.shapes[shape].items()
    }


@pytest.mark.both
@pytest.mark.parametrize(("shape", "image"), list(zip(SHAPES, "IOTZSJL", strict=True)))
def test_mirror(shape: str, image: str):
    for turn in range(4):
        assert block(shape).squares_of_wording(True, 0, turn) == block(image).squares_of_wording(
            False, 0, turn
        )


@pytest.mark.both
@pytest.mark.parametrize("shape", SHAPES)
def test_pruning(shape: str):
    allowed = PRUNINGS[shape][0].split(", ")
    found = [label for n, label in enumerate("abcd") if block(shape).form_of[wording(False, n + 1, 0)] >= 0]
    assert found == allowed
    card = next(card for card in EDITION.deck() if card.shape == shape)
    assert card_view(EDITION, card).prunable == allowed
    straight = "(0,0)(1,0)(2,0)"
    remainders = dict(re.findall(r"([a-d]): ([^·]+)", PRUNINGS[shape][1])) or dict.fromkeys(allowed, straight)
    assert sorted(remainders) == allowed
    for label, text in remainders.items():
        left = block(shape).squares_of_wording(False, "abcd".index(label) + 1, 0)
        assert left == squares(straight if "straight three" in text else text)
