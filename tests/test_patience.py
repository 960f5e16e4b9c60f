"""The patience of the tests reaches every limit of the program that it names."""

import importlib

import pytest

from tests.patience import LIMITS, be_patient


@pytest.mark.parametrize("name", LIMITS)
def test_every_limit_is_there_and_longer(name: str):
    be_patient()
    module = importlib.import_module(name)
    assert {limit: getattr(module, limit) for limit in LIMITS[name]} == LIMITS[name]
