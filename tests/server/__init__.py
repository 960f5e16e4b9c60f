"""The server as it really runs: a process of its own, spoken to over HTTP and WebSocket."""
