"""The contract every game fulfils. `docs/architecture.md` is the map."""
