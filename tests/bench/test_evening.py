"""The bytes of an evening are those of messages that were understood: by the names of each revision, or not at all."""

import asyncio
import json
from dataclasses import fields, replace
from typing import Any

import msgspec
import pytest

from bench.environment import ROOT
from bench.evening import Page
from bench.wire import FIRST, PROTOCOLS, UnknownName, Wire, wire_of
from cinquina.server.viewer import messages

LATER = replace(FIRST, play="decide", play_text="notation", update="scene", update_film="reel", ack="done")


class Line:
    """A socket whose server has already said everything."""

    def __init__(self, *sent: dict[str, Any]) -> None:
        self.sent = [json.dumps(each).encode() for each in sent]
        self.said: list[dict[str, Any]] = []

    async def recv(self, decode: bool) -> bytes:
        return self.sent.pop(0)

    async def send(self, message: str) -> None:
        self.said.append(json.loads(message))


def page(wire: Wire, *sent: dict[str, Any]) -> Page:
    return Page(Line(*sent), wire)  # type: ignore[arg-type]


def update(wire: Wire, seq: int, film: object = None) -> dict[str, Any]:
    table = {wire.table_started: True, wire.table_over: seq > 1}
    return {
        "type": wire.update,
        wire.update_seq: seq,
        wire.update_film: film,
        wire.update_table: table,
    }


def test_the_table_has_the_names_of_the_protocol_that_is_spoken_here():
    wire = wire_of(ROOT / "src")
    assert wire == PROTOCOLS[messages.PROTOCOL]
    structs: dict[str, Any] = {
        "play": messages.Play,
        "ack": messages.Ack,
        "refused": messages.Refused,
        "update": messages.Update,
        "table": messages.TableView,
    }
    for each in fields(Wire):
        of, _, name = each.name.partition("_")
        found = structs[of].__struct_encode_fields__ if name else [structs[of].__struct_config__.tag]
        assert getattr(wire, each.name) in found, each.name


@pytest.mark.parametrize("wire", [FIRST, LATER])
def test_a_renamed_message_is_found_through_the_table(wire: Wire):
    film = {"beats": [1, 2, 3]}
    answer = {"type": wire.ack, wire.ack_id: "0", wire.ack_seq: 1}
    said = update(wire, 0), update(wire, 1, film), answer, update(wire, 2)
    one = page(wire, *said)

    async def evening() -> None:
        await one.knows(0)
        assert not one.is_over()
        assert await one.say(1, "a3", "0") == 1
        await one.knows(2)

    asyncio.run(evening())
    assert one.is_over()
    assert one.films == len(msgspec.json.encode(film))
    assert one.bytes == sum(len(json.dumps(each)) for each in said)
    assert one.socket.said == [  # type: ignore[attr-defined]
        {"type": wire.play, wire.play_id: "0", wire.play_seat: 1, wire.play_text: "a3"}
    ]


def test_an_unknown_message_is_an_error():
    with pytest.raises(UnknownName, match="'scene' is no message of an evening"):
        asyncio.run(page(FIRST, update(LATER, 0)).knows(0))


@pytest.mark.parametrize("lost", ["film", "seq", "table"])
def test_an_unknown_field_is_an_error(lost: str):
    said = {name: value for name, value in update(FIRST, 0).items() if name != lost}
    with pytest.raises(UnknownName, match=f"there is no '{lost}' in type, "):
        asyncio.run(page(FIRST, said).knows(0))


def test_a_protocol_without_a_line_is_an_error(tmp_path):
    server = tmp_path / "cinquina" / "server"
    (server / "socket").mkdir(parents=True)
    with pytest.raises(UnknownName, match="0 files"):
        wire_of(tmp_path)
    (server / "socket" / "messages.py").write_text("PROTOCOL = 99\n")
    with pytest.raises(UnknownName, match="protocol 99 has no line"):
        wire_of(tmp_path)
    (server / "socket" / "messages.py").write_text("PROTOCOL = 4\n")
    assert wire_of(tmp_path) == FIRST
