"""The server's log: one line an event, for people or as JSON. It never has a token or a secret of a game."""

import logging
import sys
from typing import Any, TextIO


class Log:
    """Named events with their facts, as records of the standard library: a browser has no other."""

    def __init__(self, name: str) -> None:
        self.logger = logging.getLogger(name)

    def info(self, event: str, **facts: Any) -> None:
        self.logger.info(event, extra=facts)

    def warning(self, event: str, **facts: Any) -> None:
        self.logger.warning(event, extra=facts)

    def error(self, event: str, exc_info: BaseException | None = None, **facts: Any) -> None:
        self.logger.error(event, exc_info=exc_info, extra=facts)

    def exception(self, event: str, **facts: Any) -> None:
        """Log the exception that is being handled."""
        self.logger.exception(event, extra=facts)


log = Log("cinquina")


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Return whether to log a record. Uvicorn logs a traceback for every WebSocket frame that is not UTF-8, so that any
    client could fill the log."""
    return not record.getMessage().startswith("Invalid UTF-8")


def set_up(style: str = "text", stream: TextIO | None = None) -> None:
    """Send all log lines, uvicorn's too, through one formatter to stderr."""
    import structlog

    stream = stream or sys.stderr
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(
            colors=stream.isatty(),
            pad_event_to=24,
            # The pretty one prints local variables, and with them tokens.
            exception_formatter=structlog.dev.plain_traceback,
        )
    )
    endings = [structlog.processors.format_exc_info] if style == "json" else []
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *endings, last],
        )
    )
    logging.getLogger("uvicorn.error").addFilter(is_worth_logging)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    # People read the terminal, a log collector the JSON; only the latter gets requests.
    logging.getLogger("cinquina").setLevel(logging.INFO if style == "json" else logging.WARNING)
