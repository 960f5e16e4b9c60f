"""The engine against the oracle: the same resting places on thousands of random chutes, the same groups and points."""

from collections.abc import Iterable
from random import Random

import pytest

from cinquina.core.state import OVER
from cinquina.games.pentris.choices import nodes_of, way_to
from cinquina.games.pentris.rules.position import Position
from cinquina.games.pentris.rules.ways import ways
from cinquina.games.pentris.view import chute_view
from tests.battery.play import Walk
from tests.games.pentris import oracle
from tests.games.pentris.compare import (
    cell_text,
    changed,
    engine_placements,
    rulebook,
    scattered,
    stacked,
)

# Chutes of each kind for each shape (2 640 in all), and the seeds of whole games.
CHUTES = [pytest.param(110, id="some"), pytest.param(800, id="many", marks=pytest.mark.soak)]
SEEDS = [pytest.param((2, 5), id="some"), pytest.param(range(100, 130), id="many", marks=pytest.mark.soak)]


@pytest.mark.both
@pytest.mark.parametrize("chutes", CHUTES)
@pytest.mark.parametrize("shape", list(oracle.PICTURES))
def test_the_same_resting_places(shape: str, chutes: int):
    rng = Random(f"places {shape}")
    rules = rulebook()
    found = 0
    for number in range(chutes):
        drops = number % 8 == 0
        for taken in (stacked(rng, 10, rng.randint(0, 9)), scattered(rng, 10)):
            wanted = oracle.Chute(taken, 10).placements(shape, drops)
            assert engine_placements(rules, shape, taken, drops) == wanted, sorted(taken)
            found += len(wanted)
    assert found > 2 * chutes


@pytest.mark.both
@pytest.mark.parametrize("rows", [8, 11, 14])
def test_the_same_resting_places_in_chutes_of_another_height(rows: int):
    """More than ten rows do not fit into one machine word."""
    rng = Random(f"rows {rows}")
    rules = rulebook(edition=changed(rows=rows))
    for number in range(48):
        shape = list(oracle.PICTURES)[number % 12]
        for taken in (stacked(rng, rows, rng.randint(0, 11)), scattered(rng, rows)):
            assert engine_placements(rules, shape, taken, False) == oracle.Chute(taken, rows).placements(
                shape
            )


@pytest.mark.both
@pytest.mark.parametrize("rows", [10, 14])
def test_a_way_is_a_walk_of_legal_steps_and_the_steered_graph_is_complete(rows: int):
    rng = Random("ways")
    rules = rulebook(edition=changed(rows=rows))
    turned = 0
    for number in range(36):
        shape = list(oracle.PICTURES)[number % 12]
        taken = scattered(rng, rows) if number % 2 else stacked(rng, rows, rng.randint(3, 9))
        chute = oracle.Chute(taken, rows)
        outline = rules.box.outlines[rules.box.letters.index(shape)]
        mask = sum(1 << 6 * y + x for x, y in taken)
        found = ways(outline, mask, rules.box.field, False)
        states = {(r, anchor % 6, anchor // 6) for r, anchor in found.poses}
        assert states == chute.reached(shape, False)
        placements = chute.placements(shape)
        for state in placements:
            here = None
            for move in way_to(found, (state[0], 6 * state[2] + state[1])):
                to = move.turn, "abcdef".index(move.anchor[0]), int(move.anchor[1:]) - 1
                if here is None:
                    assert (move.move, to in chute.entries(shape)) == ("in", True)
                    here = to
                    continue
                if move.pivot:
                    turned += 1
                    pivot = "abcdef".index(move.pivot[0]), int(move.pivot[1:]) - 1
                    assert chute.turned(shape, here, pivot, move.move == "cw") == to
                    here = to
                    continue
                dx, dy = {"D": (0, -1), "L": (-1, 0), "R": (1, 0)}[move.move]
                for _ in range(move.times):
                    here = here[0], here[1] + dx, here[2] + dy
                    assert chute.fits(shape, here)
                assert here == to
            assert here == state
        for node in nodes_of(found):
            steps = chute.steps(shape, (node.turn, node.column, node.row), False)
            ends = [(node.left, "L"), (node.right, "R"), (node.down, "D"), (node.clockwise, "cw")]
            for end, name in [*ends, (node.counter, "ccw")]:
                if end >= 0:
                    orientation, anchor = found.poses[end]
                    assert (orientation, anchor % 6, anchor // 6) in steps
                elif name in "LRD":
                    assert name not in steps.values()
            assert node.rests == ((node.turn, node.column, node.row) in placements)
    assert turned > 10


@pytest.mark.both
@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("mode", ["beginner", "intermediate", "advanced"])
def test_the_same_groups_and_points_in_whole_games(mode: str, seeds: Iterable[int]):
    rules = rulebook(2, mode)
    beginner = mode == "beginner"
    seen = 0
    for seed in seeds:
        walk = Walk(rules, seed)
        for state in walk:
            if state.turn() == OVER or seen % 3:
                seen += 1
                continue
            seen += 1
            assert isinstance(state, Position)
            for seat in range(2):
                view = chute_view(state, seat)
                board = {
                    (x, 9 - n): token
                    for n, row in enumerate(view.rows)
                    for x, token in enumerate(row)
                    if token
                }
                points = oracle.round_points(board, 10, beginner)
                assert (view.row_points, view.star_points, view.platinum_points) == tuple(points.values())
                for colour in "rygv":
                    wanted = {
                        (oracle.size(board, group, beginner), tuple(sorted(map(cell_text, group))))
                        for group in oracle.groups(board, colour)
                    }
                    told = [group for group in view.groups if group.colour == colour]
                    assert {(group.size, tuple(sorted(group.cells))) for group in told} == wanted
    assert seen > 100
