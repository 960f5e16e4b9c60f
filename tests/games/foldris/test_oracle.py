"""The engine against the oracle over random positions and games: the same actions, outcomes, sheets and results."""

from copy import deepcopy
from random import Random

import pytest

from cinquina.core.state import CHANCE, OVER, RESIGN
from cinquina.core.who import LETTERS
from cinquina.games.foldris.judgement.evaluation import SheetEvaluation
from cinquina.games.foldris.rulebook import Rulebook
from cinquina.games.foldris.rules.blocks import COLUMNS, WORDINGS
from cinquina.games.foldris.rules.position import Position
from tests.games.foldris import oracle
from tests.games.foldris.compare import position, random_table, rulebook, seat_data
from tests.games.foldris.editions import EDITIONS

POSITIONS = 40  # each with every shape of its edition
GAMES = 12


def notation(squares: oracle.Squares) -> str:
    return "".join(f"({x},{y})" for x, y in squares)


def compare_options(rules: Rulebook, state: Position, table: oracle.Table, seat: int) -> None:
    """The legal actions in all wordings, the list of outcomes with their costs, the choice when time is up."""
    actions = table.options[seat]
    squares_of = {str(action): squares for action, squares in actions.items()}
    found = {
        rules.text(state, seat, words * COLUMNS + column)
        for words in range(WORDINGS)
        for column in range(rules.edition.columns + 2)
        if state.legal(seat, words * COLUMNS + column)
    }
    assert found == set(squares_of)
    listed = rules.actions(state, seat)
    costs = {
        squares_of[rules.text(state, seat, action)]: int(state.block().cost_of[action // COLUMNS])
        for action in listed
    }
    assert len(costs) == len(listed)
    assert costs == oracle.outcomes(actions, table.prices)
    assert rules.text(state, seat, state.fallback(seat)) == str(oracle.timed_out(actions, table.prices))


def compare_sheets(rules: Rulebook, state: Position, table: oracle.Table) -> None:
    found = rules.dump(state)
    for seat, sheet in enumerate(table.sheets):
        told = found[LETTERS[seat]]
        assert {name: told[name] for name in seat_data(sheet)} == seat_data(sheet)
        assert told["eliminated"] == table.out.get(seat, 0)
    assert found["round"] == table.round
    assert (found["phase"] == "over") == table.over


def compare_after(
    rules: Rulebook, state: Position, table: oracle.Table, seat: int, action: oracle.Action
) -> None:
    """What the own sealed decision will leave when the Barrier, which moved down with its line (R33), is lifted."""
    sheet = deepcopy(table.sheets[seat])
    oracle.draw(sheet, action, table.options[seat][action], table.prices)
    sheet.barrier = set()
    evaluation = rules.evaluation()
    assert isinstance(evaluation, SheetEvaluation)
    after = evaluation.sheet_after(state, seat, state.decided[seat])
    assert after.drawing() == sheet.drawing()
    assert (after.visible, after.bonus) == (sheet.visible, sheet.bonus)


def one_position(rng: Random, edition: str, seats: int) -> None:
    """Every shape on one random sheet: options, then a random one drawn, folded and followed by a Barrier or not."""
    rules = rulebook(edition, seats)
    start = random_table(rng, rules)
    card_of = {shape: card for card, (shape, _) in start.cards.items() if card != start.setup_card}
    for card in card_of.values():
        table = deepcopy(start)
        state = rules.load(position(table))
        state.apply(CHANCE, rules.parse(state, CHANCE, f"card {card}"))
        table.reveal(card)
        assert [*state.waiting()] == table.waiting()
        for seat in table.waiting():
            compare_options(rules, state, table, seat)
            by_words = {str(action): action for action in table.options[seat]}
            action, squares = rng.choice(list(table.options[seat].items()))
            cheapest = oracle.outcomes(table.options[seat], table.prices)[squares]
            sent = rules.parse(state, seat, notation(squares))
            assert table.options[seat][by_words[rules.text(state, seat, sent)]] == squares
            assert state.block().cost_of[sent // COLUMNS] == cheapest
            state.apply(seat, rules.parse(state, seat, str(action)))
            if len(table.waiting()) > 1:
                compare_after(rules, state, table, seat, action)
            table.decide(seat, action)
        compare_sheets(rules, state, table)


@pytest.mark.both
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_positions(edition: str, seats: int):
    rng = Random(f"{edition} {seats}")
    for _ in range(POSITIONS if edition != "large" else POSITIONS // 4):
        one_position(rng, edition, seats)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_many_random_positions(edition: str, seats: int):
    rng = Random(f"{edition} {seats} soak")
    for _ in range(POSITIONS * 50):
        one_position(rng, edition, seats)


def one_game(rng: Random, edition: str, seats: int, deck_out: str) -> None:
    rules = rulebook(edition, seats, deck_out=deck_out)
    table = random_table(rng, rules, blank=True)
    state = rules.start()
    if seats > 1:
        state.apply(CHANCE, rules.parse(state, CHANCE, "start A"))
    state.apply(CHANCE, rules.parse(state, CHANCE, f"card {table.setup_card}"))
    drawn = [0] * seats
    careful = rng.random() < 0.7  # the cheapest and lowest: long games with many folds
    while not table.over:
        compare_sheets(rules, state, table)
        assert {rules.box.names[card] for card in rules.actions(state, CHANCE)} == table.deck()
        assert rules.weights(state) == [1] * len(table.deck())
        card = rng.choice(sorted(table.deck()))
        state.apply(CHANCE, rules.parse(state, CHANCE, f"card {card}"))
        table.reveal(card)
        while waiting := table.waiting():
            assert [*state.waiting()] == waiting
            seat = rng.choice(waiting)
            if rng.random() < 0.01:
                quitter = rng.choice([each for each in range(seats) if state.legal(each, RESIGN)])
                state.apply(quitter, RESIGN)
                table.resign(quitter)
                continue
            options = table.options[seat]
            lowest = min(options, key=lambda action: (sum(y for _, y in options[action]), rng.random()))
            action = lowest if careful else rng.choice(list(options))
            state.apply(seat, rules.parse(state, seat, str(action)))
            table.decide(seat, action)
            drawn[seat] += 1
    compare_sheets(rules, state, table)
    assert state.turn() == OVER
    assert [state.rank(seat) for seat in range(seats)] == table.ranks()
    if edition == "default":  # the bounds that the law gives
        assert max(drawn) <= (24 if seats > 1 else 26)
        assert max(sheet.bonus for sheet in table.sheets) <= 14


@pytest.mark.both
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games(edition: str):
    rng = Random(edition)
    lanes = len(rulebook(edition, 1).edition.lanes)
    for number in range(GAMES if edition != "large" else GAMES // 6):
        one_game(rng, edition, 1 + number % min(7, lanes), rng.choice(["reshuffle", "end"]))
