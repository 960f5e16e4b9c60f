"""Words of a position read: pieces, placements, claims, stacks, seats; and what is wrong with them."""

import re

from cinquina.core.errors import Invalid
from cinquina.core.game import LETTERS
from cinquina.games.pentris.rules import table
from cinquina.games.pentris.rules.box import Box
from cinquina.games.pentris.rules.chute import CELLS
from cinquina.games.pentris.rules.masks import COLUMNS, ONE
from cinquina.games.pentris.rules.state import Pentris

PLACEMENT = re.compile(r"(\w{1,8}) r([0-3]) @?([a-z])(\d{1,2})", re.ASCII)
CLAIM = re.compile(r"([A-D]) ([1-3]) ([a-z]) (\d{1,2})((?: [a-z]\d{1,2})+)", re.ASCII)


def piece_of(box: Box, name: str, path: str) -> int:
    if name not in box.ids:
        raise Invalid(path, f"{name!r} is not a piece of this edition")
    return box.ids.index(name)


def placement_of(game: Pentris, text: str, path: str) -> tuple[int, int]:
    """`Lw3 r1 @a1`: piece and place."""
    found = PLACEMENT.fullmatch(" ".join(text.split()))
    if found is None:
        raise Invalid(path, f"{text!r} is not a placement such as Lw3 r1 @a1")
    piece = piece_of(game.box, found[1], path)
    x, y = ord(found[3]) - ord("a"), int(found[4]) - 1
    outline = game.box.outline(piece)
    picture = outline.pictures[outline.picture_of[int(found[2])]]
    if not (0 <= x <= COLUMNS - picture.width and 0 <= y <= game.box.field.rows - picture.height):
        raise Invalid(path, f"{text!r} leaves the chute")
    return piece, int(found[2]) * CELLS + COLUMNS * y + x


def claim_of(game: Pentris, text: str, path: str) -> table.Claim:
    found = CLAIM.fullmatch(text)
    colour = game.box.codes.find(found[3]) if found else -1
    if found is None or colour < 0:
        raise Invalid(path, f"{text!r} is not a claim such as A 1 {game.box.codes[0]} 2 a1 a2")
    cells = 0
    for name in found[5].split():
        x, y = ord(name[0]) - ord("a"), int(name[1:]) - 1
        if not (0 <= x < COLUMNS and 0 <= y < game.box.field.rows):
            raise Invalid(path, f"{name} is not a cell of the chute")
        cells |= ONE << COLUMNS * y + x
    return table.Claim(seat_of(game, found[1], path), int(found[2]), colour, cells, int(found[4]))


def stack_of(game: Pentris, name: str, path: str) -> int:
    """`r5`: the stack 5 of the red card."""
    codes = game.box.codes
    if len(name) != 2 or name[0] not in codes or name[1] not in "3456":
        raise Invalid(path, f"{name!r} is not a stack such as {codes[0]}5")
    return codes.index(name[0]) * 4 + int(name[1]) - table.SMALLEST


def seat_of(game: Pentris, letter: str, path: str) -> int:
    letters = LETTERS[: game.seats]
    if len(letter) != 1 or letter not in letters:
        raise Invalid(path, f"{letter!r} is not a seat of this game ({', '.join(letters)})")
    return letters.index(letter)


def number(value: int, least: int, most: int, path: str) -> int:
    if not least <= value <= most:
        raise Invalid(path, f"{value} is not from {least} to {most}")
    return value


def one_of(names: dict[str, int], name: str, path: str) -> int:
    if name not in names:
        raise Invalid(path, f"{name!r} is not one of {', '.join(names)}")
    return names[name]


def different(some: list[int], most: int, path: str) -> list[int]:
    if len(some) > most:
        raise Invalid(path, f"{len(some)} shapes; there are {most} at most")
    if len(set(some)) < len(some):
        raise Invalid(path, "a shape is there twice")
    return some
