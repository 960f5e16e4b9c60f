"""A store at an address: of a database, or of keys in memory, which two processes of a test share."""

from functools import cache

from cinquina.table.store import Store, store_at
from cinquina.table.store.keyed import KeyedStore
from cinquina.table.store.shelf import MemoryShelf


@cache
def shelf_at(address: str) -> MemoryShelf:
    return MemoryShelf()


def at_address(address: str) -> Store:
    return KeyedStore(shelf_at(address)) if address.startswith("keyed:") else store_at(address)
