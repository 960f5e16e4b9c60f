"""The contract of every game. `docs/architecture.md` is the map."""
