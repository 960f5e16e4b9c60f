"""What a player must see (law, section of that name): the facts of views and choices, against play itself."""

from collections import Counter
from random import Random

import pytest

from cinquina.core.state import CHANCE
from cinquina.games.foldris.choices import Drawing
from cinquina.games.foldris.view import TIGHT, View
from cinquina.locales import Texts
from tests.games.foldris import oracle
from tests.games.foldris.compare import position, random_table, rulebook
from tests.games.foldris.editions import EDITIONS


def covered(sheet: oracle.Sheet) -> set[oracle.Square]:
    """Empty squares with a filled one above them in the same column."""
    return {
        (x, y)
        for x in range(1, sheet.columns + 1)
        for y in range(1, sheet.visible + 1)
        if (x, y) not in sheet.filled and any(column == x and line > y for column, line in sheet.filled)
    }


def raised(squares: set[oracle.Square], complete: list[int]) -> set[oracle.Square]:
    """Squares of a folded sheet, with the numbers their lines had before."""
    lines = [y for y in range(1, 99) if y not in complete]
    return {(x, lines[y - 1]) for x, y in squares}


@pytest.mark.both
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "large"])
def test_every_fact_of_every_choice(edition: str, seats: int):
    rng = Random(f"view {edition} {seats}")
    rules = rulebook(edition, seats)
    for _ in range(6):
        table = random_table(rng, rules)
        state = rules.load(position(table))
        card = rng.choice(sorted(table.deck()))
        state.apply(CHANCE, rules.parse(state, CHANCE, f"card {card}"))
        table.reveal(card)
        for seat in table.waiting():
            choices: dict[str, Drawing] = {each.notation: each for each in rules.choices(state, seat)}
            numbers = rules.view(state, seat).sheets[seat].numbers
            actions = table.options[seat]
            cheapest = oracle.outcomes(actions, table.prices)
            told: list[oracle.Squares] = []  # the squares whose drawing is told of
            assert set(choices) == {str(action) for action in actions}
            for action, squares in actions.items():
                choice = choices[str(action)]
                sheet = oracle.Sheet(**vars(table.sheets[seat]) | {"filled": set(table.sheets[seat].filled)})
                before, points = covered(sheet), sheet.bonus
                complete = oracle.draw(sheet, action, squares, table.prices)
                assert set(choice.squares) == squares
                assert choice.cost == oracle.price(action, table.prices)
                assert choice.wasteful == (choice.cost > cheapest[squares])
                assert list(choice.completes) == complete
                assert set(choice.covers) == raised(covered(sheet), complete) - before
                sheet.barrier = set()
                sends = seats > 1 and bool(complete)
                if not sends:
                    oracle.drop_barrier(sheet, table.lanes[table.cards[card][1] - 1])
                assert {line for _, line in raised(sheet.barrier, complete)} == {choice.barrier} - {0}
                full = rules.choice(state, seat, rules.parse(state, seat, choice.notation))
                brings = {each.id.removeprefix("foldris.brings-"): each.facts for each in full.brings}
                assert brings.get("wastes", {}).get("least", choice.cost) == cheapest[squares]
                assert brings.get("folds", {}).get("lines", []) == [numbers[-line] for line in complete]
                assert ("sends" in brings) == sends
                lies = brings["covers" if choice.covers else "rests"]
                assert lies["line"] == numbers[-min(line for _, line in squares)]
                assert lies.get("count", 0) == len(choice.covers)
                assert brings.get("points", {}).get("cost", 0) == choice.cost
                assert brings.get("points", {}).get("left", points) == sheet.bonus
                if choice.wasteful:
                    assert choice.brings == full.brings[:1]
                elif choice.brings:
                    assert choice == full
                    told.append(squares)
                assert (choice.mirror, choice.label, choice.turn, choice.column) == tuple(action)
            assert Counter(told) == Counter(cheapest.keys())


