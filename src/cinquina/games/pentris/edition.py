"""The components of Pentris as data, and the checks of an edition (law, Invariants of a valid edition)."""

import re
import warnings
from collections import Counter
from itertools import pairwise
from typing import Any, Literal

import msgspec

from cinquina.core.checks import check_name, require
from cinquina.core.edition import Component, Name, convert, with_exchanged
from cinquina.core.ladder import Rung
from cinquina.core.shapes import Shape, is_connected, normalized, orientations, parse_cells
from cinquina.games.pentris.rules.box import Box

LETTERS = "FILNPTUVWXYZ"
SETS = "wbs"
COPIES = {"w": 4, "b": 3, "s": 3}
SET_WORDS = {"w": "white", "b": "blue", "s": "beige"}


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    name: Name
    icon: str


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    shape: str
    set: Literal["w", "b", "s"]
    face: str  # five tokens in reading order of the shape's picture

    def tokens(self) -> list[str]:
        return self.face.split()


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rank of the solo game: the fewest points for each level."""

    name: Name
    beginner: int
    intermediate: int
    advanced: int

    def least(self, level: str) -> int:
        return {"beginner": self.beginner, "intermediate": self.intermediate, "advanced": self.advanced}[
            level
        ]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    game: Literal["pentris"]
    provenance: str
    columns: int
    rows: int
    colours: tuple[Colour, ...]
    shapes: dict[str, tuple[str, ...]]
    pieces: tuple[Piece, ...]
    half_a: tuple[str, ...]
    half_b: tuple[str, ...]
    solo_ladder: tuple[Rank, ...]

    def ladder(self, level: str) -> list[Rung]:
        """Return the ranks by points."""
        return [Rung(f"rank-{n}", rank.least(level)) for n, rank in enumerate(self.solo_ladder, 1)]

    def codes(self) -> str:
        return "".join(colour.code for colour in self.colours)

    def cells(self, letter: str) -> Shape:
        """Return the cells in reading order of the picture, relative to its lower left corner."""
        return normalized(parse_cells(list(self.shapes[letter]), "X"))


def box_of(edition: Edition) -> Box:
    """Create the box: white pieces first, then blue, then beige, each by shape in the edition's order."""
    pieces = sorted(edition.pieces, key=lambda piece: SETS.index(piece.set))
    return Box(
        edition.rows,
        edition.codes(),
        {letter: edition.cells(letter) for letter in edition.shapes},
        [(piece.id, piece.shape, SETS.index(piece.set), piece.tokens()) for piece in pieces],
        list(edition.half_a),
        list(edition.half_b),
    )


def check_edition(data: dict[str, Any]) -> Edition:
    edition = convert(data, Edition)
    check_chute(edition)
    check_shapes(edition)
    check_pieces(edition)
    check_halves(edition)
    check_ladder(edition)
    for sentence in colour_warnings(edition):
        warnings.warn(sentence, stacklevel=2)
    return edition


def check_chute(edition: Edition) -> None:
    require(edition.columns == 6, "$.columns", f"{edition.columns} columns; a chute has 6")
    require(8 <= edition.rows <= 14, "$.rows", f"{edition.rows} rows; a chute has 8 to 14")
    codes = [colour.code for colour in edition.colours]
    require(len(codes) == 4, "$.colours", f"{len(codes)} colours instead of 4")
    for n, code in enumerate(codes):
        path = f"$.colours[{n}].code"
        require(re.fullmatch(r"[a-z]", code) is not None, path, f"{code!r} is not a small letter")
        require(code not in "jp", path, f"{code!r} means a popsicle or platinum")
        require(codes.index(code) == n, path, f"{code!r} is the code of another colour too")
        check_name(edition.colours[n].name, f"$.colours[{n}].name")


def check_shapes(edition: Edition) -> None:
    letters = list(edition.shapes)
    known = f"the shapes are {', '.join(LETTERS)}, not {', '.join(letters)}"
    require(sorted(letters) == sorted(LETTERS), "$.shapes", known)
    seen: dict[tuple[Shape, ...], str] = {}
    for letter, rows in edition.shapes.items():
        path = f"$.shapes.{letter}"
        require(
            all(set(row) <= set("X.") for row in rows), path, f"{list(rows)} is not drawn with X and dots"
        )
        cells = parse_cells(list(rows), "X")
        require(len(cells) == 5, path, f"{len(cells)} cells instead of 5")
        require(is_connected(cells), path, "the cells do not hang together")
        free = tuple(sorted(orientations(cells, mirror=True)))
        require(free not in seen, path, f"the same shape as {seen.get(free)}")
        seen[free] = letter


