"""Notifications by publish and subscribe of Valkey or Redis."""

import asyncio
import contextlib

import msgspec
from redis.asyncio import BlockingConnectionPool, Redis
from redis.exceptions import RedisError

from cinquina.core.errors import Fault
from cinquina.server.bus import Notification, NotificationHandler
from cinquina.server.ops.log import log

CHANNEL = "cinquina"
SECONDS_TO_CONNECT = 5.0
RETRY_SECONDS = 0.5
MOST_CONNECTIONS = 16


class ValkeyBus:
    def __init__(self, url: str) -> None:
        try:
            # Wait for a free connection: with a hundred senders, notifications would be lost otherwise.
            pool = BlockingConnectionPool.from_url(
                url,
                max_connections=MOST_CONNECTIONS,
                timeout=None,
                socket_connect_timeout=SECONDS_TO_CONNECT,
                socket_keepalive=True,
            )
            self.client = Redis.from_pool(pool)
        except ValueError:
            raise Fault("--bus", "serve-fault-bus-address", text=url) from None
        self.up = False
        self.listening: asyncio.Task[None] | None = None

    async def open(self, heard: NotificationHandler) -> None:
        try:
            await self.client.ping()
        except (RedisError, OSError) as error:
            raise Fault("--bus", "serve-fault-bus-unreachable", reason=str(error)) from None
        subscribed = asyncio.Event()
        self.listening = asyncio.create_task(self.listen(heard, subscribed))
        await subscribed.wait()

    async def listen(self, heard: NotificationHandler, subscribed: asyncio.Event) -> None:
        """Receive notifications until cancelled. After a lost connection call the handler with None, since any number
        may have been missed."""
        while True:
            try:
                async with self.client.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.up = True
                    if subscribed.is_set():
                        await handle_notification(heard, None)
                    subscribed.set()
                    async for message in channel.listen():
                        await handle_notification(
                            heard, msgspec.json.decode(message["data"], type=Notification)
                        )
            except (RedisError, OSError, msgspec.MsgspecError) as error:
                if self.up or not subscribed.is_set():
                    log.warning("bus_lost", error=str(error))
                self.up = False
            await asyncio.sleep(RETRY_SECONDS)

    async def publish(self, news: Notification) -> None:
        try:
            await self.client.publish(CHANNEL, msgspec.json.encode(news))
        except (RedisError, OSError) as error:
            log.warning("notification_not_sent", table=news.table, error=str(error))

    async def close(self) -> None:
        if self.listening:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
        await self.client.aclose()


async def handle_notification(heard: NotificationHandler, news: Notification | None) -> None:
    """Handle a notification. A failure is logged and does not end the subscription."""
    try:
        await heard(news)
    except Exception:
        log.exception("notification_failed", table=news.table if news else "")
