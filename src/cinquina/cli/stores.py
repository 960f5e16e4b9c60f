"""Access to a store for the commands of operators."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from cinquina.cli.mistakes import Mistake
from cinquina.core.errors import Refusal
from cinquina.locales import Texts

if TYPE_CHECKING:  # a database takes time to load
    from cinquina.table.store import Store

T = TypeVar("T")


async def in_store(texts: Texts, url: str | None, work: Callable[["Store"], Awaitable[T]]) -> T:
    """Open a store, call `work` with it, and return the result. The schema is not upgraded, since a server of an older
    version may use the store."""
    from cinquina.table.store import Unavailable, fault_of, open_store, store_at

    store = store_at(url)
    try:
        return await work(await open_store(store, upgrade=False))
    except Unavailable as error:
        raise fault_of(error) from None
    except Refusal as refusal:
        raise Mistake(texts.refusal(refusal)) from None
    finally:
        await store.close()
