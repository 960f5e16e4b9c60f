"""The server for browsers: HTTP and WebSocket over `table/`. `docs/developers/server.md` explains its parts."""
