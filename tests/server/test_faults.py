"""What breaks under a server is noticed, told and survived; each fault is really caused."""

import asyncio
import gzip
import json
import os
import resource
import signal
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from cinquina.cli import main
from tests.patience import PATIENCE
from tests.server.running import UNLIMITED, Page, Running, at_most, page, running
from tests.server.test_not_saved import empty_disk, fill_disk
from tests.services import postgres, valkey

pytestmark = pytest.mark.anyio
HASTY = "tests.server.hasty"

on_linux = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")


async def ready(visitor: Page) -> str:
    answer = await visitor.http.get("/readyz")
    told = answer.text.strip()
    assert (answer.status_code == 200) == (told == "ok")
    return told


async def until_ready(visitor: Page, told: str = "ok") -> None:
    async with asyncio.timeout(PATIENCE):
        while await ready(visitor) != told:
            pass


async def counted(visitor: Page, name: str) -> float:
    lines = (await visitor.http.get("/metrics")).text.splitlines()
    return sum(
        float(line.rpartition(" ")[2]) for line in lines if line.startswith(name) and "created" not in line
    )


def failures(server: Running) -> list[dict[str, object]]:
    return [line for line in server.logged() if line["event"] == "store_failed"]


@on_linux
async def test_a_full_disk_is_seen_by_who_watches(folder: Path):
    """M1: not ready, counted, and the reason is in the log once, however often it happens."""
    with running(folder, *UNLIMITED, piped=True) as server:
        async with page(server) as ada:
            await ada.connect(await ada.open(chairs=[{"kind": "person", "name": "Ada"}]))
            await until_ready(ada)
            fill_disk(server)
            text = ada.update["choices"][0]["notation"]
            for n in range(3):
                assert (await ada.ask("play", seat=0, text=text, id=f"full{n}"))["type"] == "refused"
            assert await ready(ada) == "not ready: store"
            assert (await ada.http.get("/livez")).text == "ok\n", "a restart would not help"
            assert await counted(ada, 'cinquina_store_errors_total{kind="write"}') >= 4
            async with asyncio.timeout(PATIENCE):
                while not failures(server):
                    await ada.http.get("/livez")
            (told,) = failures(server)
            assert "full" in str(told["reason"]) or "I/O" in str(told["reason"])
            empty_disk(server)
            await until_ready(ada)
            assert (await ada.ask("play", seat=0, text=text, id="full0"))["type"] == "ack"


