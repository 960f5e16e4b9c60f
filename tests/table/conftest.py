from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import cinquina.games  # noqa: F401  # registers the games
from cinquina.core import registry
from cinquina.table.store import Store
from cinquina.table.tables import Tables
from tests.patience import be_patient
from tests.steady import be_steady
from tests.table.anystore import at_address
from tests.table.heap import HeapGame
from tests.toy.auction import AstaGame

be_patient("cinquina.table")
be_steady()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that have what Foldris has not, known only to the tests of this folder."""
    for game in (AstaGame(), HeapGame()):
        monkeypatch.setitem(registry._games, game.id, game)


@pytest.fixture(params=["sqlite", "postgres", "keyed"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield an empty store of each kind; every test that asks for a store runs against all. One marked `sql` asks the
    database itself."""
    if request.param == "keyed" and request.node.get_closest_marker("sql"):
        pytest.skip("a keyed store has no SQL")
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    elif request.param == "keyed":
        yield f"keyed:{tmp_path}"
    else:
        yield request.getfixturevalue("postgres_url")


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = at_address(address)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[Tables]:
    service = Tables(store)
    yield service
    await service.close()


@pytest.fixture
async def other(address: str) -> AsyncIterator[Tables]:
    """Yield a second process over the same database, as the database sees it."""
    opened = at_address(address)
    await opened.open()
    service = Tables(opened)
    yield service
    await service.close()
    await opened.close()
