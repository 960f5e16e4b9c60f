import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import be_patient
from tests.server.running import UNLIMITED, Running, running
from tests.services.fixtures import postgres_server, postgres_url, valkey_url
from tests.steady import be_steady

__all__ = ["postgres_server", "postgres_url", "valkey_url"]

be_patient()
be_steady()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a file; each opens tables of its own, as many and as fast as it likes."""
    with running(tmp_path_factory.mktemp("server"), *UNLIMITED) as started:
        yield started


@pytest.fixture
def logging_as_it_was() -> Iterator[None]:
    """For a test that sets up logging in this process."""
    root, ours = logging.getLogger(), logging.getLogger("cinquina")
    before = root.handlers, root.level, ours.level
    yield
    root.handlers, root.level, ours.level = before


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
