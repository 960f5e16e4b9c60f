"""uvicorn's protocols with limits on the time of a request and on the connections of one address."""

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from cinquina.server.ops.address import client_key
from cinquina.server.ops.limits import Gauge
from cinquina.server.socket.frames import are_whole, text_frame, text_in
from cinquina.server.socket.port import TOO_FAST
from cinquina.table.buckets import Buckets, Rate

REQUEST_SECONDS = 15.0  # for a request with its body, and for the first one of a connection
# After that: bytes that arrived while this process was busy are read before a connection is closed.
LAST_CALL_SECONDS = 0.5


class ImpatientProtocol(HttpToolsProtocol):
    by_address: ClassVar[Gauge | None] = None  # None = not counted, since all come from a proxy
    late: asyncio.TimerHandle | None = None
    counted: str | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.by_address is not None:
            peer = transport.get_extra_info("peername")
            who = client_key(str(peer[0])) if isinstance(peer, tuple) else ""
            if not self.by_address.take(who):
                transport.abort()
                return
            self.counted = who
        self.start_timeout()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.start_timeout()

    def on_message_complete(self) -> None:
        self.stop_timeout()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_counting()  # a socket is counted as one from here on
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_counting()
        super().connection_lost(exc)

    def start_timeout(self) -> None:
        self.stop_timeout()
        self.late = self.loop.call_later(REQUEST_SECONDS, self.call_for_rest)

    def call_for_rest(self) -> None:
        self.late = self.loop.call_later(LAST_CALL_SECONDS, self.transport.abort)

    def stop_timeout(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def stop_counting(self) -> None:
        self.stop_timeout()
        if self.counted is not None and self.by_address is not None:
            self.by_address.give_back(self.counted)
            self.counted = None


class PatientSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, but it reads in small pieces, and only after earlier messages were handled: the frames of a
    full buffer would block the process for 250 ms.

    A message in a single frame, as nearly all are, bypasses the library's parser, which would take a tenth of a
    decision's time.
    """

    PIECE = 2048
    UNREAD = 16 * 1024  # bytes that are taken from the peer before they are read
    AFTER_CLOSE = 64 * 1024  # bytes of a peer that does not stop sending
    CHATTER = Rate(5, 100)  # frames that are no messages: pings, pongs, parts of a message

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.unread = bytearray()
        self.chatter = Buckets(self.CHATTER)
        self.between = True  # whether the library's parser is between two messages

    def data_received(self, data: bytes) -> None:
        if self.between and not self.unread:
            text = text_in(data) if self.is_open() and not self.read_paused else None
            if text is not None and len(text) <= self.PIECE:
                self.curr_msg_data_type, self.frames = "text", [text]
                self.read_paused = True  # bytes that arrive before this is handled wait in `unread`
                self.send_receive_event_to_app()
                return
        if self.handshake_initiated:
            self.between = self.between and self.is_open() and are_whole(data)
        self.unread += data
        if self.read_paused and len(self.unread) > self.UNREAD:
            self.transport.pause_reading()
        if self.close_sent and len(self.unread) > self.AFTER_CLOSE:
            self.unread.clear()
            self.transport.abort()
            return
        self.read_piece()

    def read_piece(self) -> None:
        """Process the next piece, unless messages are waiting, and schedule the rest after other connections."""
        if self.read_paused or not self.unread or self.transport.is_closing():
            return
        piece = bytes(self.unread[: self.PIECE])
        del self.unread[: self.PIECE]
        super().data_received(piece)
        if self.unread:
            self.loop.call_soon(self.read_piece)

    def is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is not None and self.writable.is_set() and not self.disconnected and self.is_open():
            self.transport.write(text_frame(text.encode()))
        else:
            await super().send(message)

    async def receive(self) -> Any:
        message = await super().receive()
        self.read_piece()
        return message

    def handle_ping(self) -> None:
        super().handle_ping()
        self.count_chatter()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self.count_chatter()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        self.count_chatter()

    def count_chatter(self) -> None:
        """Count a frame that is no message, and close the connection if there are too many: browsers send hardly
        any."""
        now = self.loop.time()
        if not self.chatter.delay("", now):
            self.chatter.take("", now)
        elif not self.close_sent:
            self.conn.fail(TOO_FAST, "table.too_fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.unread.clear()
            # Not at once: bytes still arriving would reset the connection before the peer has read the reason.
            self.close_timer = self.loop.call_later(LAST_CALL_SECONDS, self.transport.close)


def protocol_class(connections: int | None) -> type[ImpatientProtocol]:
    """Return the protocol class for one server. `connections` limits the connections of one address; None = no limit,
    behind a proxy."""
    gauge = None if connections is None else Gauge(connections)
    return type("Protocol", (ImpatientProtocol,), {"by_address": gauge})
