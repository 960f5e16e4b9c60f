"""Editions: what the law calls valid is played, what breaks one of its five rules is refused with path and value."""

from typing import Any

import pytest

from cinquina.core.errors import Invalid
from cinquina.core.playout import Playout
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER
from cinquina.games.foldris.edition import check_edition
from tests.games.foldris.compare import rulebook
from tests.games.foldris.editions import DEFAULT, EDITIONS, SEVEN, changed

SHAPES = DEFAULT["shapes"]


def with_shape(**squares: list[int]) -> dict[str, Any]:
    return changed(shapes={**SHAPES, "T": squares})


def with_prices(effect: str, **price: int) -> dict[str, Any]:
    return changed(effects={**DEFAULT["effects"], effect: price})


DAMAGED: dict[str, tuple[dict[str, Any], str, str]] = {
    # 1: the sheet and its lanes
    "3 columns": (changed(columns=3), "$.columns", "3 "),
    "17 columns": (changed(columns=17), "$.columns", "17 "),
    "3 lines": (changed(lines=3), "$.lines", "3 "),
    "31 lines": (changed(lines=31), "$.lines", "31 "),
    "no lanes": (changed(lanes=[]), "$.lanes", "1 to 30"),
    "a lane left of the sheet": (changed(lanes=[[1, 2], [0, 1]]), "$.lanes[1]", "0 "),
    "a lane over the edge": (changed(lanes=[[8, 9]]), "$.lanes[0]", "8 "),
    "a lane three wide": (changed(lanes=[[2, 4]]), "$.lanes[0]", "2 and 4"),
    "columns as text": (changed(columns="8"), "$.columns", "str"),
    # 2: shapes, starting block, Barrier
    "1 square": (with_shape(a=[0, 0]), "$.shapes.T", "1 "),
    "7 squares": (with_shape(**{c: [n, 0] for n, c in enumerate("abcdefg")}), "$.shapes.T", "7 "),
    "the same square twice": (with_shape(a=[0, 0], b=[1, 0], c=[1, 0]), "$.shapes.T", "twice"),
    "corners only": (with_shape(a=[0, 0], b=[1, 1]), "$.shapes.T", "edges"),
    "a label that is no letter": (with_shape(a=[0, 0], B=[1, 0]), "$.shapes.T.B", "'B'"),
    "a picture off its corner": (with_shape(a=[1, 0], b=[2, 0]), "$.shapes.T", "[0, 0]"),
    "too long for the sheet": (
        changed(
            columns=4,
            lines=4,
            lanes=[[1, 2]],
            titles=[],
            shapes={"T": {c: [n, 0] for n, c in enumerate("abcde")}},
        ),
        "$.shapes.T",
        "4 columns and 4 lines",
    ),
    "a starting block 3 wide": (changed(start_block=[[0, 0], [1, 0], [2, 0]]), "$.start_block", "3 "),
    "a starting block 1 wide": (changed(start_block=[[0, 0], [0, 1]]), "$.start_block", "1 "),
    "a starting block too high": (changed(start_block=[[0, 0], [1, 12]]), "$.start_block", "13 "),
    "no starting block": (changed(start_block=[]), "$.start_block", "no squares"),
    "a standing Barrier": (changed(barrier=[[0, 0], [0, 1]]), "$.barrier", "side by side"),
    "a Barrier of three": (changed(barrier=[[0, 0], [1, 0], [2, 0]]), "$.barrier", "side by side"),
    "a Barrier with a square twice": (changed(barrier=[[0, 0], [1, 0], [0, 0]]), "$.barrier", "side by side"),
    # 3: cards
    "1 card": (changed(cards=["T1"]), "$.cards", "1 "),
    "a card twice": (changed(cards=["T1", "T2", "T1"]), "$.cards[2].id", "T1 "),
    "an id twice": (changed(cards=["T1", {"id": "T1", "shape": "T", "lane": 2}]), "$.cards[1].id", "T1 "),
    "an unknown shape": (changed(cards=["T1", "Q1"]), "$.cards[1]", "'Q1'"),
    "an unknown shape, at length": (
        changed(cards=["T1", {"id": "x", "shape": "Q", "lane": 1}]),
        "$.cards[1].shape",
        "Q ",
    ),
    "an unknown lane": (changed(cards=["T1", "T8"]), "$.cards[1]", "'T8'"),
    "an unknown lane, at length": (
        changed(cards=["T1", {"id": "x", "shape": "T", "lane": 8}]),
        "$.cards[1].lane",
        "8 ",
    ),
    "an id with a space": (
        changed(cards=["T1", {"id": "T 1", "shape": "T", "lane": 1}]),
        "$.cards[1].id",
        "'T 1'",
    ),
    "a card with two readings": (
        changed(shapes={**SHAPES, "T1": SHAPES["T"]}, lanes=[[1, 2]] * 12, cards=["O1", "T12"]),
        "$.cards[1]",
        "'T12' can be read in 2 ways",
    ),
    # 4: numbers
    "a price below 0": (with_prices("mirror", cost=-1, solo_cost=1), "$.effects.mirror.cost", "-1 "),
    "a solo price below 0": (with_prices("prune", cost=2, solo_cost=-1), "$.effects.prune.solo_cost", "-1 "),
    "half a point": (with_prices("prune", cost=2, solo_cost=0.5), "$.effects.prune.solo_cost", "float"),  # type: ignore[arg-type]
    "points below 0": (changed(start_bonus=-1), "$.start_bonus", "-1 "),
    "titles that do not fall": (
        changed(titles=[{"least": 8, "name": {"en": "a"}}, {"least": 8, "name": {"en": "c"}}]),
        "$.titles[1]",
        "8 lines do not come below 8",
    ),
    "a title out of reach": (
        changed(titles=[{"least": 13, "name": {"en": "a"}}]),
        "$.titles[0]",
        "13 is not a number",
    ),
    # the form of the file
    "a field too many": (changed(colour="red"), "$", "colour"),
    "another game": (changed(game="holi"), "$.game", "holi"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_edition_is_refused_with_path_and_value(name: str):
    edition, path, told = DAMAGED[name]
    with pytest.raises(Invalid) as refused:
        check_edition(edition)
    assert refused.value.path == path
    assert told in refused.value.message
    with pytest.raises(Invalid):
        find("foldris").setup(2, edition=edition)


@pytest.mark.parametrize("field", list(DEFAULT))
def test_no_field_may_be_missing(field: str):
    with pytest.raises(Invalid, match=field):
        check_edition({name: value for name, value in DEFAULT.items() if name != field})


RULE_5 = {
    "23 cards": changed(cards=DEFAULT["cards"][:-1]),
    "a lane more": changed(columns=9, lanes=[*DEFAULT["lanes"], [8, 9]]),
    "a Block of 3 squares": changed(shapes={**SHAPES, "O": {"a": [0, 0], "b": [1, 0], "c": [0, 1]}}),
    "a deck that favours a side": changed(
        cards=["I1" if card == "I2" else card for card in DEFAULT["cards"]]
    ),
}


@pytest.mark.parametrize("name", RULE_5)
def test_an_owner_need_not_keep_what_the_edition_of_the_game_promises(name: str):
    assert check_edition(RULE_5[name]) != check_edition(DEFAULT)


def test_the_default_edition_is_the_one_of_the_law():
    edition = find("foldris").edition(None)
    assert (edition.columns, edition.lines, edition.start_bonus) == (8, 12, 2)
    assert edition.lanes == tuple((n, n + 1) for n in range(1, 8))
    assert edition == check_edition(DEFAULT)
    deck = edition.deck()
    lanes = [card.lane for card in deck]
    assert [lanes.count(lane) for lane in range(1, 8)] == [3, 4, 3, 4, 3, 4, 3]
    columns = [column for card in deck for column in edition.lanes[card.lane - 1]]
    assert [columns.count(column) for column in range(1, 9)] == [3, 7, 7, 7, 7, 7, 7, 3]
    shapes = "".join(card.shape for card in deck)
    assert {shape: shapes.count(shape) for shape in "IOTSZLJ"} == {
        "I": 3,
        "O": 3,
        "T": 4,
        "S": 3,
        "Z": 3,
        "L": 4,
        "J": 4,
    }
    assert {len(squares) for squares in edition.shapes.values()} == {4}
    image = {"S": "Z", "Z": "S", "L": "J", "J": "L"}
    faces = {(card.shape, card.lane) for card in deck}
    assert {(image.get(shape, shape), 8 - lane) for shape, lane in faces} == faces


@pytest.mark.both
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_are_played_on_every_edition(edition: str):
    most = min(7, len(rulebook(edition, 1).edition.lanes))
    for seats in (1, most):
        rules = rulebook(edition, seats)
        state = rules.start()
        playout = Playout(rules.max_actions)
        playout.finish(state, Rng(1))
        assert state.turn() == OVER
        assert playout.decisions > 0
        assert min(state.rank(seat) for seat in range(seats)) == 1


@pytest.mark.both
def test_lanes_6_and_7_coincide_on_a_sheet_of_7_columns():
    rules = rulebook("seven", 2)
    state = rules.start()
    for text in ("start A", "card Z6", "card J7"):
        state.apply(CHANCE, rules.parse(state, CHANCE, text))
    found = rules.dump(state)
    assert found["A"]["sheet"] == found["B"]["sheet"] == [".....##", ".....##"]
    assert [rules.texts(state, 0).count(text) for text in ("r0 @5", "r0 @6")] == [1, 0]


@pytest.mark.both
def test_two_cards_with_the_same_face():
    twins = [{"id": "one", "shape": "T", "lane": 5}, {"id": "two", "shape": "T", "lane": 5}]
    game = find("foldris")
    rules = game.rules(game.setup(2, edition=changed(cards=[*twins, "O1"])))
    state = rules.start()
    state.apply(CHANCE, rules.parse(state, CHANCE, "start A"))
    state.apply(CHANCE, rules.parse(state, CHANCE, "card O1"))
    assert rules.texts(state, CHANCE) == ["card one", "card two"]
    state.apply(CHANCE, rules.parse(state, CHANCE, "card two"))
    for seat in (0, 1):
        state.apply(seat, rules.parse(state, seat, "r0 @4"))
    assert rules.texts(state, CHANCE) == ["card one"]


@pytest.mark.parametrize(("lanes", "most"), [(1, 1), (2, 2), (7, 7), (9, 7)])
def test_no_more_seats_than_lanes_and_never_more_than_7(lanes: int, most: int):
    game = find("foldris")
    edition = changed(lanes=[[n % 7 + 1, n % 7 + 2] for n in range(lanes)], cards=["T1", "O1"])
    assert game.rules(game.setup(most, edition=edition)).start() is not None
    with pytest.raises(Invalid) as refused:
        game.rules(game.setup(most + 1, edition=edition))
    assert refused.value.path == "$.seats"


@pytest.mark.both
def test_labels_are_the_owner_s():
    edition = changed(shapes={**SHAPES, "T": {"w": [0, 0], "x": [1, 0], "y": [2, 0], "z": [1, 1]}})
    game = find("foldris")
    rules = game.rules(game.setup(2, edition=edition))
    state = rules.load({"card": "T5", "A": {"bonus": 2}})
    assert {text[:2] for text in rules.texts(state, 0) if text.startswith("-")} <= {"-w", "-y", "-z"}
    refusal = rules.explain(state, 0, "-x r0 @1")
    assert refusal is not None and refusal.id == "foldris.prune_splits"
    refusal = rules.explain(state, 0, "-a r0 @1")
    assert refusal is not None and refusal.id == "foldris.no_such_square"
    assert rules.text(state, 0, rules.parse(state, 0, "-z r0 @1")) == "-z r0 @1"


@pytest.mark.both
def test_an_effect_can_be_priced_out_of_the_game():
    edition = {
        **SEVEN,
        "effects": {"mirror": {"cost": 1_000_000, "solo_cost": 0}, "prune": {"cost": 0, "solo_cost": 0}},
    }
    game = find("foldris")
    rules = game.rules(game.setup(2, edition=edition))
    state = rules.load({"card": "S2"})
    refusal = rules.explain(state, 0, "+M r0 @1")
    assert refusal is not None and refusal.id == "foldris.not_enough_bonus"
    state.apply(0, rules.parse(state, 0, "-a r0 @1"))
    state.apply(1, rules.parse(state, 1, "-d r0 @1"))
    assert rules.dump(state)["A"]["bonus"] == 2


@pytest.mark.both
def test_the_case_of_a_card_matters_where_it_tells_two_apart():
    shapes = {**DEFAULT["shapes"], "t": {"a": [0, 0], "b": [1, 0]}}
    game = find("foldris")
    rules = game.rules(game.setup(1, edition=changed(shapes=shapes, cards=["T1", "t1", "S2"])))
    state = rules.start()
    read = [rules.parse(state, CHANCE, text) for text in ("CARD T1", "Card t1", "card s2")]
    assert [rules.text(state, CHANCE, each) for each in read] == ["card T1", "card t1", "card S2"]
