"""An update as a page completes it: the server sends no view that follows from the one that the page has."""

from copy import deepcopy
from typing import Any

from cinquina.server.viewer.changes import apply_changes


def completed(update: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
    """Return an update with its view (web/src/table/connection/update.ts), `before` being the last one, completed."""
    if update["view"] is not None:
        return update
    assert before is not None, "the first update of a page has a view"
    view = deepcopy(before["view"])
    for beat in update["film"]["beats"] if update["film"] else ():
        view = apply_changes(view, deepcopy(beat["change"]))
    return {**update, "view": view}
