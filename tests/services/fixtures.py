"""The servers as fixtures. One server a session (a worker of the test run), one database a test."""

from collections.abc import Iterator

import pytest

from tests.services import postgres, valkey
from tests.services.postgres import Postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres.running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> Iterator[str]:
    """Yield the address of an empty database."""
    with postgres_server.database() as url:
        yield url


@pytest.fixture(scope="session")
def valkey_url() -> Iterator[str]:
    with valkey.running() as url:
        yield url
