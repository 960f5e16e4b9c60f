"""News through the publish and subscribe of Valkey or Redis."""

import asyncio
import contextlib

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from cinquina.core.errors import Invalid
from cinquina.server.bus import Heard, News
from cinquina.server.log import log

CHANNEL = "cinquina"
SECONDS_TO_CONNECT = 5.0
RETRY_SECONDS = 0.5


class ValkeyBus:
    def __init__(self, url: str) -> None:
        try:
            self.client = Redis.from_url(
                url, socket_connect_timeout=SECONDS_TO_CONNECT, socket_keepalive=True
            )
        except ValueError as error:
            raise Invalid("--bus", str(error)) from None
        self.up = False
        self.listening: asyncio.Task[None] | None = None
        self.outgoing: list[bytes] = []
        self.telling = asyncio.Lock()

    async def open(self, heard: Heard) -> None:
        try:
            await self.client.ping()
        except (RedisError, OSError) as error:
            raise Invalid("--bus", f"nobody answers there: {error}") from None
        subscribed = asyncio.Event()
        self.listening = asyncio.create_task(self.listen(heard, subscribed))
        await subscribed.wait()

    async def listen(self, heard: Heard, subscribed: asyncio.Event) -> None:
        """Listen for ever; after a break everything may have been missed."""
        while True:
            try:
                async with self.client.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.up = True
                    if subscribed.is_set():
                        await pass_on(heard, None)
                    subscribed.set()
                    async for message in channel.listen():
                        await pass_on(heard, msgspec.json.decode(message["data"], type=News))
            except (RedisError, OSError, msgspec.MsgspecError) as error:
                if self.up or not subscribed.is_set():
                    log.warning("bus_lost", error=str(error))
                self.up = False
            await asyncio.sleep(RETRY_SECONDS)

    async def tell(self, news: News) -> None:
        """One after the other, in the order they came, what came meanwhile together: a connection for each would be
        more than there may be."""
        self.outgoing.append(msgspec.json.encode(news))
        async with self.telling:
            told, self.outgoing = self.outgoing, []
            if not told:
                return  # one who waited here before told it
            try:
                async with self.client.pipeline(transaction=False) as line:
                    for each in told:
                        line.publish(CHANNEL, each)
                    await line.execute()
            except (RedisError, OSError) as error:
                log.warning("bus_not_told", news=len(told), error=str(error))

    async def close(self) -> None:
        if self.listening:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
        await self.client.aclose()


async def pass_on(heard: Heard, news: News | None) -> None:
    """What goes wrong with one piece of news does not end the listening."""
    try:
        await heard(news)
    except Exception:
        log.exception("news_failed", table=news.table if news else "")
