"""The engine against the oracle over random games: the same lists, refusals, floods, waves and distances."""

from random import Random
from typing import Any

import pytest

from cinquina.core.bits import BIT
from cinquina.core.state import CHANCE
from cinquina.games.flow.view import distances
from tests.games.flow import oracle
from tests.games.flow.compare import games, is_obstacle, parsed, rules_for, shape_of, tiles, water

# Games of each table.
GAMES = [pytest.param(3, id="some"), pytest.param(60, id="many", marks=pytest.mark.soak)]
TABLES = [
    (2, "standard", {}),
    (1, "standard", {"turns": 12}),
    (3, "inconceivable", {}),
    (2, "custom", {"obstacles": 4, "scenarios": ["no_sc", "remain"], "turns": 4}),
    (4, "custom", {"obstacles": 2, "scenarios": ["single_path", "remain"], "remain_scope": "scenario"}),
]


def cells(mask: int) -> set[oracle.Cell]:
    return {(n // 8, n % 8) for n in range(56) if mask & BIT[n]}


def compare_lists(rules: Any, state: Any, rng: Random) -> None:
    """Everything the active seat may do, in the canonical order of the law; and the code of what it may not."""
    position = rules.dump(state)
    lying = water(position)
    listed = rules.texts(state, int(state.active))
    if position["phase"] == "placing":
        shape = shape_of(position["tile"])
        wanted = [f"place {place}" for place in oracle.places(lying, shape)] or ["discard"]
        assert listed == wanted
        for _ in range(6):
            (row, column), turn = rng.choice(oracle.CELLS), rng.randrange(4)
            code = oracle.refused(
                lying, (row, column), oracle.turned(oracle.SHAPES[shape], turn), joined=True
            )
            refusal = rules.explain(state, int(state.active), f"place {row},{column} r{turn}")
            assert (refusal.id if refusal else "") == (f"flow.{code}" if code else "")
    elif position["phase"] == "resolving":
        compare_card(position, lying, listed)


def compare_card(position: dict[str, Any], lying: oracle.Water, listed: list[str]) -> None:
    card = int(position["card"][1:])
    here = tiles(position)
    birds = {parsed(text) for text in position["birds"]}
    liftable = {
        cell for cell, id in here.items() if "C08" not in position["scenarios"] or not is_obstacle(id)
    }
    if card <= 3:
        assert listed == [f"support {row},{column}" for row, column in sorted(liftable)]
    elif card <= 6:
        assert listed == [f"bird {row},{column}" for row, column in sorted(set(here) - birds)]
    elif card <= 9:
        assert listed == oracle.moves(lying, {cell: shape_of(id) for cell, id in here.items()}, liftable)
    else:
        kinds = {(shape_of(id), is_obstacle(id)): id for id in sorted(position["discards"], reverse=True)}
        first = sorted(kinds.values())  # of tiles that are alike the lowest number
        wanted = [f"return {id} {place}" for id in first for place in oracle.places(lying, shape_of(id))]
        assert listed == wanted


def compare_water(rules: Any, state: Any) -> None:
    lying = water(rules.dump(state))
    assert rules.queries["connected"](state, 0, []) == oracle.connected(lying)
    wet = set().union(*(oracle.reached(lying, cell) for cell in oracle.SPACES))
    assert cells(state.board.wet_cells()) == wet
    assert cells(state.board.full) == set(lying)
    assert state.board.blocked_animals() == 0
    assert oracle.blocked(lying) == []  # the invariant of the law


def compare_wave(rules: Any, state: Any, outcome: int) -> None:
    before = rules.dump(state)
    here = tiles(before)
    held = set()
    if "C11" in before["scenarios"]:
        everything = rules.setup.settings["remain_scope"] == "all"
        held = {cell for cell, id in here.items() if (is_obstacle(id) if everything else id.startswith("S"))}
    words = rules.text(state, CHANCE, outcome).split()
    dice = {"white": 0, "black": 0, words[1]: int(words[2])} if words[1] in ("white", "black") else {}
    white, black = (dice["white"], dice["black"]) if dice else (int(words[1]), int(words[2]))
    left, birds = oracle.swept(set(here), {parsed(text) for text in before["birds"]}, held, white, black)
    state.apply(CHANCE, outcome)
    after = rules.dump(state)
    assert set(tiles(after)) == left
    assert {parsed(text) for text in after["birds"]} == birds
    gone = {id for cell, id in here.items() if cell not in left and not id.startswith("S")}
    assert set(after["discards"]) == set(before["discards"]) | gone
    assert "calm" not in after
    assert after["cards_in_round"] == after["turns_in_round"] == 0


@pytest.mark.both
@pytest.mark.parametrize("count", GAMES)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[1]}-{table[0]}")
def test_random_games(table: tuple[int, str, dict[str, Any]], count: int):
    seats, mode, settings = table
    rules = rules_for(seats, mode, **settings)
    rng = Random(f"oracle {table}")
    looked = {"placing": 0, "resolving": 0, "wave": 0, "over": 0}
    for state in games(rng, rules, count):
        phase = rules.dump(state)["phase"]
        if phase in looked:
            looked[phase] += 1
            compare_water(rules, state)
        if phase in ("placing", "resolving"):
            compare_lists(rules, state, rng)
        elif phase == "wave":
            for outcome in rng.sample(rules.actions(state, CHANCE), 3):
                compare_wave(rules, state.copy(), outcome)
        elif phase == "over":
            assert state.won == (oracle.connected(water(rules.dump(state))) == list(oracle.ANIMALS))
    assert min(looked.values()) > 0


@pytest.mark.both
def test_the_tiles_missing_at_best():
    rules = rules_for(2, "custom", obstacles=2, scenarios=["single_path"], turns=9)
    rng = Random(5)
    looked = 0
    for state in games(rng, rules, 3):
        if rules.dump(state)["phase"] == "placing" and rng.random() < 0.25:
            together, alone = distances(state.board)
            lying = water(rules.dump(state))
            assert together == oracle.missing(lying)
            assert max(alone) <= together <= sum(alone)
            looked += 1
    assert looked > 5


@pytest.mark.both
def test_the_empty_board_needs_14_tiles_and_with_one_path_15():
    """As the law says."""
    assert oracle.missing(oracle.printed()) == 14
    assert oracle.missing(oracle.printed("S")) == 15
    rules = rules_for()
    open_boat: Any = rules.load({})
    one_path: Any = rules.load({"facing": "S"})
    assert distances(open_boat.board) == (14, [5, 5, 5, 5])
    assert distances(one_path.board)[0] == 15
