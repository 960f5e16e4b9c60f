"""The components of Holi as data, and what a valid edition satisfies (law, section Edition file, 1 to 7)."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from cinquina.core.edition import converted, read_toml
from cinquina.core.errors import Invalid
from cinquina.games.holi.rules import rule_cards, scoring_cards
from cinquina.games.holi.rules.box import Box
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import CELLS, LETTERS, LEVELS, SIZE
from cinquina.games.holi.rules.effects import Effect
from cinquina.games.holi.rules.patterns import placements, spaces, turned

COLOURS = "RBYG"
RIVALRY_CARDS = 21
MOST = 1000  # points for anything: far above any use, far below what compiled arithmetic holds

Range = tuple[int, int]
POINTS: Range = (0, MOST)

# What an effect is made of, and the numbers it takes: smallest and largest of each.
EFFECTS: dict[str, tuple[Callable[..., Effect], dict[str, Range]]] = {
    "end_per_sweet": (scoring_cards.EndPerSweet, {"points": POINTS}),
    "end_lines": (scoring_cards.EndLines, {"min": (1, SIZE), "points": POINTS}),
    "end_largest_group": (scoring_cards.EndLargestGroup, {"points": POINTS}),
    "end_level_majority": (scoring_cards.EndLevelMajority, {"win": POINTS, "tie": POINTS}),
    "end_cells": (scoring_cards.EndCells, {"points": POINTS}),  # and its cells
    "end_on_own": (scoring_cards.EndOnOwn, {"points": POINTS}),
    "hit_points": (rule_cards.HitPoints, {"points": POINTS}),
    "end_given_majority": (scoring_cards.EndGivenMajority, {"win": POINTS, "tie": POINTS}),
    "end_fewer_foreign": (scoring_cards.EndFewerForeign, {"points": POINTS}),
    "end_pawn_level": (scoring_cards.EndPawnLevel, {"l1": POINTS, "l2": POINTS, "l3": POINTS}),
    "first_climb": (rule_cards.FirstClimb, {"l2": POINTS, "l3": POINTS}),
    "end_squares": (scoring_cards.EndSquares, {"points": POINTS}),
    "end_on_other": (scoring_cards.EndOnOther, {"points": POINTS}),
    "rain_hit_points": (rule_cards.RainHitPoints, {"points": POINTS}),
    "move_max_distance": (rule_cards.MoveMaxDistance, {"max": (1, 2 * SIZE)}),
    "free_star": (rule_cards.FreeStar, {}),
    "face_down_hits": (rule_cards.FaceDownHits, {}),
    "climb_sides": (rule_cards.ClimbSides, {"needed": (0, 4)}),
    "climb_wall_counts": (rule_cards.ClimbWallCounts, {}),
    "climb_down": (rule_cards.ClimbDown, {}),
}
CELL_SETS = ("corners", "centre")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name_en: str
    name_it: str
    grid: tuple[str, ...]

    def tokens(self) -> int:
        """Thrown face up."""
        filled = len(spaces(list(self.grid), "#"))
        return filled if self.star() else filled - 1

    def star(self) -> bool:
        return any("*" in row for row in self.grid)


class Rivalry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    type: Literal["rule", "score"]
    name_en: str
    name_it: str
    text_en: str
    text_it: str
    effect: str
    params: dict[str, int | str]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: Literal["holi"]
    name_en: str
    name_it: str
    provenance: str
    size: int
    levels: int
    level_points: tuple[int, ...]
    tokens_per_player: int
    start_hand: int
    hand_limit: int
    sweets: tuple[tuple[int, str, int], ...]
    direct_hit_points: int
    given_points: int
    sweets_points: int
    decks: tuple[str | tuple[str, ...], ...]
    cards: tuple[Card, ...]
    rivalry: tuple[Rivalry, ...]

    def deck(self, colour: int) -> tuple[str, ...]:
        """The ids of a colour's cards."""
        decks = self.decks
        one = decks[colour % len(decks)] if decks else ()
        return one if isinstance(one, tuple) else tuple(each for each in decks if isinstance(each, str))

    def symmetric(self) -> bool:
        """Do all colours have the same deck?"""
        return len({self.deck(colour) for colour in range(len(COLOURS))}) == 1


@cache
def default() -> Edition:
    return checked(read_toml(Path(__file__).with_name("edition.toml")))


