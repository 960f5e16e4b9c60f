"""A game being played: seats, log, clock, undo, and the store. Knows nothing of HTTP.

`Table` is one game, without input, output or a clock. `Tables` is the service that checks, stores, acknowledges and
then shows every change. `docs/developers/table.md` explains how the parts fit.
"""
