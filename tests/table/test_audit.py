"""Draws that can be checked afterwards: a hash at the start binds the server, the record tells of what."""

from pathlib import Path

import msgspec
import pytest

from cinquina.cli import main
from cinquina.core import seed
from cinquina.core.record import decode, encode
from cinquina.server.viewer.presence import Presence
from cinquina.server.viewer.updates import header_view
from tests.table.asking import Asker

pytestmark = pytest.mark.anyio

LARGEST = (1 << 128) - 1  # more than a whole number of a database holds


async def test_the_hash_of_the_start_is_that_of_the_seed_at_the_end(
    tables, other, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(seed, "draw", lambda below: below - 1)
    ada = Asker(tables, "ada")
    await ada.create("ada")
    table = await tables.get(ada.table)
    assert table.header.seed == LARGEST
    told = header_view(table.header, "ada", Presence()).commitment
    assert len(told) == 64 and seed.seed_text(LARGEST) not in told
    while not table.is_over:
        await ada.play(0)
    record = (await other.get(ada.table)).record()
    assert record.seed == "f" * 32, "as another process reads it from the store"

    file = tmp_path / "record.json"
    file.write_bytes(encode(record))
    assert main(["replay", str(file), "--audit", "--lang", "en"]) == 0
    assert told in capsys.readouterr().out
    file.write_bytes(encode(msgspec.structs.replace(record, seed="f" * 31 + "e")))
    assert decode(file.read_bytes()).seed_number == LARGEST - 1
    assert main(["replay", str(file), "--audit", "--lang", "en"]) == 1
    assert told not in capsys.readouterr().out