@cache
def default_box() -> Box:
    return box_of(default())


def box_of(edition: Edition) -> Box:
    ids = [card.id for card in edition.cards]
    sweets = [0] * (LEVELS * CELLS)
    for level, cell, count in edition.sweets:
        sweets[(level - 1) * CELLS + cell_of(cell)] += count
    return Box(
        ids,
        [(card.name_en, card.name_it) for card in edition.cards],
        [list(card.grid) for card in edition.cards],
        [[ids.index(id) for id in edition.deck(colour)] for colour in range(len(COLOURS))],
        [card.id for card in edition.rivalry],
        [(card.name_en, card.name_it) for card in edition.rivalry],
        [EFFECTS[card.effect][0](**card.params) for card in edition.rivalry],
        sum(2**n for n, card in enumerate(edition.rivalry) if card.type == "rule"),
        sweets,
        list(edition.level_points),
        edition.tokens_per_player,
        (edition.start_hand, edition.hand_limit),
        (edition.direct_hit_points, edition.given_points, edition.sweets_points),
    )


def cell_of(text: str) -> int:
    """`C4`, or -1 if there is no such cell."""
    if len(text) != 2 or text[0] not in LETTERS or text[1] not in "123456":
        return -1
    return (int(text[1]) - 1) * SIZE + LETTERS.index(text[0])


# -- what makes an edition valid


def need(true: bool, path: str, message: str) -> None:
    if not true:
        raise Invalid(path, message)


def checked(data: dict[str, Any]) -> Edition:
    edition = converted(data, Edition)
    check_numbers(edition)
    check_sweets(edition)
    check_cards(edition)
    check_decks(edition)
    check_rivalry(edition)
    return edition


def check_numbers(edition: Edition) -> None:
    need(edition.size == SIZE, "$.size", f"{edition.size}; a level has {SIZE} by {SIZE} cells")
    need(edition.levels == LEVELS, "$.levels", f"{edition.levels}; the tower has {LEVELS} levels")
    points = edition.level_points
    need(len(points) == LEVELS, "$.level_points", f"{len(points)} numbers for {LEVELS} levels")
    named = {f"$.level_points[{n}]": each for n, each in enumerate(points)}
    for name in ("direct_hit_points", "given_points", "sweets_points"):
        named[f"$.{name}"] = getattr(edition, name)
    for path, number in named.items():
        need(0 <= number <= MOST, path, f"{number} is not a number of points (0 to {MOST})")
    tokens = edition.tokens_per_player
    need(tokens == 25, "$.tokens_per_player", f"{tokens}; each colour has 25 tokens")
    limit = edition.hand_limit
    need(1 <= limit <= DECK, "$.hand_limit", f"{limit} is not a number of cards (1 to {DECK})")
    start = edition.start_hand
    need(1 <= start <= limit, "$.start_hand", f"{start} is not from 1 to the hand limit {limit}")


def check_sweets(edition: Edition) -> None:
    for n, (level, cell, count) in enumerate(edition.sweets):
        path = f"$.sweets[{n}]"
        need(1 <= level <= LEVELS, path, f"{level} is not a level (1 to {LEVELS})")
        need(cell_of(cell) >= 0, path, f"{cell!r} is not a cell (A1 to F6)")
        need(1 <= count <= 24, path, f"{count} is not a number of sweets (1 to 24)")
        places = [each[:2] for each in edition.sweets]
        need(places.index((level, cell)) == n, path, f"level {level}, {cell} is there twice")
        corner = level == 1 and cell in ("A1", "F1", "A6", "F6")
        need(not corner, path, f"{cell} of level 1 is a corner where a pawn starts")
    total = sum(count for _, _, count in edition.sweets)
    need(total == 24, "$.sweets", f"{total} sweets instead of 24")


