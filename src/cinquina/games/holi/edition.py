"""The components of Holi as data, and the checks of an edition (law, section Edition file, 1 to 7)."""

import warnings
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from cinquina.core.checks import check_name, checked_number, require
from cinquina.core.edition import Component, Name, convert, with_exchanged
from cinquina.games.holi.rules import rule_cards, scoring_cards
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import CELLS, LEVELS, SIZE, cell_of
from cinquina.games.holi.rules.patterns import placements, spaces, turn_spot
from cinquina.games.holi.rules.rivalry import Effect
from cinquina.games.holi.rules.tower import COLOURS

RIVALRY_CARDS = 21
SWEETS = 24
MOST = 1000  # largest points: well above any use, well below the limits of compiled arithmetic

Range = tuple[int, int]
POINTS: Range = (0, MOST)

# The parameters of each effect, with smallest and largest value.
EFFECTS: dict[str, tuple[Callable[..., Effect], dict[str, Range]]] = {
    "end_per_sweet": (scoring_cards.EndPerSweet, {"points": POINTS}),
    "end_lines": (scoring_cards.EndLines, {"min": (1, SIZE), "points": POINTS}),
    "end_largest_group": (scoring_cards.EndLargestGroup, {"points": POINTS}),
    "end_level_majority": (scoring_cards.EndLevelMajority, {"win": POINTS, "tie": POINTS}),
    "end_cells": (scoring_cards.EndCells, {"points": POINTS}),  # with its cells
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
    name: Name
    grid: tuple[str, ...]

    def tokens(self) -> int:
        """Return the number of tokens for throwing face up."""
        filled = len(spaces(list(self.grid), "#"))
        return filled if self.star() else filled - 1

    def star(self) -> bool:
        return any("*" in row for row in self.grid)


class Rivalry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    type: Literal["rule", "score"]
    name: Name
    text: Name
    effect: str
    params: dict[str, int | str]

    @property
    def about(self) -> str:
        """Return the id of the card's text among the words of the edition."""
        return f"{self.id}.text"


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: Literal["holi"]
    name: Name
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
        """Return the ids of a colour's cards."""
        decks = self.decks
        one = decks[colour % len(decks)] if decks else ()
        return one if isinstance(one, tuple) else tuple(each for each in decks if isinstance(each, str))

    def has_equal_decks(self) -> bool:
        """Return whether all colours have the same deck."""
        return len({self.deck(colour) for colour in range(len(COLOURS))}) == 1


# -- checks of an edition


def check_edition(data: dict[str, Any]) -> Edition:
    edition = convert(data, Edition)
    check_name(edition.name, "$.name")
    check_numbers(edition)
    check_sweets(edition)
    check_cards(edition)
    check_decks(edition)
    check_rivalry(edition)
    for first, second in equivalent_cards(edition):
        warnings.warn(f"{first} and {second} are alike when turned and shifted", stacklevel=2)
    return edition


def check_numbers(edition: Edition) -> None:
    require(edition.size == SIZE, "$.size", f"{edition.size}; a level has {SIZE} by {SIZE} cells")
    require(edition.levels == LEVELS, "$.levels", f"{edition.levels}; the tower has {LEVELS} levels")
    points = edition.level_points
    require(len(points) == LEVELS, "$.level_points", f"{len(points)} numbers for {LEVELS} levels")
    named = {f"$.level_points[{n}]": each for n, each in enumerate(points)}
    for name in ("direct_hit_points", "given_points", "sweets_points"):
        named[f"$.{name}"] = getattr(edition, name)
    for path, each in named.items():
        checked_number(each, path, MOST)
    tokens = edition.tokens_per_player
    require(tokens == 25, "$.tokens_per_player", f"{tokens}; each colour has 25 tokens")
    limit = checked_number(edition.hand_limit, "$.hand_limit", DECK, least=1)
    checked_number(edition.start_hand, "$.start_hand", limit, least=1)


def check_sweets(edition: Edition) -> None:
    for n, (level, cell, count) in enumerate(edition.sweets):
        path = f"$.sweets[{n}]"
        checked_number(level, path, LEVELS, least=1)
        require(cell_of(cell) >= 0, path, f"{cell!r} is not a cell (A1 to F6)")
        checked_number(count, path, SWEETS, least=1)
        places = [each[:2] for each in edition.sweets]
        require(places.index((level, cell)) == n, path, f"level {level}, {cell} is there twice")
        corner = level == 1 and cell in ("A1", "F1", "A6", "F6")
        require(not corner, path, f"{cell} of level 1 is a corner where a pawn starts")
    total = sum(count for _, _, count in edition.sweets)
    require(total == SWEETS, "$.sweets", f"{total} sweets instead of {SWEETS}")


def check_cards(edition: Edition) -> None:
    count = len(edition.cards)
    require(count <= 4 * DECK, "$.cards", f"{count} cards; there are at most {4 * DECK}")
    seen = {edition.id}
    for n, card in enumerate(edition.cards):
        path = f"$.cards[{n}]"
        check_id(card.id, seen, path)
        check_name(card.name, f"{path}.name")
        grid = list(card.grid)
        drawn = len(grid) == 3 and all(len(row) == 3 and set(row) <= set("#*.") for row in grid)
        require(drawn, f"{path}.grid", f"{grid} is not 3 rows of 3 spaces # * .")
        require(len(spaces(grid, "*")) <= 1, f"{path}.grid", "a card has at most one star")
        filled = len(spaces(grid, "#"))
        require(filled >= 2, f"{path}.grid", f"{filled} filled spaces; a card has at least 2")
        fits = any(each.fits for cell in range(CELLS) for each in placements(grid, True, cell))
        require(fits, f"{path}.grid", "the pattern fits nowhere on a level")
    plain = [card.tokens() for card in edition.cards if not card.star()]
    for n, card in enumerate(edition.cards):
        fewer = card.star() and card.tokens() <= max(plain, default=0)
        told = f"with a star it places {card.tokens()} tokens, not more than every card without"
        require(not fewer, f"$.cards[{n}].grid", told)


def check_id(id: str, seen: set[str], path: str) -> None:
    word = id.isascii() and id.isalnum() and len(id) <= 8
    require(word, f"{path}.id", f"{id!r} is not a name of 1 to 8 letters and digits")
    require(id not in seen, f"{path}.id", f"{id} appears twice")
    seen.add(id)


def check_decks(edition: Edition) -> None:
    """Check that there is one list for all colours, or one for each of the four."""
    shared = all(isinstance(each, str) for each in edition.decks)
    own = len(edition.decks) == len(COLOURS) and not any(isinstance(each, str) for each in edition.decks)
    require(shared or own, "$.decks", f"neither one list of ids nor {len(COLOURS)} lists of them")
    ids = {card.id for card in edition.cards}
    for colour in range(1 if shared else len(COLOURS)):
        path = "$.decks" if shared else f"$.decks[{colour}]"
        deck = edition.deck(colour)
        require(len(deck) == DECK, path, f"{len(deck)} cards instead of {DECK}")
        for n, id in enumerate(deck):
            require(id in ids, f"{path}[{n}]", f"{id!r} is not a card of this edition")
            require(
                deck.index(id) == n, f"{path}[{n}]", f"{id} is there twice; give the second one its own id"
            )


def check_rivalry(edition: Edition) -> None:
    count = len(edition.rivalry)
    require(count == RIVALRY_CARDS, "$.rivalry", f"{count} cards instead of {RIVALRY_CARDS}")
    seen = {edition.id, *(card.id for card in edition.cards)}  # ids of words
    for n, card in enumerate(edition.rivalry):
        path = f"$.rivalry[{n}]"
        check_id(card.id, seen, path)
        check_name(card.name, f"{path}.name")
        check_name(card.text, f"{path}.text")
        known = ", ".join(EFFECTS)
        require(card.effect in EFFECTS, f"{path}.effect", f"{card.effect!r} is not an effect ({known})")
        ranges = EFFECTS[card.effect][1]
        params = dict(card.params)
        if card.effect == "end_cells":
            cells = params.pop("cells", "")
            told = f"{cells!r} is not one of {', '.join(CELL_SETS)}"
            require(cells in CELL_SETS, f"{path}.params.cells", told)
        wanted, given = (", ".join(names) or "none" for names in (ranges, params))
        told = f"the numbers of {card.effect} are {wanted}; here {given}"
        require(params.keys() == ranges.keys(), f"{path}.params", told)
        for name, (least, most) in ranges.items():
            value = params[name]
            fits = isinstance(value, int) and least <= value <= most
            require(fits, f"{path}.params.{name}", f"{value!r} is not a number from {least} to {most}")


def equivalent_cards(edition: Edition) -> list[tuple[str, str]]:
    """Return pairs of equivalent cards in a deck: allowed, and worth a warning (law, invariant 5)."""
    found = set()
    for colour in range(len(COLOURS)):
        shapes: dict[object, str] = {}
        for id in edition.deck(colour):
            grid = next(list(card.grid) for card in edition.cards if card.id == id)
            first = shapes.setdefault(canonical_shape(grid), id)
            if first != id:
                found.add((first, id))
    return sorted(found)


def canonical_shape(grid: list[str]) -> object:
    """Return a value that is equal for cards that are alike when turned and shifted."""
    looks = []
    for quarters in range(4):
        marks = [(*turn_spot(spot, quarters), mark) for mark in "#*" for spot in spaces(grid, mark)]
        left, top = min(i for i, _, _ in marks), min(j for _, j, _ in marks)
        looks.append(sorted((i - left, j - top, mark) for i, j, mark in marks))
    return str(min(looks))


# -- for the lab


def components(edition: Edition) -> list[Component]:
    cards = [Component("card", card.id, "cards") for card in edition.cards]
    return cards + [Component("rivalry", card.id, "rivalry") for card in edition.rivalry]


def exchange(edition: Edition, part: Component, other: Component) -> dict[str, Any]:
    return with_exchanged(edition, part.group, getattr(edition, part.group), part, other)
