"""The components of Foldris as data, and what a valid edition satisfies (law, section Edition file, 1 to 5)."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from cinquina.core.edition import converted, read_toml
from cinquina.core.errors import Invalid
from cinquina.core.shapes import Shape, connected, height, turned, width

LABELS = "abcdef"


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: int
    solo_cost: int


class Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mirror: Price
    prune: Price


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card; a string such as "T5" is short for one."""

    id: str
    shape: str
    lane: int


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
    titles: tuple[tuple[int, str, str], ...]

    def picture(self, shape: str) -> Shape:
        """The squares of a shape, in the order of their labels."""
        squares = self.shapes[shape]
        return tuple(squares[label] for label in sorted(squares))

    def deck(self) -> list[Card]:
        return [
            card if isinstance(card, Card) else Card(card, card[:-1], int(card[-1])) for card in self.cards
        ]


@cache
def default() -> Edition:
    edition = checked(read_toml(Path(__file__).with_name("edition.toml")))
    check_default(edition)
    return edition


def checked(data: dict[str, Any]) -> Edition:
    edition = converted(data, Edition)
    check_sheet(edition)
    check_shapes(edition)
    check_cards(edition)
    check_numbers(edition)
    return edition


def need(true: bool, path: str, message: str) -> None:
    if not true:
        raise Invalid(path, message)


def check_sheet(edition: Edition) -> None:
    columns, lines = edition.columns, edition.lines
    need(4 <= columns <= 16, "$.columns", f"{columns} is not a width of a sheet (4 to 16)")
    need(4 <= lines <= 30, "$.lines", f"{lines} is not a height of a sheet (4 to 30)")
    need(len(edition.lanes) > 0, "$.lanes", "a sheet has at least one lane")
    for number, (left, right) in enumerate(edition.lanes):
        path = f"$.lanes[{number}]"
        need(1 <= left < columns, path, f"{left} is not the left column of a lane (1 to {columns - 1})")
        need(right == left + 1, path, f"a lane is two columns side by side, not {left} and {right}")
    block = edition.start_block
    need(len(block) > 0, "$.start_block", "the starting block has no squares")
    need(len(set(block)) == len(block), "$.start_block", "a square appears twice")
    need(
        min(block)[0] == 0 and min(y for _, y in block) == 0,
        "$.start_block",
        "its lower left corner is not [0, 0]",
    )
    need(width(block) == 2, "$.start_block", f"it is {width(block)} columns wide, a lane has 2")
    need(height(block) <= lines, "$.start_block", f"it is {height(block)} lines high, the sheet has {lines}")
    need(
        set(edition.barrier) == {(0, 0), (1, 0)},
        "$.barrier",
        "a Barrier is [0, 0] and [1, 0], two squares side by side",
    )


def check_shapes(edition: Edition) -> None:
    for name in edition.shapes:
        path = f"$.shapes.{name}"
        squares = edition.shapes[name]
        need(2 <= len(squares) <= 6, path, f"{len(squares)} squares; a Block has 2 to 6")
        labels = "".join(sorted(squares))
        need(
            labels == LABELS[: len(squares)],
            path,
            f"labels are {LABELS[: len(squares)]} in order, not {labels}",
        )
        picture = edition.picture(name)
        need(len(set(picture)) == len(picture), path, "a square appears twice")
        need(
            min(x for x, _ in picture) == 0 and min(y for _, y in picture) == 0,
            path,
            "its lower left corner is not [0, 0]",
        )
        need(connected(picture), path, "the squares do not hang together by common edges")
        fits = any(
            width(turned(picture, k)) <= edition.columns and height(turned(picture, k)) <= edition.lines
            for k in (0, 1)
        )
        need(fits, path, f"it does not fit into {edition.columns} columns and {edition.lines} lines")


def check_cards(edition: Edition) -> None:
    need(len(edition.cards) >= 2, "$.cards", f"{len(edition.cards)} cards; a deck has at least 2")
    for number, written in enumerate(edition.cards):
        if isinstance(written, str):
            short = len(written) >= 2 and written[-1].isascii() and written[-1].isdigit()
            need(short, f"$.cards[{number}]", f"{written!r} is not a shape followed by a lane number")
    seen: set[str] = set()
    for number, card in enumerate(edition.deck()):
        path = f"$.cards[{number}]"
        need(
            bool(card.id) and not any(c.isspace() for c in card.id),
            f"{path}.id",
            f"{card.id!r} is not a name without spaces",
        )
        need(
            card.id not in seen,
            f"{path}.id",
            f"{card.id} appears twice; write the second one with an id of its own",
        )
        need(card.shape in edition.shapes, f"{path}.shape", f"{card.shape} is not a shape of this edition")
        lanes = len(edition.lanes)
        need(
            1 <= card.lane <= lanes, f"{path}.lane", f"{card.lane} is not a lane of this sheet (1 to {lanes})"
        )
        seen.add(card.id)


def check_numbers(edition: Edition) -> None:
    prices = {"mirror": edition.effects.mirror, "prune": edition.effects.prune}
    for name, price in prices.items():
        for field, cost in (("cost", price.cost), ("solo_cost", price.solo_cost)):
            need(0 <= cost <= 99, f"$.effects.{name}.{field}", f"{cost} is not a price (0 to 99)")
    need(
        0 <= edition.start_bonus <= 99,
        "$.start_bonus",
        f"{edition.start_bonus} is not a number of points (0 to 99)",
    )
    above = edition.lines + 1
    for number, (least, _, _) in enumerate(edition.titles):
        rule = (
            f"{least} is not below {above}"
            if number
            else f"{least} lines are more than the sheet has ({edition.lines})"
        )
        need(0 <= least < above, f"$.titles[{number}]", rule)
        above = least


def check_default(edition: Edition) -> None:
    """Only the edition that comes with the game: 24 cards of 4 squares, 7 lanes, and a deck that mirrors itself."""
    deck = edition.deck()
    need(len(deck) == 24, "$.cards", f"{len(deck)} cards instead of 24")
    need(len(edition.lanes) == 7, "$.lanes", f"{len(edition.lanes)} lanes instead of 7")
    need(
        all(len(squares) == 4 for squares in edition.shapes.values()), "$.shapes", "a Block has not 4 squares"
    )
    image = {"S": "Z", "Z": "S", "L": "J", "J": "L"}
    reflected = {(image.get(card.shape, card.shape), 8 - card.lane) for card in deck}
    need(
        reflected == {(card.shape, card.lane) for card in deck},
        "$.cards",
        "the deck is not its own mirror image",
    )