def check_cards(edition: Edition) -> None:
    need(
        len(edition.cards) <= 4 * DECK, "$.cards", f"{len(edition.cards)} cards; there are at most {4 * DECK}"
    )
    seen: set[str] = set()
    for n, card in enumerate(edition.cards):
        path = f"$.cards[{n}]"
        check_id(card.id, seen, path)
        grid = list(card.grid)
        drawn = len(grid) == 3 and all(len(row) == 3 and set(row) <= set("#*.") for row in grid)
        need(drawn, f"{path}.grid", f"{grid} is not 3 rows of 3 spaces # * .")
        need(len(spaces(grid, "*")) <= 1, f"{path}.grid", "a card has at most one star")
        filled = len(spaces(grid, "#"))
        need(filled >= 2, f"{path}.grid", f"{filled} filled spaces; a card has at least 2")
        fits = any(each.fits for cell in range(CELLS) for each in placements(grid, True, cell))
        need(fits, f"{path}.grid", "the pattern fits nowhere on a level")
    plain = [card.tokens() for card in edition.cards if not card.star()]
    for n, card in enumerate(edition.cards):
        fewer = card.star() and card.tokens() <= max(plain, default=0)
        need(
            not fewer,
            f"$.cards[{n}].grid",
            f"with a star it places {card.tokens()} tokens, not more than every card without",
        )


def check_id(id: str, seen: set[str], path: str) -> None:
    word = id.isascii() and id.isalnum() and len(id) <= 8
    need(word, f"{path}.id", f"{id!r} is not a name of 1 to 8 letters and digits")
    need(id not in seen, f"{path}.id", f"{id} appears twice")
    seen.add(id)


def check_decks(edition: Edition) -> None:
    """One list for all, or one for each of the four colours."""
    shared = all(isinstance(each, str) for each in edition.decks)
    own = len(edition.decks) == len(COLOURS) and not any(isinstance(each, str) for each in edition.decks)
    need(shared or own, "$.decks", f"neither one list of ids nor {len(COLOURS)} lists of them")
    ids = {card.id for card in edition.cards}
    for colour in range(1 if shared else len(COLOURS)):
        path = "$.decks" if shared else f"$.decks[{colour}]"
        deck = edition.deck(colour)
        need(len(deck) == DECK, path, f"{len(deck)} cards instead of {DECK}")
        for n, id in enumerate(deck):
            need(id in ids, f"{path}[{n}]", f"{id!r} is not a card of this edition")
            need(deck.index(id) == n, f"{path}[{n}]", f"{id} is there twice; give the second one its own id")


def check_rivalry(edition: Edition) -> None:
    count = len(edition.rivalry)
    need(count == RIVALRY_CARDS, "$.rivalry", f"{count} cards instead of {RIVALRY_CARDS}")
    seen: set[str] = set()
    for n, card in enumerate(edition.rivalry):
        path = f"$.rivalry[{n}]"
        check_id(card.id, seen, path)
        known = ", ".join(EFFECTS)
        need(card.effect in EFFECTS, f"{path}.effect", f"{card.effect!r} is not an effect ({known})")
        ranges = EFFECTS[card.effect][1]
        params = dict(card.params)
        if card.effect == "end_cells":
            cells = params.pop("cells", "")
            need(
                cells in CELL_SETS, f"{path}.params.cells", f"{cells!r} is not one of {', '.join(CELL_SETS)}"
            )
        names = ", ".join(ranges) or "none"
        fits = params.keys() == ranges.keys()
        need(
            fits,
            f"{path}.params",
            f"the numbers of {card.effect} are {names}; here {', '.join(params) or 'none'}",
        )
        for name, (least, most) in ranges.items():
            value = params[name]
            number = isinstance(value, int) and least <= value <= most
            need(number, f"{path}.params.{name}", f"{value!r} is not a number from {least} to {most}")


def repeated(edition: Edition) -> list[tuple[str, str]]:
    """Cards of one deck that are alike when turned and shifted: allowed, and worth a warning (law, invariant 5)."""
    found = set()
    for colour in range(len(COLOURS)):
        shapes: dict[object, str] = {}
        for id in edition.deck(colour):
            grid = next(list(card.grid) for card in edition.cards if card.id == id)
            first = shapes.setdefault(shape(grid), id)
            if first != id:
                found.add((first, id))
    return sorted(found)


def shape(grid: list[str]) -> object:
    """The same for cards that are alike when turned and shifted."""
    looks = []
    for quarters in range(4):
        marks = [(*turned(spot, quarters), mark) for mark in "#*" for spot in spaces(grid, mark)]
        left, top = min(i for i, _, _ in marks), min(j for _, j, _ in marks)
        looks.append(sorted((i - left, j - top, mark) for i, j, mark in marks))
    return str(min(looks))