async def test_a_store_with_no_room_for_another_page(folder: Path):
    """The same where no limit of the system can be set: SQLite itself has no page left."""
    from cinquina.table.store import Unavailable, store_at

    store: Any = store_at(f"sqlite:///{folder / 't.db'}")
    await store.open()
    await store.transact(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1"))  # no more than there are

    async def fill() -> None:
        for n in range(1000):
            await store.save_guest(f"{n:064}", f"{n:064}", n)

    with pytest.raises(Unavailable, match="full"):
        await fill()
    await store.close()


@on_linux
async def test_a_file_that_is_gone_takes_no_more(folder: Path):
    """L1: what is written into a deleted file is written nowhere, so nothing of it is acknowledged."""
    with running(folder) as server:
        async with page(server) as ada:
            await ada.connect(await ada.open(chairs=[{"kind": "person", "name": "Ada"}]))
            assert (await ada.play())["type"] == "ack"
            for path in folder.glob("tables.db*"):
                path.unlink()
            assert (await ada.play())["reason"]["id"] == "table.not_saved"
            assert await ready(ada) == "not ready: store"
            assert "No such file" in str(failures(server)[0]["reason"])


@pytest.mark.usefixtures("logging_as_it_was")
async def test_a_file_damaged_in_the_middle_is_found_at_the_start(
    folder: Path, capfd: pytest.CaptureFixture[str]
):
    with running(folder) as server:
        async with page(server) as ada:
            for _ in range(8):
                await ada.connect(await ada.open(chairs=[{"kind": "person", "name": "Ada"}]))
        assert server.stop() == 0
    path = folder / "tables.db"
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = os.urandom(4096)
    path.write_bytes(data)
    words = ["serve", "--no-open", "--lang", "en", "--port", "0", "--store", f"sqlite:///{path}"]
    assert await asyncio.to_thread(main, words) == 2
    told = capfd.readouterr()
    assert "tables.db is damaged" in told.err and "Traceback" not in told.err


async def test_a_file_damaged_under_a_running_server_is_told(folder: Path):
    """M1: who reads what does not hold together is refused, and the server says which store it has."""
    tables = []
    with running(folder) as server:
        async with page(server) as ada:
            for _ in range(8):
                tables.append(await ada.open(chairs=[{"kind": "person", "name": "Ada"}]))
        assert server.stop() == 0
    path = folder / "tables.db"
    with running(folder) as server:
        async with page(server) as ada:
            await until_ready(ada)
            data = bytearray(path.read_bytes())
            data[4096:] = os.urandom(len(data) - 4096)
            path.write_bytes(data)
            answer = await ada.http.get(f"/api/tables/{tables[0]}")
            assert (answer.status_code, answer.json()["id"]) == (503, "table.not_reachable")
            assert "damaged" in await ready(ada)
            assert "malformed" in str(failures(server)[0]["reason"])


def test_database_and_bus_stop_freeze_and_come_back(folder: Path):
    """M1, M5: within two seconds not ready; without the bus people at two servers still see each other's moves."""
    with postgres.running() as database, database.database() as store:
        bus, port = valkey.started(valkey.program())
        options = ("--bus", f"redis://127.0.0.1:{port}/0", *UNLIMITED)
        try:
            with (
                running(folder, *options, store=store, program=HASTY) as one,
                running(folder, *options, store=store, program=HASTY) as two,
            ):
                asyncio.run(stopped_and_frozen(one, two, bus, database))
        finally:
            bus.kill()
            bus.wait()
            assert bus.stdout
            bus.stdout.close()


async def stopped_and_frozen(
    one: Running, two: Running, bus: subprocess.Popen[str], database: postgres.Postgres
) -> None:
    async with page(one) as ada, page(two) as bea:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}, {"kind": "open"}])
        await bea.join(table)
        await ada.connect(table)
        await bea.connect(table)
        await until_ready(ada)
        await until_ready(bea)

        bus.kill()
        await until_ready(ada, "not ready: bus")
        await until_ready(bea, "not ready: bus")
        assert await counted(bea, "cinquina_bus_up") == 0
        for _ in range(2):
            await ada.play()
            await bea.until(lambda update: update["seq"] >= ada.update["seq"])
            await bea.play()
            await ada.until(lambda update: update["seq"] >= bea.update["seq"])

        frozen = family(database.folder)
        for pid in frozen:
            os.kill(pid, signal.SIGSTOP)
        try:
            assert await ready(ada) == "not ready: store, bus"
            assert (await ada.http.get("/livez")).status_code == 200
        finally:
            for pid in frozen:
                os.kill(pid, signal.SIGCONT)
        await until_ready(ada, "not ready: bus")
        assert (await ada.play())["type"] == "ack"

        await bea.until(lambda update: update["choices"] and update["seq"] >= ada.update["seq"])
        text = bea.update["choices"][0]["notation"]
        await asyncio.to_thread(database.stop)
        try:
            refused = await bea.ask("play", seat=1, text=text, id="again")
            assert refused["reason"]["id"] == "table.not_saved"
            await until_ready(ada, "not ready: store, bus")
            await until_ready(bea, "not ready: store, bus")
            assert (await bea.http.get("/livez")).status_code == 200
        finally:
            await asyncio.to_thread(database.start)
        await until_ready(bea, "not ready: bus")
        acked = await bea.ask("play", seat=1, text=text, id="again")
        assert acked["type"] == "ack", "the same message, once the database is back"
        await ada.until(lambda update: update["seq"] >= acked["seq"])


def family(folder: Path) -> list[int]:
    """The processes of the database in a folder, the first one first."""
    first = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *map(int, children)]


