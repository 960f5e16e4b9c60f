"""Frames of whole texts beside those of the library, and what a page sends in pieces."""

import asyncio

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from cinquina.server.socket.frames import are_whole, text_frame, text_in
from tests.patience import PATIENCE
from tests.server.running import Running, page


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 2_000, 65_535, 65_536])
def test_a_text_in_one_frame(length: int):
    text = bytes(97 + n % 26 for n in range(length))
    frame = Frame(Opcode.TEXT, text)
    assert text_frame(text) == frame.serialize(mask=False)
    sent = frame.serialize(mask=True)
    assert text_in(sent) == (text if length < 65_536 else None), "long ones are left to the library"
    assert are_whole(sent * 3) == (length < 65_536)
    for cut in {1, 2, 5, len(sent) // 2, len(sent) - 1}:
        assert text_in(sent[:cut]) is None and not are_whole(sent[:cut]) and not are_whole(sent + sent[:cut])


def test_what_is_no_whole_text():
    part = Frame(Opcode.TEXT, b"half", fin=False).serialize(mask=True)
    ping = Frame(Opcode.PING, b"").serialize(mask=True)
    assert text_in(part) is None and not are_whole(part), "a part of a message"
    assert text_in(ping) is None and are_whole(ping)
    assert text_in(text_frame(b"not masked")) is None and not are_whole(text_frame(b"not masked"))
    assert text_in(b"") is None and are_whole(b"")


@pytest.mark.anyio
async def test_messages_in_any_pieces(server: Running):
    """Whole, two at once, cut in the middle, after a ping, in parts: each is answered, in order."""
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        socket = await ada.dial(table, "")
        frames = [ping(sent) for sent in range(9)]
        first, second = b'{"type":"ping",', b'"sent":9}'
        parts = Frame(Opcode.TEXT, first, fin=False), Frame(Opcode.CONT, second)
        pieces = [
            frames[0],
            frames[1] + frames[2],
            Frame(Opcode.PING, b"here").serialize(mask=True),
            frames[3],
            frames[4] + frames[5][:7],
            frames[5][7:],
            frames[6],
            frames[7][:1],
            frames[7][1:] + frames[8],
            b"".join(part.serialize(mask=True) for part in parts),
        ]
        for piece in pieces:
            socket.transport.write(piece)
            await asyncio.sleep(0)
        answered: list[int] = []
        async with asyncio.timeout(PATIENCE):
            while len(answered) < 10:
                told = msgspec.json.decode(await socket.recv())
                answered += [int(told["sent"])] if told["type"] == "pong" else []
        assert answered == list(range(10))


def ping(sent: int) -> bytes:
    return Frame(Opcode.TEXT, msgspec.json.encode({"type": "ping", "sent": sent})).serialize(mask=True)
