"""The components of Foldris as data, and the checks of an edition (law, section Edition file, 1 to 4)."""

from typing import Any, Literal

import msgspec

from cinquina.core.checks import check_name, require
from cinquina.core.edition import Component, Name, convert, with_exchanged
from cinquina.core.ladder import Rung
from cinquina.core.shapes import Shape, height, is_connected, normalized, turned, width

CORNER = "its lower left corner is not [0, 0]"
MOST = 1_000_000  # largest points or price: well above any use, well below the limits of compiled arithmetic


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: int
    solo_cost: int


class Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mirror: Price
    prune: Price


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card; a string such as "T5" abbreviates one: shape and lane, which together are its id."""

    id: str
    shape: str
    lane: int


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A solo title and the lines it requires."""

    least: int
    name: Name

    @property
    def id(self) -> str:
        return f"title-{self.least}"


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: Literal["foldris"]
    provenance: str
    columns: int
    lines: int
    lanes: tuple[tuple[int, int], ...]
    start_block: tuple[tuple[int, int], ...]
    barrier: tuple[tuple[int, int], ...]
    start_bonus: int
    effects: Effects
    shapes: dict[str, dict[str, tuple[int, int]]]
    cards: tuple[str | Card, ...]
    titles: tuple[Title, ...]

    @property
    def ladder(self) -> list[Rung]:
        """Return the titles by lines."""
        return [Rung(title.id, title.least) for title in reversed(self.titles)]

    def labels(self, shape: str) -> str:
        return "".join(sorted(self.shapes[shape]))

    def picture(self, shape: str) -> Shape:
        """Return the squares of a shape, in the order of their labels."""
        return tuple(self.shapes[shape][label] for label in self.labels(shape))

    def deck(self) -> list[Card]:
        return [card if isinstance(card, Card) else self.readings(card)[0] for card in self.cards]

    def readings(self, short: str) -> list[Card]:
        """Return the possible meanings of a string: "I12" is lane 12 of I, or lane 2 of a shape with the id I1."""
        lanes = {str(number): number for number in range(1, len(self.lanes) + 1)}
        splits = [(short[:end], short[end:]) for end in range(1, len(short))]
        return [
            Card(short, shape, lanes[lane])
            for shape, lane in splits
            if shape in self.shapes and lane in lanes
        ]


def check_edition(data: dict[str, Any]) -> Edition:
    edition = convert(data, Edition)
    check_sheet(edition)
    check_shapes(edition)
    check_cards(edition)
    check_numbers(edition)
    return edition


def check_sheet(edition: Edition) -> None:
    columns, lines = edition.columns, edition.lines
    require(4 <= columns <= 16, "$.columns", f"{columns} is not a width of a sheet (4 to 16)")
    require(4 <= lines <= 30, "$.lines", f"{lines} is not a height of a sheet (4 to 30)")
    require(1 <= len(edition.lanes) <= 30, "$.lanes", f"{len(edition.lanes)} lanes; a sheet has 1 to 30")
    for number, (left, right) in enumerate(edition.lanes):
        path = f"$.lanes[{number}]"
        require(1 <= left < columns, path, f"{left} is not the left column of a lane (1 to {columns - 1})")
        require(right == left + 1, path, f"a lane is two columns side by side, not {left} and {right}")
    block = edition.start_block
    require(len(block) > 0, "$.start_block", "the starting block has no squares")
    require(len(set(block)) == len(block), "$.start_block", "a square appears twice")
    require(normalized(block) == block, "$.start_block", CORNER)
    require(width(block) == 2, "$.start_block", f"it is {width(block)} columns wide, a lane has 2")
    require(
        height(block) <= lines, "$.start_block", f"it is {height(block)} lines high, the sheet has {lines}"
    )
    pair = sorted(edition.barrier) == [(0, 0), (1, 0)]
    require(pair, "$.barrier", "a Barrier is [0, 0] and [1, 0], two squares side by side")


def check_shapes(edition: Edition) -> None:
    require(
        1 <= len(edition.shapes) <= 30, "$.shapes", f"{len(edition.shapes)} shapes; an edition has 1 to 30"
    )
    for name in edition.shapes:
        path = f"$.shapes.{name}"
        squares = edition.shapes[name]
        require(2 <= len(squares) <= 6, path, f"{len(squares)} squares; a Block has 2 to 6")
        for label in squares:
            letter = len(label) == 1 and "a" <= label <= "z"
            require(letter, f"{path}.{label}", f"a label is one small letter, not {label!r}")
        picture = edition.picture(name)
        require(len(set(picture)) == len(picture), path, "a square appears twice")
        require(normalized(picture) == picture, path, CORNER)
        require(is_connected(picture), path, "the squares do not hang together by common edges")
        looks = [turned(picture, quarters) for quarters in (0, 1)]
        fits = any(width(each) <= edition.columns and height(each) <= edition.lines for each in looks)
        require(fits, path, f"it does not fit into {edition.columns} columns and {edition.lines} lines")


def check_cards(edition: Edition) -> None:
    require(2 <= len(edition.cards) <= 60, "$.cards", f"{len(edition.cards)} cards; a deck has 2 to 60")
    lane = f"a lane of this sheet (1 to {len(edition.lanes)})"
    names = [card if isinstance(card, str) else card.id for card in edition.cards]
    for number, (card, name) in enumerate(zip(edition.cards, names, strict=True)):
        path = f"$.cards[{number}]"
        if isinstance(card, str):
            ways = len(edition.readings(card))
            require(ways > 0, path, f"{card!r} is not a shape of this edition followed by {lane}")
            require(ways == 1, path, f"{card!r} can be read in {ways} ways; write id, shape and lane")
        else:
            shape = card.shape
            require(shape in edition.shapes, f"{path}.shape", f"{shape} is not a shape of this edition")
            require(1 <= card.lane <= len(edition.lanes), f"{path}.lane", f"{card.lane} is not {lane}")
        word = bool(name) and not any(c.isspace() for c in name)
        require(word, f"{path}.id", f"{name!r} is not a name without spaces")
        twice = f"{name} appears twice; write the second one with an id of its own"
        require(names.index(name) == number, f"{path}.id", twice)


def check_numbers(edition: Edition) -> None:
    prices = {"mirror": edition.effects.mirror, "prune": edition.effects.prune}
    for name, price in prices.items():
        for field, cost in (("cost", price.cost), ("solo_cost", price.solo_cost)):
            require(0 <= cost <= MOST, f"$.effects.{name}.{field}", f"{cost} is not a price (0 to {MOST})")
    points = edition.start_bonus
    require(0 <= points <= MOST, "$.start_bonus", f"{points} is not a number of points (0 to {MOST})")
    most = edition.lines
    above = most + 1
    for number, title in enumerate(edition.titles):
        least, path = title.least, f"$.titles[{number}]"
        check_name(title.name, f"{path}.name")
        require(0 <= least <= most, path, f"{least} is not a number of lines of this sheet (0 to {most})")
        fall = "titles go from the most lines to the fewest"
        require(least < above, path, f"{least} lines do not come below {above}: {fall}")
        above = least


# -- for the lab


def components(edition: Edition) -> list[Component]:
    return [Component("card", card.id, "card") for card in edition.deck()]


def exchange(edition: Edition, part: Component, other: Component) -> dict[str, Any]:
    return with_exchanged(edition, "cards", edition.deck(), part, other)