async def test_half_a_request_is_not_waited_for(folder: Path):
    """M9: nothing sent, half a head, half a body: closed. One address has so many connections and no more."""
    with running(folder, "--connections", "60", program=HASTY) as server:
        host, port = "127.0.0.1", int(server.address.rpartition(":")[2])
        halves = [b"", b"GET /livez HT", b"GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n"]
        halves += [b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"]
        opened = [await asyncio.open_connection(host, port) for _ in range(60)]
        for n, (_, writer) in enumerate(opened):
            writer.write(halves[n % 4])
        reader, writer = await asyncio.open_connection(host, port)
        assert await end(reader) == b"", "the 61st is not let in"
        writer.close()
        for reader, writer in opened:
            await end(reader)
            writer.close()
        async with page(server) as ada:
            assert (await ada.http.get("/livez")).text == "ok\n", "and then there is room again"
            await ada.connect(await ada.open())


async def end(reader: asyncio.StreamReader) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""


async def test_one_house_has_one_limit(folder: Path):
    """M3: all addresses of a /64 are one asker, another house is another."""
    with running(folder, "--proxy", *at_most(openings=5)) as server:
        async with page(server) as ada:

            async def opened(address: str) -> int:
                body = {"game": "foldris", "chairs": [{"kind": "person", "name": "A"}]}
                return (
                    await ada.http.post("/api/tables", json=body, headers={"x-forwarded-for": address})
                ).status_code

            one = [await opened(f"2001:db8:1:2::{n:x}") for n in range(8)]
            assert one == [201] * 5 + [429] * 3
            assert await opened("2001:db8:1:3::1") == 201
            assert await opened("192.0.2.1") == 201


async def test_wrong_kinds_of_input_are_sentences(server: Running):
    """L2, L3: invalid UTF-8, NUL, control characters; a sentence with a rule id and no traceback."""
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        await ada.connect(table)
        text = ada.update["choices"][0]["notation"]
        for body in (b'{"game": "\xff\xfe"}', b"\xff", b'{"game": "fold\x00ris"}', b"\x00" * 50, b"[" * 5000):
            answer = await ada.http.post(
                "/api/tables", content=body, headers={"content-type": "application/json"}
            )
            assert answer.status_code == 400 and answer.json()["id"] == "table.malformed", body
        for path in ("a%00b", "%01", "%7f", "a%0ab"):
            for end in ("", "/record", "/replay", "/analysis", "/qr.svg"):
                answer = await ada.http.get(f"/api/tables/{path}{end}")
                assert answer.json()["id"] == "table.no_such_table", (path, end)
        for id in ("\0", "a\nb", "\x1b[2J"):
            refused = await ada.ask("play", seat=0, text=text, id=id)
            assert refused["reason"]["id"] == "table.malformed"
        assert (await ada.ask("play", seat=0, text="r0\0 @1"))["type"] == "refused"
    assert not [line for line in server.logged() if "exception" in line or line["event"].endswith("_failed")]


async def test_nul_is_malformed_on_postgresql_too(postgres_url: str, folder: Path):
    with running(folder, store=postgres_url) as server:
        async with page(server) as ada:
            await ada.connect(await ada.open(chairs=[{"kind": "person", "name": "Ada"}]))
            assert (await ada.http.get("/api/tables/a%00b")).status_code == 404
            text = ada.update["choices"][0]["notation"]
            assert (await ada.ask("play", seat=0, text=text, id="a\0"))["reason"]["id"] == "table.malformed"


async def test_machines_ask_by_address_and_are_told_all(server: Running):
    """L9 and L5: a probe by IP is answered, and every gauge is set."""
    async with page(server) as ada:
        await ada.connect(await ada.open())
        await until_ready(ada)
        for path in ("/livez", "/readyz", "/healthz", "/metrics"):
            answer = await ada.http.get(path, headers={"host": "203.0.113.9:5505"})
            assert answer.status_code == 200, path
        assert (await ada.http.get("/", headers={"host": "203.0.113.9"})).status_code == 421
        for name in ("cinquina_tables ", "cinquina_workers ", "cinquina_bus_up ", "cinquina_sockets "):
            assert await counted(ada, name) >= 1, name
        for name in ("cinquina_store_seconds_count", "process_resident_memory_bytes", "cinquina_build_info"):
            assert await counted(ada, name) > 0, name
        assert await counted(ada, "cinquina_queue") == 0


async def test_a_replay_is_drawn_once(server: Running):
    """M4: the same bytes for everybody, none at all for who has them, and a bucket of its own."""
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        await ada.connect(table)
        while not ada.update["table"]["over"]:
            await ada.play()
        assert ada.socket
        await ada.socket.close()
        path = f"/api/tables/{table}/replay"
        first = await ada.http.get(path)
        plain = await ada.http.get(path, headers={"accept-encoding": "identity"})
        assert first.headers["content-encoding"] == "gzip" and first.json() == plain.json()
        raw = await raw_body(server, path, ada.token)
        assert json.loads(gzip.decompress(raw)) == plain.json(), "one stream, as every program reads it"
        again = await ada.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
        drawings = [line for line in server.logged() if line["event"] == "replay_failed"]
        assert drawings == []
    with sqlite3.connect(server.folder / "tables.db") as database:
        assert database.execute("SELECT count(*) FROM archives WHERE table_id = ?", (table,)).fetchone() == (
            1,
        )


@on_linux
async def test_a_replay_is_drawn_by_a_worker(folder: Path):
    """M4: while it is drawn, or cannot be, who plays beside it is served."""
    with running(folder) as server:
        async with page(server) as ada:
            await ada.connect(finished := await ada.open(chairs=[{"kind": "person", "name": "Ada"}]))
            await until_ready(ada)  # the workers are there
            workers = list(
                map(int, Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split())
            )
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)
            while not ada.update["table"]["over"]:
                await ada.play()
            drawn = asyncio.create_task(ada.http.get(f"/api/tables/{finished}/replay"))
            await ada.connect(await ada.open(chairs=[{"kind": "person", "name": "Ada"}]))
            assert (await ada.play())["type"] == "ack"
            assert not drawn.done()
            for worker in workers:
                os.kill(worker, signal.SIGCONT)
            assert (await drawn).status_code == 200


async def test_replays_have_a_limit_of_their_own(folder: Path):
    """M4: who asks for them by the hundred is slowed down there, and plays on."""
    with running(folder, *at_most(replays=2)) as server:
        async with page(server) as ada:
            asked = [(await ada.http.get("/api/tables/nowhere/replay")).status_code for _ in range(4)]
            assert asked == [404, 404, 429, 429]
            await ada.connect(await ada.open(chairs=[{"kind": "person", "name": "Ada"}]))
            assert (await ada.play())["type"] == "ack"


async def raw_body(server: Running, path: str, token: str | None) -> bytes:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        request = http.build_request(
            "GET", path, headers={"accept-encoding": "gzip", "cookie": f"cinquina_guest={token}"}
        )
        answer = await http.send(request, stream=True)
        return b"".join([part async for part in answer.aiter_raw()])
