"""What all tests share: the options of the battery, and Hypothesis without clock and database."""

import os
from pathlib import Path

import hypothesis
import pytest

from tests.services.fixtures import postgres_server, postgres_url, valkey_url

__all__ = ["postgres_server", "postgres_url", "valkey_url"]  # real servers, for any test that asks

INTERPRETED = os.environ.get("CINQUINA_MODE") == "interpreted"

hypothesis.settings.register_profile(
    "cinquina",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=20 if INTERPRETED else 80,
    suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large],
)
# Not the same cases each time, and many more: ./dev soak damage
hypothesis.settings.register_profile(
    "long", hypothesis.settings.get_profile("cinquina"), derandomize=False, max_examples=1000
)
hypothesis.settings.load_profile("cinquina")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip files without tests for both engines, instead of importing them."""
    both = str(config.getoption("markexpr")).startswith("both")
    unwanted = both and collection_path.is_file() and b"mark.both" not in collection_path.read_bytes()
    return True if unwanted else None


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("cinquina")
    group.addoption(
        "--battery-seconds",
        type=float,
        default=None,
        help="how long the battery plays each game, all modes and seats together (default 5, interpreted 3)",
    )
    group.addoption(
        "--battery-seed",
        type=int,
        default=1_000_000,
        help="where the seeds of the long battery begin (default 1000000); another number plays other games",
    )
    group.addoption(
        "--update-golden",
        action="store_true",
        help="write the playthroughs and perft counts of tests/battery/golden anew instead of comparing",
    )