def check_pieces(edition: Edition) -> None:
    codes = edition.codes()
    plain = re.compile(rf"[{codes}]\*?")
    special = re.compile(rf"[{codes}]2|([{codes}])(?!\1)[{codes}]\*|j|p2|p3")
    ids: set[str] = set()
    for n, piece in enumerate(edition.pieces):
        path = f"$.pieces[{n}]"
        require(re.fullmatch(r"\w{1,8}", piece.id) is not None, f"{path}.id", f"{piece.id!r} is not a word")
        require(piece.id not in ids, f"{path}.id", f"{piece.id!r} is there twice")
        ids.add(piece.id)
        shape = piece.shape
        require(shape in edition.shapes, f"{path}.shape", f"{shape!r} is not a shape of this edition")
        tokens = piece.tokens()
        require(len(tokens) == 5, f"{path}.face", f"{len(tokens)} cells instead of 5")
        for token in tokens:
            if not plain.fullmatch(token):
                require(special.fullmatch(token) is not None, f"{path}.face", f"{token!r} is not a cell")
                require(piece.set != "w", f"{path}.face", f"{token!r} is a bonus; white pieces have none")
    counts = Counter(piece.shape + piece.set for piece in edition.pieces)
    for letter in edition.shapes:
        for kind, copies in COPIES.items():
            found = counts[letter + kind]
            told = f"{found} {SET_WORDS[kind]} pieces of shape {letter} instead of {copies}"
            require(found == copies, "$.pieces", told)


def check_halves(edition: Edition) -> None:
    for path, half in (("$.half_a", edition.half_a), ("$.half_b", edition.half_b)):
        require(len(half) == 6, path, f"{len(half)} shapes instead of 6")
        for n, letter in enumerate(half):
            require(letter in edition.shapes, f"{path}[{n}]", f"{letter!r} is not a shape of this edition")
            require(half.index(letter) == n, f"{path}[{n}]", f"{letter!r} is there twice")
    for n, letter in enumerate(edition.half_b):
        require(letter not in edition.half_a, f"$.half_b[{n}]", f"{letter!r} is in half A")


def check_ladder(edition: Edition) -> None:
    require(len(edition.solo_ladder) > 1, "$.solo_ladder", "a ladder has two ranks at least")
    for n, rung in enumerate(edition.solo_ladder):
        check_name(rung.name, f"$.solo_ladder[{n}].name")
    for level in ("beginner", "intermediate", "advanced"):
        least = [rung.least(level) for rung in edition.solo_ladder]
        require(least[0] == 0, f"$.solo_ladder[0].{level}", f"{least[0]} points; the lowest rank begins at 0")
        for n, (below, points) in enumerate(pairwise(least), 1):
            told = f"{points} points; a rank needs more than the one below ({below})"
            require(below < points < 1000, f"$.solo_ladder[{n}].{level}", told)


def colour_warnings(edition: Edition) -> list[str]:
    """Return warnings about colours that are rarer than others in a set: allowed, but seldom intended."""
    found = []
    for kind, word in SET_WORDS.items():
        tokens = Counter(token for piece in edition.pieces if piece.set == kind for token in piece.tokens())
        for mark, what in (("", "candies"), ("2", "double candies"), ("*", "stars")):
            counts = {colour.name["en"]: tokens[colour.code + mark] for colour in edition.colours}
            if len(set(counts.values())) > 1:
                shown = ", ".join(f"{count} {name}" for name, count in counts.items())
                found.append(f"$.pieces: the {what} of the {word} pieces are not balanced ({shown})")
    return found


# -- for the lab


def components(edition: Edition) -> list[Component]:
    """Return the pieces. A set has equally many of each shape, so pieces of a shape may be exchanged."""
    return [Component("piece", piece.id, piece.shape + piece.set) for piece in edition.pieces]


def exchange(edition: Edition, part: Component, other: Component) -> dict[str, Any]:
    return with_exchanged(edition, "pieces", edition.pieces, part, other)
