"""The box of Pentris, precomputed from an edition: shapes, pieces, and the cells of every face in every orientation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.shapes import Shape
from cinquina.games.pentris.events import Set
from cinquina.games.pentris.rules.masks import Field, cells_of
from cinquina.games.pentris.rules.shape import Outline

WHITE: Final = 0
BLUE: Final = 1
BEIGE: Final = 2
SET_NAMES: Final[list[Set]] = ["white", "blue", "beige"]
UNUSED_POINTS: Final = [0, 2, 3]  # of an unused personal piece, by set

COLOURS: Final = 4

# Layers of a face: the cells of each colour (including its stars and popsicles), then the special ones.
STARS: Final = 4
DOUBLES: Final = 5
PLATINUM_2: Final = 6
PLATINUM_3: Final = 7
LAYERS: Final = 8


def layers_of(mark: str, codes: str) -> list[int]:
    """Return the layers of a cell by its mark: `r` `r2` `r*` `rg*` `j` `p2` `p3`."""
    if mark == "j":
        return list(range(COLOURS))
    if mark[0] == "p":
        return [PLATINUM_2 if mark == "p2" else PLATINUM_3]
    layers = [codes.index(letter) for letter in mark if letter in codes]
    if mark[-1] == "*":
        layers.append(STARS)
    if mark[-1] == "2":
        layers.append(DOUBLES)
    return layers


class Box:
    """The edition's components. Pieces are numbered: white ones first, then blue, then beige."""

    def __init__(
        self,
        rows: int,
        codes: str,
        shapes: dict[str, Shape],
        pieces: list[tuple[str, str, int, list[str]]],
        half_a: list[str],
        half_b: list[str],
    ) -> None:
        letters = list(shapes)
        self.field: Final = Field(rows)
        self.codes: Final = codes  # letters of the colours
        self.outlines: Final = [Outline(letter, cells, self.field) for letter, cells in shapes.items()]
        self.letters: Final = letters
        self.ids: Final = [id for id, _, _, _ in pieces]
        self.faces: Final = [face for _, _, _, face in pieces]
        self.shape: Final = vec[i64]([letters.index(shape) for _, shape, _, _ in pieces])
        self.set: Final = vec[i64]([kind for _, _, kind, _ in pieces])
        self.pieces: Final[i64] = len(pieces)
        self.everything: Final = vec[i64](list(range(len(pieces))))
        self.whites: Final[i64] = sum(1 for _, _, kind, _ in pieces if kind == WHITE)
        self.specials: Final = [
            vec[i64]([n for n, piece in enumerate(pieces) if piece[1] == letter and piece[2] != WHITE])
            for letter in letters
        ]
        self.half_a: Final = vec[i64]([letters.index(letter) for letter in half_a])
        self.half_b: Final = vec[i64]([letters.index(letter) for letter in half_b])
        # By piece, orientation and layer: the cells, relative to the anchor.
        table: list[int] = []
        for _, shape, _, face in pieces:
            for look in self.outlines[letters.index(shape)].looks:
                for layer in range(LAYERS):
                    cells = zip(look, face, strict=True)
                    table.append(cells_of([cell for cell, mark in cells if layer in layers_of(mark, codes)]))
        self.layer: Final = vec[i64](table)

    def outline(self, piece: i64) -> Outline:
        return self.outlines[self.shape[piece]]
