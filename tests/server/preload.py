"""All that a server imports until it answers, for the process from which `tests/server/crash.py` forks one after the
other; their collectors of garbage need not look at it."""

import gc

import uvicorn.lifespan.off
import uvicorn.loops.uvloop
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

import cinquina.games
import cinquina.server.serve
import cinquina.table.store.sqlite  # noqa: F401

gc.collect()
gc.freeze()
