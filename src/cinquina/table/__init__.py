"""A game being played: seats, log, clock, undo, and the store that keeps them. Knows nothing of HTTP.

`Table` is one game without input, output or a clock of its own; `Tables` is the service that checks, stores,
acknowledges and then shows. `docs/developers/table.md` tells how the parts fit.
"""
