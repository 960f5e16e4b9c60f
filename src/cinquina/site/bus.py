"""Notifications between the tabs of a browser, which are processes on one store."""

from collections.abc import Callable

import msgspec

from cinquina.server.bus import Notification, NotificationHandler

news: msgspec.json.Decoder[Notification] = msgspec.json.Decoder(Notification)


class TabBus:
    up = True

    def __init__(self, post: Callable[[str], None]) -> None:
        """`post` sends a text to the other tabs."""
        self.post = post
        self.heard: NotificationHandler | None = None

    async def open(self, heard: NotificationHandler) -> None:
        self.heard = heard

    async def publish(self, news: Notification) -> None:
        self.post(msgspec.json.encode(news).decode())

    async def hear(self, text: str) -> None:
        """Take a text from another tab. One of another version is passed over: the store decides every race."""
        try:
            found = news.decode(text)
        except msgspec.MsgspecError:
            return
        if self.heard is not None:
            await self.heard(found)

    async def close(self) -> None:
        self.heard = None
