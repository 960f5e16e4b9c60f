"""The socket of a page at a table, and the room of those who are connected."""
