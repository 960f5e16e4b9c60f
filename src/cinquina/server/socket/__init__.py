"""The socket of a page at a table, and the room of the connected viewers."""
