"""The messages that show a table to one viewer. This package depends on no framework, socket or process."""
