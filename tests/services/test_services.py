"""The servers really run, and each test has a database of its own."""

import asyncio
import os
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import pytest
import redis
from sqlalchemy.engine import make_url

from tests.patience import PATIENCE
from tests.services import postgres


async def tables(url: str) -> list[str]:
    parts = make_url(url)
    connection = await asyncpg.connect(
        host=parts.query.get("host") or parts.host,
        user=parts.username,
        database=parts.database,
        timeout=PATIENCE,
    )
    try:
        await connection.execute("CREATE TABLE mine (n int)")
        found = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    finally:
        await connection.close()
    return [row["tablename"] for row in found]


@pytest.mark.parametrize("again", [False, True])
def test_a_database_is_empty_for_each_test(postgres_url, again):
    assert asyncio.run(tables(postgres_url)) == ["mine"]


def test_valkey_answers(valkey_url):
    with redis.Redis.from_url(valkey_url) as client:
        client.set("table", "4")
        assert client.get("table") == b"4"


@pytest.mark.skipif("CINQUINA_TEST_POSTGRES" in os.environ, reason="a given server is not started here")
def test_the_wheel_serves_where_the_system_has_none(monkeypatch):
    monkeypatch.setattr(postgres, "installed", lambda: None)
    with postgres.running() as server, server.database() as url:
        assert asyncio.run(tables(url)) == ["mine"]
    assert not Path(str(make_url(url).query["host"])).exists()
