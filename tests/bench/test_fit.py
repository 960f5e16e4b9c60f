"""The weights that a fit finds are those by which the games came out."""

import numpy as np
import pytest

from bench.fit import least_error, most_likely


def test_odds_are_found_again():
    # A share of 3 in 4 is odds of log 3; one more of the second doubles the odds.
    values = [[1.0, 0.0]] * 4000 + [[1.0, 1.0]] * 7000
    won = [True] * 3000 + [False] * 1000 + [True] * 6000 + [False] * 1000
    assert most_likely(values, won) == pytest.approx([np.log(3), np.log(2)], abs=0.001)


def test_a_line_is_found_again():
    x = np.array([[float(n), n % 7 - 3.0, 1.0] for n in range(100)])
    assert least_error(x, x @ [2.0, -1.5, 4.0]) == pytest.approx([2.0, -1.5, 4.0], abs=0.01)
