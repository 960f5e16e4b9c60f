"""A table as messages for one viewer. It knows no framework, no socket and no process: any shell may use it."""
