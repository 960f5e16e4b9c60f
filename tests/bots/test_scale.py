"""From evaluations to expected utilities."""

import pytest
from librt.vecs import vec

from cinquina.bots.search.scale import Scale, Spread

pytestmark = pytest.mark.both


def fitted(scale: Scale, *values: float) -> list[float]:
    out = vec[float](values)
    scale.fit(out, len(values))
    return list(out)


def test_rivals_share_one():
    shares = fitted(Scale(0.0, 2.0, shared=False), 3.0, 1.0, 1.0)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] / shares[1] == pytest.approx(2.718281828)
    assert shares[1] == shares[2]


def test_a_team_has_even_chances_in_the_middle():
    assert fitted(Scale(5.0, 2.0, shared=True), 5.0, 5.0) == [0.5, 0.5]
    low, high = (fitted(Scale(5.0, 2.0, shared=True), value)[0] for value in (-1e9, 1e9))
    assert 0.0 <= low < 1e-9
    assert 1.0 - 1e-9 < high <= 1.0


def test_without_a_step_the_search_measures_its_own():
    scale = Scale(0.0, 0.0, shared=True)
    for value in (10.0, 20.0, 30.0):
        fitted(scale, value)
    assert fitted(scale, 20.0)[0] == pytest.approx(0.5)
    assert fitted(scale, 21.0)[0] < fitted(scale, 30.0)[0] < 1.0


def test_the_spread_is_the_standard_deviation():
    spread = Spread()
    for number in (2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0):
        spread.add(number)
    assert spread.mean == pytest.approx(5)
    assert spread.deviation() == pytest.approx(2)
