"""A store that a released program wrote is brought up to date, and its games go on.

`stores/0.1.0.db.gz` is real: 0.1.0 itself served, one guest played all six tables there over HTTP and sockets, and the
file was copied while they were in the middle. It is never written again.
"""

import gzip
from pathlib import Path

import pytest

from cinquina.core.errors import Refusal
from cinquina.core.record import decode, encode
from cinquina.games import find
from cinquina.server.viewer.replay import render_replay
from cinquina.table.archive import record_of
from cinquina.table.store import store_at
from cinquina.table.tables import Tables

pytestmark = pytest.mark.anyio

STORES = Path(__file__).with_name("stores")
TOKEN = "4As0sGG0EJNNq0L17PkvLuQHT4emd1Zq41okdbH9UI0"  # of the guest, who lived for a minute
# Entries of each log when the copy was made.
KEPT = {
    "km875vfwrzsp": 30,
    "wipmurdpz8cc": 9,
    "fjxrsfsre89q": 7,
    "tsjdwq4jsc96": 6,
    "desnbwsafxg8": 8,
    "k7xhj9gsemuz": 5,
}
OVER = "km875vfwrzsp"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def test_games_of_the_first_release_go_on(tmp_path: Path):
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress((STORES / "0.1.0.db.gz").read_bytes()))
    store = store_at(f"sqlite:///{path}")
    await store.open()
    tables = Tables(store)
    now = max([(await tables.saved(id)).header.touched for id in KEPT])
    guest = await tables.guests.recognise(TOKEN, now)
    assert guest, "who played there is known still"
    assert {each.header.id for each in await tables.tables_of(guest)} == set(KEPT)
    for id, entries in KEPT.items():
        saved = await tables.saved(id)
        assert (saved.header.program, len(saved.entries)) == ("0.1.0", entries)
        assert [chair.guest for chair in saved.header.chairs] == [guest] * len(saved.header.chairs)
        if not find(saved.header.setup.game).knows(saved.header.rules_version):
            with pytest.raises(Refusal, match="other_rules"):
                await tables.get(id)
            continue
        table = await tables.get(id)
        assert table.is_over == (id == OVER)
        if table.is_over:
            record = record_of(saved.header, saved.entries)
            assert decode(encode(record)) == record and render_replay(record)
        else:
            seat = table.waiting()[0]
            text = table.rules.text(table.state, seat, table.rules.actions(table.state, seat)[0])
            await tables.play(id, guest, seat, text, "on", now + 1)
            assert len((await tables.saved(id)).entries) > entries
    await tables.close()
    await store.close()
