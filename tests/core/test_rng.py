"""The random stream: the same numbers for ever, each as likely as it should be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.rng import Rng

pytestmark = pytest.mark.both

# A record stores its seed: if these change, old games can no longer be drawn again.
FROZEN = {
    (0, "chance"): [2063975146, 564266188, 1739585777, 1399486635],
    (1, "chance"): [1314707328, 1648761683, 766584486, 2031265484],
    (1, "seat 0"): [4201370680, 168575849, 3503923532, 965936068],
    (-7, "à"): [2693504230, 2707064407, 1166167257, 1466881498],
    (2**80, "chance"): [1967595119, 2094859283, 3832180333, 2774047115],
}


@pytest.mark.parametrize(("seed", "stream"), FROZEN)
def test_the_stream_is_the_frozen_one(seed: int, stream: str):
    rng = Rng(seed, stream)
    assert [int(rng.bits()) for _ in range(4)] == FROZEN[seed, stream]


def test_numbers_below_are_frozen():
    rng = Rng(5)
    assert [int(rng.below(n)) for n in (1, 2, 6, 24, 1000, 2**30)] == [0, 0, 3, 15, 963, 713292368]
    assert rng.fraction() == 0.8491540586110204
    weights = vec[i64]([5, 1, 3])
    assert [int(rng.pick(weights, 3)) for _ in range(12)] == [2, 1, 2, 2, 2, 2, 0, 0, 2, 2, 2, 2]


def test_streams_of_one_seed_are_different():
    assert [Rng(3, "a").bits() for _ in range(3)] != [Rng(3, "b").bits() for _ in range(3)]


def chi_square(counts: list[int], odds: list[float]) -> float:
    total = sum(counts)
    return sum((n - total * p) ** 2 / (total * p) for n, p in zip(counts, odds, strict=True))


@pytest.mark.parametrize(("n", "most"), [(2, 10.9), (6, 20.6), (23, 48.3), (100, 149.5)])
def test_below_is_uniform(n: int, most: float):
    """Below the value that chance exceeds once in a thousand times, with n - 1 degrees of freedom."""
    rng = Rng(11)
    counts = [0] * n
    for _ in range(200 * n):
        counts[rng.below(n)] += 1
    assert chi_square(counts, [1 / n] * n) < most


def test_pick_follows_the_weights():
    rng = Rng(12)
    weights = [5, 1, 0, 3, 1]
    counts = [0] * 5
    for _ in range(5000):
        counts[rng.pick(vec[i64](weights), 5)] += 1
    assert counts[2] == 0
    kept = [0, 1, 3, 4]
    assert chi_square([counts[i] for i in kept], [weights[i] / 10 for i in kept]) < 16.3


def test_equal_weights_and_none_given_draw_the_same():
    """Who knows that all weights are 1 may draw with below() and gets the same game."""
    one, two = Rng(4), Rng(4)
    ones = vec[i64]([1] * 24)
    assert [one.pick(ones, 24) for _ in range(50)] == [two.below(24) for _ in range(50)]


def test_neighbouring_bits_are_independent():
    rng = Rng(13)
    counts = [0] * 16
    last = rng.bits()
    for _ in range(4000):
        now = rng.bits()
        counts[(last >> 30) * 4 + (now >> 30)] += 1
        last = now
    assert chi_square(counts, [1 / 16] * 16) < 37.7


@given(st.integers(), st.integers(1, 2**30))
def test_below_stays_below(seed: int, n: int):
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))
    assert all(0.0 <= rng.fraction() < 1.0 for _ in range(20))


@given(st.integers(), st.lists(st.integers(0, 1000), min_size=1, max_size=30).filter(any))
def test_pick_never_draws_what_has_no_weight(seed: int, weights: list[int]):
    rng = Rng(seed)
    for _ in range(20):
        picked = rng.pick(vec[i64](weights), len(weights))
        assert 0 <= picked < len(weights)
        assert weights[picked] > 0


def test_pick_looks_at_the_first_weights_only():
    rng = Rng(1)
    weights = vec[i64]([1, 2, 1000])
    assert all(rng.pick(weights, 2) < 2 for _ in range(200))
