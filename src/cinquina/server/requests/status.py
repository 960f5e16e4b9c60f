"""The HTTP status of a refusal."""

from cinquina.core.errors import Refusal

STATUS = {
    "table.foreign_host": 421,
    "table.foreign_origin": 403,
    "table.not_your_seat": 403,
    "table.host_only": 403,
    "table.not_here": 403,
    "table.no_such_table": 404,
    "table.no_such_page": 404,
    "table.no_such_lesson": 404,
    "table.too_large": 413,
    "table.too_fast": 429,
    "table.malformed": 400,
    "table.failed": 500,
    "table.not_saved": 503,
    "table.not_reachable": 503,
}


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.id, 409)