@pytest.mark.both
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_fact_of_every_sheet(edition: str, seats: int):
    rng = Random(f"sheets {edition} {seats}")
    rules = rulebook(edition, seats)
    for _ in range(5):
        table = random_table(rng, rules)
        seen: View = rules.view(rules.load(position(table)), None)
        for sheet, view in zip(table.sheets, seen.sheets, strict=True):
            assert set(view.covered) == covered(sheet)
            assert set(view.barrier) == sheet.barrier
            assert (view.bonus, view.completed) == (sheet.bonus, sheet.lines)
            assert len(view.lines) == len(view.numbers) == sheet.visible
            assert sorted(view.numbers + view.folded) == list(range(1, rules.edition.lines + 1))
            for shape, picture in table.pictures.items():
                actions = oracle.legal(picture, sheet, table.prices)
                assert view.room[shape] == len(oracle.outcomes(actions, table.prices))
                assert (shape in view.tight) == (view.room[shape] < TIGHT)
            assert view.spent == max(0, rules.edition.start_bonus + sheet.lines - sheet.bonus)
            assert view.reserve >= view.spent + view.bonus


@pytest.mark.both
def test_printed_numbers_stay_with_their_lines():
    rules = rulebook("default", 2)
    state = rules.load(
        {"card": "I4", "A": {"folded": [2, 5], "sheet": ["#######.", ".#######", "#######.", "#######."]}}
    )
    assert rules.view(state, 0).sheets[0].numbers == [12, 11, 10, 9, 8, 7, 6, 4, 3, 1]
    texts = Texts("en")
    fold = rules.choice(state, 0, rules.parse(state, 0, "r1 @8"))
    assert [texts.event(each, []) for each in fold.brings] == [
        "folds line 6",
        "Barrier for everybody who folds nothing",
        "rests on line 6",
        "3 points afterwards",
    ]
    beside = rules.choice(state, 0, rules.parse(state, 0, "+M r0 @5"))
    assert [texts.short(each, []) for each in beside.brings] == [
        "costs 1 point instead of 0",
        "on line 7, covers 1",
        "costs 1 point",
    ]
    assert fold.worth > rules.choice(state, 0, rules.parse(state, 0, "r0 @5")).worth > beside.worth
    state.apply(0, rules.parse(state, 0, "r1 @8"))  # completes the fourth visible line, printed 6
    state.apply(1, rules.parse(state, 1, "r0 @1"))
    seen = rules.view(state, 0).sheets[0]
    assert seen.numbers == [12, 11, 10, 9, 8, 7, 4, 3, 1]
    assert seen.folded == [2, 5, 6]


@pytest.mark.both
def test_the_table_shows_cards_as_sets_and_the_next_titles_alone():
    rules = rulebook("default", 2)
    state = rules.load({"setup_card": "O4", "used": ["I2", "J3"], "card": "T5", "round": 3})
    seen = rules.view(state, None)
    assert seen.setup_card and seen.setup_card.id == "O4"
    assert seen.card and seen.card.id == "T5" and seen.round == 3
    assert [card.id for card in seen.used] == ["I2", "J3"]
    assert len(seen.deck) == 20
    assert {"O4", "I2", "J3", "T5"}.isdisjoint(card.id for card in seen.deck)
    assert (seen.mirror_cost, seen.prune_cost) == (1, 2)
    assert seen.titles == []
    alone = rulebook("default", 1)
    seen = alone.view(alone.start(), 0)
    assert (seen.mirror_cost, seen.prune_cost) == (1, 1)
    assert [title.least for title in seen.titles] == [12, 11, 10, 8, 6, 3]


@pytest.mark.both
@pytest.mark.parametrize(
    ("folded", "states", "missing"),
    [
        (0, "above above above above above next", [12, 11, 10, 8, 6, 3]),
        (3, "above above above above next now", [9, 8, 7, 5, 3, 0]),
        (7, "above above above next now below", [5, 4, 3, 1, 0, 0]),
        (11, "next now below below below below", [1, 0, 0, 0, 0, 0]),
        (12, "now below below below below below", [0, 0, 0, 0, 0, 0]),
    ],
)
def test_the_ladder_tells_the_title_that_is_reached_and_the_next(
    folded: int, states: str, missing: list[int]
):
    rules = rulebook("default", 1)
    seen = rules.view(rules.load({"A": {"folded": list(range(1, folded + 1))}}), 0).titles
    assert [title.state for title in seen] == states.split()
    assert [title.missing for title in seen] == missing
