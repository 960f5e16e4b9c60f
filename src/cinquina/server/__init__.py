"""A table for browsers: HTTP and WebSocket over `table/`. `docs/developers/server.md` is its map."""
