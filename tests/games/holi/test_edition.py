"""What a valid edition of Holi satisfies: each rule broken is named with path, rule and value."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from cinquina.core.errors import Invalid
from cinquina.core.registry import find
from cinquina.games.holi.edition import canonical_shape, check_edition, equivalent_cards
from tests.battery.play import Walk
from tests.core.samples import edition_of

EDITION = find("holi").edition(None)

Change = Callable[[dict[str, Any]], None]


def changed(change: Change) -> dict[str, Any]:
    data = copy.deepcopy(edition_of(find("holi")))
    change(data)
    return data


def put(*way: Any) -> Change:
    """Another value at a place: put("cards", 0, "id", "X")."""
    *path, last, value = way

    def change(data: Any) -> None:
        for each in path:
            data = data[each]
        data[last] = value

    return change


def without(*path: Any) -> Change:
    def change(data: Any) -> None:
        for each in path[:-1]:
            data = data[each]
        del data[path[-1]]

    return change


STAR_OF_TWO = ["#*#", "...", "..."]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("size", 5), "$.size: 5; a level has 6 by 6 cells"),
        (put("levels", 2), "$.levels: 2; the tower has 3 levels"),
        (put("level_points", [1, 2]), "$.level_points: 2 numbers for 3 levels"),
        (put("level_points", [1, 2, -3]), "$.level_points[2]: -3 is not a number from 0 to 1000"),
        (put("given_points", 5000), "$.given_points: 5000 is not a number from 0 to 1000"),
        (put("tokens_per_player", 24), "$.tokens_per_player: 24; each colour has 25 tokens"),
        (put("hand_limit", 14), "$.hand_limit: 14 is not a number from 1 to 13"),
        (put("start_hand", 4), "$.start_hand: 4 is not a number from 1 to 3"),
        (put("sweets", 0, [4, "B1", 2]), "$.sweets[0]: 4 is not a number from 1 to 3"),
        (put("sweets", 0, [1, "G1", 2]), "$.sweets[0]: 'G1' is not a cell (A1 to F6)"),
        (put("sweets", 0, [1, "E1", 2]), "$.sweets[1]: level 1, E1 is there twice"),
        (put("sweets", 0, [1, "A1", 2]), "$.sweets[0]: A1 of level 1 is a corner where a pawn starts"),
        (put("sweets", 0, [1, "B1", 3]), "$.sweets: 25 sweets instead of 24"),
        (
            put("cards", 0, "grid", ["##", "...", "..."]),
            "$.cards[0].grid: ['##', '...', '...'] is not 3 rows",
        ),
        (put("cards", 9, "grid", ["#*#", ".#*", "..."]), "$.cards[9].grid: a card has at most one star"),
        (
            put("cards", 0, "grid", ["#..", "...", "..."]),
            "$.cards[0].grid: 1 filled spaces; a card has at least 2",
        ),
        (put("cards", 9, "grid", STAR_OF_TWO), "$.cards[9].grid: with a star it places 2 tokens, not more"),
        (put("cards", 1, "id", "C01"), "$.cards[1].id: C01 appears twice"),
        (put("cards", 1, "id", "a b"), "$.cards[1].id: 'a b' is not a name of 1 to 8 letters and digits"),
        (put("cards", 1, "name", {"it": "Angolo"}), "$.cards[1].name: it has no name in English (en)"),
        (without("decks", 0), "$.decks: 12 cards instead of 13"),
        (put("decks", 0, "C02"), "$.decks[1]: C02 is there twice"),
        (put("decks", 0, "C99"), "$.decks[0]: 'C99' is not a card of this edition"),
        (put("decks", [["C01"]]), "$.decks: neither one list of ids nor 4 lists of them"),
        (without("rivalry", 20), "$.rivalry: 20 cards instead of 21"),
        (put("rivalry", 1, "id", "V01"), "$.rivalry[1].id: V01 appears twice"),
        (put("rivalry", 1, "id", "C01"), "$.rivalry[1].id: C01 appears twice"),
        (put("id", "V02"), "$.rivalry[1].id: V02 appears twice"),
        (put("name", "en", " "), "$.name.en: a name is not empty"),
        (without("rivalry", 0, "name", "en"), "$.rivalry[0].name: it has no name in English (en)"),
        (put("rivalry", 0, "text", "it", ""), "$.rivalry[0].text.it: a name is not empty"),
        (put("rivalry", 0, "effect", "rain"), "$.rivalry[0].effect: 'rain' is not an effect"),
        (
            put("rivalry", 0, "params", {}),
            "$.rivalry[0].params: the numbers of end_per_sweet are points; here none",
        ),
        (
            put("rivalry", 0, "params", "points", "two"),
            "$.rivalry[0].params.points: 'two' is not a number from 0",
        ),
        (put("rivalry", 1, "params", "min", 7), "$.rivalry[1].params.min: 7 is not a number from 1 to 6"),
        (
            put("rivalry", 4, "params", "cells", "edge"),
            "$.rivalry[4].params.cells: 'edge' is not one of corners",
        ),
    ],
)
def test_a_broken_rule_is_named(change: Change, says: str):
    with pytest.raises(Invalid) as error:
        check_edition(changed(change))
    assert str(error.value).startswith(says)


def test_the_deck_holds_every_shape_of_three_spaces_once():
    cards = EDITION.cards
    bare = [[row.replace("*", ".") for row in card.grid] for card in cards]
    assert len({str(canonical_shape(grid)) for grid in bare}) == 13
    assert equivalent_cards(EDITION) == []
    assert EDITION.has_equal_decks()
    assert sum(card.tokens() for card in cards) == 30


def test_a_card_that_repeats_another_is_played_with_a_warning():
    with pytest.warns(UserWarning, match="^C01 and C02 are alike when turned and shifted$"):
        edition = check_edition(changed(put("cards", 0, "grid", ["...", "##.", ".#."])))
    assert edition.cards[0].grid[1] == "##."


def test_every_colour_may_have_its_own_deck():
    """And is dealt its own cards."""
    ids = [f"C{n:02}" for n in range(1, 14)]

    def change(data: dict[str, Any]) -> None:
        data["cards"].append({**data["cards"][0], "id": "D01", "name": {"en": "Other line"}})
        data["decks"] = [ids, ["D01", *ids[1:]], ids, ids]

    game = find("holi")
    rules = game.rules(game.setup(2, "simple", {"first_player": "A"}, changed(change)))
    walk = Walk(rules, seed=1)
    while len(walk.log) < 30:
        walk.play(*walk.decide())
    assert not rules.view(walk.state, None).symmetric
    assert "D01" in [card.id for card in rules.view(walk.state, None).seats[1].may_hold] or any(
        each.card and each.card.id == "D01" for each in rules.view(walk.state, 1).seats[1].discards
    )
    assert rules.dump(rules.load(rules.dump(walk.state))) == rules.dump(walk.state)
