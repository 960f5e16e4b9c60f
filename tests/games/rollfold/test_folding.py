"""Folding: the pictures of the law, and a naive paper that is reflected piece by piece."""

import re
from itertools import product
from pathlib import Path

import pytest

from cinquina.games import find
from cinquina.games.rollfold.rulebook import box_of
from cinquina.games.rollfold.rules.folds import GONE, PARTIAL, front_cells, reverse_cells
from cinquina.games.rollfold.rules.names import CORNER_NAMES, cell_name
from tests.games.rollfold.paper import Paper

EDITION = find("rollfold").edition(None)
BOXES = {level: box_of(EDITION, level) for level in EDITION.levels}

LAW = (Path(__file__).parents[3] / "docs" / "rules" / "rollfold.md").read_text(encoding="utf-8")
ROW = re.compile(r"^ +\d+ ([^ ]{13}) +(?:\d+ )?([^ ]{13})$", re.MULTILINE)
PICTURES = re.findall(r"```\n( +all small +all large\n.*?)```", LAW, re.DOTALL)


def drawn(shown: list[int], level: str) -> list[str]:
    pages = "".join((*EDITION.levels[level].front, *EDITION.levels[level].back))
    marks = [{GONE: "_", PARTIAL: "/"}.get(cell) or pages[cell] for cell in shown]
    return ["".join(marks[y * 13 : y * 13 + 13]) for y in range(13)]


def pictures() -> list[tuple[str, list[str], list[str]]]:
    """Three levels, then the front, the reverse and the double-folded reverse of the fourth."""
    found = []
    for text in PICTURES:
        rows = ROW.findall(text)
        assert len(rows) == 13
        found.append(([small for small, _ in rows], [large for _, large in rows]))
    assert len(found) == 6
    names = ["1", "2", "3", "4", "4 reverse", "4 double"]
    return [(name, *each) for name, each in zip(names, found, strict=True)]


@pytest.mark.both
@pytest.mark.parametrize(
    ("name", "small", "large"), pictures(), ids=lambda each: each if isinstance(each, str) else ""
)
def test_the_pictures_of_the_law(name: str, small: list[str], large: list[str]):
    level, _, side = name.partition(" ")
    data = EDITION.levels[level]
    for square, picture in ((data.small, small), (data.large, large)):
        if not side:
            shown = front_cells(13, [square] * 4)
        else:
            shown = reverse_cells(13, [square] * 4, [data.blunt or 0 if side == "double" else 0] * 4)
        assert drawn(shown, level) == picture


def names(shown: list[int], level: str) -> list[str]:
    return [{GONE: "_", PARTIAL: "/"}.get(cell) or cell_name(BOXES[level], cell) for cell in shown]


def corner_papers(size: int, squares: tuple[int, ...], seconds: tuple[int, ...] | None) -> list[str]:
    paper = Paper(size)
    for corner, k in zip(CORNER_NAMES, squares, strict=True):
        if k:
            paper.fold(corner, k)
    if seconds is not None:
        paper.flip()
        for corner, t in zip(CORNER_NAMES, seconds, strict=True):
            if t:
                paper.fold(corner, t)
    return paper.shown()


@pytest.mark.both
@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_every_way_to_fold_the_front_is_as_paper_folds(level: str):
    data = EDITION.levels[level]
    ways = list(product((0, data.small, data.large), repeat=4))
    assert len(ways) == 81
    for squares in ways:
        assert names(front_cells(13, list(squares)), level) == corner_papers(13, squares, None), squares


@pytest.mark.both
def test_every_way_to_fold_the_reverse_is_as_paper_folds():
    data = EDITION.levels["4"]
    ways = list(product(product((data.small, data.large), repeat=4), product((0, data.blunt or 0), repeat=4)))
    assert len(ways) == 256
    for squares, seconds in ways:
        shown = names(reverse_cells(13, list(squares), list(seconds)), "4")
        assert shown == corner_papers(13, squares, seconds), (squares, seconds)


@pytest.mark.both
@pytest.mark.parametrize("size", [5, 7, 9, 11, 15, 19])
def test_other_sheets_and_squares_fold_as_paper_too(size: int):
    for k in range(2, (size - 1) // 2 + 1):
        assert plain(front_cells(size, [k, 0, k, 0]), size) == corner_papers(size, (k, 0, k, 0), None)
        for t in range(k + 2, (size - 1) // 2 + 1):
            shown = plain(reverse_cells(size, [k] * 4, [t, 0, 0, t]), size)
            assert shown == corner_papers(size, (k,) * 4, (t, 0, 0, t)), (k, t)


def plain(shown: list[int], size: int) -> list[str]:
    """Names on a sheet of any size."""
    found = []
    for cell in shown:
        page, rest = divmod(cell, size * size)
        name = f"{'FB'[page]}:{'ABCDEFGHIJKLMNOPQRS'[rest % size]}{rest // size + 1}" if cell >= 0 else ""
        found.append(name or {GONE: "_", PARTIAL: "/"}[cell])
    return found
