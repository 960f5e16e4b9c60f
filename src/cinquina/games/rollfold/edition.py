"""The components of Roll 'Em Fold 'Em as data, and what a valid edition satisfies (law, section Edition file)."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from cinquina.core.edition import converted, read_toml
from cinquina.games.rollfold.level import BONUSES, PRINTED, Level
from cinquina.games.rollfold.pages import Pages, need
from cinquina.games.rollfold.rules.box import Box, Dice
from cinquina.games.rollfold.rules.telling import LETTERS

LEVELS = ("1", "2", "3", "4")
FIELDS = 30
SMALLEST, LARGEST = 5, len(LETTERS)


class DiceData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    white: tuple[tuple[int, ...], ...]
    black: tuple[tuple[int, ...], ...]


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: dict[str, str]
    legend: dict[str, tuple[tuple[int, int, int], ...]]  # from, to, crowns
    extra_crown_below: dict[str, int]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: Literal["rollfold"]
    provenance: str
    size: int
    dice: DiceData
    solo: Solo
    levels: dict[str, Level]

    def group(self, level: str) -> str:
        """The levels that share a legend of crowns: `4` or `1-3`."""
        return next(name for name in self.solo.legend if covers(name, level))

    def crowns(self, level: str, moves: int) -> int:
        """For a win in so many moves (rollfold R32)."""
        name = self.group(level)
        below = self.solo.extra_crown_below[name]
        bands = self.solo.legend[name]
        best = max((crowns for _, _, crowns in bands), default=0)
        if moves < below:
            return best + below - moves
        return next((crowns for first, last, crowns in bands if first <= moves <= last), 0)


def covers(group: str, level: str) -> bool:
    """`1-3` covers 1, 2 and 3."""
    first, _, last = group.partition("-")
    return first <= level <= (last or first)


@cache
def default() -> Edition:
    return checked(read_toml(Path(__file__).with_name("edition.toml")))


@cache
def default_box(level: str) -> Box:
    return box_of(default(), level)


def box_of(edition: Edition, level: str) -> Box:
    data = edition.levels[level]
    return Box(
        edition.size,
        [PRINTED[mark] for page in (data.front, data.back) for row in page for mark in row],
        (data.small, data.large, data.blunt or 0),
        [BONUSES[data.bonus(corner)] for corner in range(4)],
        data.bonus_trigger == "end",
        Dice([list(face) for face in edition.dice.white], [list(face) for face in edition.dice.black]),
    )


def checked(data: dict[str, Any]) -> Edition:
    edition = converted(data, Edition)
    size = edition.size
    need(
        size % 2 == 1 and SMALLEST <= size <= LARGEST,
        "$.size",
        f"{size} is not an odd number from {SMALLEST} to {LARGEST}",
    )
    check_dice(edition)
    check_solo(edition)
    need(
        set(edition.levels) == set(LEVELS),
        "$.levels",
        f"the levels are 1, 2, 3, 4, not {', '.join(edition.levels)}",
    )
    for name, level in edition.levels.items():
        Pages(size, name, level).check()
    return edition


def check_dice(edition: Edition) -> None:
    """Invariant 10."""
    for colour, faces in (("white", edition.dice.white), ("black", edition.dice.black)):
        need(len(faces) == 6, f"$.dice.{colour}", f"{len(faces)} faces instead of 6")
        for n, face in enumerate(faces):
            path = f"$.dice.{colour}[{n}]"
            need(len(face) in (1, 2), path, f"a face has one or two numbers, not {len(face)}")
            need(all(1 <= number <= 6 for number in face), path, f"{list(face)}: numbers are from 1 to 6")
    shown = [number for face in (*edition.dice.white, *edition.dice.black) for number in face]
    need(1 in shown, "$.dice", "no face shows a 1, so there could be no way on")


def check_solo(edition: Edition) -> None:
    """Invariant 11, and a legend for every level."""
    solo = edition.solo
    need(
        set(solo.columns) == set("ABCD"),
        "$.solo.columns",
        f"the columns are A to D, not {', '.join(solo.columns)}",
    )
    for name, fields in solo.columns.items():
        path = f"$.solo.columns.{name}"
        need(len(fields) == FIELDS, path, f"{len(fields)} fields instead of {FIELDS}")
        need(set(fields[:-1]) <= set("WB*"), path, f"{fields!r}: fields are W, B or *")
        need(fields[-1] == "X", path, f"the last field is the sad face X, not {fields[-1]!r}")
    for level in LEVELS:
        names = [name for name in solo.legend if covers(name, level)]
        need(len(names) == 1, "$.solo.legend", f"level {level} is in {len(names)} groups instead of 1")
        need(names[0] in solo.extra_crown_below, "$.solo.extra_crown_below", f"group {names[0]!r} is missing")
    for name, bands in solo.legend.items():
        for n, (first, last, crowns) in enumerate(bands):
            path = f"$.solo.legend.{name}[{n}]"
            need(
                0 < first <= last < FIELDS,
                path,
                f"{first} to {last} is not a band of moves (1 to {FIELDS - 1})",
            )
            need(crowns >= 0, path, f"{crowns} is not a number of crowns")
